// Games kept in this browser.

import type { Side } from '../rules/types';
import { recall, remember } from '../storage';

export interface Setup {
  /** The rule set with its switches. */
  readonly rules: string;
  readonly against: 'computer' | 'person';
  /** The side of the person who has set the game up. */
  readonly mine: Side;
  /** How far the computer looks ahead, in plies. */
  readonly depth: number;
  /** Real dice are thrown, and typed in. */
  readonly realDice: boolean;
}

export interface Kept {
  readonly id: string;
  readonly setup: Setup;
  /** The record in PGN. */
  readonly pgn: string;
  readonly plies: number;
  /** `1-0`, `0-1`, `1/2-1/2`, or `*` while it goes on. */
  readonly result: string;
  /** When it was begun and last changed, in milliseconds since 1970. */
  readonly begun: number;
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
  const { id, setup, pgn, plies, result, begun, changed } = game as Record<keyof Kept, unknown>;
  return (
    [id, pgn, result].every((text) => typeof text === 'string') &&
    [plies, begun, changed].every(Number.isFinite) &&
    isSetup(setup)
  );
}

function isSetup(setup: unknown): setup is Setup {
  if (typeof setup !== 'object' || setup === null) return false;
  const { rules, against, mine, depth, realDice } = setup as Record<keyof Setup, unknown>;
  return (
    typeof rules === 'string' &&
    (against === 'computer' || against === 'person') &&
    (mine === 'white' || mine === 'black') &&
    Number.isInteger(depth) &&
    typeof realDice === 'boolean'
  );
}

/** Keeps a game in its present state. Whether the browser has let us. */
export function keep(game: Kept): boolean {
  const others = games().filter((other) => other.id !== game.id);
  return remember(GAMES, [game, ...others].slice(0, MOST)) && remember(CURRENT, game.id);
}

export function forget(id: string): void {
  remember(
    GAMES,
    games().filter((game) => game.id !== id),
  );
}

/** The game that was last played. */
export function current(): Kept | undefined {
  return find(recall(CURRENT));
}

export function find(id: unknown): Kept | undefined {
  return games().find((game) => game.id === id);
}

/** Calls `act` whenever another tab has kept or forgotten a game. Gives what ends that. */
export function watch(act: () => void): () => void {
  const heard = (event: StorageEvent) => {
    if (event.key === GAMES) act();
  };
  addEventListener('storage', heard);
  return () => removeEventListener('storage', heard);
}
