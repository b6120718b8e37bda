// What is on the pages of a PDF, as poppler sees it.

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What `work` finds in a folder with the file in it, which is gone afterwards. */
function beside<T>(pdf: Buffer, work: (folder: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'molino-'));
  try {
    writeFileSync(join(folder, 'sheet.pdf'), pdf);
    return work(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The sizes of the pages in millimetres. */
export function sizes(pdf: Buffer): number[][] {
  const args = ['-l', '99', 'sheet.pdf'];
  const told = beside(pdf, (cwd) => execFileSync('pdfinfo', args, { cwd, encoding: 'utf8' }));
  const points = [...told.matchAll(/Page +\d+ size: +([\d.]+) x ([\d.]+)/g)];
  return points.map(([, width, height]) => [width, height].map((p) => (Number(p) * 25.4) / 72));
}

/** A page in dots, ten to a millimetre. */
export interface Dots {
  readonly width: number;
  readonly height: number;
  black(x: number, y: number): boolean;
}

/** The first page in dots. */
export function dots(pdf: Buffer): Dots {
  const args = ['-gray', '-r', '254', '-f', '1', '-l', '1', 'sheet.pdf', 'page'];
  const bytes = beside(pdf, (folder) => {
    execFileSync('pdftoppm', args, { cwd: folder });
    const name = readdirSync(folder).find((name) => name.endsWith('pgm'))!;
    return readFileSync(join(folder, name));
  });
  const head = /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(bytes.subarray(0, 40).toString('latin1'))!;
  const [width, height] = [Number(head[1]), Number(head[2])];
  return { width, height, black: (x, y) => bytes[head[0].length + y * width + x]! < 100 };
}
