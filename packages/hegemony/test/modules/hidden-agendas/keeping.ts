/** Positions of games with Hidden Agendas, for tests: who keeps what, and companies enough to fulfil it. */
import { seededRandom } from '@polity/kernel';
import { agendasOf, HIDDEN_AGENDAS } from '../../../src/modules/hidden-agendas/cards.js';
import { holderOf } from '../../../src/modules/hidden-agendas/hidden.js';
import { cardOf, placeCompany } from '../../../src/rules/companies.js';
import { atMoment } from '../../../src/rules/moments.js';
import type { Seat, WorkerClass } from '../../../src/rules/names.js';
import { setUp } from '../../../src/rules/setup.js';
import type { Company, HegemonyState } from '../../../src/rules/state.js';
import { perform } from '../../support.js';

/** A game of four in the Action Phase of round 2 in which the card's class keeps it, and nobody has done any task. */
export function keeping(card: string): HegemonyState {
  const state = setUp({ seats: 4, 'hidden-agendas': true }, seededRandom('fast', 'agendas'));
  for (const seat of state.seats) holderOf(state, seat).held = [agendasOf(seat)[0] as string];
  holderOf(state, HIDDEN_AGENDAS[card]?.class as Seat).held = [card];
  return Object.assign(state, { phase: 'action', round: 2, companies: [], policies: mixed() });
}

/** No policy where any agenda wants it. */
const mixed = (): HegemonyState['policies'] => ({
  'fiscal-policy': 'B',
  'labor-market': 'C',
  taxation: 'A',
  'welfare-health': 'B',
  'welfare-education': 'B',
  'foreign-trade': 'B',
  immigration: 'B',
});

/** The points that a class has got for its agenda. */
export function pointsOf(state: HegemonyState, seat: Seat): number {
  const all = state.points.filter((point) => point.source === 'hidden-agendas' && point.seat === seat);
  return all.reduce((sum, { amount }) => sum + amount, 0);
}

/** What the class that keeps the card has got for it once a moment has passed. */
export function afterMoment(state: HegemonyState, seat: Seat): number {
  return pointsOf(passMoment(state).state, seat);
}

export function passMoment(state: HegemonyState) {
  return perform(state, function* (t) {
    atMoment(t);
  });
}

/** Gives the owner these companies; staffed by a class, or empty. */
export function giveCompanies(
  state: HegemonyState,
  owner: Seat,
  ids: readonly string[],
  staff: WorkerClass | null = null,
): Company[] {
  return ids.map((id) => {
    const company = placeCompany(state, id, owner, 2);
    if (staff === null) return company;
    company.workers = cardOf(company).slots.map(({ kind, role }) => ({
      class: role === 'employee' ? 'working' : role === 'owner' ? 'middle' : staff,
      skill: kind,
      committed: false,
    }));
    return company;
  });
}
