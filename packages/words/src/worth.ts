/** What a decision was worth, from what looking ahead found: the two answers that a sentence compares, and by what. */
import { equal, type Json, type Part, type Reckoned, type Reckoning } from '@polity/kernel';
import type { GameWords } from './game-words.js';

export interface Worth {
  readonly best: Reckoned;
  /** What the best is compared with: the answer that was given, or where that is the best the next one. */
  readonly other: Reckoned;
  /** By how many whole points the best promised more at the end. */
  readonly points: number;
  /** What most of them come from. */
  readonly mainly: readonly Part[];
}

/** A sentence has room for so many. */
const MOST = 2;

export function worthOf({ answers }: Reckoning, given?: Json): Worth | undefined {
  const [best, next] = answers;
  const other = answers.find(({ answer }, i) => i > 0 && given !== undefined && equal(answer, given)) ?? next;
  if (best === undefined || other === undefined) return undefined;
  const points = Math.round(best.margin - other.margin);
  // The parts of an answer that is not the best tell what it has less; what it has more speaks against the sum.
  const gained = other.parts.filter((part) => part.points < 0).map((part) => ({ ...part, points: -part.points }));
  return { best, other, points, mainly: points === 0 ? [] : enough(gained, points) };
}

/** The greatest of them until they make up half of all. */
function enough(parts: readonly Part[], points: number): readonly Part[] {
  const sorted = parts.toSorted((a, b) => b.points - a.points).slice(0, MOST);
  return (sorted[0]?.points ?? 0) * 2 >= points ? sorted.slice(0, 1) : sorted;
}

/** What most of the points come from, without figures: “money and goods (Middle Class)”. */
export function mainlyIn(words: GameWords, { mainly }: Worth, { seat: own }: Reckoning): string {
  const named = mainly.map(({ field, name, seat }) => {
    const what = words.name(name, field);
    if (seat === null || seat === own) return what;
    const whose = words.name(seat, 'seat');
    return words.plain('aside', { name: what, rest: whose }, `${what} (${whose})`);
  });
  return words.list(named);
}
