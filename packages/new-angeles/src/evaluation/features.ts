/**
 * What a seat can read off its view when a turn begins, in numbers, each with what it is about: the same list for every
 * seat. What others hold and want it does not know, and it is not in here.
 */
import type { Part } from '@polity/kernel';
import { worthInPlay } from '../advice/asset-worth.js';
import { nextEventThreat } from '../advice/event-worth.js';
import { expectedSupply } from '../advice/supply-worth.js';
import { CORPORATION } from '../data/corporations.js';
import { CORPORATIONS, type CorporationId, type Seat } from '../names.js';
import { worthOf } from '../rules/investments.js';
import type { NewAngelesView, PlayerView } from '../rules/view.js';
import { type Aim, aimOf, beyond, rivalOf } from './aim.js';
import { type Counted, countedIn } from './counted.js';
import { DANGERS, type Danger, dangerOf, standing } from './danger.js';

/** What features are called together; the words have a name for each. */
export type Group =
  | 'capital'
  | 'chances'
  | 'investment'
  | 'cards'
  | 'assets'
  | 'threat'
  | 'demand'
  | 'event'
  | 'city'
  | 'contract'
  | 'turn';

/** What is looked at, found out once. */
interface Position extends Counted {
  readonly view: NewAngelesView;
  readonly seat: Seat;
  readonly aim: Aim;
  readonly mine: PlayerView;
  readonly rival: PlayerView | undefined;
  readonly others: readonly PlayerView[];
  /** Capital beyond what it takes to win. */
  readonly beyond: number;
  readonly danger: Danger;
  /** How likely the city ends as the seat needs it: it stands, or falls for the Federalist. */
  readonly fine: number;
}

interface Feature {
  readonly group: Group;
  /** Whose it is; nobody's where all share it. */
  readonly whose: 'mine' | 'rival' | null;
  readonly value: (at: Position) => number;
}

function positionOf(seen: NewAngelesView, seat: Seat): Position {
  const rival = rivalOf(seen, seat);
  const aim = aimOf(seen, seat);
  const counted = countedIn(seen);
  const danger = dangerOf(seen, counted);
  const stands = standing(danger);
  return {
    view: seen,
    seat,
    aim,
    mine: seen.players[seat],
    rival: rival && seen.players[rival],
    others: seen.seats.filter((other) => other !== seat).map((other) => seen.players[other]),
    beyond: beyond(seen, seat),
    danger,
    fine: aim === 'federalist' ? 1 - stands : stands,
    ...counted,
  };
}

const mean = (of: readonly PlayerView[], value: (player: PlayerView) => number) =>
  of.reduce((sum, player) => sum + value(player), 0) / Math.max(1, of.length);

/** What is exhausted is of use again only when its turn comes. */
const assetsOf = ({ assets }: PlayerView) =>
  assets.reduce((sum, { asset, exhausted }) => sum + (exhausted ? 0.7 : 1) * worthInPlay(asset), 0);
const emergenciesOf = ({ emergencies }: PlayerView) => emergencies.filter(({ faceup }) => faceup).length;

/** What a contract could pay as the city lies. */
function payable(at: Position, { corporation }: PlayerView): number {
  if (corporation === null) return 0;
  return CORPORATION[corporation].contract.capital * PAID_FOR[corporation](at);
}

const PAID_FOR: Readonly<Record<CorporationId, (at: Position) => number>> = {
  'haas-bioroid': () => 1,
  jinteki: ({ pieces }) => pieces.illness,
  'weyland-consortium': ({ pieces }) => pieces.outage,
  nbn: ({ unrest: [, protests = 0, strikes = 0] }) => protests + 2 * strikes,
  globalsec: ({ pieces }) => pieces['human-first'] + pieces.orgcrime,
  'melange-mining': ({ view }) => Math.max(0, 2 - nextEventThreat(view)),
};

/** What the own investment would bring with what is expected. */
function invested({ view: seen, mine: { investment } }: Position): number {
  return investment === null ? 0 : worthOf({ ...seen, supply: expectedSupply(seen) }, investment);
}

const of = (group: Group, whose: Feature['whose'], value: Feature['value']): Feature => ({ group, whose, value });
const sigmoid = (x: number) => 1 / (1 + Math.exp(-x));

/** All of it is worth something only where the city ends as the seat needs it; so it is weighed by how likely that is. */
const FEATURES: readonly Feature[] = [
  of('chances', null, () => 1),
  of('capital', 'mine', (at) => Math.tanh(at.beyond / 8)),
  of('capital', 'mine', (at) => sigmoid(at.beyond / 3)),
  of('capital', null, ({ others }) => mean(others, ({ capital }) => capital)),
  of('investment', 'mine', invested),
  of('cards', 'mine', ({ mine }) => mine.handCount),
  of('cards', 'mine', ({ mine }) => emergenciesOf(mine)),
  of('cards', 'rival', ({ rival }) => rival?.handCount ?? 0),
  of('cards', 'rival', ({ rival }) => (rival === undefined ? 0 : emergenciesOf(rival))),
  of('cards', null, ({ others }) => mean(others, ({ handCount }) => handCount)),
  of('assets', 'mine', ({ mine }) => assetsOf(mine)),
  of('assets', 'rival', ({ rival }) => (rival === undefined ? 0 : assetsOf(rival))),
  of('assets', null, ({ others }) => mean(others, assetsOf)),
  of('contract', 'mine', (at) => payable(at, at.mine)),
  of('contract', 'rival', (at) => (at.rival === undefined ? 0 : payable(at, at.rival))),
  ...CORPORATIONS.map((id) => of('contract', 'mine', ({ mine }) => Number(mine.corporation === id))),
  ...CORPORATIONS.map((id) => of('contract', 'rival', ({ rival }) => Number(rival?.corporation === id))),
  of('turn', null, ({ view: { turnTrack } }) => turnTrack),
  of('turn', 'mine', ({ view: { active }, seat }) => Number(active === seat)),
  of('turn', 'rival', ({ view: { active, players }, rival }) => Number(players[active] === rival)),
];

export const FEATURE_COUNT = FEATURES.length;

export function features(seen: NewAngelesView, seat: Seat): readonly number[] {
  const at = positionOf(seen, seat);
  return FEATURES.map(({ value }) => at.fine * value(at));
}

/**
 * What the features come to by these weights, the constant first, by what they are about. What the city is worth to a seat
 * is told by where its danger comes from, as a little more or less of it would change the sum; the rest are chances.
 */
export function partsBy(seen: NewAngelesView, seat: Seat, line: readonly number[]): readonly Part[] {
  const at = positionOf(seen, seat);
  const rival = rivalOf(seen, seat) ?? null;
  const sums = new Map<string, Part>();
  const add = (name: Group, of: Seat | null, points: number) => {
    const key = `${of} ${name}`;
    sums.set(key, { field: 'aspect', name, seat: of, points: (sums.get(key)?.points ?? 0) + points });
  };
  let all = 0;
  FEATURES.forEach(({ group, whose, value }, i) => {
    const points = value(at) * (line[i + 1] as number);
    all += points;
    if (group !== 'chances') add(group, whose === null ? null : whose === 'mine' ? seat : rival, points);
  });
  const slope = ((at.aim === 'federalist' ? 1 : -1) * at.fine * (1 - at.fine) * all) / at.danger.steep;
  for (const one of DANGERS) add(one, null, slope * at.danger[one]);
  const told = [...sums.values()].reduce((sum, { points }) => sum + points, 0);
  add('chances', null, at.fine * all - told);
  return [...sums.values()];
}
