// Asks the engine in its worker. A new question makes the old one void: its worker is
// ended, and its answer never comes.

import type { Answer, Question } from './engine.worker';

/** How long an answer may take, in milliseconds: a worker that has died says nothing. */
const LIMIT = 60_000;

let worker: Worker | undefined;
/** Ends the question that waits for its answer. */
let giveUp: ((reason: string) => void) | undefined;

export function ask(question: Question): Promise<string | undefined> {
  giveUp?.('another question');
  worker ??= new Worker(new URL('./engine.worker.ts', import.meta.url), { type: 'module' });
  const asked = worker;
  return new Promise((resolve, reject) => {
    const done = () => {
      clearTimeout(timer);
      asked.onmessage = asked.onerror = null;
      giveUp = undefined;
    };
    const fail = (reason: string) => {
      done();
      // Whatever it does now, nobody waits for it.
      asked.terminate();
      worker = undefined;
      reject(new Error(reason));
    };
    asked.onmessage = ({ data }: MessageEvent<Answer>) => {
      done();
      resolve(data.move);
    };
    asked.onerror = (event) => fail(event.message);
    const timer = setTimeout(() => fail('no answer'), LIMIT);
    giveUp = fail;
    asked.postMessage(question satisfies Question);
  });
}
