import { describe, expect, test } from 'vitest';
import type { Choice } from '../rules/types';
import { decided, EMPTY, finished, options, text, type Draft, type Role } from './draft';

function choice(text: string): Choice {
  const [head = '', raided] = text.includes(',')
    ? [text.split(',')[1], text.split(',')[0]?.slice(1) ?? null]
    : [text, null];
  const [way = '', ...taken] = head.split('x');
  const [a = '', b] = way.split('-');
  return { text, raided: raided ?? null, from: b ? a : null, to: b ?? a, taken };
}

const legal = (...texts: string[]) => texts.map(choice);
const draft = (...parts: [Role, string][]): Draft =>
  parts.map(([role, point]) => ({ role, point }));

describe('a placement', () => {
  test('is decided by its point', () => {
    const moves = legal('a1', 'd6');
    expect([...options(moves, EMPTY)]).toEqual([
      ['a1', 'to'],
      ['d6', 'to'],
    ]);
    expect(decided(moves, draft(['to', 'd6']))?.text).toBe('d6');
  });

  test('that must take waits for the man', () => {
    const moves = legal('d7xa1', 'd7xb4', 'g7');
    const placed = draft(['to', 'd7']);
    expect(decided(moves, placed)).toBeUndefined();
    expect([...options(moves, placed).keys()]).toEqual(['a1', 'b4']);
    expect(decided(moves, [...placed, { role: 'take', point: 'b4' }])?.text).toBe('d7xb4');
  });

  test('that may take is finished, and not decided', () => {
    const moves = legal('d7', 'd7xa1');
    const placed = draft(['to', 'd7']);
    expect(finished(moves, placed)?.text).toBe('d7');
    expect(decided(moves, placed)).toBeUndefined();
  });
});

test('two men are taken in any order', () => {
  const moves = legal('a7xd6xf4', 'a7xd6xg1');
  const placed = draft(['to', 'a7'], ['take', 'f4']);
  expect([...options(moves, placed).keys()]).toEqual(['d6']);
  expect(decided(moves, [...placed, { role: 'take', point: 'd6' }])?.text).toBe('a7xd6xf4');
});

test('the dice offer a man first, and the placement without him', () => {
  const moves = legal('xb4,d6', 'xb4,b4', 'd6');
  expect(options(moves, EMPTY)).toEqual(
    new Map([
      ['b4', 'raid'],
      ['d6', 'to'],
    ]),
  );
  expect([...options(moves, draft(['raid', 'b4'])).keys()]).toEqual(['d6', 'b4']);
});

test('a draft is told as a move', () => {
  expect(text(draft(['from', 'd6'], ['to', 'd7'], ['take', 'a1']))).toBe('d6-d7xa1');
  expect(text(draft(['raid', 'b4'], ['to', 'd6']))).toBe('xb4,d6');
  expect(text(draft(['to', 'd6']))).toBe('d6');
});
