// What exact values look like on the board: the best that a point leads to.

import { candidates, type Draft, type Role } from '../board/draft';
import type { Choice, Known, MoveValue } from '../rules/types';

/** A sign beside a point, and what it means for the side that moves. */
export interface Badge {
  readonly sign: string;
  readonly value: Known;
}

/** A value as a sign: `+13` wins in 13 plies, `=` is drawn, `−8` loses in 8. */
export function sign({ value, plies }: { value: Known; plies: number | null }): string {
  switch (value) {
    case 'win':
      return `+${plies ?? ''}`;
    case 'draw':
      return '=';
    case 'loss':
      return `\u2212${plies ?? ''}`;
    default:
      return '?';
  }
}

/** For each point that can be chosen, the best value of the moves that it leads to.
 * `moves` are the values of the legal moves, the best first. */
export function badges(
  legal: readonly Choice[],
  draft: Draft,
  options: ReadonlyMap<string, Role>,
  moves: readonly MoveValue[],
): Map<string, Badge> {
  const found = new Map<string, Badge>();
  const order = new Map(moves.map((worth, i) => [worth.move, i]));
  for (const [point, role] of options) {
    const led = candidates(legal, [...draft, { role, point }]);
    const ranks = led.map((choice) => order.get(choice.text) ?? moves.length);
    const best = moves[Math.min(...ranks)];
    if (best !== undefined) found.set(point, { sign: sign(best), value: best.value });
  }
  return found;
}
