// The real program and a real browser.

import { spawn, type ChildProcess } from 'node:child_process';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';

export interface Site {
  readonly address: string;
  stop(): Promise<void>;
}

/** Starts the program on a free port. */
export async function serve(): Promise<Site> {
  const program = process.env['MOLINO'] ?? '../target/debug/molino';
  const child = spawn(program, ['serve', '--address', '127.0.0.1:0', '--lang', 'en']);
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (text) => {
      const found = /http:\S+/.exec(String(text));
      if (found) resolve(found[0]);
    });
    child.on('exit', (code) => reject(new Error(`the site ended with ${code}`)));
  });
  return { address, stop: () => stop(child) };
}

function stop(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.removeAllListeners('exit');
    child.on('exit', () => resolve());
    child.kill('SIGTERM');
  });
}

/** A name of this machine that browsers do not trust as they trust `localhost`. */
export const PLAIN = 'school.test';

function launch(): Promise<Browser> {
  const executablePath = process.env['CHROMIUM'] ?? '/usr/bin/chromium';
  return chromium.launch({
    executablePath,
    args: ['--no-sandbox', `--host-resolver-rules=MAP ${PLAIN} 127.0.0.1`],
  });
}

/** What has gone wrong on the pages of a test. */
const errors: string[] = [];

/** What has gone wrong so far; a test that asks for it expects it. */
export const met = (): string[] => errors.splice(0);

/** A page in a browser that has never been here. */
export async function visit(
  browser: Browser,
  address: string,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext({ locale: 'en', ...options });
  const page = await context.newPage();
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) errors.push(message.text());
  });
  await page.goto(address);
  await page.getByRole('main').waitFor();
  return page;
}

/** What every file of tests needs: the site, and a browser to look at it. */
export interface Tested {
  site: Site;
  browser: Browser;
}

/** Starts both before the tests of a file and ends them after; an error on a page
 * fails the test that met it. */
export function tested(): Tested {
  const both = {} as Tested;
  beforeAll(async () => {
    both.site = await serve();
    both.browser = await launch();
  });
  afterEach(() => expect(met()).toEqual([]));
  afterAll(async () => {
    await both.browser.close();
    await both.site.stop();
  });
  return both;
}

export interface Choices {
  rules?: string;
  against?: 'computer' | 'person';
  first?: 'me' | 'other' | 'lot';
  realDice?: boolean;
}

/** Starts a game as a person does. */
export async function start(page: Page, choices: Choices = {}): Promise<void> {
  const { rules = 'ludoteka', against = 'person', first = 'me', realDice = false } = choices;
  await page.locator(`input[value=${against}]`).check();
  await page.locator(`input[value=${first}]`).check();
  await page.locator('fieldset select').last().selectOption(rules);
  if (realDice) await page.locator('label', { hasText: 'real dice' }).locator('input').check();
  await page.locator('button.start').click();
  await page.locator('svg.board').waitFor();
}

/** The points of a move in the order in which they are chosen. */
export function points(move: string): string[] {
  return move.match(/[a-g][1-7]/g) ?? [];
}

/** How many moves have been played. */
export function played(page: Page): Promise<number> {
  return page.locator('button.move').count();
}

const point = (page: Page, name: string) => page.locator(`[data-point="${name}"]`);
/** What is to be done now. */
export const task = (page: Page) => page.locator('.task .what');
/** What is told beside: what was refused, and why. */
export const notice = (page: Page) => page.locator('.notice');

/** The middle of a point on the screen. */
export async function middle(page: Page, name: string): Promise<{ x: number; y: number }> {
  const box = await point(page, name).locator('.touch').boundingBox();
  if (box === null) throw new Error(`${name} is not on the screen`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

export async function click(page: Page, name: string): Promise<void> {
  const { x, y } = await middle(page, name);
  await page.mouse.click(x, y);
}

/** A game of 22 moves, known from another program (IMP-13). */
export const WHOLE = `d6 f4 b4 g4 e4 f6 f2 d2 d3 d7 e3 e5 c4 a4 c3xa4 a4 c5xd2 g7 d3-d2 a4-a7xd2
  c5-d5 a7-a4 d5-c5xg7 a4-a7 b4-b2 g4-g7xf2 c4-b4 e5-d5 b2-d2 a7-a4 d2-d3xd7 g7-g4 e4-e5 a4-a7
  e3-e4 a7-d7 d3-e3xf6 g4-g1 e3-d3 g1-d1 b4-c4xd5 d7-d5 e4-e3xf4`.split(/\s+/);
