/**
 * What would come of an offer if it won, from what lies open: where in the city it can act, whom it can pay, what it does to
 * supply and threat, and who takes the asset. Where whoever carries it out may choose, it is the most that is possible.
 */
import { ACTIONS, type ActionId } from '../data/actions.js';
import type { AssetId } from '../data/assets.js';
import { COMPONENTS, DISTRICT, THREAT } from '../data/board.js';
import { CORPORATION } from '../data/corporations.js';
import { ACTION_NUMBERS, ASSET_NUMBERS } from '../data/numbers.js';
import {
  DISTRICTS,
  type DistrictId,
  ENEMIES,
  type Piece,
  RESOURCES,
  type Resource,
  type Seat,
  type Wanderer,
} from '../names.js';
import type { District, OfferedCard } from '../rules/state.js';
import type { NewAngelesView } from '../rules/view.js';
import { arrestable, mostPaid, type PrintedPayment, printedPayment, scorchable } from './contracts.js';
import { outputOf } from './output.js';

export type Consequence =
  | { readonly kind: 'asset'; readonly seat: Seat; readonly asset: AssetId }
  /** So many at most of those that stand in these districts. */
  | {
      readonly kind: 'removes';
      readonly pieces: readonly Piece[];
      readonly most: number;
      readonly districts: readonly DistrictId[];
    }
  | { readonly kind: 'calms'; readonly most: number; readonly districts: readonly DistrictId[] }
  /** One district does: of each resource the most that one of them makes. */
  | { readonly kind: 'produces'; readonly made: readonly { readonly resource: Resource; readonly amount: number }[] }
  | { readonly kind: 'capital'; readonly seat: Seat; readonly capital: number; readonly sure: boolean }
  /** That seat chooses who gains it. */
  | ({ readonly seat: Seat } & Exclude<PrintedPayment, { kind: 'capital-to-winner' }>)
  | { readonly kind: 'supply'; readonly resource: Resource; readonly from: number; readonly to: number }
  /** Up to so many resources of any kind, by one each. */
  | { readonly kind: 'resources'; readonly most: number }
  | { readonly kind: 'threat'; readonly threat: number; readonly sure: boolean }
  /** If all together spend so much. */
  | { readonly kind: 'threat-falls'; readonly threat: number; readonly spent: number };

interface Offered {
  readonly seat: Seat;
  readonly card: OfferedCard;
}

export function ifItWins(view: NewAngelesView, { seat, card }: Offered): readonly Consequence[] {
  const { asset = null } = view.deal ?? {};
  return [
    ...(asset === null ? [] : [{ kind: 'asset', seat, asset } as const]),
    ...payments(view, seat, card),
    ...threats(view, card),
    ...(SUPPLIES[card]?.(view) ?? []),
    ...(ACTS[card]?.(view) ?? []),
  ];
}

const N = ACTION_NUMBERS;

type Reading = (view: NewAngelesView) => readonly Consequence[];

function where({ city }: NewAngelesView, holds: (district: District) => boolean): DistrictId[] {
  return DISTRICTS.filter((id) => holds(city[id]));
}

const restless = ({ unrest }: District) => unrest !== 'stable';
/** Neither in strike nor in outage: it can produce, and unrest can rise there. */
const works = ({ unrest, outage }: District) => unrest !== 'strike' && !outage;

function removes(most: number, ...pieces: readonly Piece[]): Reading {
  return (view) => {
    const districts = where(view, (district) => pieces.some((piece) => district[piece]));
    const there = districts.flatMap((id) => pieces.filter((piece) => view.city[id][piece]));
    return [{ kind: 'removes', pieces, most: Math.min(most, there.length), districts }];
  };
}

function calms(most: number): Reading {
  return (view) => {
    const districts = where(view, restless);
    return [{ kind: 'calms', most: Math.min(most, districts.length), districts }];
  };
}

const both =
  (...readings: readonly Reading[]): Reading =>
  (view) =>
    readings.flatMap((read) => read(view));

/** Where in the city a card finds something to do. */
const ACTS: Readonly<Partial<Record<OfferedCard, Reading>>> = {
  'clean-slate': removes(N['clean-slate'].removes, 'illness'),
  'clinical-trials': removes(1, 'illness'),
  'mandatory-quarantine': removes(N['mandatory-quarantine'].removes, 'illness'),
  'budget-renovations': removes(N['budget-renovations'].removes, 'outage'),
  gentrification: removes(1, 'outage'),
  'massive-reconstruction': removes(N['massive-reconstruction'].removes, 'outage'),
  '24-7-live-feeds': both(calms(1), removes(1, 'orgcrime')),
  'media-circus': calms(1),
  'spin-doctors': calms(N['spin-doctors'].districts),
  'sweeps-week': calms(N['sweeps-week'].stages),
  'arrest-orders': (view) => {
    const reached = arrestable(view);
    return removes(ENEMIES.length, ...ENEMIES)({ ...view, city: withoutUnits(view, (id) => !reached.includes(id)) });
  },
  'riot-control': (view) =>
    where(view, ({ prisec }) => prisec).length === 0
      ? removes(0, ...ENEMIES)({ ...view, city: withoutUnits(view, () => true) })
      : removes(N['riot-control'].removes, ...ENEMIES)(view),
  'ruthless-tactics': removes(N['ruthless-tactics'].removes, ...ENEMIES),
};

/** The city without the enemies of some districts: a card cannot get at them. */
function withoutUnits({ city }: NewAngelesView, spared: (district: DistrictId) => boolean): NewAngelesView['city'] {
  const entries = DISTRICTS.map((id) => [
    id,
    spared(id) ? { ...city[id], 'human-first': false, orgcrime: false } : city[id],
  ]);
  return Object.fromEntries(entries) as NewAngelesView['city'];
}

/** What the card pays, its contracts, and the assets that pay because of who wins. */
function payments(view: NewAngelesView, winner: Seat, card: OfferedCard): readonly Consequence[] {
  const most = new Map<Seat, { capital: number; sure: boolean }>();
  const add = (seat: Seat | undefined, capital: number, sure: boolean) => {
    if (seat === undefined || capital === 0) return;
    const before = most.get(seat) ?? { capital: 0, sure: true };
    most.set(seat, { capital: before.capital + capital, sure: before.sure && sure });
  };
  const printed = printedPayment(card);
  if (printed?.kind === 'capital-to-winner') add(winner, printed.capital, true);
  for (const { corporation, capital } of mostPaid(view, card))
    add(
      view.seats.find((seat) => view.players[seat].corporation === corporation),
      capital,
      false,
    );
  const { named = null } = view.deal ?? {};
  if (named?.player === winner) add(named.by, ASSET_NUMBERS['jackson-howard'].capital, true);
  add(coachOf(view, winner), ASSET_NUMBERS['coach-walden'].capital, true);
  return [
    ...[...most].map(([seat, paid]) => ({ kind: 'capital', seat, ...paid }) as const),
    ...(printed === undefined || printed.kind === 'capital-to-winner' ? [] : [{ ...printed, seat: winner }]),
  ];
}

/** Who has Coach Walden sits to the left of the winner. */
function coachOf({ seats, players }: NewAngelesView, winner: Seat): Seat | undefined {
  const left = seats[(seats.indexOf(winner) + 1) % seats.length];
  return left !== undefined && players[left].assets.some(({ asset }) => asset === 'coach-walden') ? left : undefined;
}

const SUPPLIES: Readonly<Partial<Record<OfferedCard, Reading>>> = {
  'spin-doctors': ({ supply: { credits } }) =>
    credits === 0 ? [] : [{ kind: 'supply', resource: 'credits', from: credits, to: credits - 1 }],
  'unpaid-overclocked': ({ supply, board }) => {
    const room = RESOURCES.filter((one) => supply[one] < board.trackEnds[one]).length;
    return [{ kind: 'resources', most: Math.min(N['unpaid-overclocked'].resources, room) }];
  },
  liquidation: (view) => {
    const all = where(view, works).flatMap((id) => outputOf(view, id, true));
    const made = RESOURCES.map((resource) => {
      const room = view.board.trackEnds[resource] - view.supply[resource];
      const amounts = all.flatMap(([one, amount]) => (one === resource ? [amount] : []));
      return { resource, amount: Math.min(room, Math.max(0, ...amounts)) };
    });
    return [{ kind: 'produces', made: made.filter(({ amount }) => amount > 0) }];
  },
};

/** What threat can rise by: illness where the card acts, pieces that move into the Root, and what the card says. */
function threats(view: NewAngelesView, card: OfferedCard): readonly Consequence[] {
  if (card === 'information-procurement') {
    const threat = Math.min(N['information-procurement'].threat, view.threat);
    return threat === 0 ? [] : [{ kind: 'threat-falls', threat, spent: view.seats.length }];
  }
  const sure = card === 'spin-doctors' && view.supply.credits === 0 ? N['spin-doctors'].threat : 0;
  const ill = !isExempt(card) && (TOUCHES[card]?.(view) ?? []).some((id) => view.city[id].illness);
  const spreads = card === 'sweeps-week' && reserveLeft(view, 'illness') > 0;
  const most = sure + (ill || spreads ? THREAT.illness : 0) + THREAT.root * (INTO_ROOT[card]?.(view) ?? 0);
  return most === 0 ? [] : [{ kind: 'threat', threat: most, sure: sure === most }];
}

/** The card says that illness does not matter. */
function isExempt(card: OfferedCard): boolean {
  const emergency = Object.values(CORPORATION).find((one) => one.emergency.id === card)?.emergency;
  return emergency === undefined ? ACTIONS[card as ActionId].illnessExempt : emergency.illnessExempt;
}

const everywhere = () => DISTRICTS;
const withAny =
  (...pieces: readonly Piece[]) =>
  (view: NewAngelesView) =>
    where(view, (district) => pieces.some((piece) => district[piece]));

/** The districts that a card may involve; cards that are not here involve none, or illness does not matter to them. */
const TOUCHES: Readonly<Partial<Record<OfferedCard, (view: NewAngelesView) => readonly DistrictId[]>>> = {
  'ark-construction': (view) => where(view, ({ development }) => !development),
  'budget-renovations': withAny('outage'),
  gentrification: (view) => withAny('outage')(view).flatMap((id) => [id, ...drivenThrough(view, id)]),
  'labor-solutions': everywhere,
  liquidation: (view) => where(view, works),
  '24-7-live-feeds': (view) => where(view, (district) => restless(district) || district.orgcrime),
  'media-circus': everywhere,
  'spin-doctors': (view) => where(view, restless),
  'arrest-orders': arrestable,
  'riot-control': (view) => {
    const prisec = withAny('prisec')(view);
    return [...prisec, ...(prisec.length > 0 ? withAny(...ENEMIES)(view) : []), ...where(view, works)];
  },
  'scorched-earth': (view) => scorchable(view).flat(),
  'unpaid-overclocked': everywhere,
  'massive-reconstruction': everywhere,
  'sweeps-week': everywhere,
  'ruthless-tactics': (view) => [...withAny(...ENEMIES)(view), ...where(view, works)],
};

/** The way down from a district. */
function below(district: DistrictId): readonly DistrictId[] {
  const next = DISTRICT[district].movesTo;
  return next === null ? [] : [next, ...below(next)];
}

/** Where the enemies of a district come when they move, the last one where they can stay. */
function drivenThrough(view: NewAngelesView, district: DistrictId): readonly DistrictId[] {
  const way = below(district);
  return ENEMIES.filter((enemy) => view.city[district][enemy]).flatMap((enemy) => {
    const end = way.findIndex((at) => canStay(view, enemy, at));
    return end < 0 ? way : way.slice(0, end + 1);
  });
}

function canStay({ city }: NewAngelesView, piece: Wanderer, district: DistrictId): boolean {
  const enemy = piece === 'human-first' || piece === 'orgcrime';
  return !city[district][piece] && !(enemy && city[district].prisec);
}

/** Pieces that can stand in the Root at the worst, of those that a card places or moves. */
const INTO_ROOT: Readonly<Partial<Record<OfferedCard, (view: NewAngelesView) => number>>> = {
  'clean-slate': (view) =>
    withAny('illness')(view).some((id) => [id, ...below(id)].every((at) => !canStay(view, 'outage', at))) ? 1 : 0,
  gentrification: (view) => {
    const driven = (id: DistrictId) =>
      ENEMIES.filter((enemy) => view.city[id][enemy] && below(id).every((at) => !canStay(view, enemy, at))).length;
    return Math.max(0, ...withAny('outage')(view).map(driven));
  },
  'labor-solutions': placed('orgcrime', 1),
  'media-circus': placed('human-first', 1),
  'unpaid-overclocked': placed('human-first', N['unpaid-overclocked'].places),
  'mandatory-quarantine': placed('outage', N['mandatory-quarantine'].places),
  'massive-reconstruction': placed('orgcrime', N['massive-reconstruction'].places),
  'sweeps-week': placed('illness', N['sweeps-week'].places),
};

/** Anywhere: what cannot stay in a last district goes on into the Root, and the first that can fills it. */
function placed(piece: Wanderer, times: number) {
  return (view: NewAngelesView): number => {
    const last = DISTRICTS.filter((id) => DISTRICT[id].movesTo === null);
    const left = reserveLeft(view, piece);
    if (last.some((id) => !canStay(view, piece, id))) return left > 0 ? times : 0;
    return left > 1 ? times - 1 : 0;
  };
}

function reserveLeft(view: NewAngelesView, piece: Piece): number {
  return COMPONENTS[piece] - withAny(piece)(view).length;
}
