/** The labor cards. */

import { STOP } from '@polity/kernel';
import { ACTION_NUMBERS } from '../../data/numbers.js';
import { DISTRICTS, type DistrictId, type Seat } from '../../names.js';
import type { AndroidMove } from '../asks.js';
import { gain } from '../capital.js';
import { districtsWhere, districtsWith, involve, moveAndroid, place, setUnrest } from '../city.js';
import type { NewAngeles, Play } from '../context.js';
import { canProduce, produce } from '../production.js';
import type { OfferedCard } from '../state.js';
import { card, chooseDistrict } from './card.js';

const HIGH_RISK = Object.values(ACTION_NUMBERS['high-risk-investments']);
const SOLUTIONS = ACTION_NUMBERS['labor-solutions'];

const efficiencyExperts = card<{ moves: readonly AndroidMove[] }>({
  *choose(t, seat) {
    return { moves: yield* chooseMoves(t, seat, 'efficiency-experts', 1, true) };
  },
  *carryOut(t, _seat, { moves }) {
    for (const { from, to } of moves) moveAndroid(t, from, to);
  },
});

/** One android after another, each to where none is at that moment; no android twice (NA36). */
function* chooseMoves(
  t: NewAngeles,
  seat: Seat,
  card: OfferedCard,
  most: number,
  must: boolean,
): Play<readonly AndroidMove[]> {
  const moves: AndroidMove[] = [];
  let unmoved = districtsWith(t.state, 'android');
  while (moves.length < most) {
    const about = { card, moves };
    const from = yield* t.ask(seat, 'move-android', () => unmoved, { canStop: !must || unmoved.length === 0, about });
    if (from === STOP) break;
    const taken = [...unmoved, ...moves.map(({ to }) => to)];
    const free = DISTRICTS.filter((district) => !taken.includes(district));
    if (free.length === 0) break;
    const to = yield* t.ask(seat, 'android-to', () => free, { about: { card, moves, from } });
    unmoved = unmoved.filter((district) => district !== from);
    moves.push({ from, to });
  }
  return moves;
}

const highRiskInvestments = card<{ players: readonly Seat[] }>({
  *choose(t, seat) {
    const players: Seat[] = [];
    for (const capital of HIGH_RISK) {
      const left = () => t.state.seats.filter((player) => !players.includes(player));
      players.push(yield* t.ask(seat, 'player', left, { about: { card: 'high-risk-investments', capital } }));
    }
    return { players };
  },
  *carryOut(t, _seat, { players }) {
    HIGH_RISK.forEach((capital, rank) => {
      const player = players[rank];
      if (player) gain(t, player, capital, 'action');
    });
  },
});

const laborSolutions = card<{ moves: readonly AndroidMove[]; orgcrime: DistrictId }>({
  *choose(t, seat) {
    const moves = yield* chooseMoves(t, seat, 'labor-solutions', SOLUTIONS.moves, false);
    const about = { card: 'labor-solutions', step: 'orgcrime', before: { moves } } as const;
    return { moves, orgcrime: yield* t.ask(seat, 'district', () => DISTRICTS, { about }) };
  },
  *carryOut(t, _seat, { moves, orgcrime }) {
    for (const { from, to } of moves) moveAndroid(t, from, to);
    yield* place(t, 'orgcrime', orgcrime);
  },
});

/** No exploitation: an android is not needed, orgcrime and Human First do not matter. */
const liquidation = card<{ district: DistrictId | null }>({
  *choose(t, seat) {
    const working = () => districtsWhere(t.state, canProduce);
    return { district: yield* chooseDistrict(t, seat, 'liquidation', 'production', working) };
  },
  *carryOut(t, _seat, { district }) {
    if (district === null) return;
    involve(t.state, district);
    if (!canProduce(t.state.city[district])) return;
    produce(t, district, { despiteOrgcrime: true });
    setUnrest(t, district, 'strike');
  },
});

export const LABOR = {
  'efficiency-experts': efficiencyExperts,
  'high-risk-investments': highRiskInvestments,
  'labor-solutions': laborSolutions,
  liquidation,
};
