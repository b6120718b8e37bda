// Molino's rules: the WebAssembly module with types, and refusals as errors.

import init, { Table as Bound, board, ruleSet, ruleSets } from '../wasm/molino.js';
import wasm from '../wasm/molino_bg.wasm?url';
import { once } from './once';
import type { Side, Description, Geometry, Summary, Told, View } from './types';

/** What cannot be done, and why: a message for the catalogues. */
export class Refusal extends Error {
  constructor(readonly told: Told) {
    super(told.id);
  }
}

/** Loads the module; must have happened before anything else here is used. */
export const load = once(() => init({ module_or_path: wasm }));

/** Does what may throw a message of a module. */
export function asking<T>(ask: () => T): T {
  try {
    return ask();
  } catch (error) {
    if (typeof error === 'string') throw new Refusal(JSON.parse(error) as Told);
    throw error;
  }
}

/** The opponent. */
export function other(side: Side): Side {
  return side === 'white' ? 'black' : 'white';
}

/** The drawing of the board called `name`. */
export function geometry(name: string): Geometry {
  return JSON.parse(board(name)) as Geometry;
}

/** Every base rule set. */
export function summaries(): Summary[] {
  return JSON.parse(ruleSets()) as Summary[];
}

/** What a rule set says. */
export function description(name: string): Description {
  return JSON.parse(asking(() => ruleSet(name))) as Description;
}

/** A game at a table. */
export class Table {
  private constructor(private readonly bound: Bound) {}

  /** A new game, from the empty board or from a position text. */
  static fresh(rules: string, position?: string): Table {
    return new Table(asking(() => new Bound(rules, position)));
  }

  /** The game of a record; `rules` are its rules where it names none. */
  static ofRecord(text: string, rules: string): Table {
    return new Table(asking(() => Bound.fromRecord(text, rules)));
  }

  get ruleSet(): string {
    return this.bound.ruleSet;
  }

  /** How the game stands, or stood after so many moves. */
  view(plies?: number): View {
    return JSON.parse(this.bound.view(plies)) as View;
  }

  /** The moves played, with their throws, in a line. */
  moves(): string {
    return this.bound.moves();
  }

  /** Plays a move or, in braces, a throw. */
  play(token: string): void {
    asking(() => this.bound.play(token));
  }

  /** Why a move cannot be played; nothing where it can. */
  refusal(move: string): Told | undefined {
    const told = this.bound.refusal(move);
    return told === undefined ? undefined : (JSON.parse(told) as Told);
  }

  throwDice(dice: readonly number[]): void {
    asking(() => this.bound.throw(dice.join('-')));
  }

  takeBack(): boolean {
    return this.bound.takeBack();
  }

  takeBackThrow(): boolean {
    return this.bound.takeBackThrow();
  }

  /** Whether the engine, playing `side`, agrees to a draw. */
  agreesToDraw(side: Side): boolean {
    return this.bound.agreesToDraw(side === 'white');
  }

  resign(side: Side): void {
    asking(() => this.bound.resign(side === 'white'));
  }

  agreeDraw(): void {
    asking(() => this.bound.agreeDraw());
  }

  /** The record in PGN. */
  pgn(tags: Record<string, string>): string {
    return this.bound.pgn(Object.entries(tags).flat());
  }

  /** The move that the engine finds, so many plies deep. */
  bestMove(depth: number, seed: number): string | undefined {
    return this.bound.bestMove(depth, seed);
  }
}
