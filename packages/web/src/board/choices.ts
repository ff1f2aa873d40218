/** What pointing at a spot means while an ask is open: an answer, a step towards one, or one of several picks. */
import { type AskDescription, equal, type Json } from '@polity/kernel';
import type { BoardRules, Plan } from './board-rules.js';
import type { Path } from './path.js';
import { pickRulesOf } from './plan.js';

/** An open ask, before the eyes that see the board, and how this game's asks are answered there. */
export interface Question {
  readonly rules: BoardRules;
  readonly ask: AskDescription;
  readonly view: object;
}

export type Choice =
  /** Answers at once; `plan` says what is meant for the questions that follow from it. */
  | { readonly type: 'answer'; readonly answer: Json; readonly plan: Plan }
  /** Goes on to a further spot. */
  | { readonly type: 'open' }
  /** Puts an option among those picked, or takes it out; by its place, since two may be alike. */
  | { readonly type: 'toggle'; readonly option: Json; readonly index: number };

export interface Choices {
  /**
   * How the ask is answered: on spots, on spots with several picks, with a number, or, where the board has no place for
   * its options, from a list.
   */
  readonly way: 'spots' | 'several' | 'amount' | 'list';
  readonly spots: ReadonlyMap<string, Choice>;
  /** Options that no spot stands for. */
  readonly listed: readonly Json[];
}

/** What a person has pointed at since the ask was put. */
export interface Picked {
  /** The spots of one option that needs several. */
  readonly path: Path;
  /** The options gathered so far, where several are confirmed together. */
  readonly options: readonly Json[];
  /** The places of the options picked so far, where the ask wants some of them. */
  readonly places: readonly number[];
}
export const NOTHING_PICKED: Picked = { path: [], options: [], places: [] };

const NO_SPOTS: ReadonlyMap<string, Choice> = new Map();

export function choicesOf(question: Question, picked: Picked = NOTHING_PICKED): Choices {
  const { ask } = question;
  if (ask.type === 'amount') return { way: 'amount', spots: NO_SPOTS, listed: [] };
  // Two alike are one answer, but they can be picked both.
  const options = ask.type === 'some' ? ask.options : [...new Set(ask.options)];
  const ways = options.map((option) => ({ option, paths: pathsOf(question, option) }));
  const spots = ask.type === 'some' ? togglesOf(ways) : spotsOf(question, ways, picked.path);
  const listed = ask.type === 'some' ? unspotted(ways, spots) : ambiguous(ways);
  const way = spots.size === 0 && ask.options.length > 0 ? 'list' : ask.type === 'some' ? 'several' : 'spots';
  return { way, spots, listed };
}

/** The ways of pointing at an option; none where the board has no place for it. */
export function pathsOf({ rules, ask, view }: Question, option: Json): readonly Path[] {
  return pickRulesOf(rules, ask)?.paths(option, ask, view) ?? [];
}

interface Way {
  readonly option: Json;
  readonly paths: readonly Path[];
}

/** Options that no spot puts among those picked. */
function unspotted(ways: readonly Way[], spots: ReadonlyMap<string, Choice>): readonly Json[] {
  const spotted = new Set([...spots.values()].map((choice) => choice.type === 'toggle' && choice.index));
  return ways.filter((_, index) => !spotted.has(index)).map(({ option }) => option);
}

/** Options without a way, or of which every way is another option's too: pointing could not tell them apart. */
function ambiguous(ways: readonly Way[]): readonly Json[] {
  const uses = new Map<string, number>();
  for (const { paths } of ways) for (const path of paths) uses.set(path.join(), (uses.get(path.join()) ?? 0) + 1);
  return ways
    .filter(({ paths }) => paths.every((path) => (uses.get(path.join()) ?? 0) > 1))
    .map(({ option }) => option);
}

/** Of options that are alike each has one of their spots. */
function togglesOf(ways: readonly Way[]): ReadonlyMap<string, Choice> {
  const spots = new Map<string, Choice>();
  ways.forEach((way, index) => {
    const { option, paths } = way;
    const alike = ways.filter((other) => equal(other.option, option));
    const at = alike.indexOf(way);
    for (const [spot] of alike.length === 1 ? paths : paths.slice(at, at + 1)) {
      if (spot !== undefined) spots.set(spot, { type: 'toggle', option, index });
    }
  });
  return spots;
}

/** The spots that come next after those pointed at. A spot that leaves one option only means that option. */
function spotsOf(question: Question, ways: readonly Way[], path: Path): ReadonlyMap<string, Choice> {
  const meant = new Map<string, Set<Json>>();
  for (const { option, paths } of ways) {
    for (const way of paths) {
      const next = way[path.length];
      if (next === undefined || !path.every((spot, i) => spot === way[i])) continue;
      const options = meant.get(next) ?? new Set();
      meant.set(next, options.add(option));
    }
  }
  return new Map([...meant].map(([spot, options]) => [spot, choiceOf(question, [...path, spot], [...options])]));
}

function choiceOf({ rules, ask, view }: Question, path: Path, [option, ...others]: readonly Json[]): Choice {
  if (option === undefined || others.length > 0) return { type: 'open' };
  return { type: 'answer', answer: option, plan: pickRulesOf(rules, ask)?.plan?.(path, ask, view) ?? [] };
}
