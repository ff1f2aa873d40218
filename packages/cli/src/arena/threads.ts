/** Plays the games of an arena on several threads, each as soon as it is free. */
import { Worker } from 'node:worker_threads';
import type { Ended, Match } from './match.js';

/** Calls `done` with how each game ended, in the order in which they end. */
export async function playOnThreads(
  matches: Iterable<Match>,
  threads: number,
  done: (nth: number, ended: readonly Ended[]) => void,
): Promise<void> {
  const rest = [...matches].entries();
  await Promise.all(Array.from({ length: threads }, () => playAll(rest, done)));
}

function playAll(
  rest: IterableIterator<[number, Match]>,
  done: (nth: number, ended: readonly Ended[]) => void,
): Promise<void> {
  const first = rest.next();
  if (first.done) return Promise.resolve();
  let [nth, match] = first.value;
  const worker = new Worker(new URL('./thread.js', import.meta.url), { execArgv: [] });
  return new Promise((resolve, reject) => {
    worker.on('error', reject);
    worker.on('message', (ended: readonly Ended[]) => {
      done(nth, ended);
      const next = rest.next();
      if (next.done) worker.terminate().then(() => resolve(), reject);
      else {
        [nth, match] = next.value;
        worker.postMessage(match);
      }
    });
    worker.postMessage(match);
  });
}
