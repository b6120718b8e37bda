// Which man is which: a man that moves stays the same man, so that he can be seen
// to go from point to point.

import type { Side, View } from '../rules/types';
import type { Draft } from './draft';

export interface Man {
  readonly id: number;
  readonly side: Side;
  readonly point: string;
}

const SIDES = ['white', 'black'] as const;

/** The men as they stand with a draft: moved, placed and taken as chosen so far. */
export function standing(view: View, draft: Draft): Record<Side, string[]> {
  const men = { white: [...view.white.points], black: [...view.black.points] };
  const own = men[view.turn];
  const enemy = men[view.turn === 'white' ? 'black' : 'white'];
  const remove = (from: string[], point: string) => {
    const at = from.indexOf(point);
    if (at >= 0) from.splice(at, 1);
  };
  const moved = draft.find((pick) => pick.role === 'to');
  for (const { role, point } of draft) {
    if (role === 'raid' || role === 'take') remove(enemy, point);
    else if (role === 'to') own.push(point);
    else if (moved !== undefined) remove(own, point);
  }
  return men;
}

/** The men that stand now, each the one that he was before. */
export function follow(before: readonly Man[], now: Record<Side, readonly string[]>): Man[] {
  let fresh = before.reduce((most, man) => Math.max(most, man.id), 0);
  return SIDES.flatMap((side) => {
    const old = before.filter((man) => man.side === side);
    const points = now[side];
    const gone = old.filter((man) => !points.includes(man.point));
    return points.map((point) => {
      const same = old.find((man) => man.point === point) ?? gone.shift();
      return { id: same?.id ?? ++fresh, side, point };
    });
  });
}
