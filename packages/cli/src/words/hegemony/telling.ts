/** What every part of the table as text is told with. */
import type { HegemonyView } from '@polity/hegemony';
import type { JsonObject } from '@polity/kernel';
import type { GameWords } from '@polity/words';

/** A line by its key among the game's words for a terminal. */
export type Line = (key: string, params?: JsonObject) => string;

/** Everything of the table, told with these words, as its lines. */
export interface Telling {
  readonly view: HegemonyView;
  readonly words: GameWords;
  readonly line: Line;
}

/** What lies below a heading stands in a little. */
export function within(lines: readonly string[]): string[] {
  return lines.map((text) => `  ${text}`);
}

/** The amounts of what there is, as parts of a line. */
export function amounts(of: Readonly<Record<string, number>>): JsonObject[] {
  return Object.entries(of)
    .filter(([, amount]) => amount !== 0)
    .map(([resource, amount]) => ({ say: 'amount', resource, amount }));
}
