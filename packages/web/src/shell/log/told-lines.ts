/** The lines of a log: deeds that the game tells in one line are folded, and unfolded where somebody wants to know more. */
import type { LogEntry } from '@polity/kernel';
import type { ToldDeed } from '@polity/words';

export interface ToldLine {
  /** Its number in the log. */
  readonly number: number;
  readonly entry: LogEntry;
  /** What led to a deed lies below it, 1 deep or more; what came of it too, 0 deep. Nothing outside of deeds. */
  readonly depth?: number;
  /** The deed that the line heads: by the number with which it begins, and whether it is unfolded. */
  readonly deed?: { readonly id: number; readonly open: boolean };
}

/**
 * From `first` on; a deed is told whole, so that it may begin earlier.
 * @param log what the line of each entry tells; null for what has none of its own
 */
export function toldLines(
  log: readonly (LogEntry | null)[],
  deeds: readonly ToldDeed[],
  first: number,
  isOpen: (deed: number) => boolean,
): readonly ToldLine[] {
  const lines: ToldLine[] = [];
  const told = deeds.filter(({ to }) => to > first);
  let number = Math.min(first, told[0]?.from ?? first);
  for (const deed of told) {
    lines.push(...plainLines(log, number, deed.from));
    lines.push(...linesOfDeed(log, deed, isOpen(deed.from)));
    number = deed.to;
  }
  return [...lines, ...plainLines(log, number, log.length)];
}

function plainLines(log: readonly (LogEntry | null)[], from: number, to: number): readonly ToldLine[] {
  return log.slice(from, to).flatMap((entry, i) => (entry ? [{ number: from + i, entry }] : []));
}

function linesOfDeed(log: readonly (LogEntry | null)[], deed: ToldDeed, open: boolean): readonly ToldLine[] {
  const { from, to, head, depths } = deed;
  const line = (number: number): ToldLine => ({ number, entry: log[number] as LogEntry });
  const below: ToldLine[] = [];
  for (let number = from; number < to; number++) {
    const depth = depths.get(number) ?? 0;
    if (log[number] && number !== head && (open || depth === 0)) below.push({ ...line(number), depth });
  }
  return [{ ...line(head), deed: { id: from, open } }, ...below];
}
