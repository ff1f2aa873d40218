/** Which entries of the log everybody sees happen: who wins a deal, what it has changed, and the end of a round. */

import type { LogEntry } from '@polity/kernel';
import { dealAt } from '@polity/new-angeles/deals';
import { roundEndsFrom } from '@polity/new-angeles/round-ends';
import type { Scene } from '../../../board/scene/happening.js';

export function scenesOf(log: readonly LogEntry[], from: number, seat: string | null): readonly Scene[] {
  const scenes: Scene[] = [];
  const ends = roundEndsFrom(log, from);
  for (let at = from; at < log.length; at++) {
    const { kind, params } = log[at] as LogEntry;
    if (ends.includes(at)) scenes.push({ id: `round ${at}`, kind: 'round', at });
    else if (kind === 'deal-won') scenes.push({ id: `deal ${at}`, kind: 'result', at });
    // Whoever has carried it out has seen what came of it, and what comes with the result is told there.
    else if (kind === 'claimed' && params.seat !== seat && wasWonBefore(log, at, from)) {
      scenes.push({ id: `done ${at}`, kind: 'result', at });
    }
  }
  return scenes;
}

function wasWonBefore(log: readonly LogEntry[], at: number, from: number): boolean {
  const wonAt = dealAt(log, at)?.wonAt ?? -1;
  return wonAt >= 0 && wonAt < from;
}
