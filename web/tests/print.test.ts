import { expect, test } from 'vitest';
import { dots, sizes } from './pdf';
import { tested, visit } from './site';

const here = tested();

/** How wide the outer square of the first page of a PDF is drawn, in millimetres. */
function side(pdf: Buffer): number {
  const { width, height, black } = dots(pdf);
  const long: number[] = [];
  for (let x = 0; x < width; x++) {
    let count = 0;
    for (let y = 0; y < height; y++) if (black(x, y)) count += 1;
    if (count > 1000) long.push(x);
  }
  return (long.at(-1)! - long[0]!) / 10;
}

test('what the page prints has the size of the paper and the side asked for', async () => {
  const page = await visit(here.browser, `${here.site.address}print`);
  await page.locator('input[value=board]').check();
  await page.locator('input[type=number]').fill('150');
  await page.locator('.sheet svg').waitFor();
  const pdf = await page.pdf({ preferCSSPageSize: true });
  const pages = sizes(pdf);
  expect(pages.length).toBe(1);
  expect(Math.abs(pages[0]![0]! - 210)).toBeLessThan(0.6);
  expect(Math.abs(side(pdf) - 150)).toBeLessThan(1.2);
  await page.context().close();
});

test('the server makes the same sheet as PDF', async () => {
  const page = await visit(here.browser, `${here.site.address}print`);
  await page.locator('input[value=school]').check();
  await page.locator('.sheet svg').nth(4).waitFor();
  const address = (await page.getByRole('link', { name: 'PDF' }).getAttribute('href'))!;
  const answer = await page.request.get(new URL(address, here.site.address).href);
  expect(answer.headers()['content-type']).toBe('application/pdf');
  expect(sizes(await answer.body()).length).toBe(5);
  await page.context().close();
});

test('what does not fit is told with what does', async () => {
  const page = await visit(here.browser, `${here.site.address}print`);
  await page.locator('input[value=board]').check();
  await page.locator('input[type=number]').fill('191');
  await expect
    .poll(() => page.getByRole('alert').innerText())
    .toBe('a side of 191 mm does not fit: it can have 40 to 190 mm');
  await page.locator('input[value=tiled-board]').check();
  await page.locator('.sheet svg').nth(1).waitFor();
  await page.context().close();
});

/** The sheets, and how the titles of their pages begin. */
const TITLES = {
  school: 'The mill at school',
  board: 'A board of nine',
  pieces: 'Men to cut out',
  'tiled-board': 'A board of nine',
  rules: 'nine men, as',
  dice: 'Dice to fold',
  tournament: 'Everybody plays everybody',
};

test('every sheet is printed on pages of its paper, and on no more', async () => {
  const page = await visit(here.browser, `${here.site.address}print`);
  for (const [paper, width] of [
    ['a4', 210],
    ['letter', 215.9],
  ] as const) {
    await page.locator('select').last().selectOption(paper);
    for (const [sheet, title] of Object.entries(TITLES)) {
      await page.locator(`input[value=${sheet}]`).check();
      await page.locator(`.sheet.${paper}[aria-label^="${title}"]`).first().waitFor();
      const shown = page.locator('.sheet');
      await expect
        .poll(async () => sizes(await page.pdf({ preferCSSPageSize: true })).length)
        .toBe(await shown.count());
      for (const [across] of sizes(await page.pdf({ preferCSSPageSize: true }))) {
        expect(Math.abs(across! - width), `${sheet} on ${paper}`).toBeLessThan(0.6);
      }
    }
  }
  await page.context().close();
});

test('a missing number is asked for', async () => {
  const page = await visit(here.browser, `${here.site.address}print`);
  await page.locator('input[type=number]').fill('');
  await expect.poll(() => page.getByRole('alert').innerText()).toBe('There is no number here.');
  await page.context().close();
});
