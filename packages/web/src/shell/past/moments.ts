/** A moment of the past in the words of the log: what had just been told, and the rounds that it lies among. */
import { equal, type LogEntry } from '@polity/kernel';
import type { PastPosition } from '@polity/server/wire';
import type { GameWords } from '@polity/words';
import type { LoadedGame } from '../ui/use-game.js';
import { type Standing, stopsOf } from './stops.js';
import type { Past } from './use-past.js';

/** What a game puts above all else, such as its rounds, from the moment at which it begins. */
export interface Round {
  readonly from: number;
  readonly name: string;
}

export interface Moment extends Standing {
  /** The chapter that the moment lies in, such as a phase of a round. */
  readonly chapter: string | undefined;
  /** Who did what; nothing at the beginning. */
  readonly caption: string | undefined;
  /** All that happened there, sentence by sentence. */
  readonly whole: readonly string[];
  /** The caption by its first sentence alone, by two of them and so on. */
  readonly captions: readonly string[];
  /** What the caption tells. */
  readonly told: readonly LogEntry[];
  readonly rounds: readonly Round[];
  /** Moments at which a turn or a chapter has ended or begins. */
  readonly turns: readonly number[];
}

/** A moment among all, and the one that was shown before it. */
export type MomentShown = Pick<PastPosition, 'told' | 'moments'> & {
  readonly before?: Pick<PastPosition, 'told'> | null;
};

/** More than the bar has room for, in sentences and in letters, is not told there: what is told is told whole. */
const TOLD = 3;
const LETTERS = 220;

/** @param log all of the log; only its beginning had been told at the moment. */
export function momentOf(shown: MomentShown, log: readonly LogEntry[], { words }: LoadedGame): Moment {
  const { told, moments } = shown;
  const at = moments.indexOf(told);
  const { headings = [], turns = [] } = words.facts;
  const stops = [...headings, ...turns];
  const seenAt = (entry: number) => moments.findIndex((length) => length > entry);
  const all = stopsOf(moments, log, words);
  const ended = told === log.length ? [] : closingSince(log.slice(0, told), moments[at - 1] ?? 0, words);
  const from = newSince(shown, log, all, words);
  const news = at === 0 || ended.length > 0 ? ended : toldSince(log.slice(0, told), from, words);
  const deeds = news.filter(({ kind }) => !headings.includes(kind));
  const lately = (deeds.length > 0 ? deeds : news).map((entry) => ({ entry, text: words.log(entry) }));
  // The last moment is how it ended, however much came before that at once.
  const lines = told === log.length ? withRoom(lately.toReversed()).toReversed() : withRoom(lately);
  return {
    at,
    last: moments.length - 1,
    chapter: chapterOf(log.slice(0, told), words),
    caption: lines.length === 0 ? undefined : words.paragraph(lines.map(({ text }) => text)),
    whole: lately.map(({ text }) => text),
    captions: lines.map((_, i) => words.paragraph(lines.slice(0, i + 1).map(({ text }) => text))),
    told: lines.map(({ entry }) => entry),
    rounds: log.flatMap((entry, i) => {
      const from = entry.kind === headings[0] ? seenAt(i) : -1;
      return from < 0 ? [] : [{ from, name: words.log(entry) }];
    }),
    turns: log.map(({ kind }, i) => (stops.includes(kind) ? seenAt(i) : -1)).filter((moment) => moment >= 0),
    stops: all,
  };
}

/** The headings that a log stands below, the most general one first. */
export function chapterOf(log: readonly LogEntry[], words: GameWords): string | undefined {
  const { headings = [] } = words.facts;
  const found: string[] = [];
  let from = 0;
  for (const heading of headings) {
    const at = log.findLastIndex(({ kind }, i) => i >= from && kind === heading);
    if (at < 0) continue;
    found.push(words.log(log[at] as LogEntry));
    from = at;
  }
  return found.length === 0 ? undefined : found.join(' · ');
}

/** The moment that somebody is on the way to: the next step goes on from there. */
export function aimedAt({ shown, wanted }: Pick<Past, 'shown' | 'wanted'>, moment: Moment): Moment {
  const at = wanted === null ? -1 : (shown?.moments.findLastIndex((told) => told <= wanted) ?? -1);
  return at < 0 ? moment : { ...moment, at };
}

function withRoom<Line extends { readonly text: string }>(lines: readonly Line[]): readonly Line[] {
  let letters = 0;
  return lines.slice(0, TOLD).filter(({ text }, i) => {
    letters += text.length;
    return i === 0 || letters <= LETTERS;
  });
}

/**
 * How much had been told before what is new at a moment: by who came in detail at the moment before, else where the action
 * before was done. Who has jumped to the end of a turn is told all of that turn.
 */
function newSince(
  { told, moments, before }: MomentShown,
  log: readonly LogEntry[],
  stops: readonly number[],
  words: GameWords,
): number {
  const at = moments.indexOf(told);
  const came = before ? moments.indexOf(before.told) : -1;
  const nth = stops.indexOf(at);
  const detail = moments[at - 1] ?? 0;
  if (nth < 0 || came === at - 1) return detail;
  const last = stops[nth - 1] ?? 0;
  const isNear = came >= last && came <= (stops[nth + 1] ?? at);
  const until = log.slice(0, told);
  const end = isNear ? -1 : turnEndSince(until, detail, words);
  const isVote = words.facts.deeds?.includes(until[end]?.kind ?? '');
  return end < 0 || isVote ? (moments[last] ?? 0) : turnBegin(until, end, words);
}

/** What a moment is told by, in the order of time: of a round that has begun what it brought, and else what is new. */
function toldSince(log: readonly LogEntry[], from: number, words: GameWords): readonly LogEntry[] {
  const round = roundIn(log, words);
  // Where nothing of it has been told yet, what led to it.
  const news = newsOf(log, round >= from && round + 1 < log.length ? round + 1 : from, words);
  const { turns = [], deeds = [] } = words.facts;
  // That a turn has ended is told where nothing was done in it.
  const done = deeds.length === 0 ? news : news.filter(({ kind }) => deeds.includes(kind) || !turns.includes(kind));
  return done.length > 0 ? done : news;
}

function roundIn(log: readonly LogEntry[], { facts: { headings = [] } }: GameWords): number {
  return log.findLastIndex(({ kind }) => kind === headings[0]);
}

/** The entry that ends a turn, where all of that turn is told; else none. */
function turnEndSince(log: readonly LogEntry[], from: number, { facts }: GameWords): number {
  const { turns = [], deeds = [] } = facts;
  const end = log.findLastIndex(({ kind }) => turns.includes(kind));
  return deeds.length > 0 && end >= from ? end : -1;
}

/** The entries of the turn that a moment tells whole; none where it tells something else. */
export function turnTold(
  { told, moments }: Pick<PastPosition, 'told' | 'moments'>,
  log: readonly LogEntry[],
  words: GameWords,
): { readonly begin: number; readonly end: number } | null {
  const until = log.slice(0, told);
  const from = moments[moments.indexOf(told) - 1] ?? 0;
  const end = turnEndSince(until, from, words);
  if (end < 0 || roundIn(until, words) >= from || closingSince(until, from, words).length > 0) return null;
  return { begin: turnBegin(until, end, words), end };
}

/** How a chapter ended, if one has. */
function closingSince(log: readonly LogEntry[], from: number, { facts }: GameWords): readonly LogEntry[] {
  const [end, ...kinds] = facts.closings ?? [];
  const news = log.slice(from);
  const at = news.findIndex(({ kind }) => kind === end);
  return at < 0 ? [] : kinds.flatMap((told) => news.slice(at).filter(({ kind }) => kind === told));
}

/** The first entry of the turn or the vote that ends there. */
function turnBegin(log: readonly LogEntry[], end: number, { facts }: GameWords): number {
  const { headings = [], turns = [], deeds = [], actions = [] } = facts;
  const isDeed = deeds.includes(log[end]?.kind ?? '');
  // What is a deed itself, such as a vote at once, may lie within a turn.
  const ends = [...headings, ...turns.filter((kind) => isDeed || !deeds.includes(kind))];
  const after = log.slice(0, end).findLastIndex(({ kind }) => ends.includes(kind)) + 1;
  // What the game did by itself before the first of its turns, such as preparing a round, belongs to none.
  const first = log.findIndex(({ kind }, at) => at >= after && at < end && actions.includes(kind));
  return first < 0 ? after : first;
}

/**
 * The lines that a log has gained since it was so long. Where a line from before tells more now, what it tells more is told
 * by itself; where there are no lines, its entries.
 */
function newsOf(log: readonly LogEntry[], from: number, words: GameWords): readonly LogEntry[] {
  const [before, now] = [words.lines(log.slice(0, from)), words.lines(log)];
  const grew = before.some((was, i) => now[i] !== null && !isSameLine(was, now[i]));
  const added = grew ? words.lines(log.slice(from)) : [];
  const lines = now.slice(from).flatMap((line, i) => line ?? added[i] ?? []);
  return lines.length > 0 ? lines : log.slice(from);
}

function isSameLine(one: LogEntry | null, other: LogEntry | null | undefined): boolean {
  return one === other || (!!one && !!other && equal(one.params, other.params));
}
