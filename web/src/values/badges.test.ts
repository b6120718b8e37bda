import { expect, test } from 'vitest';
import { EMPTY } from '../board/draft';
import type { Choice, MoveValue } from '../rules/types';
import { badges, sign } from './badges';

function step(from: string, to: string, ...taken: string[]): Choice {
  const text = `${from}-${to}${taken.map((point) => `x${point}`).join('')}`;
  return { text, raided: null, from, to, taken };
}

function worth(move: string, value: MoveValue['value'], plies: number | null = null): MoveValue {
  return { move, value, plies, mayBeDrawn: false };
}

const legal = [step('a1', 'a4'), step('a1', 'd1', 'b2'), step('a1', 'd1', 'g7'), step('d2', 'd3')];
const moves = [
  worth('a1-d1xg7', 'win', 5),
  worth('a1-d1xb2', 'win', 13),
  worth('d2-d3', 'draw'),
  worth('a1-a4', 'loss', 8),
];

test('a point shows the best that it leads to', () => {
  const first = badges(
    legal,
    EMPTY,
    new Map([
      ['a1', 'from'],
      ['d2', 'from'],
    ]),
    moves,
  );
  expect([...first].map(([point, { sign }]) => point + sign)).toEqual(['a1+5', 'd2=']);
  const draft = [{ role: 'from', point: 'a1' }] as const;
  const second = badges(
    legal,
    draft,
    new Map([
      ['a4', 'to'],
      ['d1', 'to'],
    ]),
    moves,
  );
  expect([...second].map(([point, { sign }]) => point + sign)).toEqual(['a4\u22128', 'd1+5']);
  const third = badges(
    legal,
    [...draft, { role: 'to', point: 'd1' }],
    new Map([
      ['b2', 'take'],
      ['g7', 'take'],
    ]),
    moves,
  );
  expect([...third].map(([point, { sign }]) => point + sign)).toEqual(['b2+13', 'g7+5']);
});

test('a value without a distance has its sign alone', () => {
  expect(sign({ value: 'win', plies: null })).toBe('+');
  expect(sign({ value: 'not-in-database', plies: null })).toBe('?');
});
