import { expect, test } from 'vitest';
import type { Choice, View } from '../rules/types';
import { soundOf } from './sounds';

const choice = (made: Partial<Choice>): Choice => ({
  text: 'd6',
  raided: null,
  from: null,
  to: 'd6',
  taken: [],
  ...made,
});

/** A game in which these moves have been played, as far as a sound needs it. */
function after(
  moves: readonly Partial<Choice>[],
  outcome: { winner: 'white' | null } | null = null,
): View {
  const played = moves.map((made) => ({ side: 'white', choice: choice(made) }));
  return { played, outcome } as unknown as View;
}

const begun = after([]);

test('a move is heard by what it does', () => {
  expect(soundOf(begun, after([{}]))).toBe('place');
  expect(soundOf(begun, after([{ from: 'd5' }]))).toBe('step');
  expect(soundOf(begun, after([{ taken: ['a1'] }]))).toBe('take');
  expect(soundOf(begun, after([{ raided: 'a1' }]))).toBe('take');
});

test('what is no move is not heard', () => {
  const one = after([{}]);
  expect(soundOf(one, one)).toBeUndefined();
  expect(soundOf(one, begun)).toBeUndefined();
});

test('an end is heard by what it is to the listener, a draw as neither', () => {
  const end = (winner: 'white' | null) => after([{}], { winner });
  expect(soundOf(begun, end('white'), 'white')).toBe('won');
  expect(soundOf(begun, end('white'), 'black')).toBe('lost');
  expect(soundOf(begun, end('white'))).toBe('won');
  for (const listener of ['white', 'black', undefined] as const) {
    expect(soundOf(begun, end(null), listener)).toBe('drawn');
  }
  expect(soundOf(end(null), end(null))).toBeUndefined();
});
