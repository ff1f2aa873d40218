/** What becomes of something that was put in. */
import type { RefusedBecause } from '../wire.js';

export type Outcome = { readonly ok: true } | NotTaken;

export interface NotTaken {
  readonly ok: false;
  readonly reason: RefusedBecause;
  readonly message: string;
}

export const FINE: Outcome = { ok: true };

export function refused(reason: RefusedBecause, message: string): NotTaken {
  return { ok: false, reason, message };
}
