// The engine, beside the page so that the page goes on answering.

import { load, Table } from '../rules/rules';

export interface Question {
  readonly pgn: string;
  readonly rules: string;
  readonly depth: number;
  readonly seed: number;
}

export interface Answer {
  readonly move: string | undefined;
}

self.onmessage = async (event: MessageEvent<Question>) => {
  const { pgn, rules, depth, seed } = event.data;
  try {
    await load();
    const move = Table.ofRecord(pgn, rules).bestMove(depth, seed);
    self.postMessage({ move } satisfies Answer);
  } catch (error) {
    // Of a promise that fails the page would hear nothing.
    reportError(error);
  }
};
