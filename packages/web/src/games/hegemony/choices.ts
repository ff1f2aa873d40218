/** What pointing at a spot means while an ask is open: an answer, a step towards one, or one of several picks. */
import type { HegemonyView } from '@polity/hegemony/page';
import type { AskDescription, Json } from '@polity/kernel';
import { pathsOf } from './choices-paths.js';
import { type Plan, planAfter } from './choices-plan.js';
import type { Path } from './choices-way.js';
import type { Spot } from './spots.js';

export type Choice =
  /** Answers at once; `plan` says what is meant for the questions that follow from it. */
  | { readonly type: 'answer'; readonly answer: Json; readonly plan: Plan }
  /** Goes on to a further spot. */
  | { readonly type: 'open' }
  /** Puts an option among those picked, or takes it out. */
  | { readonly type: 'toggle'; readonly option: Json };

export interface Choices {
  /**
   * How the ask is answered: on spots, on spots with several picks, with a number, or, where the board has no place for
   * its options, from a list.
   */
  readonly way: 'spots' | 'several' | 'amount' | 'list';
  readonly spots: ReadonlyMap<Spot, Choice>;
  /** Options that no spot stands for. */
  readonly listed: readonly Json[];
}

/** What a person has pointed at since the ask was put. */
export interface Picked {
  /** The spots of one option that needs several. */
  readonly path: Path;
  /** The options picked so far, where several are. */
  readonly options: readonly Json[];
}
export const NOTHING_PICKED: Picked = { path: [], options: [] };

const NO_SPOTS: ReadonlyMap<Spot, Choice> = new Map();

export function choicesOf(ask: AskDescription, view: HegemonyView, picked: Picked = NOTHING_PICKED): Choices {
  if (ask.type === 'amount') return { way: 'amount', spots: NO_SPOTS, listed: [] };
  const ways = ask.options.map((option) => ({ option, paths: pathsOf(ask, view, option) }));
  const listed = [...ways.filter(({ paths }) => paths.length === 0).map(({ option }) => option), ...ambiguous(ways)];
  const spots = ask.type === 'some' ? togglesOf(ways) : spotsOf({ ask, view }, ways, picked.path);
  const way = spots.size === 0 && ask.options.length > 0 ? 'list' : ask.type === 'some' ? 'several' : 'spots';
  return { way, spots, listed };
}

interface Asked {
  readonly ask: AskDescription;
  readonly view: HegemonyView;
}

interface Way {
  readonly option: Json;
  readonly paths: readonly Path[];
}

/** Options of which every way is another option's too; pointing could not tell them apart. */
function ambiguous(ways: readonly Way[]): readonly Json[] {
  const uses = new Map<string, number>();
  for (const { paths } of ways) for (const path of paths) uses.set(path.join(), (uses.get(path.join()) ?? 0) + 1);
  return ways
    .filter(({ paths }) => paths.length > 0 && paths.every((path) => (uses.get(path.join()) ?? 0) > 1))
    .map(({ option }) => option);
}

function togglesOf(ways: readonly Way[]): ReadonlyMap<Spot, Choice> {
  const spots = new Map<Spot, Choice>();
  for (const { option, paths } of ways)
    for (const [spot] of paths) if (spot) spots.set(spot, { type: 'toggle', option });
  return spots;
}

/** The spots that come next after those pointed at. A spot that leaves one option only means that option. */
function spotsOf(asked: Asked, ways: readonly Way[], path: Path): ReadonlyMap<Spot, Choice> {
  const meant = new Map<Spot, Set<Json>>();
  for (const { option, paths } of ways) {
    for (const way of paths) {
      const next = way[path.length];
      if (next === undefined || !path.every((spot, i) => spot === way[i])) continue;
      const options = meant.get(next) ?? new Set();
      meant.set(next, options.add(option));
    }
  }
  return new Map([...meant].map(([spot, options]) => [spot, choiceOf(asked, [...path, spot], [...options])]));
}

function choiceOf({ ask, view }: Asked, path: Path, [option, ...others]: readonly Json[]): Choice {
  if (option === undefined || others.length > 0) return { type: 'open' };
  return { type: 'answer', answer: option, plan: planAfter(ask, path, view) };
}
