/** A line of the log in words: with the reason where there is more to say than in the log. */
import { type Phase, reasonOf } from '@polity/hegemony/page';
import type { LogEntry } from '@polity/kernel';
import type { GameWords } from '@polity/words';

/** An entry among others of a phase. */
export function tell(words: GameWords, log: readonly LogEntry[], index: number, phase: Phase | null = null): string {
  const entry = log[index];
  if (entry === undefined) return '';
  const reason = reasonOf(log, index, phase);
  return reason === null ? words.log(entry) : words.say(reason);
}
