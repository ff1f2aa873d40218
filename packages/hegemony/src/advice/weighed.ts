/** What an option of a turn weighs against the others. */
import type { Reason } from '@polity/kernel';

/** How much an option weighs, and why. */
export interface Weighed {
  readonly weight: number;
  readonly reason: Reason;
}

/** What an option weighs at most that does nothing for its player as things stand. */
export const NOT_WORTH_IT = 1;
