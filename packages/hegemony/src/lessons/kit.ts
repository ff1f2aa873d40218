/** What the lessons of all classes are made of: when a step is due, what is read, and what is answered as advised. */
import type { AskDescription, Json, JsonObject, LessonStep } from '@polity/kernel';
import { advise } from '../advice/advise.js';
import type { HegemonyAsks } from '../rules/asks.js';
import { TURNS_PER_ROUND } from '../rules/data/board.js';
import { CLASSES, type Seat } from '../rules/names.js';
import type { HegemonyView } from '../rules/view.js';
import { FIRST_TURN } from './laid.js';

export type Step = LessonStep<HegemonyView>;
type When = Step['when'];
type Extras = Pick<Step, 'spots' | 'params'>;

export const LAST_TURN = TURNS_PER_ROUND;

/** The round that is taught. */
function taught({ round }: HegemonyView): boolean {
  return round === 1;
}

/** The seat is asked for its turn: before its action, or when only the end is left to be said. */
export function onTurn(number: number, done: boolean): When {
  return (ask, view) => ask?.kind === 'turn' && taught(view) && view.turn.number === number && view.turn.main === done;
}

export function asked(...kinds: readonly (keyof HegemonyAsks)[]): When {
  return (ask, view) => taught(view) && kinds.some((kind) => ask?.kind === kind);
}

/** A sentence that is read and passed. */
export function read(key: string, when: When, extras: Extras = {}): Step {
  return { key, when, ...extras };
}

/** A sentence that waits for one of these answers; what is not offered is none. */
export function press(
  key: string,
  when: When,
  answers: (ask: AskDescription, view: HegemonyView) => readonly Json[],
  extras: Extras = {},
): Step {
  return { key, when, answers, ...extras };
}

export const asAdvised = (ask: AskDescription, view: HegemonyView): readonly Json[] => [advise(ask, view).answer];
export const anyOption = ({ options }: AskDescription): readonly Json[] => options;

/** A basic action, with which a turn is spent. */
export function basic(key: string, number: number, action: string, extras: Extras = {}): Step {
  return press(key, onTurn(number, false), () => [{ do: 'basic', action }], extras);
}

/** A card for it; the same is said whenever one is asked for. */
export const SPARE: Step = press('spare', asked('discard-card'), anyOption);

export function endOf(key: string, number: number, extras: Extras = {}): Step {
  return press(key, onTurn(number, true), () => [{ do: 'end' }], extras);
}

/** A bill, to be voted on after production. */
export const BILL: readonly Step[] = [
  basic('bill', LAST_TURN, 'propose-bill'),
  press('section', asked('propose-bill'), asAdvised, { params: whatIsAdvised }),
  endOf('production', LAST_TURN),
];

/** At the elections, and not when somebody calls a vote before them: that would be told before its time. */
const atElections: When = (ask, view) => view.phase === 'elections' && asked('vote-influence')(ask, view);

/** Influence from the closed fist, once the cubes lie open. */
export const FIST: Step = press('fist', atElections, asAdvised, {
  spots: () => ['drawn', 'bag'],
  params: (ask, view) => ({
    amount: Number(ask === null ? 0 : advise(ask, view).answer),
    unplayed: CLASSES.filter((of) => !view.seats.includes(of)).length,
  }),
});

export const FOOD: Step = press('food', asked('food-source', 'food-amount'), asAdvised);

/** The bill that the advice prefers, and why. */
function whatIsAdvised(ask: AskDescription | null, view: HegemonyView): JsonObject {
  return ask === null ? {} : { ...(advise(ask, view).answer as JsonObject), ...why(ask, view) };
}

/** The bill that is voted on, the side that the advice takes, and why. */
function whatIsVotedOn(ask: AskDescription | null, view: HegemonyView): JsonObject {
  return ask === null ? {} : { ...ask.about, side: advise(ask, view).answer, ...why(ask, view) };
}

/** What a bill would change for me, in the few words that a lesson has for it. */
function why(ask: AskDescription, view: HegemonyView): JsonObject {
  const { kind, params = {} } = advise(ask, view).reason;
  const by = Number(params.by ?? 0);
  const gains = by > 0 ? 'more' : 'less';
  const [about = '', what = ''] = kind.split('.');
  if (about === 'end') return { why: 'end', by: 0 };
  if (about !== 'effect') return { why: 'point', by: 0 };
  if (what.startsWith('price-')) return { why: `price-${gains}`, by: Math.abs(by) };
  return { why: what === 'wages-in' || what === 'taxes' ? `${what}-${gains}` : 'money', by: Math.abs(by) };
}

/** After the round: what it brought. */
export function points(key: string, seat: Seat): Step {
  return read(key, (_, view) => !taught(view), {
    spots: () => [`vp:${seat}`],
    params: (_, view) => ({ points: view[seat].vp }),
  });
}

/** What the round may bring or not: bills of others, food that is not in store, anything else. */
export const ASIDES: readonly Step[] = [
  press('stance', asked('stance'), asAdvised, { params: whatIsVotedOn }),
  press('later', asked('immediate-vote'), () => ['later'], { spots: () => ['bag'] }),
  FOOD,
  press('keep', asked('vote-influence'), ({ min }) => [min]),
  press('otherwise', (ask, view) => ask !== null && taught(view), asAdvised),
];

/** The first turn of a lesson, before anything is done. */
export const begins = (seat: Seat): When => onTurn(FIRST_TURN[seat], false);
