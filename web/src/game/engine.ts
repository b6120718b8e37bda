// Asks the engine in its worker. A new question makes the old ones void.

import type { Answer, Question } from './engine.worker';

/** How long an answer may take, in milliseconds: a worker that has died says nothing. */
const LIMIT = 60_000;

let worker: Worker | undefined;
let last = 0;

export function ask(question: Omit<Question, 'id'>): Promise<string | undefined> {
  worker ??= new Worker(new URL('./engine.worker.ts', import.meta.url), { type: 'module' });
  const asked = worker;
  const id = ++last;
  return new Promise((resolve, reject) => {
    const done = () => {
      clearTimeout(timer);
      asked.removeEventListener('message', answered);
      asked.removeEventListener('error', failed);
    };
    const answered = ({ data }: MessageEvent<Answer>) => {
      if (data.id !== id) return;
      done();
      resolve(data.move);
    };
    const failed = (event?: ErrorEvent) => {
      done();
      // A worker that has failed is not asked again.
      asked.terminate();
      if (worker === asked) worker = undefined;
      reject(new Error(event?.message ?? 'no answer'));
    };
    const timer = setTimeout(failed, LIMIT);
    asked.addEventListener('message', answered);
    asked.addEventListener('error', failed);
    asked.postMessage({ id, ...question } satisfies Question);
  });
}
