import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { click, points, start, tested, visit } from './site';

const here = tested();

const toggle = (page: Page) => page.getByRole('checkbox', { name: 'Exact values' });
const told = (page: Page) => page.getByTestId('value');
const moves = (page: Page) => page.locator('[aria-label="The moves and what they are worth"] li');

test('a small game is solved in the browser, and every move has its value', async () => {
  const page = await visit(here.browser, here.site.address);
  await start(page, { rules: 'three' });
  expect(await toggle(page).isChecked()).toBe(false);
  await toggle(page).check();
  await expect
    .poll(() => told(page).innerText())
    .toBe('White wins in 9 moves, those of both counted.');
  expect(await moves(page).count()).toBe(9);
  expect(await moves(page).first().locator('.sign').innerText()).toBe('+9');
  await expect.poll(() => page.locator('svg.board .badge').count()).toBe(9);
  // A mistake: the other side wins now.
  await click(page, 'a2');
  await expect.poll(() => told(page).innerText()).toContain('Black wins in 7 moves');
  // The list plays the move that is chosen in it.
  await moves(page).first().locator('button').click();
  await expect.poll(() => told(page).innerText()).toContain('White loses in 6 moves');
  // In an earlier position the values are those of then, and nothing can be played.
  await page.locator('button.move').first().click();
  await expect.poll(() => told(page).innerText()).toContain('Black wins in 7 moves');
  expect(await moves(page).first().locator('button').isDisabled()).toBe(true);
  expect(await page.locator('svg.board .badge').count()).toBe(0);
  await page.context().close();
});

test('against the computer nothing is given away unless it is asked for', async () => {
  const page = await visit(here.browser, here.site.address);
  await start(page, { rules: 'six', against: 'computer' });
  expect(await toggle(page).isChecked()).toBe(false);
  expect(await page.locator('svg.board .badge').count()).toBe(0);
  await toggle(page).check();
  await expect.poll(() => page.locator('svg.board .badge').count()).toBe(16);
  await page.context().close();
});

test('a site without values says so, and so does one that is gone', async () => {
  const page = await visit(here.browser, here.site.address);
  await start(page, { rules: 'ludoteka' });
  await toggle(page).check();
  await expect.poll(() => told(page).innerText()).toBe('this site has no exact values of ludoteka');
  await page.context().setOffline(true);
  await click(page, 'd6');
  await expect.poll(() => told(page).innerText()).toContain('The site cannot be reached');
  await page.context().close();
});

test('an opened record shows values where there are any', async () => {
  const page = await visit(here.browser, `${here.site.address}?rules=three&moves=b2+a1`);
  await expect.poll(() => told(page).innerText()).toContain('White wins in 7 moves');
  expect(await toggle(page).isChecked()).toBe(true);
  await page.goto(`${here.site.address}?rules=ludoteka&moves=d6+f4`);
  await expect.poll(() => toggle(page).isChecked()).toBe(false);
  expect(await told(page).count()).toBe(0);
  // Who then asks is told why there are none.
  await toggle(page).check();
  await expect.poll(() => told(page).innerText()).toBe('this site has no exact values of ludoteka');
  await page.context().close();
});

test('a win that the draw counter may spoil is told so', async () => {
  const page = await visit(here.browser, here.site.address);
  await page.context().route('**/api/value?*', (route) =>
    route.fulfill({
      json: {
        v: 1,
        rules: 'ludoteka',
        position: '',
        value: 'win',
        plies: 151,
        mayBeDrawn: true,
        drawCounter: 100,
        moves: [
          { move: 'd6', value: 'win', plies: 151, mayBeDrawn: true },
          { move: 'a1', value: 'draw', plies: null, mayBeDrawn: false },
        ],
      },
    }),
  );
  await start(page, { rules: 'ludoteka' });
  await toggle(page).check();
  await expect
    .poll(() => told(page).innerText())
    .toBe('White wins in 151 moves, those of both counted. But the 50-move rule may draw it.');
  expect(await moves(page).first().innerText()).toContain('50-move rule');
  expect(await moves(page).last().innerText()).not.toContain('50-move rule');
  for (const name of points('d6')) await click(page, name);
  await page.context().close();
});
