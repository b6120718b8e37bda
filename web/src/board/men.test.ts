import { expect, test } from 'vitest';
import type { View } from '../rules/types';
import { follow, standing } from './men';

test('a man that moves stays the same man, and a placed one is new', () => {
  const first = follow([], { white: ['a1', 'd6'], black: ['g7'] });
  expect(new Set(first.map((man) => man.id)).size).toBe(3);
  const moved = follow(first, { white: ['a1', 'd7'], black: [] });
  expect(moved.find((man) => man.point === 'd7')?.id).toBe(
    first.find((man) => man.point === 'd6')?.id,
  );
  const placed = follow(moved, { white: ['a1', 'd7', 'b4'], black: ['f4'] });
  const ids = moved.map((man) => man.id);
  expect(ids).not.toContain(placed.find((man) => man.point === 'b4')?.id);
});

test('a draft is shown as if it were played', () => {
  const men = (points: string[]) => ({ points, hand: 0, lost: 0 });
  const view = { turn: 'white', white: men(['d6', 'd5']), black: men(['a1']) } as unknown as View;
  const from = { role: 'from', point: 'd6' } as const;
  expect(standing(view, [from]).white).toEqual(['d6', 'd5']);
  const moved = [from, { role: 'to', point: 'd7' } as const];
  expect(standing(view, moved).white).toEqual(['d5', 'd7']);
  expect(standing(view, [...moved, { role: 'take', point: 'a1' }]).black).toEqual([]);
});
