/** Positions that have arrived and wait: each is shown once the scenes before it were seen, and in their order. */
import type { LogEntry, Standing } from '@polity/kernel';
import { comesBefore, type Scene } from '../../board/scene/happening.js';
import type { Position } from './position.js';

/** What another seat has taken back, as far as the reader had been told of it. */
export interface TakenBack {
  readonly seat: string;
  readonly log: readonly LogEntry[];
}

export interface Arrival {
  readonly positions: readonly Position[];
  readonly over: boolean;
  readonly standings: readonly Standing[];
  readonly undone: TakenBack | null;
  /** What is still to be seen of it. */
  readonly scenes: readonly Scene[];
}

export interface Waiting {
  readonly arrivals: readonly Arrival[];
  /** What is to be seen now, one after the other. */
  readonly scenes: readonly Scene[];
  /** Nothing is shown before something is asked here. */
  readonly skipping: boolean;
}

/** Which scenes a position brings, told from the log of whoever looks, from an entry on. */
export type SceneReader = (log: readonly LogEntry[], from: number, seat: string | null) => readonly Scene[];

/** Shows whatever has nothing before it that has yet to be seen. */
export function letThrough<State extends Waiting>(
  state: State,
  show: (state: State, arrival: Arrival) => State,
): State {
  let now = state;
  while (now.scenes.length === 0) {
    const [arrival, ...others] = now.arrivals;
    if (arrival === undefined) return now;
    const before = arrival.scenes.filter(comesBefore);
    const after = arrival.scenes.filter((scene) => !comesBefore(scene));
    if (before.length > 0) {
      return { ...now, scenes: before, arrivals: [{ ...arrival, scenes: after }, ...others] };
    }
    now = { ...show(now, arrival), arrivals: others, scenes: after };
  }
  return now;
}

/** The scene was seen. */
export function without<State extends Waiting>(state: State, id: string): State {
  return state.scenes[0]?.id === id ? { ...state, scenes: state.scenes.slice(1) } : state;
}

/**
 * Nothing is seen any more but the last result of all that has arrived, and what comes after it. A page of production or
 * of a round before that is a stop of its own.
 */
export function fromLastResult<State extends Waiting>(state: State): State {
  const all = [...state.scenes, ...state.arrivals.flatMap(({ scenes }) => scenes)];
  const last = all.findLastIndex(({ kind }) => kind === 'result');
  const page = all.findIndex(({ kind }, at) => at > 0 && kind === 'round');
  const kept = new Set(all.slice(Math.max(page < 0 ? last : Math.min(last, page), 1)));
  const keep = (scenes: readonly Scene[]) => scenes.filter((scene) => kept.has(scene));
  const arrivals = state.arrivals.map((arrival) => ({ ...arrival, scenes: keep(arrival.scenes) }));
  return { ...state, scenes: keep(state.scenes), arrivals };
}

/** Nothing is seen up to what is asked here, but for the page at the end of a round, and what comes after that. */
export function toMyTurn<State extends Waiting>(state: State): State {
  let skipping = true;
  const left = (all: readonly Scene[]) => {
    const round = all.findIndex(({ kind }) => kind === 'round');
    skipping = round < 0;
    return skipping ? [] : all.slice(round);
  };
  const scenes = left(state.scenes);
  const arrivals = state.arrivals.map((arrival) => {
    if (!skipping) return arrival;
    const kept = { ...arrival, scenes: left(arrival.scenes) };
    skipping &&= !arrival.over && arrival.positions.every(({ ask }) => ask === null);
    return kept;
  });
  return { ...state, scenes, arrivals, skipping };
}

/** All that has arrived was seen: what is shown is the table as it is. */
export function toNow<State extends Waiting>(state: State): State {
  return { ...state, scenes: [], arrivals: state.arrivals.map((arrival) => ({ ...arrival, scenes: [] })) };
}

/** What holds nothing up but what follows it; whoever goes on playing has seen it. */
export function withoutAfterthoughts<State extends Waiting>(state: State): State {
  return { ...state, scenes: state.scenes.filter(comesBefore) };
}

/** Where a log begins to tell what the one before did not. */
export function newFrom(before: readonly LogEntry[], logFrom: number, log: readonly LogEntry[]): number {
  let same = Math.min(logFrom, before.length);
  while (same < Math.min(before.length, log.length) && isSame(before[same], log[same])) same++;
  return same;
}

function isSame(one: LogEntry | undefined, other: LogEntry | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
