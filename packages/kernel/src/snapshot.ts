/** Positions from which the rules can be started again, and what a seat may take along into a world of its own. */
import type { Context, LogEntry, Names } from './context.js';
import type { Game, OptionValues } from './game.js';
import { clone, cloneSharing } from './json.js';
import type { RandomState } from './random.js';
import type { Entry } from './run.js';

/** A position from which the rules can be started again. Never changed: a run works on a copy. */
export interface Snapshot {
  readonly state: object;
  readonly random: RandomState;
  /** How many entries had been taken, and log lines written, when it was made. */
  readonly entries: number;
  readonly log: number;
}

/** @param before the one before it: they share all that is the same in both, so that many of them take little room. */
export function snapshotOf(t: Context<object, Names>, entries: number, before?: Snapshot): Snapshot {
  const state = before === undefined ? clone(t.state) : cloneSharing(t.state, before.state);
  return { state, random: t.saveRandom(), entries, log: t.entries.length };
}

/** Where hidden things were dealt anew: from there on the game is played in a world that the seat imagines. */
export interface Dealing {
  /** After how many entries. */
  readonly after: number;
  readonly seat: string;
  readonly random: RandomState;
}

/** A position as the way to it: how it is come by again. */
export interface Past<State extends object> {
  readonly game: Game<State>;
  readonly options: OptionValues;
  readonly base: Snapshot;
  /** What has been put in since. */
  readonly entries: readonly Entry[];
  readonly dealings: readonly Dealing[];
  readonly log: readonly LogEntry[];
  /** How many of the last answers were given in secret and are not seen yet. */
  readonly secretAnswers: number;
  /** The version at which the open questions were put. */
  readonly askedAt: number;
}

/** The entries without what others have answered in secret: whoever played those again would learn them. */
export function withoutSecrets({ entries, secretAnswers }: Past<object>, seat: string): readonly Entry[] {
  const answers = entries.filter((entry) => 'answer' in entry);
  const secret = new Set<Entry>(answers.slice(answers.length - secretAnswers).filter((entry) => entry.seat !== seat));
  return entries.filter((entry) => !secret.has(entry));
}
