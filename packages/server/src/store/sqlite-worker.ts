/** The thread in which SQLite does what a server asks for, in the order in which it is asked. */
import { parentPort, workerData } from 'node:worker_threads';
import { SqliteEngine } from './sqlite-engine.js';
import type { Asked, Done } from './sqlite-thread.js';
import type { Append } from './store.js';

let engine: Promise<SqliteEngine> | undefined;

async function open(): Promise<SqliteEngine> {
  const opened = new SqliteEngine(workerData as string);
  try {
    await opened.open();
    return opened;
  } catch (error) {
    await opened.close();
    // Whoever asks again tries again.
    engine = undefined;
    throw error;
  }
}

async function doIt(asked: Asked): Promise<unknown> {
  engine ??= open();
  const opened = await engine;
  if ('sql' in asked) return opened.run(asked.sql, asked.parameters);
  if ('append' in asked) return opened.append(JSON.parse(asked.append) as readonly Append[]);
  if ('together' in asked) return opened.together(asked.together);
  return 'close' in asked ? opened.close() : undefined;
}

async function done(asked: Asked): Promise<Done> {
  try {
    return { id: asked.id, value: await doIt(asked) };
  } catch (error) {
    // An error of SQLite's is none of those that can be sent to another thread.
    const { message, code } = error as { readonly message: string; readonly code?: string };
    return { id: asked.id, failed: message, code };
  }
}

parentPort?.on('message', (all: readonly Asked[]) => {
  Promise.all(all.map(done)).then((answers) => parentPort?.postMessage(answers));
});
