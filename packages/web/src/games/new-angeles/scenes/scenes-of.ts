/** Which entries of the log are seen to happen: one's own rival, who wins a deal, what it has changed, the end of a round and of the game. */

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
    if (kind === 'investments-dealt' && seat !== null && isFirst(log, at))
      scenes.push({ id: 'rival', kind: 'result', at });
    if (kind === 'game-over') scenes.push({ id: `end ${at}`, kind: 'result', at });
    else if (kind === 'deal-won') scenes.push({ id: `deal ${at}`, kind: 'result', at });
    // Whoever has carried it out has seen what came of it, and what comes with the result is told there.
    else if (kind === 'claimed' && params.seat !== seat && wasWonBefore(log, at, from)) {
      scenes.push({ id: `done ${at}`, kind: 'result', at });
    }
  }
  return scenes;
}

/** The rivals are dealt with the first investments, and never again: later ones come with a demand round. */
function isFirst(log: readonly LogEntry[], at: number): boolean {
  return !log.slice(0, at).some(({ kind }) => kind === 'round' || kind === 'demand-round');
}

function wasWonBefore(log: readonly LogEntry[], at: number, from: number): boolean {
  const wonAt = dealAt(log, at)?.wonAt ?? -1;
  return wonAt >= 0 && wonAt < from;
}
