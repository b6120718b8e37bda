import { expect, test } from 'vitest';
import { ADVICE, RULES } from '../src/lessons/lessons';
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
