// A move that is being chosen point by point. Which moves there are, the rules say;
// here only the chosen points are compared with them.

import type { Choice } from '../rules/types';

/** What a chosen point is to the move. */
export type Role = 'raid' | 'from' | 'to' | 'take';

export interface Pick {
  readonly role: Role;
  readonly point: string;
}

/** The points chosen so far, in order. */
export type Draft = readonly Pick[];

export const EMPTY: Draft = [];

/** The points of a move in the order in which they are chosen. */
function picks(choice: Choice): Draft {
  const parts: Pick[] = [];
  if (choice.raided !== null) parts.push({ role: 'raid', point: choice.raided });
  if (choice.from !== null) parts.push({ role: 'from', point: choice.from });
  if (choice.to !== null) parts.push({ role: 'to', point: choice.to });
  return parts.concat(choice.taken.map((point) => ({ role: 'take', point })));
}

/** Whether a move can come of a draft. Men are taken in any order. */
function fits(choice: Choice, draft: Draft): boolean {
  const parts = picks(choice);
  return draft.every((pick, i) =>
    pick.role === 'take'
      ? choice.taken.includes(pick.point)
      : parts[i]?.role === pick.role && parts[i].point === pick.point,
  );
}

/** The moves that can come of a draft. */
export function candidates(legal: readonly Choice[], draft: Draft): Choice[] {
  return legal.filter((choice) => fits(choice, draft));
}

/** The points that can be chosen next, each with what it then is. */
export function options(legal: readonly Choice[], draft: Draft): Map<string, Role> {
  const next = new Map<string, Role>();
  const chosen = new Set(draft.filter((pick) => pick.role === 'take').map((pick) => pick.point));
  for (const choice of candidates(legal, draft)) {
    const part = picks(choice)[draft.length];
    if (part === undefined) continue;
    if (part.role !== 'take') next.set(part.point, part.role);
    else for (const point of choice.taken) if (!chosen.has(point)) next.set(point, 'take');
  }
  return next;
}

/** The move that a draft is already, if it is one. */
export function finished(legal: readonly Choice[], draft: Draft): Choice | undefined {
  if (draft.length === 0) return undefined;
  return candidates(legal, draft).find((choice) => picks(choice).length === draft.length);
}

/** The move that a draft is, where nothing else can come of it. */
export function decided(legal: readonly Choice[], draft: Draft): Choice | undefined {
  const choice = finished(legal, draft);
  return choice !== undefined && options(legal, draft).size === 0 ? choice : undefined;
}

/** The draft as the text of a move, to ask the rules about it. */
export function text(draft: Draft): string {
  return draft.reduce((text, { role, point }) => {
    switch (role) {
      case 'raid':
        return `x${point}`;
      case 'from':
        return point;
      case 'to':
        if (text === '') return point;
        return text.startsWith('x') ? `${text},${point}` : `${text}-${point}`;
      case 'take':
        return `${text}x${point}`;
    }
  }, '');
}
