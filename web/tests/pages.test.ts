import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { start, tested, visit } from './site';

const here = tested();

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

const ADDRESSES = [
  'learn',
  'learn/mill',
  'learn/history',
  'learn/glossary',
  'learn/differences',
  'print',
  'games',
  'rules',
];

/** What axe finds on the page. */
async function faults(page: Page): Promise<string[]> {
  // The page's policy lets no script in; the debugger does.
  await page.evaluate(await readFile(axe, 'utf8'));
  return page.evaluate(async () => {
    interface Found {
      violations: { id: string; nodes: { html: string; failureSummary: string }[] }[];
    }
    const run = (globalThis as unknown as { axe: { run(): Promise<Found> } }).axe.run();
    return (await run).violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 120)} ${failureSummary}`),
    );
  });
}

describe.each(['es', 'en', 'fr'])('in %s', (locale) => {
  test.each(['light', 'dark'] as const)('%s, axe finds nothing', async (colorScheme) => {
    for (const width of [360, 1280]) {
      const viewport = { width, height: 800 };
      const page = await visit(here.browser, here.site.address, { locale, colorScheme, viewport });
      expect(await faults(page), 'new game').toEqual([]);
      await start(page);
      await page.locator('[data-point="d6"]').click();
      await page.waitForTimeout(250);
      expect(await faults(page), 'game').toEqual([]);
      for (const address of ADDRESSES) {
        await page.goto(here.site.address + address);
        await page.locator('h1').waitFor();
        expect(await faults(page), address).toEqual([]);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(wide, `${address} at ${width}`).toBeLessThanOrEqual(width);
      }
      await page.context().close();
    }
  });
});

test.each(['es', 'en', 'fr'])(
  'with letters twice as large no page in %s is wider than the screen',
  async (locale) => {
    const viewport = { width: 360, height: 740 };
    const page = await visit(here.browser, here.site.address, { locale, viewport });
    for (const address of ['', '?moves=d6', ...ADDRESSES]) {
      await page.goto(here.site.address + address);
      await page.locator('h1').first().waitFor({ state: 'attached' });
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
      const wide = () => page.evaluate(() => document.documentElement.scrollWidth);
      await expect.poll(wide, { message: address }).toBe(360);
    }
    await page.context().close();
  },
);

test.each(['paper', 'wood', 'slate', 'contrast'])(
  'the theme %s has its contrasts',
  async (theme) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const page = await visit(here.browser, here.site.address, { colorScheme });
      await page.evaluate((theme) => {
        localStorage.setItem('molino.settings', JSON.stringify({ theme }));
      }, theme);
      await page.reload();
      await start(page);
      expect(await faults(page)).toEqual([]);
      const low = await page.evaluate(() => {
        const style = getComputedStyle(document.documentElement);
        const light = (name: string) => {
          const probe = document.createElement('span');
          probe.style.color = style.getPropertyValue(name);
          document.body.append(probe);
          const [r = 0, g = 0, b = 0] = getComputedStyle(probe)
            .color.match(/[\d.]+/g)!
            .map(Number);
          probe.remove();
          const linear = [r, g, b].map((c) => {
            const part = c / 255;
            return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
          });
          return 0.2126 * linear[0]! + 0.7152 * linear[1]! + 0.0722 * linear[2]!;
        };
        const contrast = (a: string, b: string) => {
          const [x, y] = [light(a), light(b)];
          return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
        };
        // Men by their edge, lines and marks: three to one at least.
        const pairs = ['line', 'accent', 'good', 'bad', 'focus'].map((name) => [name, 'field']);
        const edges = [
          ['white-edge', 'white'],
          ['black-sign', 'black'],
          ['white-sign', 'white'],
        ];
        const men = ['white', 'black'].map((side) => {
          const best = Math.max(
            contrast(`--${side}`, '--field'),
            contrast(`--${side}-edge`, '--field'),
          );
          return best >= 3 ? [] : [`${side} on the board ${best.toFixed(2)}`];
        });
        return [...pairs, ...edges]
          .map(([a, b]) => ({ pair: `${a} on ${b}`, ratio: contrast(`--${a}`, `--${b}`) }))
          .filter(({ ratio }) => ratio < 3)
          .map(({ pair, ratio }) => `${pair} ${ratio.toFixed(2)}`)
          .concat(men.flat());
      });
      expect(low, colorScheme).toEqual([]);
      await page.context().close();
    }
  },
);

test('targets on the board are 44 pixels wide on a small screen', async () => {
  const page = await visit(here.browser, here.site.address, {
    viewport: { width: 360, height: 740 },
  });
  await start(page);
  for (const spot of await page.locator('.touch').all()) {
    expect((await spot.boundingBox())!.width).toBeGreaterThanOrEqual(44);
  }
  await page.context().close();
});

test('a tap is painted within 50 ms on a processor four times as slow', async () => {
  const page = await visit(here.browser, here.site.address, {
    viewport: { width: 360, height: 740 },
  });
  await start(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const tap = async (x: number, y: number) => {
    await page.evaluate(() => {
      const painted = new Promise<number>((resolve) => {
        addEventListener(
          'pointerup',
          () => {
            const begun = performance.now();
            requestAnimationFrame(() => {
              const channel = new MessageChannel();
              channel.port1.onmessage = () => resolve(performance.now() - begun);
              channel.port2.postMessage(null);
            });
          },
          { once: true, capture: true },
        );
      });
      Object.assign(globalThis, { painted });
    });
    await page.mouse.click(x, y);
    return page.evaluate(() => (globalThis as unknown as { painted: Promise<number> }).painted);
  };
  const times: number[] = [];
  const idle: number[] = [];
  for (const name of ['d6', 'f4', 'd5', 'b4', 'g7', 'a1', 'g1']) {
    const box = (await page.locator(`[data-point="${name}"] .touch`).boundingBox())!;
    times.push(await tap(box.x + box.width / 2, box.y + box.height / 2));
    idle.push(await tap(1, 1));
  }
  // The quickest shows what there is to do; the others what else the machine does.
  const [quickest, nothing] = [Math.min(...times), Math.min(...idle)];
  const told = (all: number[]) => all.map((time) => time.toFixed(0)).join(' ');
  console.log(`tap to paint: ${told(times)} ms; where there is nothing to do: ${told(idle)} ms`);
  // A machine that is busy takes long even for nothing.
  expect(quickest).toBeLessThanOrEqual(Math.max(50, 4 * nothing));
  await page.context().close();
});

test('what is loaded before the first move is small', async () => {
  const page = await visit(here.browser, here.site.address, { serviceWorkers: 'block' });
  await start(page);
  const loaded = await page.evaluate(() =>
    performance.getEntriesByType('resource').map((entry) => new URL(entry.name).pathname),
  );
  await page.context().close();
  const size = async (end: string) => {
    const files = loaded.filter((path) => path.endsWith(end));
    const sizes = files.map(async (path) => gzipSync(await readFile(`dist${path}`)).length);
    return (await Promise.all(sizes)).reduce((sum, one) => sum + one, 0);
  };
  const [scripts, modules] = [await size('.js'), await size('.wasm')];
  console.log(`loaded: ${scripts} bytes of scripts, ${modules} of WebAssembly, compressed`);
  expect(scripts).toBeGreaterThan(1000);
  expect(scripts).toBeLessThanOrEqual(60_000);
  expect(modules).toBeGreaterThan(1000);
  expect(modules).toBeLessThanOrEqual(250_000);
  expect((await readdir('dist/assets')).length).toBeGreaterThan(5);
});
