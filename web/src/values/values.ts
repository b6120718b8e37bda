// Exact values of positions, asked of their worker.

import { Refusal } from '../rules/rules';
import type { PositionValues } from '../rules/types';
import type { Answer, Question } from './values.worker';

interface Waiting {
  resolve: (values: PositionValues) => void;
  reject: (reason: Error) => void;
}

let worker: Worker | undefined;
let asked = 0;
const waiting = new Map<number, Waiting>();

/** A worker that cannot even start answers nobody. */
function fail(): void {
  worker?.terminate();
  worker = undefined;
  for (const { reject } of waiting.values())
    reject(new Refusal({ id: 'client-values-failed', arguments: {} }));
  waiting.clear();
}

function start(): Worker {
  const started = new Worker(new URL('./values.worker.ts', import.meta.url), { type: 'module' });
  started.onmessage = ({ data }: MessageEvent<Answer>) => {
    const { id, values, refused } = data;
    const waits = waiting.get(id);
    waiting.delete(id);
    if (values !== undefined) waits?.resolve(values);
    else if (refused !== undefined) waits?.reject(new Refusal(refused));
  };
  started.onerror = fail;
  return started;
}

/** The values of a position and of its moves; a refusal where there are none. */
export function appraise(rules: string, position: string): Promise<PositionValues> {
  worker ??= start();
  const id = asked++;
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    worker?.postMessage({ id, rules, position } satisfies Question);
  });
}
