/** Where in a log rounds end; apart from what is told of them, which is loaded when it is shown. */
import type { LogEntry } from '@polity/kernel';

/** With these a round is over: the next begins, or first everybody chooses an investment, or there is no other. */
const ENDS: ReadonlySet<string> = new Set(['round', 'investments-dealt', 'game-over']);

/** The entries from one on with which a round ends that had its production. */
export function roundEndsFrom(log: readonly LogEntry[], from: number): readonly number[] {
  const ends: number[] = [];
  let produced =
    log.slice(0, from).findLast(({ kind }) => kind === 'production' || ENDS.has(kind))?.kind === 'production';
  for (let at = from; at < log.length; at++) {
    const { kind } = log[at] as LogEntry;
    if (kind === 'production') produced = true;
    else if (ENDS.has(kind)) {
      if (produced) ends.push(at);
      produced = false;
    }
  }
  return ends;
}
