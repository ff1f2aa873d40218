/** What a line of the log names that can be read: a card, an event. */
import type { LogEntry } from '@polity/kernel';
import type { GameWords } from '@polity/words';

const NAMED = ['card', 'event'];

export interface Named {
  readonly name: string;
  readonly text: string;
}

export function namedIn(words: GameWords, { params }: LogEntry): Named | undefined {
  for (const key of NAMED) {
    const id = params[key];
    const text = typeof id === 'string' ? words.describe(id) : undefined;
    if (typeof id === 'string' && text) return { name: words.name(id), text };
  }
  return undefined;
}
