// Games kept in this browser.

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

/** The games, the last changed first. What cannot be read is as if it were not there. */
export function games(): Kept[] {
  try {
    const kept = JSON.parse(localStorage.getItem(GAMES) ?? '[]') as Kept[];
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

/** Keeps a game in its present state. */
export function keep(game: Kept): void {
  const others = games().filter((other) => other.id !== game.id);
  const all = [game, ...others].slice(0, MOST);
  try {
    localStorage.setItem(GAMES, JSON.stringify(all));
    localStorage.setItem(CURRENT, game.id);
  } catch {
    // A browser that keeps nothing still plays.
  }
}

export function forget(id: string): void {
  const others = games().filter((game) => game.id !== id);
  localStorage.setItem(GAMES, JSON.stringify(others));
}

/** The game that was last played. */
export function current(): Kept | undefined {
  const id = localStorage.getItem(CURRENT);
  return games().find((game) => game.id === id);
}

export function find(id: string): Kept | undefined {
  return games().find((game) => game.id === id);
}
