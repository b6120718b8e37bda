import { expect, test } from 'vitest';
import { ADVICE, RULES } from '../src/learn/lessons';
import { points, tested, visit } from './site';

const here = tested();

test('every lesson is done by its answer, from the first to the last', async () => {
  const page = await visit(here.browser, `${here.site.address}learn/place`);
  const lessons = [...RULES, ...ADVICE];
  for (const [i, { id, answer, goal }] of lessons.entries()) {
    await page.waitForURL(`**/learn/${id}`);
    for (const name of points(answer)) {
      const box = (await page.locator(`[data-point="${name}"] .touch`).boundingBox())!;
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    }
    if (goal === 'keep') await page.getByRole('button', { name: 'Take nothing' }).click();
    await expect.poll(() => page.locator('.task').innerText(), { message: id }).toBe('Well done!');
    if (i + 1 < lessons.length) await page.getByRole('link', { name: 'Next lesson' }).click();
  }
  await page.context().close();
});

test('another move is not what the lesson asks for, and can be tried again', async () => {
  const page = await visit(here.browser, `${here.site.address}learn/deny`);
  await page.locator('[data-point="a7"]').click();
  await expect
    .poll(() => page.locator('.task').innerText())
    .toContain('not what the lesson asks for');
  await page.getByRole('button', { name: 'Start again' }).click();
  await expect
    .poll(() => page.locator('.task').innerText())
    .toBe('You play Black. Stop White’s mill.');
  // Lessons are no games.
  await page.goto(`${here.site.address}games`);
  await expect.poll(() => page.getByText('No games yet').count()).toBe(1);
  await page.context().close();
});

test('a lesson shows its answer when asked', async () => {
  const page = await visit(here.browser, `${here.site.address}learn/room`);
  await expect.poll(() => page.locator('.hint').count()).toBe(0);
  await page.getByRole('button', { name: 'Show me' }).click();
  await expect.poll(() => page.locator('.hint').count()).toBe(2);
  await page.context().close();
});

test('what there is to read is told in each language', async () => {
  for (const [locale, title] of [
    ['es', 'Historia y nombres'],
    ['en', 'History and names'],
    ['fr', 'Histoire et noms'],
  ] as const) {
    const page = await visit(here.browser, `${here.site.address}learn`, { locale });
    for (const address of ['history', 'glossary', 'differences']) {
      await page.locator(`a[href="/learn/${address}"]`).click();
      await page.waitForURL(`**/learn/${address}`);
      await page.locator('article').waitFor();
      // A message that is missing would show its id.
      await expect
        .poll(() => page.locator('article').innerText())
        .not.toMatch(/(learn|client|rule)-/);
      if (address === 'history') {
        await expect.poll(() => page.locator('h1').innerText()).toBe(title);
        await expect.poll(() => page.locator('.doubtful').count()).toBe(3);
      }
      await page.locator('a.back').click();
    }
    await page.context().close();
  }
});
