/** Elections as the log tells them: the bill, who stands where, the cubes, the closed fists, the result. */
import type { LogEntry } from '@polity/kernel';
import type { HegemonyLog, HegemonyLogEntry } from '../rules/log.js';
import { CLASSES, type Class, POLICIES, type Policy, type Seat, type Section } from '../rules/names.js';
import type { Stance } from '../rules/state.js';
import type { HegemonyView } from '../rules/view.js';
import { entriesOf } from './entries.js';
import { chaptersOf } from './recap.js';

export interface ElectionStory {
  /** The place of its first entry in the log: it is the same election as long as that is the same. */
  readonly start: number;
  readonly policy: Policy;
  readonly section: Section;
  readonly by: Seat;
  readonly stances: readonly { readonly seat: Seat; readonly stance: Stance }[];
  readonly drawn: Readonly<Record<Class, number>> | null;
  /** What came out of the fists; those who opened an empty one are not told. */
  readonly spent: readonly { readonly seat: Seat; readonly amount: number }[];
  readonly result: HegemonyLog['vote-result'] | null;
  readonly points: readonly { readonly seat: Seat; readonly amount: number }[];
}

/** All elections of a log, the last one perhaps unfinished. */
export function electionsIn(log: readonly LogEntry[]): readonly ElectionStory[] {
  const stories: ElectionStory[] = [];
  const entries = entriesOf(log);
  entries.forEach((entry, index) => {
    if (entry.kind === 'vote') {
      const { policy, section, by } = entry.params;
      const before = entries[index - 1];
      // Cubes that a poll has shown right before are the cubes of the election that follows it.
      const drawn = before?.kind === 'cubes-drawn' ? before.params : null;
      stories.push({
        start: index,
        policy,
        section,
        by,
        stances: [{ seat: by, stance: 'for' }],
        drawn,
        spent: [],
        result: null,
        points: [],
      });
      return;
    }
    const last = stories.at(-1);
    const next = last && goOn(last, entry);
    if (next) stories[stories.length - 1] = next;
  });
  return stories;
}

/** The votes that are over and came after a place in the log. */
export function votesSince(log: readonly LogEntry[], from: number): readonly ElectionStory[] {
  return electionsIn(log).filter(({ start, result }) => start >= from && result !== null);
}

/** The votes of a round's Elections Phase. */
export interface Elections {
  readonly round: number;
  readonly votes: readonly ElectionStory[];
}

/** The last Elections Phase, with those of its votes that are over and came before a place in the log; null without any. */
export function lastElections(log: readonly LogEntry[], before: number): Elections | null {
  const chapter = chaptersOf(log).findLast(({ phase }) => phase === 'elections');
  if (chapter === undefined) return null;
  const votes = votesSince(log.slice(0, chapter.to), chapter.from).filter(({ start }) => start < before);
  return votes.length === 0 ? null : { round: chapter.round, votes };
}

/** The story with one more entry, if that belongs to it. */
function goOn(story: ElectionStory, { kind, params }: HegemonyLogEntry): ElectionStory | undefined {
  if (story.result === null) {
    switch (kind) {
      case 'stance':
        return { ...story, stances: [...story.stances, params] };
      case 'cubes-drawn':
        return { ...story, drawn: params };
      case 'influence-spent':
        return { ...story, spent: [...story.spent, params] };
      case 'vote-result':
        return { ...story, result: params };
      default:
        return undefined;
    }
  }
  const counts = kind === 'points' && (params.source === 'bills' || params.source === 'support');
  if (!counts || story.points.some(({ seat }) => seat === params.seat)) return undefined;
  return { ...story, points: [...story.points, { seat: params.seat, amount: params.amount }] };
}

export type ElectionStep =
  | { readonly type: 'bill' }
  | { readonly type: 'stance'; readonly seat: Seat; readonly stance: Stance }
  | { readonly type: 'cube'; readonly of: Class }
  /** Everybody holds out a closed fist. */
  | { readonly type: 'fists' }
  | { readonly type: 'opened'; readonly seat: Seat; readonly amount: number }
  | { readonly type: 'result' }
  | { readonly type: 'points'; readonly seat: Seat; readonly amount: number };

/** What is shown one after the other, as far as it is known. */
export function stepsOf(story: ElectionStory): readonly ElectionStep[] {
  const { stances, drawn, spent, result, points } = story;
  const steps: ElectionStep[] = [
    { type: 'bill' },
    ...stances.map((stance) => ({ type: 'stance' as const, ...stance })),
  ];
  if (drawn === null) return steps;
  for (const role of mixed(drawn, story.start)) steps.push({ type: 'cube', of: role });
  steps.push({ type: 'fists' });
  if (result === null) return steps;
  const amountOf = (seat: Seat) => spent.find((one) => one.seat === seat)?.amount ?? 0;
  for (const { seat } of stances) steps.push({ type: 'opened', seat, amount: amountOf(seat) });
  steps.push({ type: 'result' });
  for (const { seat, amount } of points) steps.push({ type: 'points', seat, amount });
  return steps;
}

/** The log tells how many cubes of each colour were drawn, not in which order; they come mixed, always the same way. */
export function mixed(drawn: Readonly<Record<Class, number>>, seed: number): readonly Class[] {
  const cubes = CLASSES.flatMap((role) => Array.from({ length: drawn[role] }, () => role));
  return cubes
    .map((role, i) => ({ of: role, rank: ((i + 1) * 7919 + (seed + 1) * 104_729) % 1009 }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ of }) => of);
}

/** Votes on each side after the steps that have been shown. Cubes of a class that takes no part count for nobody. */
export function tally(story: ElectionStory, shown: readonly ElectionStep[]): Readonly<Record<Stance, number>> {
  const votes: Record<Stance, number> = { for: 0, against: 0 };
  const sideOf = (seat: Seat) => story.stances.find((one) => one.seat === seat)?.stance;
  for (const step of shown) {
    const [seat, count] =
      step.type === 'cube' ? [step.of, 1] : step.type === 'opened' ? [step.seat, step.amount] : [undefined, 0];
    const side = seat && sideOf(seat);
    if (side) votes[side] += count;
  }
  return votes;
}

/** Which vote of its Elections Phase it is, of how many, and what is voted on after it. */
export interface VotePlace {
  readonly number: number;
  readonly of: number;
  readonly next: readonly { readonly policy: Policy; readonly section: Section; readonly by: Seat }[];
}

/**
 * Nothing for a vote that was called at once.
 * @param view from before its result.
 */
export function placeOfVote(
  log: readonly LogEntry[],
  { start, policy }: ElectionStory,
  view: HegemonyView,
): VotePlace | null {
  const before = entriesOf(log).slice(0, start + 1);
  const phase = before.findLastIndex(({ kind }) => kind === 'phase');
  const began = before[phase];
  if (began?.kind !== 'phase' || began.params.phase !== 'elections') return null;
  const number = before.slice(phase).filter(({ kind }) => kind === 'vote').length;
  const next = POLICIES.flatMap((one) => {
    const bill = one === policy ? null : view.bills[one];
    return bill === null ? [] : [{ policy: one, ...bill }];
  });
  return { number, of: number + next.length, next };
}
