/**
 * Which entries of the log everybody sees happen: cards of others, the cubes of a vote and its result, what production
 * brought before votes are held, the IMF, the end of a round.
 */
import type { LogEntry } from '@polity/kernel';
import type { Scene } from '../../../board/scene/happening.js';

export function scenesOf(log: readonly LogEntry[], from: number, seat: string | null): readonly Scene[] {
  const scenes: Scene[] = [];
  for (let at = from; at < log.length; at++) {
    const { kind, params } = log[at] as LogEntry;
    // The first round has none before it.
    if (kind === 'round' && params.round !== 1) scenes.push({ id: `round ${at}`, kind: 'round', at });
    // Votes follow: who is asked for one has seen before what production brought.
    else if (kind === 'phase' && params.phase === 'elections')
      scenes.push({ id: `production ${at}`, kind: 'round', at });
    // A card that does not apply is followed by the next one, which is seen.
    else if (kind === 'imf' && log[at + 1]?.kind !== 'crisis-skipped')
      scenes.push({ id: `imf ${at}`, kind: 'round', at });
    else if (kind === 'card' && params.seat !== seat) scenes.push({ id: `card ${at}`, kind: 'card', at });
    else if (kind === 'vote-result') scenes.push({ id: `result ${at}`, kind: 'result', at });
    // A poll shows cubes too, outside of a vote; the vote after it has them already.
    else if (kind === 'cubes-drawn' && isVoting(log, at)) scenes.push({ id: `cubes ${at}`, kind: 'suspense', at });
  }
  return scenes;
}

function isVoting(log: readonly LogEntry[], at: number): boolean {
  const last = log.slice(0, at).findLast(({ kind }) => kind === 'vote' || kind === 'vote-result');
  return last?.kind === 'vote';
}
