// Sheets to print: the second WebAssembly module, loaded by those who print.

import init, { sheet } from '../wasm/sheets.js';
import wasm from '../wasm/sheets_bg.wasm?url';
import { once } from '../rules/once';
import { asking } from '../rules/rules';
import type { Language } from '../words/words.svelte';

export const SHEETS = [
  'board',
  'tiled-board',
  'pieces',
  'rules',
  'school',
  'dice',
  'tournament',
] as const;
export type SheetName = (typeof SHEETS)[number];

export const PAPERS = {
  a4: { name: 'A4', width: 210, height: 297 },
  letter: { name: 'Letter', width: 215.9, height: 279.4 },
} as const;
export type PaperName = keyof typeof PAPERS;

export interface Order {
  sheet: SheetName;
  paper: PaperName;
  rules?: string;
  style?: 'full' | 'ink-saving';
  side?: number;
  square?: number;
  diameter?: number;
  players?: number;
}

export interface Sheets {
  readonly title: string;
  /** The pages, each an SVG file. */
  readonly pages: string[];
}

const load = once(() => init({ module_or_path: wasm }));

/** The names and values of an order. */
function pairs(order: Order): [string, string][] {
  return Object.entries(order).map(([name, value]) => [name, String(value)]);
}

/** The pages of a sheet. What does not fit is refused. */
export async function draw(order: Order, language: Language): Promise<Sheets> {
  await load();
  return JSON.parse(asking(() => sheet(pairs(order).flat(), language))) as Sheets;
}

/** Where the server makes a PDF of it. */
export function pdf(order: Order, language: Language): string {
  return `/api/sheet.pdf?${new URLSearchParams([['lang', language], ...pairs(order)]).toString()}`;
}
