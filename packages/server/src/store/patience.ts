/** Waits while the database cannot be used, and holds up nothing else meanwhile. */
import { setTimeout as sleep } from 'node:timers/promises';

const PATIENCE = 5000;
const FIRST_PAUSE = 10;
const LONGEST_PAUSE = 200;

/**
 * What stands between us and the database for now. `busy`: nothing was done. `lost`: the connection has gone, and nobody
 * knows whether what was asked for last was done.
 */
export type Trouble = 'busy' | 'lost';

/**
 * Does something that can be done again as a whole, until the database can be used.
 * @param work is told whether it may have been done already.
 */
export async function whenFree<T>(
  work: (again: boolean) => Promise<T>,
  troubleOf: (error: unknown) => Trouble | undefined,
): Promise<T> {
  const until = performance.now() + PATIENCE;
  let again = false;
  for (let wait = FIRST_PAUSE; ; wait = Math.min(2 * wait, LONGEST_PAUSE)) {
    try {
      return await work(again);
    } catch (error) {
      const trouble = troubleOf(error);
      if (trouble === undefined || performance.now() > until) throw error;
      again ||= trouble === 'lost';
      await sleep(wait);
    }
  }
}
