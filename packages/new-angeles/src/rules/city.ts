/** What stands in the districts: how pieces are placed, moved and removed, and how unrest rises and falls (E). */
import { COMPONENTS, DISTRICT, REMOVAL_CONTRACT, THREAT } from '../data/board.js';
import {
  DISTRICTS,
  type DistrictId,
  ENEMIES,
  type Enemy,
  type Piece,
  STAGES,
  type Tier,
  UNITS,
  type Unrest,
  type Wanderer,
} from '../names.js';
import type { PieceAt } from './asks.js';
import type { NewAngeles, Play } from './context.js';
import { fulfil } from './contracts.js';
import type { District, NewAngelesState } from './state.js';
import { raiseThreat } from './threat.js';

export function districtsWhere(
  state: Pick<NewAngelesState, 'city'>,
  holds: (district: District) => boolean,
): DistrictId[] {
  return DISTRICTS.filter((id) => holds(state.city[id]));
}

export function districtsWith(state: Pick<NewAngelesState, 'city'>, piece: Piece): DistrictId[] {
  return districtsWhere(state, (district) => district[piece]);
}

export function districtsOfTier(state: NewAngelesState, tier: Tier): DistrictId[] {
  return DISTRICTS.filter((id) => state.board.tiers[id] === tier);
}

export function piecesInCity(state: NewAngelesState, ...pieces: readonly Piece[]): PieceAt[] {
  return DISTRICTS.flatMap((district) =>
    pieces.filter((piece) => state.city[district][piece]).map((piece) => ({ district, piece })),
  );
}

/** Pieces that are not in the city are in the reserve (41). */
export function reserve(state: NewAngelesState, piece: Piece): number {
  return COMPONENTS[piece] - districtsWith(state, piece).length;
}

/** Unrest can rise neither in strike nor in outage (29.4, 29.9). */
export function canRise({ unrest, outage }: District): boolean {
  return unrest !== 'strike' && !outage;
}

/** An action card that involves a district with illness raises threat; looked at before anything happens there (NA13). */
export function involve({ carriedOut, city }: NewAngelesState, district: DistrictId): void {
  if (carriedOut !== null && city[district].illness) carriedOut.illness = true;
}

/** Puts a piece from the reserve into a district; what cannot stay there moves on (53). */
export function* place(t: NewAngeles, piece: Wanderer, district: DistrictId): Play {
  const { state } = t;
  involve(state, district);
  if (reserve(state, piece) === 0) t.log('none-left', { piece, district });
  else {
    const at = settle(state, piece, district);
    t.log('placed', { piece, district, at });
    if (at === null) yield* raiseThreat(t, THREAT.root, 'root');
  }
}

/** Moves a piece along its path, and on until it can stay or reaches The Root (34). Returns where it stays. */
export function* moveOn(t: NewAngeles, piece: Wanderer, from: DistrictId): Play<DistrictId | null> {
  const { state } = t;
  involve(state, from);
  state.city[from][piece] = false;
  const next = DISTRICT[from].movesTo;
  const to = next === null ? null : settle(state, piece, next);
  t.log('moved', { piece, from, to });
  // Back in the reserve: this is no removal, and fulfils no contract (34.2).
  if (to === null) yield* raiseThreat(t, THREAT.root, 'root');
  return to;
}

/** Where the piece can stay, from this district on along the paths; null is The Root. */
function settle(state: NewAngelesState, piece: Wanderer, first: DistrictId): DistrictId | null {
  for (let at: DistrictId | null = first; at !== null; at = DISTRICT[at].movesTo) {
    involve(state, at);
    if (!canHold(state.city[at], piece)) continue;
    state.city[at][piece] = true;
    // An outage that moves in takes the unrest away like one that is placed (62, NA14).
    if (piece === 'outage') state.city[at].unrest = 'stable';
    return at;
  }
  return null;
}

function canHold(district: District, piece: Wanderer): boolean {
  return !district[piece] && !(isEnemy(piece) && district.prisec);
}

function isEnemy(piece: Piece): piece is Enemy {
  return piece === 'human-first' || piece === 'orgcrime';
}

/** A second prisec unit is not placed, and none moves on by itself (38.3, NA15). */
export function canPlacePrisec(state: NewAngelesState, district: DistrictId): boolean {
  return !state.city[district].prisec && reserve(state, 'prisec') > 0;
}

/** Where enemies stand, the card that puts it there says what becomes of them: they move (38.2) or go (NA19). */
export function putPrisec(t: NewAngeles, district: DistrictId): void {
  involve(t.state, district);
  if (!canPlacePrisec(t.state, district)) return;
  t.state.city[district].prisec = true;
  t.log('placed', { piece: 'prisec', district, at: district });
}

/** Each enemy unit of the district moves. */
export function* driveOut(t: NewAngeles, district: DistrictId): Play {
  for (const enemy of ENEMIES) if (t.state.city[district][enemy]) yield* moveOn(t, enemy, district);
}

export function placeDevelopment(t: NewAngeles, district: DistrictId): void {
  const { state } = t;
  involve(state, district);
  if (state.city[district].development || reserve(state, 'development') === 0) return;
  state.city[district].development = true;
  t.log('placed', { piece: 'development', district, at: district });
}

/** Returns a piece to the reserve, for which a contract may pay (55). */
export function remove(t: NewAngeles, piece: Piece, district: DistrictId): boolean {
  const { state } = t;
  involve(state, district);
  if (!state.city[district][piece]) return false;
  state.city[district][piece] = false;
  t.log('removed', { piece, district });
  const corporation = REMOVAL_CONTRACT[piece];
  if (corporation) fulfil(t, corporation);
  return true;
}

export function removeUnits(t: NewAngeles, district: DistrictId): void {
  for (const unit of UNITS) remove(t, unit, district);
}

/** To any district without an android, ignoring paths (68); Haas-Bioroid is paid once for a card. */
export function moveAndroid(t: NewAngeles, from: DistrictId, to: DistrictId): void {
  const { city, carriedOut } = t.state;
  involve(t.state, from);
  involve(t.state, to);
  if (!city[from].android || city[to].android) return;
  city[from].android = false;
  city[to].android = true;
  t.log('android', { from, to });
  if (carriedOut === null || carriedOut.androids) return;
  carriedOut.androids = true;
  fulfil(t, 'haas-bioroid');
}

export function raiseUnrest(t: NewAngeles, district: DistrictId): void {
  involve(t.state, district);
  if (canRise(t.state.city[district])) setUnrest(t, district, stageAfter(t.state.city[district].unrest, 1));
}

/** Down to stable at most; NBN is paid for each stage that unrest really fell. */
export function lowerUnrest(t: NewAngeles, district: DistrictId, stages: number): void {
  involve(t.state, district);
  const { unrest } = t.state.city[district];
  const fallen = Math.min(stages, STAGES.indexOf(unrest));
  if (fallen === 0) return;
  setUnrest(t, district, stageAfter(unrest, -fallen));
  fulfil(t, 'nbn', fallen);
}

export function setUnrest(t: NewAngeles, district: DistrictId, to: Unrest): void {
  const from = t.state.city[district].unrest;
  t.state.city[district].unrest = to;
  t.log('unrest', { district, from, to });
}

function stageAfter(unrest: Unrest, stages: number): Unrest {
  return STAGES[STAGES.indexOf(unrest) + stages] ?? unrest;
}
