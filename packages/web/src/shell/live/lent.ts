/** For how long a bot has played a seat of mine: told by who sits there, and kept until whoever comes back has read it. */
import type { TableSummary } from '@polity/server/wire';
import type { Arrival } from './arrivals.js';
import type { Position } from './position.js';
import type { Lent } from './seen.js';

interface Around {
  readonly newest: TableSummary | null;
  readonly positions: readonly Position[];
  readonly arrivals: readonly Arrival[];
  readonly seen: Readonly<Record<string, number>>;
  readonly lent: Lent;
}

export function lentIn({ newest, positions, arrivals, seen, lent }: Around): Lent {
  let now = lent;
  for (const { seat, holder } of newest?.seats ?? []) {
    const log = (arrivals.at(-1)?.positions ?? positions).find((position) => position.seat === seat)?.log;
    const [from, to] = lent[seat] ?? [];
    const isLent = holder.kind === 'bot' && holder.yours;
    // On a page that was just opened: after what I did last, which begins there, or from the beginning on.
    const last = log?.length ?? (seen[seat] ?? -1) + 1;
    if (isLent && (from === undefined || to !== undefined)) now = { ...now, [seat]: [last] };
    if (!isLent && log && from !== undefined && to === undefined) now = { ...now, [seat]: [from, log.length] };
  }
  return now;
}
