import { readFile, writeFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  click,
  PLAIN,
  middle,
  notice,
  played,
  points,
  serve,
  start,
  task,
  tested,
  visit,
  WHOLE,
} from './site';

const here = tested();

test('a whole game by mouse', async () => {
  const page = await visit(here.browser, here.site.address, {
    viewport: { width: 1280, height: 860 },
  });
  await start(page);
  for (const [ply, move] of WHOLE.entries()) {
    for (const name of points(move)) await click(page, name);
    await expect.poll(() => played(page), { message: move }).toBe(ply + 1);
  }
  await expect.poll(() => task(page).innerText()).toBe('White wins: Black has only two men left.');
  await expect.poll(() => page.locator('button.move').allInnerTexts()).toEqual(WHOLE);
  await page.context().close();
});

test('a whole game by touch on a small screen', async () => {
  const viewport = { width: 360, height: 740 };
  const page = await visit(here.browser, here.site.address, {
    viewport,
    hasTouch: true,
    isMobile: true,
  });
  await start(page);
  for (const [ply, move] of WHOLE.entries()) {
    for (const name of points(move)) {
      const { x, y } = await middle(page, name);
      await page.touchscreen.tap(x, y);
    }
    await expect.poll(() => played(page), { message: move }).toBe(ply + 1);
  }
  await expect.poll(() => task(page).innerText()).toContain('White wins');
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBe(360);
  await page.context().close();
});

/** Goes from point to point by arrows until `name` has the focus. */
async function walk(page: Page, name: string): Promise<void> {
  for (let i = 0; i < 20; i++) {
    const at = await page.evaluate(() => (document.activeElement as SVGElement).dataset['point']);
    if (at === name) return;
    const [column, row] = [name.charCodeAt(0), Number(name[1])];
    const [from, height] = [at!.charCodeAt(0), Number(at![1])];
    if (column !== from) await page.keyboard.press(column > from ? 'ArrowRight' : 'ArrowLeft');
    const now = await page.evaluate(() => (document.activeElement as SVGElement).dataset['point']);
    if (now === name) return;
    if (now === at || row !== height) {
      await page.keyboard.press(row > height ? 'ArrowUp' : 'ArrowDown');
    }
  }
  throw new Error(`the arrows do not lead to ${name}`);
}

test('a whole game by keyboard alone, and what a screen reader says', async () => {
  const page = await visit(here.browser, here.site.address, { locale: 'es' });
  // The form too is filled in by keys.
  await page.locator('input[value=person]').focus();
  await page.keyboard.press('Space');
  await page.locator('input[value=me]').focus();
  await page.keyboard.press('Space');
  await page.locator('fieldset select').last().focus();
  await page.keyboard.type('three');
  await page.locator('button.start').focus();
  await page.keyboard.press('Enter');
  await page.locator('svg.board .spot[tabindex="0"]').focus();
  const spoken: string[] = [];
  for (const move of ['b2', 'a1', 'a3', 'c1', 'b1', 'b3', 'a3-a2', 'b3-a3', 'b2-b3', 'a1-b2']) {
    const before = await played(page);
    for (const name of points(move)) {
      await walk(page, name);
      await page.keyboard.press('Enter');
    }
    await expect.poll(() => played(page), { message: move }).toBe(before + 1);
    spoken.push(await page.getByTestId('spoken').innerText());
  }
  const golden = new URL('./spoken.es.txt', import.meta.url);
  const text = `${spoken.join('\n')}\n`;
  if (process.env['MOLINO_BLESS']) await writeFile(golden, text);
  expect(text).toBe(await readFile(golden, 'utf8'));
  await page.context().close();
});

test('men are dragged, and a drag that ends nowhere changes nothing', async () => {
  const page = await visit(here.browser, here.site.address);
  await start(page, { rules: 'three' });
  for (const name of ['a1', 'c1', 'b1', 'a2', 'c3', 'b3']) await click(page, name);
  const drag = async (from: string, to: { x: number; y: number }) => {
    const { x, y } = await middle(page, from);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move((x + to.x) / 2, (y + to.y) / 2, { steps: 4 });
    await page.mouse.move(to.x, to.y, { steps: 4 });
    await page.mouse.up();
  };
  await drag('c3', { x: 2, y: 2 });
  await expect.poll(() => played(page)).toBe(6);
  await expect.poll(() => page.locator('.chosen').count()).toBe(0);
  // Another man than the one that is chosen may be dragged.
  await click(page, 'a1');
  await drag('c3', await middle(page, 'c2'));
  await expect.poll(() => played(page)).toBe(7);
  await page.context().close();
});

test('a refused move says why, and another man may be chosen', async () => {
  const page = await visit(here.browser, here.site.address);
  await start(page);
  await click(page, 'd6');
  await click(page, 'd6');
  await expect.poll(() => notice(page).innerText()).toBe('d6 is not empty');
  for (const name of ['f4', 'd5', 'b4', 'd7']) await click(page, name);
  await expect.poll(() => task(page).innerText()).toContain('a mill!');
  await click(page, 'a1');
  await expect.poll(() => notice(page).innerText()).toBe('no enemy man stands on a1');
  await expect.poll(() => played(page)).toBe(4);
  await click(page, 'b4');
  await expect.poll(() => played(page)).toBe(5);
  await page.context().close();
});

test('a language is changed in the middle of a move, and a reload leaves the move out', async () => {
  const page = await visit(here.browser, here.site.address);
  await start(page);
  for (const name of ['d6', 'f4', 'd5', 'b4', 'd7']) await click(page, name);
  await page.locator('#language').selectOption('fr');
  await page.waitForFunction(() => document.documentElement.lang === 'fr');
  await expect.poll(() => task(page).innerText()).toContain('moulin');
  await expect.poll(() => page.locator('.prey').count()).toBeGreaterThan(0);
  await page.reload();
  await page.locator('svg.board').waitFor();
  await expect.poll(() => played(page)).toBe(4);
  await expect.poll(() => page.locator('.chosen').count()).toBe(0);
  await expect
    .poll(() => task(page).innerText())
    .toBe('Blancs\u00a0: pose un pion sur un point libre.');
  await page.context().close();
});

test('without a network, after the server has gone', async () => {
  const own = await serve();
  const page = await visit(here.browser, own.address);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await start(page, { against: 'computer', rules: 'six' });
  await click(page, 'a1');
  await page.waitForFunction(() => document.querySelectorAll('button.move').length === 2);
  await own.stop();
  await page.reload();
  await page.locator('svg.board').waitFor();
  await expect.poll(() => played(page)).toBe(2);
  for (let ply = 2; (await page.locator('.over').count()) === 0 && ply < 60;) {
    const roles = page.locator('.spot[data-role]');
    await roles.first().waitFor();
    const names = await roles.evaluateAll((spots) =>
      spots.map((spot) => (spot as SVGElement).dataset['point'] ?? ''),
    );
    await click(page, names[ply % names.length]!);
    if ((await played(page)) > ply) {
      await page.waitForFunction(
        (before) =>
          document.querySelectorAll('button.move').length > before ||
          document.querySelector('.over') !== null,
        ply + 1,
      );
      ply = await played(page);
    }
  }
  await expect.poll(() => played(page)).toBeGreaterThan(5);
  await page.context().close();
});

test('dice are thrown, or typed in from real ones', async () => {
  const page = await visit(here.browser, here.site.address);
  await start(page, { rules: 'alfonso' });
  for (const name of ['d6', 'a1', 'd5', 'a4']) {
    await page.locator('.dice:not(.rolling)').waitFor();
    await click(page, name);
  }
  await expect.poll(() => played(page)).toBe(4);
  await page.getByRole('button', { name: 'New game' }).click();
  await start(page, { rules: 'alfonso', realDice: true });
  await click(page, 'd6');
  await expect.poll(() => notice(page).innerText()).toBe('the dice must be thrown first');
  for (const [die, pips] of [6, 5, 4].entries()) {
    await page.locator('.typed select').nth(die).selectOption(String(pips));
  }
  await page.getByRole('button', { name: 'Thrown' }).click();
  await expect.poll(() => page.locator('.dice .unseen').innerText()).toBe('Throw 6-5-4');
  await click(page, 'd6');
  await expect.poll(() => page.locator('button.move').innerText()).toContain('6-5-4');
  await page.context().close();
});

test('records are read and written, and a link has the game', async () => {
  const page = await visit(here.browser, `${here.site.address}games`);
  await page.locator('#record').fill('1. d6 f4 2. d6 b4 *');
  await page.getByRole('button', { name: 'Read it' }).click();
  await expect.poll(() => page.getByRole('alert').innerText()).toContain('d6 is not empty');
  await page.locator('#record').fill(WHOLE.join(' '));
  await page.getByRole('button', { name: 'Read it' }).click();
  await page.locator('svg.board').waitFor();
  await expect.poll(() => task(page).innerText()).toContain('White wins');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ]);
  const pgn = await readFile(await download.path(), 'utf8');
  expect(pgn).toContain('[Result "1-0"]');
  expect(pgn.replace(/\s+/g, ' ')).toContain('22. e4-e3xf4 1-0');
  await page.goto(`${here.site.address}?rules=three&moves=${encodeURIComponent('b2 a1')}`);
  await page.locator('svg.board').waitFor();
  await expect.poll(() => played(page)).toBe(2);
  // What is played on from a link is there after a reload.
  await click(page, 'c3');
  await expect.poll(() => played(page)).toBe(3);
  await page.reload();
  await expect.poll(() => played(page)).toBe(3);
  await page.goto(`${here.site.address}?moves=d6%20d6`);
  await expect.poll(() => page.getByRole('alert').innerText()).toContain('d6 is not empty');
  await page.context().close();
});

test('the game is looked at move by move, and comes back to the last', async () => {
  const page = await visit(here.browser, here.site.address);
  await start(page);
  for (const name of ['d6', 'f4', 'b4', 'a1']) await click(page, name);
  await page.getByRole('button', { name: 'One move back' }).click();
  await page.getByRole('button', { name: 'One move back' }).click();
  await expect.poll(() => page.locator('svg.board .man').count()).toBe(2);
  await click(page, 'g7');
  await expect.poll(() => notice(page).innerText()).toBe('You look at an earlier move.');
  await page.getByRole('button', { name: 'To the last move' }).first().click();
  await click(page, 'g7');
  await expect.poll(() => played(page)).toBe(5);
  await page.context().close();
});

test('moves are taken back whole, with the answer of the computer', async () => {
  const page = await visit(here.browser, here.site.address);
  await start(page, { against: 'computer' });
  await click(page, 'd6');
  await page.waitForFunction(() => document.querySelectorAll('button.move').length === 2);
  await page.getByRole('button', { name: 'Take back' }).click();
  await expect.poll(() => played(page)).toBe(0);
  await expect.poll(() => page.getByRole('button', { name: 'Take back' }).isDisabled()).toBe(true);
  await page.context().close();
});

test('a game is resigned after a question, and can be played on by a take-back', async () => {
  const page = await visit(here.browser, here.site.address);
  await start(page);
  await click(page, 'd6');
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('button', { name: 'No', exact: true }).click();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent?.trim()))
    .toBe('Resign');
  // A question that nobody has answered is gone with the move.
  await page.getByRole('button', { name: 'Resign' }).click();
  await click(page, 'f4');
  await expect.poll(() => played(page)).toBe(2);
  await expect.poll(() => page.getByRole('button', { name: 'Yes' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Offer draw' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect.poll(() => task(page).innerText()).toBe('Black wins: White resigns.');
  await page.getByRole('button', { name: 'Take back' }).click();
  await click(page, 'd5');
  await expect.poll(() => played(page)).toBe(3);
  await page.context().close();
});

test('sounds are heard, and can be switched off', async () => {
  const page = await visit(here.browser, here.site.address);
  // Counts the tones that begin.
  await page.evaluate(() => {
    const start = OscillatorNode.prototype.start;
    Object.assign(globalThis, { tones: 0 });
    OscillatorNode.prototype.start = function (...when) {
      (globalThis as unknown as { tones: number }).tones += 1;
      start.apply(this, when);
    };
  });
  const tones = () => page.evaluate(() => (globalThis as unknown as { tones: number }).tones);
  await start(page);
  await click(page, 'd6');
  await expect.poll(tones).toBe(1);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByLabel('Sounds').uncheck();
  await page.keyboard.press('Escape');
  await click(page, 'f4');
  await expect.poll(() => played(page)).toBe(2);
  expect(await tones()).toBe(1);
  await page.context().close();
});

test('an address that is none of ours says so', async () => {
  const page = await visit(here.browser, `${here.site.address}nowhere`);
  await expect.poll(() => page.locator('h1').innerText()).toBe('No such page');
  await page.getByRole('link', { name: 'To the game' }).click();
  await page.locator('button.start').waitFor();
  await page.context().close();
});

test('a school without TLS plays, keeps its games, and sends links', async () => {
  const address = here.site.address.replace('127.0.0.1', PLAIN);
  const page = await visit(here.browser, address);
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  await start(page, { against: 'computer' });
  await click(page, 'd6');
  await expect.poll(() => played(page)).toBe(2);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect.poll(() => page.getByLabel('The link').inputValue()).toContain('moves=d6');
  await page.reload();
  await expect.poll(() => played(page)).toBe(2);
  await page.context().close();
});

test('a browser that keeps nothing, or nonsense, plays all the same', async () => {
  const page = await visit(here.browser, here.site.address);
  await page.evaluate(() => {
    localStorage.setItem('molino.games', '[null, 3, {"id": "x"}]');
    localStorage.setItem('molino.current', '"x"');
    localStorage.setItem('molino.settings', '7');
    localStorage.setItem('molino.language', '{');
  });
  await page.goto(`${here.site.address}games`);
  await expect.poll(() => page.getByText('No games yet').count()).toBe(1);
  await page.context().addInitScript(() => {
    Object.defineProperty(globalThis, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await page.goto(here.site.address);
  await start(page);
  await click(page, 'd6');
  await expect.poll(() => played(page)).toBe(1);
  await expect.poll(() => page.getByText('does not keep the game').count()).toBe(1);
  await page.context().close();
});

test('a game that two tabs show stands the same in both', async () => {
  const page = await visit(here.browser, here.site.address);
  await start(page);
  await click(page, 'a1');
  const second = await page.context().newPage();
  await second.goto(here.site.address);
  await expect.poll(() => played(second)).toBe(1);
  await click(page, 'd1');
  await expect.poll(() => played(second)).toBe(2);
  await click(second, 'g1');
  await expect.poll(() => played(page)).toBe(3);
  await page.context().close();
});

test('a game that was deleted can be had back', async () => {
  const page = await visit(here.browser, here.site.address);
  await start(page);
  await click(page, 'a1');
  await page.getByRole('link', { name: 'Games' }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect.poll(() => page.getByText('No games yet').count()).toBe(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => page.locator('li.card').count()).toBe(1);
  await page.context().close();
});

test('an address that names what is not there says so', async () => {
  const page = await visit(here.browser, `${here.site.address}?game=unknown`);
  await expect.poll(() => page.getByRole('alert').innerText()).toContain('not kept');
  await page.goto(`${here.site.address}?rules=zzz`);
  await expect.poll(() => page.getByRole('alert').innerText()).toContain('zzz');
  await page.context().close();
});

test('on a phone that lies down the whole board is seen', async () => {
  const viewport = { width: 740, height: 360 };
  const page = await visit(here.browser, here.site.address, { viewport });
  await start(page);
  const board = (await page.locator('svg.board').boundingBox())!;
  expect(board.height).toBeLessThanOrEqual(360);
  await page.context().close();
});
