/** Threat through a game: before the first round, and after each with its demand. */
import type { LogEntry } from '@polity/kernel';
import { THREAT } from '../data/board.js';

export function threatThrough(log: readonly LogEntry[]): readonly number[] {
  const after = [0];
  let threat = 0;
  for (const { kind, params } of log) {
    if (kind === 'threat') threat = Math.min(THREAT.end, threat + Number(params.amount));
    else if (kind === 'round' && params.round !== 1) after.push(threat);
  }
  return [...after, threat];
}
