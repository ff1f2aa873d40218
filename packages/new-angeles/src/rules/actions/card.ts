/**
 * What an action card is: the choices that it needs, and what it does with them. All choices are made before anything
 * happens, so that Caprice Nisei can have them declared long before (I.4, NA34).
 */
import type { DistrictId, Piece, Seat } from '../../names.js';
import type { ChosenBefore, PieceAt } from '../asks.js';
import { piecesInCity } from '../city.js';
import type { NewAngeles, Play } from '../context.js';
import type { OfferedCard, Plan } from '../state.js';

export interface ActionCard {
  /** Whether Caprice Nisei has a hold on it (16.9). */
  readonly bindable: boolean;
  /** What its player has to choose when he carries it out. */
  choose(t: NewAngeles, seat: Seat): Play<Plan>;
  /** The same when Caprice Nisei wants it declared. */
  declare(t: NewAngeles, seat: Seat): Play<Plan>;
  /** Does what was chosen, as far as it is still possible; the rest is skipped. */
  carryOut(t: NewAngeles, seat: Seat, plan: Plan): Play;
}

interface Choosing<P extends Plan> {
  readonly unbindable?: true;
  choose?(t: NewAngeles, seat: Seat): Play<P>;
  /** Where a choice comes up only in the course of the action, unless it had to be declared. */
  declare?(t: NewAngeles, seat: Seat): Play<P>;
  carryOut(t: NewAngeles, seat: Seat, plan: P): Play;
}

/** A card with its own kind of plan; whatever `choose` or `declare` made comes back to `carryOut`. */
export function card<P extends Plan>({ unbindable, choose = noChoice, declare, carryOut }: Choosing<P>): ActionCard {
  return {
    bindable: unbindable !== true,
    choose,
    declare: declare ?? choose,
    carryOut: (t, seat, plan) => carryOut(t, seat, plan as P),
  };
}

function* noChoice<P extends Plan>(): Play<P> {
  return {} as P;
}

/** One of these districts, or none where there is none. */
export function* chooseDistrict(
  t: NewAngeles,
  seat: Seat,
  card: OfferedCard,
  step: string,
  options: () => readonly DistrictId[],
  before?: ChosenBefore,
): Play<DistrictId | null> {
  if (options().length === 0) return null;
  return yield* t.ask(seat, 'district', options, { about: { card, step, ...(before && { before }) } });
}

/** Up to so many pieces of these kinds in the city. */
export function* choosePieces(
  t: NewAngeles,
  seat: Seat,
  card: OfferedCard,
  max: number,
  pieces: readonly Piece[],
  before?: ChosenBefore,
): Play<readonly PieceAt[]> {
  const about = { card, ...(before && { before }) };
  return yield* t.askSome(seat, 'pieces', () => piecesInCity(t.state, ...pieces), { max, about });
}
