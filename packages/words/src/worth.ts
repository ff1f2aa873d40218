/** What a decision was worth, from what looking ahead found: the two answers that a sentence compares, and by what. */
import { equal, type Json, type Part, type Reckoned, type Reckoning } from '@polity/kernel';
import { signed } from './figure.js';
import type { GameWords } from './game-words.js';

export interface Worth {
  readonly best: Reckoned;
  /** What the best is compared with: the answer that was given, or where that is the best the next one. */
  readonly other: Reckoned;
  /** By how many whole points the best promised more at the end. */
  readonly points: number;
  /** What the points are made of, with what speaks against them, in whole points: they add up with the `rest`. */
  readonly parts: readonly Part[];
  readonly rest: number;
}

/** A sentence has room for so many. */
const MOST = 3;

export function worthOf({ answers }: Reckoning, given?: Json): Worth | undefined {
  const [best, next] = answers;
  const other = answers.find(({ answer }, i) => i > 0 && given !== undefined && equal(answer, given)) ?? next;
  if (best === undefined || other === undefined) return undefined;
  const points = Math.round(best.margin - other.margin);
  if (points === 0) return { best, other, points, parts: [], rest: 0 };
  // The parts of an answer that is not the best tell what it has more or less than the best.
  const parts = other.parts
    .map((part) => ({ ...part, points: -Math.round(part.points) }))
    .filter((part) => part.points !== 0)
    .slice(0, MOST);
  return { best, other, points, parts, rest: points - sum(parts) };
}

/** What the parts that are told leave of how much one answer is behind the best. */
export function restOf({ margin }: Reckoned, best: Reckoned, told: readonly Part[]): number {
  return Number((margin - best.margin - sum(told)).toFixed(1));
}

function sum(parts: readonly Part[]): number {
  return parts.reduce((all, { points }) => all + points, 0);
}

/** What is left when the greatest parts have been told. */
export function restIn(words: GameWords, points: number, digits = 1): string {
  const figures = signed(points, digits);
  return words.plain('aspect.rest', { points: figures }, figures);
}

/** What the points are made of: “money +6, Middle Class’s goods −2, the rest +1”. */
export function partsIn(words: GameWords, { parts, rest }: Worth, { seat }: Reckoning): string {
  if (parts.length === 0) return '';
  const told = parts.map((part) => words.aspect(part, seat, 0));
  return words.row(rest === 0 ? told : [...told, restIn(words, rest, 0)]);
}
