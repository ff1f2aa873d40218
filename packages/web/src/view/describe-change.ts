/** A change in words: what it is about, and what it was and would be. */
import type { Json } from '@polity/kernel';
import type { GameWords } from '../words/game-words.js';
import { type Change, listChange } from './diff.js';

export interface ChangeLine {
  readonly label: string;
  /** The seat that it concerns, if the path names one. */
  readonly seat: string | undefined;
  readonly before: string;
  readonly after: string;
  /** How a number changes. */
  readonly by: number | undefined;
}

export interface Describing {
  readonly words: GameWords;
  readonly seats: readonly string[];
  readonly hidden: readonly string[];
}

/** The changes that a person cares about, one's own seat's first. */
export function describeChanges(
  changes: readonly Change[],
  how: Describing,
  own: string | null,
): readonly ChangeLine[] {
  const lines = changes
    .filter(({ path }) => !path.some((key) => how.hidden.includes(key)))
    .map((change) => describe(change, how));
  const rank = ({ seat }: ChangeLine) => (seat === own ? 0 : seat === undefined ? 1 : 2);
  return lines.toSorted((a, b) => rank(a) - rank(b));
}

function describe({ path, before, after }: Change, { words, seats }: Describing): ChangeLine {
  const seat = path.find((key) => seats.includes(key));
  const keys = path.filter((key, i) => key !== seat && !(seat !== undefined && i === 0 && path.length > 2));
  const label = keys.map((key) => (/^\d+$/.test(key) ? '' : words.field(key))).filter((text) => text !== '');
  const field = path.findLast((key) => !/^\d+$/.test(key)) ?? '';
  const by = typeof before === 'number' && typeof after === 'number' ? after - before : undefined;
  if (Array.isArray(before) && Array.isArray(after)) {
    const { added, removed } = listChange(before, after);
    return { label: label.join(' · '), seat, by, before: signed('−', removed), after: signed('+', added) };
  }
  return { label: label.join(' · '), seat, by, before: text(before), after: text(after) };

  function text(value: unknown): string {
    return words.inline(value as Json | undefined, field);
  }
  function signed(sign: string, items: readonly unknown[]): string {
    return items.length === 0 ? '' : `${sign}${words.list(items.map((item) => text(item)))}`;
  }
}
