/**
 * Which answers a seat may take back: its own, as far as nothing hidden has come to light and nobody has answered since.
 * What anybody has put in out of turn since is not taken back with them. It is put in again, and where that cannot be,
 * because it rests on the answer, the answer stays.
 */
import type { Entry } from './run.js';

/** Why a seat cannot take its last answer back. */
export class CannotUndo {
  readonly ok = false;
  /** `interjected`: something that was put in out of turn since rests on the answer. */
  constructor(readonly reason: 'nothing' | 'revealed' | 'others' | 'interjected') {}
}

export interface TakenBack {
  /** How many entries come before the first that is taken back. */
  readonly before: number;
  /** Those after it that are put in again. */
  readonly again: readonly Entry[];
}

export interface History {
  readonly entries: readonly Entry[];
  /** Something came to light after so many entries. */
  readonly barrier: number;
  /** Whether what is asked now is answered in secret, and whether the seat has answered it. */
  readonly secret: boolean;
  readonly answeredInSecret: boolean;
}

/** The entries without the seat's last answer, or (`all`) without all of its answers since another seat's. */
export function takenBack(at: History, seat: string, all: boolean): TakenBack | CannotUndo {
  const { entries } = at;
  const last = entries.findLastIndex((entry) => entry.seat === seat && 'answer' in entry);
  if (last < 0) return new CannotUndo('nothing');
  if (last < at.barrier) return new CannotUndo('revealed');
  if (at.answeredInSecret) return { before: last, again: entries.slice(last + 1) };
  const othersSince = entries.findLastIndex((entry) => 'answer' in entry) > last;
  // While answers are given in secret nothing before them is taken back: that it cannot be would show who has answered.
  if (at.secret || othersSince) return new CannotUndo('others');
  let before = last;
  for (let i = last - 1; all && i >= at.barrier; i--) {
    const entry = entries[i] as Entry;
    if ('interjection' in entry) continue;
    if (entry.seat !== seat) break;
    before = i;
  }
  // Asked for every seat after every answer: what comes before is not looked at.
  return { before, again: entries.slice(before).filter((entry) => 'interjection' in entry) };
}
