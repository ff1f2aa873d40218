/** What the lessons of all classes are made of: when a step is due, what is read, and what is answered as advised. */
import { type AskDescription, equal, type Json, type JsonObject, type LessonStep } from '@polity/kernel';
import { advise } from '../advice/advise.js';
import { voteOutlook } from '../reading/vote-outlook.js';
import { SOURCES, stockAt } from '../rules/actions/buy.js';
import type { HegemonyAsks } from '../rules/asks.js';
import { companyIn, isOperational } from '../rules/companies.js';
import { TURNS_PER_ROUND } from '../rules/data/board.js';
import { population, unemployedCount } from '../rules/labour.js';
import { CLASSES, type Seat, type WorkerClass } from '../rules/names.js';
import { priceAt } from '../rules/prices.js';
import type { Company } from '../rules/state.js';
import type { HegemonyView } from '../rules/view.js';
import { billedPolicies } from '../rules/vote.js';
import { FIRST_TURN } from './laid.js';

export type Step = LessonStep<HegemonyView>;
type When = Step['when'];
type Extras = Pick<Step, 'spots' | 'params' | 'holds'>;

export const LAST_TURN = TURNS_PER_ROUND;

/** The round that is taught. */
export function taught({ round }: HegemonyView): boolean {
  return round === 1;
}

/** The seat is asked for its turn: before its action, or when only the end is left to be said. */
export function onTurn(number: number, done: boolean): When {
  return (ask, view) => ask?.kind === 'turn' && taught(view) && view.turn.number === number && view.turn.main === done;
}

export function asked(...kinds: readonly (keyof HegemonyAsks)[]): When {
  return (ask, view) => taught(view) && kinds.some((kind) => ask?.kind === kind);
}

/** One of these questions is asked, and about this company. */
export function askedAt(company: string, ...kinds: readonly (keyof HegemonyAsks)[]): When {
  return both(asked(...kinds), (ask) => ask?.about.company === company);
}

/** What a sentence says of the position holds there too. */
export function both(one: When, other: When): When {
  return (ask, view) => one(ask, view) && other(ask, view);
}

/** A sentence that is read and passed, before the question that has come with it. */
export function read(key: string, when: When, extras: Extras = {}): Step {
  return { key, when, holds: true, ...extras };
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

const always: When = () => true;

/** A card that is played for what it says; nothing is said of it where it cannot be played, or has no sense. */
export function play(key: string, number: number, card: string, sensible = always): Step {
  const answer = { do: 'play', card };
  return press(key, both(both(onTurn(number, false), offers(answer)), sensible), () => [answer], {
    params: () => ({ card }),
  });
}

/** A basic action, with which a turn is spent; where it cannot be done, or has no sense, nothing is said of it. */
export function basic(key: string, number: number, action: string, extras: Extras = {}, sensible = always): Step {
  const answer = { do: 'basic', action };
  return press(key, both(both(onTurn(number, false), offers(answer)), sensible), () => [answer], extras);
}

export function offers(answer: Json): When {
  return (ask) => ask?.options.some((option) => equal(option, answer)) ?? false;
}

/** A card for a basic action, the one that is missed least before the others; said whenever one is asked for. */
const SPARE: Step = press(
  'spare',
  both(asked('discard-card'), (ask) => ask?.about.action !== 'pass'),
  (ask, view) => [...asAdvised(ask, view), ...ask.options.filter((card) => !equal(card, advise(ask, view).answer))],
);

const END = { do: 'end' };

/** The end of a turn, where what is said of it is so. */
export function endOf(key: string, number: number, extras: Extras = {}, isSo = always): Step {
  return press(key, both(onTurn(number, true), isSo), () => [END], extras);
}

/** All who are needed work in the company, and it is as is said of it besides. */
export function works(id: string, also: (company: Company) => boolean): When {
  return (_, view) => {
    const company = companyIn(view, id);
    return company !== undefined && isOperational(company) && also(company);
  };
}

/** Health that a class lacks for all its people. */
function lackedHealth(view: HegemonyView, of: WorkerClass): number {
  return population(view, of) - view[of].goods.health;
}

/** The class lacks some, can have all of it from the State, and nobody else has any for less. */
export function canGetHealth(of: WorkerClass): When {
  return (_, view) => {
    const lacked = lackedHealth(view, of);
    const price = priceAt(view, 'state', 'health');
    const others = SOURCES.filter((source) => source !== of && stockAt(view, source, 'health') > 0);
    const dearer = others.every((source) => priceAt(view, source, 'health') >= price);
    const enough = stockAt(view, 'state', 'health') >= lacked && price * lacked <= view[of].money;
    return lacked > 0 && enough && dearer;
  };
}

/** Health from the State, as much as the people lack, and all of them use it. */
export function health(key: string, of: WorkerClass): Step {
  const when: When = (ask, view) => {
    if (ask?.kind === 'buy-resource') return offers('health')(ask, view);
    if (ask?.about.resource !== 'health') return false;
    if (ask.kind === 'buy-source') return !ask.canStop && offers('state')(ask, view);
    return ask.about.source === 'state';
  };
  const lacked = (view: HegemonyView) => lackedHealth(view, of);
  return press(
    key,
    both(both(asked('buy-resource', 'buy-source', 'buy-amount'), when), canGetHealth(of)),
    ({ kind }, view) => [kind === 'buy-resource' ? 'health' : kind === 'buy-source' ? 'state' : lacked(view)],
    {
      params: (ask, view) => ({
        lacked: lacked(view),
        have: view[of].goods.health,
        half: ask?.about.half === true ? 'yes' : 'no',
      }),
    },
  );
}

const USE = { do: 'free', action: 'use-healthcare' };

export function use(key: string, turn: number): Step {
  return press(key, both(onTurn(turn, true), offers(USE)), () => [USE]);
}

/** What came of it, once they have used it. */
export function healthy(key: string, turn: number, of: WorkerClass): Step {
  const params = (_: unknown, view: HegemonyView) => ({ points: view[of].vp, idle: unemployedCount(view, of) });
  const used: When = (_, view) =>
    view[of].prosperity > 0 && view.points.some(({ seat, source }) => seat === of && source === 'healthcare');
  return endOf(key, turn, { spots: () => [`prosperity:${of}`], params }, used);
}

/** A bill, to be voted on after production. */
export const BILL: readonly Step[] = [
  basic('bill', LAST_TURN, 'propose-bill'),
  press('section', asked('propose-bill'), asAdvised, { params: whatIsAdvised }),
  endOf('production', LAST_TURN),
];

/** At the elections, and not when somebody calls a vote before them: that would be told before its time. */
const atElections: When = (ask, view) => view.phase === 'elections' && asked('vote-influence')(ask, view);

/** What the cubes are worth, said once they lie open; nobody votes with those of a class that nobody plays. */
const unplayed = (_: unknown, { seats }: HegemonyView) => ({
  unplayed: CLASSES.filter((of) => !seats.includes(of)).length,
});

const fist = (key: string, when: When) =>
  press(key, when, asAdvised, {
    spots: () => ['drawn', 'bag'],
    params: (ask, view) => ({ ...unplayed(ask, view), fist: ask === null ? '' : inTheFist(ask, view) }),
  });

/** How much influence, and why so much: what is decided already goes before what the bill is worth. */
function inTheFist(ask: AskDescription, view: HegemonyView): JsonObject {
  const { answer, reason } = advise(ask, view);
  const amount = Number(answer);
  const stances = view.vote?.stances ?? {};
  const sides = view.seats.flatMap((seat) => (stances[seat] ? [{ seat, stance: stances[seat] }] : []));
  const { sure } = voteOutlook(view, sides);
  const decided = amount === 0 && ask.max > 0 && sure !== null;
  return {
    say: 'lesson-fist',
    amount,
    side: stances[ask.seat as Seat] ?? '',
    why: decided ? 'decided' : ask.max === 0 ? 'none' : reason.kind.replace('influence.', ''),
    fate: sure ?? '',
    lacking: 0,
    have: ask.max,
    rivals: 0,
    ...reason.params,
  };
}

/** The cubes, then influence from the closed fist. */
export const ELECTIONS: readonly Step[] = [
  read('cubes', atElections, { spots: () => ['drawn', 'bag'], params: unplayed, holds: false }),
  fist('fist', atElections),
];

/** Somebody else has called a vote, while a bill of one's own waits for the elections. */
const calledByOthers: When = (ask, view) =>
  view.phase === 'action' &&
  view.vote?.by !== ask?.seat &&
  billedPolicies(view).some((policy) => view.bills[policy]?.by === ask?.seat);

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
  const to = params.section ?? '';
  // A section between does not count itself: it is a step towards the one that does, or away from it.
  const step = /(nearer|farther)$/.test(kind) ? '-step' : '';
  if (about === 'end') return { why: `${what === 'agenda' ? 'agenda' : 'end'}${step}`, by: 0, to };
  if (about !== 'effect') return { why: 'point', by: 0, to };
  if (what.startsWith('price-')) return { why: `price-${gains}`, by: Math.abs(by), to };
  return { why: what === 'wages-in' || what === 'taxes' ? `${what}-${gains}` : 'money', by: Math.abs(by), to };
}

/** After the round, once the next one has been prepared: what it brought. */
export function points(key: string, seat: Seat): Step {
  return read(key, (ask, view) => !taught(view) && view.phase === 'action' && (ask === null || ask.kind === 'turn'), {
    spots: () => [`vp:${seat}`],
    params: (_, view) => ({ points: view[seat].vp }),
  });
}

/** What is asked again and again, and what the round may bring or not: bills of others, food that is not in store, ways of one's own, anything else. */
export const ASIDES: readonly Step[] = [
  SPARE,
  press('stance', asked('stance'), asAdvised, { params: whatIsVotedOn }),
  press(
    'later',
    both(asked('immediate-vote'), (ask) => Number(ask?.about.cost) > 0),
    () => ['later'],
    {
      spots: () => ['bag'],
    },
  ),
  press('food', asked('food-source', 'food-amount'), asAdvised),
  press('keep', both(asked('vote-influence'), calledByOthers), ({ min }) => [min]),
  fist('early', asked('vote-influence')),
  press(
    'done',
    both(asked('turn'), (ask, view) => view.turn.main && offers(END)(ask, view)),
    () => [END],
  ),
  press('market', (ask) => ask?.kind === 'discard-companies', asAdvised, { params: whatIsCleared }),
  press('prices', (ask) => ask?.kind === 'adjust-price' && ask.about.policy !== undefined, asAdvised),
  press('otherwise', (ask) => ask !== null, asAdvised),
];

/** How many companies go from one's market: those that cost more than one has. */
function whatIsCleared(ask: AskDescription | null, view: HegemonyView): JsonObject {
  const cleared = ask === null ? [] : (advise(ask, view).answer as readonly string[]);
  return { cleared: cleared.length };
}

/** Where the lesson begins, and for what the class plays. */
export function want(key: string, seat: Seat, when: When, ...spots: readonly string[]): Step {
  return read(key, when, {
    spots: () => spots,
    params: (_, { round }) => ({ round, left: LAST_TURN + 1 - FIRST_TURN[seat] }),
  });
}

/** The first turn of a lesson, before anything is done. */
export const begins = (seat: Seat): When => onTurn(FIRST_TURN[seat], false);
