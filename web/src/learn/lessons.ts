// The lessons: a position, what is to be done there, and a move that does it. The
// texts stand in the catalogues.

import type { Choice, View } from '../rules/types';

/** What has to be done. */
export type Goal =
  'move' | 'take' | 'take-two' | 'keep' | 'raid' | 'win' | 'draw' | { readonly to: string };

export interface Lesson {
  readonly id: string;
  readonly rules: string;
  readonly position: string;
  readonly goal: Goal;
  /** A move that does it: the tests play it. */
  readonly answer: string;
}

const lesson = (
  id: string,
  rules: string,
  position: string,
  goal: Goal,
  answer: string,
): Lesson => ({ id, rules, position, goal, answer });

/** The rules, one by one. */
export const RULES: readonly Lesson[] = [
  lesson('place', 'ludoteka', '3/3/3/6/3/3/3 w 9,9', 'move', 'd6'),
  lesson('mill', 'ludoteka', '3/1W1/1W1/1B2B1/3/3/3 w 7,7', 'take', 'd7xb4'),
  lesson('safe', 'ludoteka', '2W/1W1/1W1/6/B1W/3/BBB w 0,0', 'take', 'g7-d7xc3'),
  lesson('unless-all', 'ludoteka', '2W/BW1/1W1/1B4/2W/B2/BBB w 0,0', 'take', 'g7-d7xa1'),
  lesson('move', 'ludoteka', '2W/1W1/1W1/6/B1W/3/BBB w 0,0', 'move', 'e3-e4'),
  lesson('fly', 'ludoteka', '3/1W1/1W1/1B2B1/B2/3/W1B w 0,0', 'take', 'a1-d7xb4'),
  lesson('block', 'ludoteka', 'BBB/1W1/3/W3WB/3/3/1W1 w 0,0', 'win', 'd1-g1'),
  lesson('draw', 'ludoteka', '2B/1B1/B1B/B2W1B/3/1W1/W2 w 0,0 99 70', 'draw', 'a1-d1'),
  lesson('walled', 'tradicional', '2W/BB1/3/5W/B2/2B/1W1 w 0,0', 'take', 'd1-g1xb6'),
  lesson('optional', 'abierto', '2W/1W1/1W1/6/B1W/3/BBB w 0,0', 'keep', 'g7-d7'),
  lesson('double', 'abierto+doble', 'W1W/1W1/1W1/B1B2B/3/3/B2 w 5,5', 'take-two', 'd7xa1xa4'),
  lesson(
    'reform',
    'abierto+sin-reformar',
    '2W/1W1/1W1/1B2BW/B2/B2/1BW w 0,0 0 12 barred=d5-d6-d7',
    'move',
    'd6-b6',
  ),
  lesson('dice', 'alfonso', 'B2/1W1/1W1/B5/3/3/B2 w 7,6 0 4 dice=6-5-4', 'raid', 'xa4,b4'),
  lesson('diagonal', 'twelve', '3/3/3/6/3/1W1/W1B w 10,11', { to: 'c3' }, 'c3'),
];

/** What good players do. */
export const ADVICE: readonly Lesson[] = [
  lesson('deny', 'ludoteka', '3/1B1/3/6/3/3/WW1 b 7,8', { to: 'g1' }, 'g1'),
  lesson('count', 'ludoteka', '1WW/W1W/BBW/B1WB1B/WB1/2W/1WB b 0,1', 'take', 'f4xb6'),
  lesson('first-step', 'ludoteka', '1BW/1WW/B2/BWW1B1/BBW/3/WWB b 0,1', { to: 'b6' }, 'b6'),
  lesson('shuttle', 'ludoteka', '2B/BB1/B1W/B2W2/2W/BW1/1W1 w 0,0', { to: 'd3' }, 'e3-d3xb2'),
  lesson('opened', 'ludoteka', '2W/1W1/1W1/5B/B1W/3/BB1 w 0,0', 'take', 'g7-d7xa1'),
  lesson('hunted', 'ludoteka', 'BBB/1W1/3/W3WB/3/3/1W1 w 0,0', 'win', 'd1-g1'),
  lesson('room', 'ludoteka', '1BW/1WB/1BW/BWBB1B/WB1/B2/W2 w 0,0', { to: 'd1' }, 'a1-d1'),
];

/** Whether a move has done what was to be done. */
export function reached(goal: Goal, played: Choice, after: View): boolean {
  if (typeof goal === 'object') return played.to === goal.to;
  switch (goal) {
    case 'move':
      return true;
    case 'take':
      return played.taken.length > 0;
    case 'take-two':
      return played.taken.length === 2;
    case 'keep':
      return played.taken.length === 0;
    case 'raid':
      return played.raided !== null;
    case 'draw':
      return after.outcome?.winner === null;
    case 'win':
      return after.outcome?.winner === mover(after);
  }
}

/** The side that has made the last move. */
function mover(view: View) {
  return view.played.at(-1)?.side;
}
