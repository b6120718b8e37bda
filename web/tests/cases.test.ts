// Faults that programs of the game have had, held against this one. The names after the
// titles are those of the collection of cases they come from.

import type { BrowserContextOptions, CDPSession, Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Kept } from '../src/game/store';
import { dots } from './pdf';
import { click, met, middle, notice, played, points, start, task, tested, visit } from './site';

const here = tested();

/** White closes a mill by g7-d7, and may take the man on c3. */
const MILL = '2W/1W1/1W1/6/B1W/3/BBB w 0,0';
/** Nothing to close, and room to go to and fro. */
const QUIET = '2B/1W1/B2/1B2W1/2W/1B1/W2 w 0,0';

/** A game from a position, kept in the browser as if it had been left there. */
async function table(
  position: string,
  against: 'person' | 'computer' = 'person',
  options: BrowserContextOptions = {},
): Promise<Page> {
  const page = await visit(here.browser, here.site.address, options);
  const kept: Kept = {
    id: 'case',
    setup: {
      rules: 'ludoteka',
      against,
      mine: 'white',
      depth: 1,
      realDice: false,
    },
    pgn: `[RuleSet "ludoteka"]\n[SetUp "1"]\n[FEN "${position}"]\n\n*`,
    plies: 0,
    result: '*',
    begun: Date.now(),
    changed: 0,
  };
  await page.evaluate((kept) => {
    localStorage.setItem('molino.games', JSON.stringify([kept]));
    localStorage.setItem('molino.current', JSON.stringify(kept.id));
  }, kept);
  await page.reload();
  await page.locator('svg.board').waitFor();
  return page;
}

/** Plays moves by mouse, and waits for each. */
async function play(page: Page, moves: string): Promise<void> {
  for (const move of moves.split(' ')) {
    const before = await played(page);
    for (const name of points(move)) await click(page, name);
    await expect.poll(() => played(page), { message: move }).toBeGreaterThan(before);
  }
}

/** What there is to see of a game: who stands where as a screen reader is told, what each
 * side has in hand and has lost, what is to be done, the moves played, the marks. */
async function seen(page: Page) {
  const men = (man: string) =>
    page
      .locator(`.spot[aria-label*="${man} man"]`)
      .evaluateAll((spots) => spots.map((spot) => (spot as SVGElement).dataset['point']).sort());
  return {
    white: await men('white'),
    black: await men('black'),
    sides: await page.locator('.card .row .unseen').allInnerTexts(),
    task: await task(page).innerText(),
    played: await played(page),
    marks: await page.locator('.marks > *').count(),
    lifted: await page.locator('.man.lifted').count(),
  };
}

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

test('a tap beside a dot is a tap on the point, and the man it chooses is framed', async () => {
  // UI-01
  const page = await table(QUIET, 'person', PHONE);
  const tapBeside = async (name: string) => {
    const { x, y } = await middle(page, name);
    const dot = (await page.locator('.point').first().boundingBox())!.width / 2;
    // Three times as far from the middle as the edge of the dot.
    await page.touchscreen.tap(x + 2.2 * dot, y - 2.2 * dot);
  };
  await tapBeside('a1');
  await expect.poll(() => page.locator('.chosen').count()).toBe(1);
  const frame = (await page.locator('.chosen').boundingBox())!;
  const man = (await page.locator('.man .body').first().boundingBox())!;
  expect(frame.width).toBeGreaterThan(man.width);
  const { x, y } = await middle(page, 'a1');
  expect(frame.x + frame.width / 2).toBeCloseTo(x, 0);
  expect(frame.y + frame.height / 2).toBeCloseTo(y, 0);
  await tapBeside('d1');
  await expect.poll(async () => (await seen(page)).white).toContain('d1');
  await page.context().close();
});

/** How something is drawn, without its colour and its size: a disc is not a ring, a dashed
 * ring is not a whole one. */
function shape(drawn: Locator): Promise<string> {
  return drawn.evaluateAll((roots) => {
    const one = (part: Element) => {
      const { fill, strokeDasharray } = getComputedStyle(part);
      const path = part.getAttribute('d')?.replace(/[^a-z]/gi, '') ?? '';
      return `${part.tagName} ${path} ${fill === 'none' ? 'open' : 'filled'} ${strokeDasharray}`;
    };
    const parts = roots.flatMap((root) => [root, ...root.querySelectorAll('*')]);
    return [...new Set(parts.map(one))].sort().join(', ');
  });
}

test('each state of a point has a shape of its own', async () => {
  // UI-03
  const page = await table(MILL);
  const states = new Map<string, string>();
  const look = async (...names: string[]) => {
    for (const name of names) {
      const drawn = page.locator(`svg.board ${name}`);
      await drawn.first().waitFor({ state: 'attached' });
      const how = await shape(drawn);
      expect.soft(states.get(how), `${name} looks like`).toBeUndefined();
      states.set(how, name);
    }
  };
  await look('.point', '.man.white', '.man.black');
  await click(page, 'g7');
  await look('.chosen', '.target');
  await click(page, 'd7');
  await look('.prey');
  await click(page, 'c3');
  await look('.arrived', '.emptied', '.trace');
  await page.getByRole('button', { name: 'Hint' }).click();
  await look('.hint');
  await page.context().close();
});

/** Writes down from now on what a screen reader is told by itself. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(globalThis, { heard });
    const regions = [...document.querySelectorAll('[aria-live], [role=status]')];
    for (const region of regions) {
      let before = region.textContent.trim();
      new MutationObserver(() => {
        const now = region.textContent.trim();
        if (now !== before && now !== '') heard.push(now);
        before = now;
      }).observe(region, { childList: true, characterData: true, subtree: true });
    }
  });
  return () => page.evaluate(() => [...(globalThis as unknown as { heard: string[] }).heard]);
}

test('a move is spoken once, when it is whole', async () => {
  // UI-05
  const page = await table(MILL);
  await play(page, 'd5-c5 c3-c4 c5-d5 c4-c3');
  const heard = await listen(page);
  await click(page, 'g7');
  await expect.poll(() => page.locator('.target').count()).toBeGreaterThan(0);
  await click(page, 'd7');
  await expect.poll(() => page.locator('.prey').count()).toBeGreaterThan(0);
  // What is still to be done is asked for; the move itself is not told before it is whole,
  // and a click beside the points asks for nothing again.
  const owed = 'White: a mill! Choose the man to take.';
  const field = (await page.locator('svg.board').boundingBox())!;
  await page.mouse.click(field.x + 12, field.y + 12);
  expect(await heard()).toEqual([owed]);
  await click(page, 'c3');
  await expect
    .poll(() => page.locator('[data-point=d7]').getAttribute('aria-label'))
    .toBe('d7, white man');
  await expect
    .poll(() => page.locator('[data-point=c3]').getAttribute('aria-label'))
    .toBe('c3, empty');
  await expect
    .poll(heard)
    .toEqual([
      owed,
      'White: g7 to d7, takes c3. Black: choose a man; with three left he may go to any empty point.',
    ]);
  await page.getByRole('button', { name: 'One move back' }).click();
  await expect.poll(() => task(page).innerText()).toBe('You look at an earlier move.');
  expect((await heard()).length).toBe(2);
  await page.context().close();
});

/** A finger on the board, and others. */
async function fingers(page: Page) {
  const session: CDPSession = await page.context().newCDPSession(page);
  type Type = 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel';
  return (type: Type, ...touchPoints: { x: number; y: number; id: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
}

describe('a man who is carried goes back, and nothing is played, when', () => {
  // UI-07
  const CASES = ['the system takes the touch', 'a second finger comes', 'he is let go outside'];
  test.each(CASES)('%s', async (how) => {
    const page = await table(QUIET, 'person', PHONE);
    const before = await seen(page);
    const touch = await fingers(page);
    const [from, to] = [await middle(page, 'a1'), await middle(page, 'd1')];
    const first = { ...from, x: (from.x + to.x) / 2, id: 0 };
    await touch('touchStart', { ...from, id: 0 });
    await touch('touchMove', first);
    await expect.poll(() => page.locator('.man.lifted').count()).toBe(1);
    if (how === CASES[0]) {
      await touch('touchMove', { ...to, id: 0 });
      await touch('touchCancel');
    } else if (how === CASES[1]) {
      await touch('touchStart', first, { ...to, id: 1 });
      await touch('touchMove', first);
      await touch('touchMove', { ...to, id: 0 });
      await touch('touchEnd');
    } else {
      await touch('touchMove', { x: from.x, y: 2, id: 0 });
      await touch('touchEnd');
    }
    await expect.poll(() => seen(page)).toEqual(before);
    // The board is not held up: the next touch moves him.
    await touch('touchStart', { ...from, id: 0 });
    await touch('touchMove', { ...to, id: 0 });
    await touch('touchEnd');
    await expect.poll(async () => (await seen(page)).white).toContain('d1');
    await page.context().close();
  });
});

test('after a draw its reason stands there, and nobody is asked to move', async () => {
  // UI-09
  const page = await table(QUIET);
  await play(page, 'a1-d1 g7-g4 d1-a1 g4-g7 a1-d1 g7-g4 d1-a1');
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect.poll(() => page.locator('.hint').count()).toBeGreaterThan(0);
  await page.getByLabel('Type a move').fill('g4-g7');
  await page.keyboard.press('Enter');
  await expect.poll(() => played(page)).toBe(8);
  const reason = 'Draw: the same position three times.';
  await expect.poll(() => task(page).innerText()).toBe(reason);
  await expect
    .poll(() => page.getByTestId('spoken').innerText())
    .toBe(`Black: g4 to g7. ${reason}`);
  await expect.poll(() => page.locator('.marks > *, .spot[data-role], .to-move').count()).toBe(0);
  await expect.poll(() => notice(page).innerText()).toBe('');
  await expect.poll(() => page.getByRole('button', { name: 'Hint' }).isDisabled()).toBe(true);
  const before = await seen(page);
  await click(page, 'a1');
  await expect.poll(() => notice(page).innerText()).toBe('The game is over.');
  await expect.poll(() => seen(page)).toEqual(before);
  await page.context().close();
});

test('a chosen man is dropped by a second click, or left for another', async () => {
  // UI-11
  const page = await table(QUIET);
  const before = await seen(page);
  await click(page, 'a1');
  await expect.poll(() => page.locator('.chosen').count()).toBe(1);
  await click(page, 'a1');
  await expect.poll(() => seen(page)).toEqual(before);
  await click(page, 'a1');
  await expect.poll(() => page.locator('.chosen').count()).toBe(1);
  await play(page, 'f4-f2');
  await expect.poll(async () => (await seen(page)).white).toEqual(['a1', 'd6', 'e3', 'f2']);
  await page.context().close();
});

const CONTROLS = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

/** The controls that a finger cannot reach: they lie where nothing scrolls to, or under
 * something else. A control that is not drawn is reached by its label. */
function untouchable(page: Page, within: string): Promise<string[]> {
  return page.locator(within).evaluate((root, controls) => {
    const page = document.scrollingElement!;
    const faults: string[] = [];
    for (const control of root.querySelectorAll<HTMLElement>(controls)) {
      if (!control.checkVisibility() || control.classList.contains('skip')) continue;
      const label = (control as HTMLInputElement).labels?.[0];
      const drawn = control.classList.contains('unseen') && label ? label : control;
      drawn.scrollIntoView({ block: 'center', inline: 'center' });
      const { left, right, top, bottom } = drawn.getBoundingClientRect();
      const out =
        left + scrollX < 0 ||
        top + scrollY < 0 ||
        right + scrollX > page.scrollWidth + 1 ||
        bottom + scrollY > page.scrollHeight + 1;
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      const reached = drawn.contains(hit) || label?.contains(hit) === true;
      if (out || !reached) faults.push(drawn.outerHTML.slice(0, 100));
    }
    return faults;
  }, CONTROLS);
}

/** The controls that Tab does not come to, or comes to where nobody sees them. */
async function untabbable(page: Page): Promise<string[]> {
  await page.evaluate((controls) => {
    scrollTo(0, 0);
    (document.activeElement as HTMLElement | null)?.blur();
    for (const control of document.querySelectorAll<HTMLElement>(controls)) {
      const { name, type, checked } = control as HTMLInputElement;
      const others = [...document.querySelectorAll<HTMLInputElement>('input[type=radio]:checked')];
      const passed = type === 'radio' && !checked && others.some((other) => other.name === name);
      const due = control.checkVisibility() && !control.matches(':disabled') && !passed;
      if (due) control.dataset['due'] = '';
    }
  }, CONTROLS);
  const hidden: string[] = [];
  // Focus goes round from where it was, and passes the page itself each time.
  for (let i = 0, rounds = 0; i < 250 && rounds < 2; i++) {
    await page.keyboard.press('Tab');
    const at = await page.evaluate(() => {
      const control = document.activeElement as HTMLElement;
      if (control === document.body) return 'round';
      delete control.dataset['due'];
      const { left, right, top, bottom } = control.getBoundingClientRect();
      const inside = left < innerWidth && right > 0 && top < innerHeight && bottom > 0;
      return inside ? 'seen' : control.outerHTML.slice(0, 100);
    });
    if (at === 'round') rounds += 1;
    else if (at !== 'seen') hidden.push(at);
  }
  const left = page.locator('[data-due]');
  return hidden.concat(await left.evaluateAll((all) => all.map((e) => e.outerHTML.slice(0, 100))));
}

describe.each([
  { width: 480, height: 854 },
  { width: 360, height: 640 },
])('with letters twice as large on $width by $height', (viewport) => {
  // UI-13
  const large = async () => {
    const page = await visit(here.browser, here.site.address, {
      viewport,
      hasTouch: true,
      isMobile: true,
    });
    // As a browser does whose letters are set to twice their size.
    await page.addInitScript(() => {
      const double = () => document.documentElement.style.setProperty('font-size', '32px');
      document.addEventListener('DOMContentLoaded', double);
    });
    await page.reload();
    await page.getByRole('main').waitFor();
    return page;
  };

  test('all controls are reached by touch and by Tab', async () => {
    const page = await large();
    await page.locator('summary').tap();
    const all = async (where: string) => {
      expect.soft(await untouchable(page, 'body'), `${where} by touch`).toEqual([]);
      expect.soft(await untabbable(page), `${where} by Tab`).toEqual([]);
    };
    await all('new game');
    await start(page);
    for (const name of ['d6', 'f4', 'd5', 'b4']) await page.locator(`[data-point=${name}]`).tap();
    await expect.poll(() => played(page)).toBe(4);
    await all('game');
    for (const address of ['learn', 'learn/mill', 'print', 'games', 'rules']) {
      await page.goto(here.site.address + address);
      await page.getByRole('main').waitFor();
      await all(address);
    }
    await page.context().close();
  });

  test('the settings are opened, swiped over and changed', async () => {
    const page = await large();
    await page.getByRole('button', { name: 'Settings' }).tap();
    await page.locator('#likings').waitFor();
    expect(await untouchable(page, '.settings')).toEqual([]);
    expect(await untabbable(page)).toEqual([]);
    await page.evaluate(() => scrollTo(0, 0));
    const { x, y, width, height } = (await page.locator('#likings').boundingBox())!;
    const touch = await fingers(page);
    const at = (up: number) => ({ x: x + width / 2, y: y + height / 2 - up, id: 0 });
    await touch('touchStart', at(0));
    for (const up of [20, 50, 100]) await touch('touchMove', at(up));
    await touch('touchEnd');
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50);
    await page.getByLabel('Coordinates').tap();
    await page.locator('#likings select').first().selectOption('slate');
    await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe('slate');
    await expect.poll(() => page.getByLabel('Coordinates').isChecked()).toBe(false);
    await page.context().close();
  });
});

const takeBack = (page: Page) => page.getByRole('button', { name: 'Take back' });

describe.each(['person', 'computer'] as const)('against a %s', (against) => {
  test('a capture is taken back with the step that made it', async () => {
    // UND-01
    const page = await table(MILL, against);
    const before = await seen(page);
    await play(page, 'g7-d7xc3');
    if (against === 'computer') await expect.poll(() => played(page)).toBe(2);
    await expect.poll(() => takeBack(page).isEnabled()).toBe(true);
    await takeBack(page).click();
    await expect.poll(() => seen(page)).toEqual(before);
    await expect.poll(() => page.locator('.own .to-move').count()).toBe(1);
    await page.context().close();
  });

  test.each(['taken back', 'left out by a reload'])(
    'a step whose capture is owed is %s alone',
    async (how) => {
      // UND-03
      const page = await table(MILL, against);
      if (against === 'computer') {
        await play(page, 'd5-c5');
        await expect.poll(() => played(page)).toBe(2);
        await play(page, 'c5-d5');
        await expect.poll(() => played(page)).toBe(4);
      } else {
        await play(page, 'd5-c5 c3-c4 c5-d5 c4-c3');
      }
      await expect.poll(() => page.locator('.spot[data-role=from]').count()).toBeGreaterThan(0);
      const before = await seen(page);
      await click(page, 'g7');
      await click(page, 'd7');
      await expect.poll(() => page.locator('.prey').count()).toBeGreaterThan(0);
      if (how === 'taken back') await takeBack(page).click();
      else await page.reload();
      await expect.poll(() => seen(page)).toEqual(before);
      await page.context().close();
    },
  );
});

test('a step whose capture is owed is taken back though no move was played', async () => {
  // UND-03
  const page = await table(MILL);
  const before = await seen(page);
  await click(page, 'g7');
  await click(page, 'd7');
  await expect.poll(() => page.locator('.prey').count()).toBeGreaterThan(0);
  await takeBack(page).click();
  await expect.poll(() => seen(page)).toEqual(before);
  await page.context().close();
});

describe('looking at an earlier move holds up nothing, when one then', () => {
  // UND-05
  const WAYS: Record<string, (page: Page) => Promise<void>> = {
    'goes to another page and comes back': async (page) => {
      await page.getByRole('link', { name: 'Rules' }).click();
      await page.getByRole('link', { name: 'Play' }).click();
    },
    'goes back in the browser': async (page) => {
      await page.getByRole('link', { name: 'Print' }).click();
      await page.getByRole('heading', { name: 'Print' }).waitFor();
      await page.goBack();
    },
    'loads the page anew': async (page) => {
      await page.reload();
    },
    'changes the language': async (page) => {
      await page.locator('#language').selectOption('fr');
      await page.waitForFunction(() => document.documentElement.lang === 'fr');
      await page.locator('#language').selectOption('en');
      await page.waitForFunction(() => document.documentElement.lang === 'en');
    },
    'opens and closes the settings': async (page) => {
      await page.getByRole('button', { name: 'Settings' }).click();
      await page.locator('#likings').waitFor();
      await page.keyboard.press('Escape');
      await page.locator('#likings').waitFor({ state: 'detached' });
    },
    'turns the board': async (page) => {
      await page.getByRole('button', { name: 'Flip' }).click();
    },
  };
  test.each(Object.keys(WAYS))('%s', async (how) => {
    const page = await table(QUIET);
    await play(page, 'a1-d1 g7-g4 e3-e4 g4-g1 d6-d7 g1-g4 d7-g7 d2-f2 e4-e5 f2-d2');
    const now = await seen(page);
    await page.locator('[data-ply="4"]').click();
    await expect.poll(() => task(page).innerText()).toBe('You look at an earlier move.');
    await WAYS[how]!(page);
    await page.locator('svg.board').waitFor();
    // Either the last move is shown again, or the way to it.
    const back = page.locator('.task').getByRole('button', { name: 'To the last move' });
    if ((await task(page).innerText()) === 'You look at an earlier move.') await back.click();
    await expect.poll(() => seen(page)).toEqual(now);
    await play(page, 'd1-a1');
    await page.context().close();
  });
});

describe('the computer is asked anew after its worker', () => {
  // AI-05
  const FAILED = 'The computer cannot find a move. Ask again, take back, or start anew.';

  /** Plays on with White until the computer has failed, then takes back and plays again. */
  async function recover(page: Page, before: number, mend: () => Promise<void>): Promise<void> {
    await expect.poll(() => task(page).innerText()).toBe(FAILED);
    await click(page, 'd6');
    // What one clicks on then does not hide it.
    await expect.poll(() => task(page).innerText()).toBe(FAILED);
    await mend();
    await takeBack(page).click();
    await expect.poll(() => played(page)).toBe(before);
    await play(page, 'a1-d1');
    await expect.poll(() => played(page)).toBe(before + 2);
  }

  test('cannot be loaded', async () => {
    const page = await table(QUIET, 'computer', { serviceWorkers: 'block' });
    const script = /engine\.worker/;
    await page.route(script, (route) => route.abort());
    await play(page, 'a1-d1');
    await recover(page, 0, () => page.unroute(script));
    await page.context().close();
  });

  test('could not be loaded, and may do so now', async () => {
    const page = await table(QUIET, 'computer', { serviceWorkers: 'block' });
    const script = /engine\.worker/;
    await page.route(script, (route) => route.abort());
    await play(page, 'a1-d1');
    await expect.poll(() => task(page).innerText()).toBe(FAILED);
    await page.unroute(script);
    await page.getByRole('button', { name: 'Ask again' }).click();
    await expect.poll(() => played(page)).toBe(2);
    await page.context().close();
  });

  test('cannot load the rules', async () => {
    const page = await table(QUIET, 'computer', { serviceWorkers: 'block' });
    const rules = /\.wasm/;
    await page.route(rules, (route) => route.abort());
    await play(page, 'a1-d1');
    await recover(page, 0, () => page.unroute(rules));
    met();
    await page.context().close();
  });

  test('has died without a word', async () => {
    const page = await table(QUIET, 'computer', { serviceWorkers: 'block' });
    await page.clock.install();
    await page.reload();
    await play(page, 'e3-e4');
    await expect.poll(() => played(page)).toBe(2);
    await page.workers()[0]!.evaluate(() => close());
    await play(page, 'a1-d1');
    await expect.poll(() => task(page).innerText()).toBe('Black is thinking…');
    await page.clock.fastForward('02:00');
    await recover(page, 2, () => Promise.resolve());
    await page.context().close();
  });
});

const PAPERS = [
  { paper: 'A4', largest: 190 },
  { paper: 'Letter', largest: 195.9 },
];

describe.each(PAPERS)('on $paper', ({ paper, largest }) => {
  const print = async (sheet: string) => {
    const page = await visit(here.browser, `${here.site.address}print`);
    await page.locator(`input[value=${sheet}]`).check();
    await page.locator('select').last().selectOption(paper.toLowerCase());
    return page;
  };

  test.each([203, 228.6])(
    'a board of %s mm is refused, and offered on several pages',
    async (side) => {
      // PRN-01, PRN-05
      const page = await print('board');
      await page.locator('input[type=number]').fill(String(side));
      await expect
        .poll(() => page.getByRole('alert').innerText())
        .toBe(`a side of ${side} mm does not fit: it can have 40 to ${largest} mm`);
      await expect.poll(() => page.locator('.sheet').count()).toBe(0);
      await expect.poll(() => page.getByRole('button', { name: 'Print' }).isDisabled()).toBe(true);
      await page.getByRole('button', { name: 'A large board over several pages' }).click();
      await expect.poll(() => page.locator('.sheet').count()).toBeGreaterThan(1);
      await expect.poll(() => page.getByRole('alert').count()).toBe(0);
      await expect.poll(() => page.locator('input[type=number]').inputValue()).toBe(String(side));
      await page.context().close();
    },
  );

  test.each([
    ['board', 'A board of nine'],
    ['pieces', 'Men to cut out'],
    ['school', 'The mill at school'],
    ['dice', 'Dice to fold'],
  ])('the ruler on the sheet %s has its 100 mm in print', async (sheet, title) => {
    // PRN-03
    const page = await print(sheet);
    await page.locator(`.sheet.${paper.toLowerCase()}[aria-label^="${title}"]`).first().waitFor();
    const pdf = await page.pdf({ format: paper });
    expect(Math.abs(ruler(pdf) - 100)).toBeLessThan(0.5);
    await page.context().close();
  });
});

/** How long the ruler at the foot of the first page is, in millimetres. */
function ruler(pdf: Buffer): number {
  const { width, height, black } = dots(pdf);
  let longest = 0;
  for (let y = height - 130; y < height - 90; y++) {
    for (let x = 0, run = 0; x < width; x++) {
      run = black(x, y) ? run + 1 : 0;
      longest = Math.max(longest, run);
    }
  }
  return longest / 10;
}
