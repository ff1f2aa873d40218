/** Waits while another program holds the database, and holds up nothing else meanwhile. */
import { setTimeout as sleep } from 'node:timers/promises';

const PATIENCE = 5000;
const PAUSE = 10;

/** Does something that can be done again as a whole, until the database is free for it. */
export async function whenFree<T>(work: () => Promise<T>, isBusy: (error: unknown) => boolean): Promise<T> {
  const until = performance.now() + PATIENCE;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isBusy(error) || performance.now() > until) throw error;
      await sleep(PAUSE);
    }
  }
}
