/** Elections as the log tells them: the bill, who stands where, the cubes, the closed fists, the result. */
import type { Class, HegemonyLog, HegemonyLogEntry, Policy, Seat, Section, Stance } from '@polity/hegemony/page';
import { CLASSES } from '@polity/hegemony/page';
import type { LogEntry } from '@polity/kernel';

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
  const entries = log as readonly unknown[] as readonly HegemonyLogEntry[];
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
  for (const of of mixed(drawn, story.start)) steps.push({ type: 'cube', of });
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
  const cubes = CLASSES.flatMap((of) => Array.from({ length: drawn[of] }, () => of));
  return cubes
    .map((of, i) => ({ of, rank: ((i + 1) * 7919 + (seed + 1) * 104_729) % 1009 }))
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
