// Games kept in this browser.

import { recall, remember } from '../storage';

export interface Setup {
  /** The rule set with its switches. */
  readonly rules: string;
  readonly against: 'computer' | 'person';
  /** The side of the person who has set the game up. */
  readonly mine: 'white' | 'black';
  /** How far the computer looks ahead, in plies. */
  readonly depth: number;
  /** Real dice are thrown, and typed in. */
  readonly realDice: boolean;
  /** Lots decided who begins. */
  readonly byLot: boolean;
}

export interface Kept {
  readonly id: string;
  readonly setup: Setup;
  /** The record in PGN. */
  readonly pgn: string;
  readonly plies: number;
  /** `1-0`, `0-1`, `1/2-1/2`, or `*` while it goes on. */
  readonly result: string;
  readonly changed: number;
}

const GAMES = 'molino.games';
const CURRENT = 'molino.current';
const MOST = 200;

/** The games, the last changed first. What is none is as if it were not there. */
export function games(): Kept[] {
  const kept = recall(GAMES);
  return Array.isArray(kept) ? kept.filter(isKept) : [];
}

function isKept(game: unknown): game is Kept {
  if (typeof game !== 'object' || game === null) return false;
  const { id, setup, pgn, plies, result, changed } = game as Record<keyof Kept, unknown>;
  const texts = [id, pgn, result, (setup as Setup | null | undefined)?.rules];
  const numbers = [plies, changed];
  return (
    texts.every((text) => typeof text === 'string') && numbers.every((one) => Number.isFinite(one))
  );
}

/** Keeps a game in its present state. */
export function keep(game: Kept): void {
  const others = games().filter((other) => other.id !== game.id);
  remember(GAMES, [game, ...others].slice(0, MOST));
  remember(CURRENT, game.id);
}

export function forget(id: string): void {
  remember(
    GAMES,
    games().filter((game) => game.id !== id),
  );
}

/** The game that was last played. */
export function current(): Kept | undefined {
  const id = recall(CURRENT);
  return games().find((game) => game.id === id);
}

export function find(id: string): Kept | undefined {
  return games().find((game) => game.id === id);
}
