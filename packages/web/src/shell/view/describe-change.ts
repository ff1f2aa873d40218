/** A change in words: what it is about, and what it was and would be. */
import type { Json } from '@polity/kernel';
import type { GameWords } from '@polity/words';
import { type Change, listChange } from './diff.js';

export interface ChangeLine {
  readonly label: string;
  /** The seat that it concerns, if the path names one. */
  readonly seat: string | undefined;
  /** What it was and would be. */
  readonly text: string;
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
  const label = words.path(keys.filter((key) => !/^\d+$/.test(key)).map((key) => words.field(key)));
  const field = path.findLast((key) => !/^\d+$/.test(key)) ?? '';
  const by = typeof before === 'number' && typeof after === 'number' ? after - before : undefined;
  if (Array.isArray(before) && Array.isArray(after)) {
    const { added, removed } = listChange(before, after);
    const [gone, come] = [words.listed('removed', removed.map(text)), words.listed('added', added.map(text))];
    return { label, seat, by, text: words.change(gone, come) };
  }
  return { label, seat, by, text: words.change(text(before), text(after)) };

  function text(value: unknown): string {
    return words.inline(value as Json | undefined, field);
  }
}
