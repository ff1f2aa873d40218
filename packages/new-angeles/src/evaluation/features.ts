/**
 * What a seat can read off its view when a turn begins, in numbers, each with what it is about: the same list for every
 * seat. What others hold and want it does not know, and it is not in here.
 */
import type { Part } from '@polity/kernel';
import { worthInPlay } from '../advice/asset-worth.js';
import { nextEventThreat } from '../advice/event-worth.js';
import { demandThreat, expectedSupply } from '../advice/supply-worth.js';
import { LAST_STANDARD_ROUND, ROUND_TRACK } from '../data/board.js';
import { CORPORATION } from '../data/corporations.js';
import { CORPORATIONS, type CorporationId, DISTRICTS, type Piece, type Seat, STAGES } from '../names.js';
import { worthOf } from '../rules/investments.js';
import type { NewAngelesView, PlayerView } from '../rules/view.js';
import { type Aim, aimOf, beyond, rivalOf } from './aim.js';

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
interface Position {
  readonly view: NewAngelesView;
  readonly seat: Seat;
  readonly aim: Aim;
  readonly mine: PlayerView;
  readonly rival: PlayerView | undefined;
  readonly others: readonly PlayerView[];
  /** Capital beyond what it takes to win. */
  readonly beyond: number;
  /** How likely the city stands in the end, by guess. */
  readonly stands: number;
  readonly demand: number;
  readonly event: number;
  /** How many districts hold each piece, weighed by tier, and how many are in protest and in strike. */
  readonly pieces: Readonly<Record<Piece, number>>;
  readonly unrest: readonly number[];
}

interface Feature {
  readonly group: Group;
  /** Whose it is; nobody's where all share it. */
  readonly whose: 'mine' | 'rival' | null;
  readonly value: (at: Position) => number;
}

/** Threat that a round brings on the average, and where a city is as likely to fall as to stand. */
const OF_A_ROUND = 1.6;
const EVEN = 23;
const STEEP = 2.5;
const TIER_WEIGHT = { 1: 0.8, 2: 1.1, 3: 1.5 } as const;

function positionOf(seen: NewAngelesView, seat: Seat): Position {
  const rival = rivalOf(seen, seat);
  const demand = demandThreat(seen);
  const event = nextEventThreat(seen);
  const space = ROUND_TRACK[seen.round];
  const left = LAST_STANDARD_ROUND - (typeof space === 'number' ? space : (seen.round / 3) * 2 + 1);
  const coming = seen.threat + demand + event + OF_A_ROUND * left;
  return {
    view: seen,
    seat,
    aim: aimOf(seen, seat),
    mine: seen.players[seat],
    rival: rival && seen.players[rival],
    others: seen.seats.filter((other) => other !== seat).map((other) => seen.players[other]),
    beyond: beyond(seen, seat),
    stands: 1 / (1 + Math.exp((coming - EVEN) / STEEP)),
    demand,
    event,
    ...counted(seen),
  };
}

function counted({ city, board }: NewAngelesView): Pick<Position, 'pieces' | 'unrest'> {
  const pieces = { android: 0, illness: 0, outage: 0, development: 0, 'human-first': 0, orgcrime: 0, prisec: 0 };
  const unrest = [0, 0, 0];
  for (const id of DISTRICTS) {
    const district = city[id];
    for (const piece of Object.keys(pieces) as Piece[])
      if (district[piece]) pieces[piece] += TIER_WEIGHT[board.tiers[id]];
    const stage = STAGES.indexOf(district.unrest);
    unrest[stage] = (unrest[stage] as number) + 1;
  }
  return { pieces, unrest };
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
  'melange-mining': ({ event }) => Math.max(0, 2 - event),
};

/** What the own investment would bring with what is expected. */
function invested({ view: seen, mine: { investment } }: Position): number {
  return investment === null ? 0 : worthOf({ ...seen, supply: expectedSupply(seen) }, investment);
}

const of = (group: Group, whose: Feature['whose'], value: Feature['value']): Feature => ({ group, whose, value });
const piece = (which: Piece) => of('city', null, ({ pieces }) => pieces[which]);
const sigmoid = (x: number) => 1 / (1 + Math.exp(-x));

const FEATURES: readonly Feature[] = [
  of('capital', 'mine', (at) => Math.tanh(at.beyond / 8)),
  of('capital', null, ({ others }) => mean(others, ({ capital }) => capital)),
  of(
    'chances',
    'mine',
    ({ beyond: by, stands, aim }) => sigmoid(by / 4) * (aim === 'federalist' ? 1 - stands : stands),
  ),
  of('threat', null, ({ stands }) => stands),
  of('investment', 'mine', invested),
  of('cards', 'mine', ({ mine }) => mine.handCount),
  of('cards', 'mine', ({ mine }) => emergenciesOf(mine)),
  of('cards', 'rival', ({ rival }) => rival?.handCount ?? 0),
  of('cards', 'rival', ({ rival }) => (rival === undefined ? 0 : emergenciesOf(rival))),
  of('cards', null, ({ others }) => mean(others, ({ handCount }) => handCount)),
  of('assets', 'mine', ({ mine }) => assetsOf(mine)),
  of('assets', 'rival', ({ rival }) => (rival === undefined ? 0 : assetsOf(rival))),
  of('assets', null, ({ others }) => mean(others, assetsOf)),
  of('threat', null, ({ view: { threat } }) => threat),
  of('threat', null, ({ view: { threat } }) => Math.max(0, threat - 17)),
  of('demand', null, ({ demand }) => demand),
  of('event', null, ({ event }) => event),
  piece('illness'),
  piece('outage'),
  piece('development'),
  piece('human-first'),
  piece('orgcrime'),
  piece('prisec'),
  of('city', null, ({ unrest }) => unrest[1] ?? 0),
  of('city', null, ({ unrest }) => unrest[2] ?? 0),
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
  return FEATURES.map(({ value }) => value(at));
}

/** What the features come to by these weights, the constant first, by what they are about. */
export function partsBy(seen: NewAngelesView, seat: Seat, line: readonly number[]): readonly Part[] {
  const rival = rivalOf(seen, seat) ?? null;
  const sums = new Map<string, Part>();
  features(seen, seat).forEach((value, i) => {
    const { group, whose } = FEATURES[i] as Feature;
    const of = whose === null ? null : whose === 'mine' ? seat : rival;
    const key = `${of} ${group}`;
    const points = (sums.get(key)?.points ?? 0) + value * (line[i + 1] as number);
    sums.set(key, { field: 'aspect', name: group, seat: of, points });
  });
  return [...sums.values()];
}
