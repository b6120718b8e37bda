// Exact values, beside the page: a small game is solved here, of others the site is
// asked.

import init, { SmallGame, isSmall } from '../wasm/values.js';
import wasm from '../wasm/values_bg.wasm?url';
import { once } from '../rules/once';
import type { PositionValues, Told } from '../rules/types';

export interface Question {
  readonly id: number;
  readonly rules: string;
  readonly position: string;
}

export interface Answer {
  readonly id: number;
  readonly values?: PositionValues;
  readonly refused?: Told;
}

const load = once(() => init({ module_or_path: wasm }));

/** The game that was solved last. */
let solved: { rules: string; game: SmallGame } | undefined;

function smallGame(rules: string): SmallGame {
  if (solved?.rules !== rules) {
    solved?.game.free();
    solved = undefined;
    solved = { rules, game: new SmallGame(rules) };
  }
  return solved.game;
}

async function fromSite(rules: string, position: string): Promise<Omit<Answer, 'id'>> {
  let response: Response;
  try {
    response = await fetch(`/api/value?${new URLSearchParams({ rules, position }).toString()}`);
  } catch {
    return { refused: { id: 'client-values-offline', arguments: {} } };
  }
  const told = (await response.json()) as PositionValues & { error?: Told };
  return told.error === undefined ? { values: told } : { refused: told.error };
}

async function answer({ rules, position }: Question): Promise<Omit<Answer, 'id'>> {
  await load();
  if (!isSmall(rules)) return fromSite(rules, position);
  try {
    return { values: JSON.parse(smallGame(rules).values(position)) as PositionValues };
  } catch (error) {
    if (typeof error !== 'string') throw error;
    return { refused: JSON.parse(error) as Told };
  }
}

self.onmessage = async (event: MessageEvent<Question>) => {
  const question = event.data;
  try {
    self.postMessage({ id: question.id, ...(await answer(question)) } satisfies Answer);
  } catch {
    const refused = { id: 'client-values-failed', arguments: {} };
    self.postMessage({ id: question.id, refused } satisfies Answer);
  }
};
