// A game that is played: the table, the move that is being chosen, who sits where.

import { EMPTY, decided, finished, options, text, type Draft, type Role } from '../board/draft';
import { description, geometry, other, Refusal, Table } from '../rules/rules';
import type { Choice, Geometry, PositionValues, Side, Told, View } from '../rules/types';
import { badges, type Badge } from '../values/badges';
import { appraise } from '../values/values';
import { dice, lot, unique } from './chance';
import { ask } from './engine';
import { keep, type Kept, type Setup } from './store';

/** Something to tell the players. */
export type Notice = Told | { id: string; arguments: Record<string, string | number> };

/** What is asked of a side before it happens: whether it agrees to a draw, or means to
 * resign. */
export interface Question {
  readonly kind: 'draw' | 'resign';
  readonly side: Side;
}

/** How long the dice roll and the computer hesitates, in milliseconds. */
const ROLL = 700;
const PAUSE = 350;

/** How far hints look ahead, in plies. */
const HINT_DEPTH = 4;

export class Game {
  readonly id: string;
  readonly setup: Setup;
  readonly geometry: Geometry;
  private readonly table: Table;

  /** How the game stands now. */
  view: View = $state.raw()!;
  /** After how many moves the game is looked at; nothing means now. */
  cursor = $state<number | undefined>();
  /** How the game stands that is looked at: now, or after an earlier move. */
  readonly shown: View = $derived.by(() =>
    this.cursor === undefined ? this.view : this.table.view(this.cursor),
  );
  draft = $state.raw<Draft>(EMPTY);
  /** What was refused last, or what else there is to say. */
  notice = $state.raw<Notice | undefined>();
  thinking = $state(false);
  rolling = $state(false);
  /** What is asked before it happens. */
  question = $state.raw<Question | undefined>();
  /** The browser refuses to keep the game. */
  isLost = $state(false);
  /** The engine has failed, and is not asked again. */
  broken = $state(false);
  /** What the engine suggests. */
  hint = $state.raw<Choice | undefined>();

  /** Whether exact values are shown. */
  showsValues = $state(false);
  /** Those of the position that is looked at, once they are known. */
  values = $state.raw<PositionValues | undefined>();
  /** Why there are none. */
  noValues = $state.raw<Told | undefined>();

  /** Whether they are shown unasked, and so only if there are any. */
  private areValuesOffered = false;

  /** Counts what makes an answer of the engine void. */
  private turn = 0;
  private isLeft = false;

  private constructor(
    id: string,
    setup: Setup,
    table: Table,
    /** Whether the browser keeps the game. */
    private readonly isKept = true,
    /** When it was begun, in milliseconds since 1970. */
    private readonly begun = Date.now(),
  ) {
    this.id = id;
    this.setup = setup;
    this.table = table;
    this.view = table.view();
    this.geometry = geometry(boardOf(table));
  }

  static fresh(setup: Setup): Game {
    return new Game(unique(), setup, Table.fresh(setup.rules));
  }

  /** Goes on with a game that was kept. */
  static of(kept: Kept): Game {
    const table = Table.ofRecord(kept.pgn, kept.setup.rules);
    return new Game(kept.id, kept.setup, table, true, kept.begun);
  }

  /** The game of a record, to be played on by two. */
  static ofRecord(record: string, rules: string): Game {
    const table = Table.ofRecord(record, rules);
    const game = new Game(unique(), forTwo(table.ruleSet), table);
    // Whoever opens a record wants to look into it.
    game.showsValues = game.areValuesOffered = true;
    return game;
  }

  /** A position to try something in; nothing is kept of it. */
  static ofLesson(rules: string, position: string): Game {
    return new Game(unique(), forTwo(rules), Table.fresh(rules, position), false);
  }

  /** The points that can be chosen now, each with what it then is. */
  readonly options: Map<string, Role> = $derived.by(() =>
    this.canAct ? options(this.view.legal, this.draft) : new Map(),
  );

  /** What the points that can be chosen now lead to, where that is shown. */
  readonly badges: Map<string, Badge> = $derived.by(() =>
    this.showsValues && this.values !== undefined && this.cursor === undefined
      ? badges(this.view.legal, this.draft, this.options, this.values.moves)
      : new Map(),
  );

  /** Whether a person is to choose a move. */
  get canAct(): boolean {
    return this.isPersons && !this.view.throwDue && !this.rolling && this.cursor === undefined;
  }

  get isPersons(): boolean {
    return this.view.outcome === null && !this.isComputer(this.view.turn);
  }

  /** Whether the move that is chosen could be left as it is, and take nothing. */
  get canDecline(): boolean {
    return this.canAct && finished(this.view.legal, this.draft) !== undefined;
  }

  isComputer(side: Side): boolean {
    return this.setup.against === 'computer' && side !== this.setup.mine;
  }

  /** Does what needs no person: throws, and the computer's moves. */
  async goOn(): Promise<void> {
    const turn = this.turn;
    if (this.view.outcome !== null || this.isLeft) return;
    if (this.view.throwDue) {
      if (!this.setup.realDice) await this.roll();
      return;
    }
    if (!this.isComputer(this.view.turn) || this.broken) return;
    this.thinking = true;
    try {
      const [move] = await Promise.all([this.best(), wait(PAUSE)]);
      if (turn !== this.turn || move === undefined) return;
      this.commit(move);
    } catch {
      if (turn === this.turn) this.broken = true;
    } finally {
      if (turn === this.turn) this.thinking = false;
    }
  }

  private best(): Promise<string | undefined> {
    const { rules, depth } = this.setup;
    return ask({ pgn: this.table.pgn({}), rules, depth, seed: lot(2 ** 31) });
  }

  private async roll(): Promise<void> {
    const turn = this.turn;
    this.rolling = true;
    await wait(ROLL);
    this.rolling = false;
    if (turn === this.turn) this.throwDice(dice());
  }

  /** The dice have fallen. */
  throwDice(pips: readonly number[]): void {
    this.trying(() => {
      this.table.throwDice(pips);
      this.changed();
    });
  }

  /** A person has chosen a point. */
  choose(point: string): void {
    this.notice = undefined;
    this.hint = undefined;
    if (!this.canAct) {
      this.explain();
      return;
    }
    const role = this.options.get(point);
    const last = this.draft.at(-1);
    if (last?.role === 'from' && last.point === point) {
      this.draft = this.draft.slice(0, -1);
    } else if (role !== undefined) {
      this.draft = [...this.draft, { role, point }];
      const choice = decided(this.view.legal, this.draft);
      if (choice !== undefined) this.commit(choice.text);
    } else if (this.isOwn(point) && this.draft.every(({ role }) => role === 'from')) {
      const other = options(this.view.legal, EMPTY).get(point);
      if (other === 'from') this.draft = [{ role: 'from', point }];
      else this.refuse(point);
    } else {
      this.refuse(point);
    }
  }

  /** The move is made as it stands, and takes nothing. */
  decline(): void {
    const choice = finished(this.view.legal, this.draft);
    if (choice !== undefined) this.commit(choice.text);
  }

  /** Nothing is chosen any more. */
  clear(): void {
    this.draft = EMPTY;
    this.notice = undefined;
  }

  /** A person has typed a move, or dice. Whether it could be played. */
  type(typed: string): boolean {
    const move = typed.trim().replace(/\s+/g, '');
    if (!this.isPersons || this.cursor !== undefined) {
      this.explain();
      return false;
    }
    if (this.view.throwDue && !this.setup.realDice) {
      this.explain();
      return false;
    }
    return this.trying(() => {
      if (this.view.throwDue) this.table.throwDice([...move].map(Number).filter((pip) => pip > 0));
      else this.table.play(move);
      this.changed();
    });
  }

  takeBack(): void {
    if (this.isHalfMade) return this.clear();
    this.turn += 1;
    let any = this.view.outcome?.declared === true && this.table.takeBack();
    if (!any && this.setup.realDice) any = this.table.takeBackThrow();
    if (!any) {
      const turn = this.view.turn;
      const isPersons = (plies: number) => !this.isComputer(plies % 2 === 0 ? turn : other(turn));
      const most = this.view.played.length;
      const plies = Array.from({ length: most }, (_, i) => i + 1).find(isPersons);
      for (let i = 0; i < (plies ?? 0); i++) any = this.table.takeBack();
    }
    this.broken = false;
    this.changed();
  }

  /** Whether a man is moved or taken already, and the move not yet whole. */
  private get isHalfMade(): boolean {
    return this.draft.some(({ role }) => role !== 'from');
  }

  /** Whether there is a move of a person to take back, or a part of one. */
  get canTakeBack(): boolean {
    if (this.isHalfMade || this.view.outcome?.declared === true) return true;
    if (this.setup.realDice && this.view.throw !== null) return true;
    const first = this.view.played[0];
    if (first === undefined) return false;
    return this.view.played.length > 1 || !this.isComputer(first.side);
  }

  /** The side that acts: the one to move, or the person's while the computer thinks. */
  private get acting(): Side {
    return this.isPersons || this.setup.against === 'person' ? this.view.turn : this.setup.mine;
  }

  /** A side wants to resign: it is asked whether it means it. */
  resign(): void {
    this.question = { kind: 'resign', side: this.acting };
  }

  /** A draw is offered: the computer answers at once, a person is asked. */
  offerDraw(): void {
    const side = this.acting;
    if (this.setup.against === 'person') this.question = { kind: 'draw', side: other(side) };
    else if (this.table.agreesToDraw(other(side))) this.end(() => this.table.agreeDraw());
    else this.notice = { id: 'client-draw-declined', arguments: {} };
  }

  /** Answers the question. */
  answer(yes: boolean): void {
    const asked = this.question;
    this.question = undefined;
    if (asked === undefined) return;
    const { kind, side } = asked;
    if (yes) this.end(() => (kind === 'draw' ? this.table.agreeDraw() : this.table.resign(side)));
    else if (kind === 'draw') this.notice = { id: 'client-draw-declined', arguments: {} };
  }

  private end(end: () => void): void {
    this.trying(() => {
      end();
      this.changed();
    });
  }

  /** The engine has failed, and is asked again. */
  askAgain(): void {
    this.broken = false;
    void this.goOn();
  }

  /** Asks the engine for a move, and shows it. */
  async suggest(): Promise<void> {
    if (!this.canAct) return;
    const turn = this.turn;
    // Whoever looks at an earlier move meanwhile does not want it any more.
    const isWanted = () => turn === this.turn && this.cursor === undefined;
    this.thinking = true;
    try {
      const { rules } = this.setup;
      const move = await ask({ pgn: this.table.pgn({}), rules, depth: HINT_DEPTH, seed: 0 });
      if (!isWanted() || move === undefined) return;
      this.hint = this.view.legal.find((choice) => choice.text === move);
      this.notice = { id: 'client-hint', arguments: { move } };
    } catch {
      if (isWanted()) this.notice = { id: 'client-engine-failed', arguments: {} };
    } finally {
      if (turn === this.turn) this.thinking = false;
    }
  }

  /** Looks at the game after so many moves; nothing is now. */
  look(plies: number | undefined): void {
    const now = plies === undefined || plies >= this.view.played.length;
    this.cursor = now ? undefined : Math.max(0, plies);
    this.hint = undefined;
    this.clear();
  }

  /** Finds the exact values of the position that is looked at, if they are shown; what
   * undoes it makes the answer void. */
  appraise(): (() => void) | undefined {
    this.values = undefined;
    this.noValues = undefined;
    if (!this.showsValues) return undefined;
    let isWanted = true;
    appraise(this.table.ruleSet, this.shown.position).then(
      (values) => {
        if (!isWanted) return;
        this.values = values;
        this.areValuesOffered = false;
      },
      (error: unknown) => {
        if (!(error instanceof Refusal)) throw error;
        if (!isWanted) return;
        this.noValues = error.told;
        if (this.areValuesOffered) this.areValuesOffered = this.showsValues = false;
      },
    );
    return () => (isWanted = false);
  }

  /** The record in PGN: `?` for people, whose names are not asked. */
  pgn(): string {
    // Swedish writes dates as 2026-11-30.
    const date = new Date(this.begun).toLocaleDateString('sv');
    const name = (side: Side) => (this.isComputer(side) ? 'Molino' : '?');
    const names = { White: name('white'), Black: name('black') };
    return this.table.pgn({ Date: date.replaceAll('-', '.'), ...names });
  }

  /** The moves, for a link. */
  moves(): string {
    return this.table.moves();
  }

  /** Nobody looks at the game any more. */
  leave(): void {
    this.isLeft = true;
    this.turn += 1;
  }

  private commit(move: string): void {
    this.trying(() => {
      this.table.play(move);
      this.changed();
    });
  }

  private trying(act: () => void): boolean {
    try {
      act();
      return true;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.notice = error.told;
      return false;
    }
  }

  /** The table has changed: it is shown and kept, and the game goes on. */
  private changed(): void {
    this.turn += 1;
    this.thinking = false;
    this.draft = EMPTY;
    this.notice = undefined;
    this.hint = undefined;
    this.question = undefined;
    this.cursor = undefined;
    this.view = this.table.view();
    if (this.isKept) {
      this.keep();
      void this.goOn();
    }
  }

  /** Keeps the game in this browser as it stands. */
  keep(): void {
    this.isLost = !keep({
      id: this.id,
      setup: this.setup,
      pgn: this.pgn(),
      plies: this.view.played.length,
      result: this.view.outcome?.result ?? '*',
      begun: this.begun,
      changed: Date.now(),
    });
  }

  private isOwn(point: string): boolean {
    return this.view[this.view.turn].points.includes(point);
  }

  /** Says why a point cannot be chosen. */
  private refuse(point: string): void {
    const placing = this.view[this.view.turn].hand > 0;
    const last = this.draft.at(-1)?.role;
    const isGoing = last === 'from' || last === 'raid' || (placing && last === undefined);
    const role: Role = isGoing ? 'to' : 'take';
    if (last === undefined && !placing) {
      const id = this.isOwn(point) ? 'client-man-is-shut-in' : 'client-choose-your-man';
      this.notice = { id, arguments: { point } };
      return;
    }
    this.notice = this.table.refusal(text([...this.draft, { role, point }]));
  }

  /** Says why nothing can be chosen now. */
  private explain(): void {
    if (this.cursor !== undefined) this.notice = { id: 'client-looking-back', arguments: {} };
    else if (this.view.outcome !== null) this.notice = { id: 'client-is-over', arguments: {} };
    else if (this.view.throwDue) this.notice = { id: 'illegal-throw-due', arguments: {} };
    else if (!this.isPersons) this.notice = { id: 'client-not-your-turn', arguments: {} };
  }
}

/** A game of two people at one screen. */
function forTwo(rules: string): Setup {
  return { rules, against: 'person', mine: 'white', depth: HINT_DEPTH, realDice: false };
}

function boardOf(table: Table): string {
  return description(table.ruleSet).board;
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
