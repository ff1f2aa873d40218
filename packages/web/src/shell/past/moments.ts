/** A moment of the past in the words of the log: what had just been told, and the rounds that it lies among. */
import type { LogEntry } from '@polity/kernel';
import type { PastPosition } from '@polity/server/wire';
import type { LoadedGame } from '../ui/use-game.js';

/** What a game puts above all else, such as its rounds, from the moment at which it begins. */
export interface Round {
  readonly from: number;
  readonly name: string;
}

export interface Moment {
  readonly at: number;
  readonly last: number;
  /** Who did what; nothing at the beginning. */
  readonly caption: string | undefined;
  readonly rounds: readonly Round[];
}

/** More than a line of the bar has room for is not told there. */
const TOLD = 3;

/** @param log all of the log; only its beginning had been told at the moment. */
export function momentOf({ told, moments }: PastPosition, log: readonly LogEntry[], { words }: LoadedGame): Moment {
  const at = moments.indexOf(told);
  const headings = words.facts.headings ?? [];
  const news = at === 0 ? [] : log.slice(moments[at - 1], told);
  const deeds = news.filter(({ kind }) => !headings.includes(kind));
  const lines = (deeds.length > 0 ? deeds : news).slice(0, TOLD).map((entry) => words.log(entry));
  return {
    at,
    last: moments.length - 1,
    caption: lines.length === 0 ? undefined : words.paragraph(lines),
    rounds: log.flatMap((entry, i) => {
      const from = entry.kind === headings[0] ? moments.findIndex((length) => length > i) : -1;
      return from < 0 ? [] : [{ from, name: words.log(entry) }];
    }),
  };
}
