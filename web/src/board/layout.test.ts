import { expect, test } from 'vitest';
import type { Geometry } from '../rules/types';
import { next, place, type Direction } from './layout';

/** Three points in a row above one. */
const board: Geometry = {
  board: 'test',
  size: 3,
  points: [
    { name: 'a3', column: 0, row: 2, neighbours: ['b3'] },
    { name: 'b3', column: 1, row: 2, neighbours: ['a3', 'c3'] },
    { name: 'c3', column: 2, row: 2, neighbours: ['b3'] },
    { name: 'a1', column: 0, row: 0, neighbours: [] },
  ],
  lines: [['a3', 'b3', 'c3']],
  mills: [['a3', 'b3', 'c3']],
};

test.each<[string, Direction, string | undefined]>([
  ['a3', 'right', 'b3'],
  ['b3', 'right', 'c3'],
  ['c3', 'right', undefined],
  ['c3', 'left', 'b3'],
  ['a3', 'down', 'a1'],
  ['c3', 'down', 'a1'],
  ['a1', 'up', 'a3'],
])('from %s going %s there is %s', (from, direction, wanted) => {
  expect(next(board, from, direction, false)).toBe(wanted);
});

test('on a flipped board left is right', () => {
  expect(next(board, 'a3', 'left', true)).toBe('b3');
  expect(place(board, board.points[0]!, true)).not.toEqual(place(board, board.points[0]!, false));
});
