/** The four cards that every class has in its deck, each the same in all of them. */
import { STOP } from '@polity/kernel';
import type { Proposal } from '../../rules/asks.js';
import type { ActionCard } from '../../rules/cards/card.js';
import type { Hegemony, Play } from '../../rules/context.js';
import { COMPONENTS, VOTE } from '../../rules/data/board.js';
import { gainInfluence, giveInfluence } from '../../rules/goods.js';
import type { Seat } from '../../rules/names.js';
import type { HegemonyState } from '../../rules/state.js';
import {
  billedPolicies,
  canPropose,
  offerImmediateVote,
  type ProposeRules,
  placeBill,
  possibleBills,
  proposeBill,
  withdrawBill,
} from '../../rules/vote.js';
import { protectStatusQuo } from './status-quo.js';

/** What is printed on the cards. */
const MOMENTUM = { influence: 1 } as const;
const STATUS_QUO = { influence: 1 } as const;
const AGENDA = { most: 3 } as const;
const SCANDAL = { influence: 2 } as const;

/** Influence for every marker on the table, signs too, then a bill that waits for the Elections Phase (NC-1). */
export function momentumForChange(seat: Seat): ActionCard {
  return {
    name: 'Momentum for Change',
    copies: 1,
    numbers: MOMENTUM,
    purpose: 'bill',
    costs: 0,
    can: (state) => canPropose(state, seat),
    lacks: 'bill.its',
    *play(t) {
      gainInfluence(t, seat, MOMENTUM.influence * (COMPONENTS.bills - t.state[seat].bills));
      yield* proposeBill(t, seat);
      return undefined;
    },
  };
}

export function protectTheStatusQuo(seat: Seat): ActionCard {
  return {
    name: 'Protect the Status Quo',
    copies: 1,
    numbers: STATUS_QUO,
    purpose: 'influence',
    worth: 5,
    costs: 0,
    can: (state) => state[seat].bills > 0,
    lacks: 'card.marker',
    *play(t) {
      yield* protectStatusQuo(t, seat);
      gainInfluence(t, seat, STATUS_QUO.influence);
      return undefined;
    },
  };
}

export function changeOfGovernmentAgenda(seat: Seat): ActionCard {
  return {
    name: 'Change of Government Agenda',
    copies: 1,
    numbers: AGENDA,
    purpose: 'bill',
    worth: 6.2,
    costs: 0,
    can: (state) => billedPolicies(state).length <= AGENDA.most && billsOfOthers(state, seat).length > 0,
    lacks: 'card.bills-of-others',
    *play(t) {
      const discarded = yield* t.ask(seat, 'discard-bill', () => billsOfOthers(t.state, seat));
      const { by: of } = withdrawBill(t.state, discarded.policy);
      t.log('bill-discarded', { by: seat, of, ...discarded });
      yield* mayProposeAndVote(t, seat);
      // Not the very same bill again (NC-3).
      yield* mayProposeAndVote(t, of, { not: discarded });
      return undefined;
    },
  };
}

function billsOfOthers({ bills }: HegemonyState, seat: Seat): Proposal[] {
  return Object.entries(bills).flatMap(([policy, bill]) =>
    bill === null || bill.by === seat ? [] : [{ policy: policy as Proposal['policy'], section: bill.section }],
  );
}

/** A Propose Bill action that may be left out. */
function* mayProposeAndVote(t: Hegemony, seat: Seat, rules: ProposeRules = {}): Play {
  const bills = () => possibleBills(t.state, seat, rules);
  const proposal = yield* t.ask(seat, 'propose-bill', bills, { canStop: true });
  if (proposal === STOP) return;
  placeBill(t, seat, proposal);
  yield* offerImmediateVote(t, seat, proposal.policy, VOTE.immediateCost);
}

/** Personal Influence, where it is the State's. */
export function revealPoliticalScandal(seat: Seat): ActionCard {
  // Fixed at 2: who has less cannot be chosen (NC-4).
  const victims = (state: HegemonyState) =>
    state.seats.filter((other) => other !== seat && state[other].influence >= SCANDAL.influence);
  return {
    name: 'Reveal Political Scandal',
    copies: 1,
    numbers: SCANDAL,
    purpose: 'influence',
    worth: 7,
    costs: 0,
    can: (state) => victims(state).length > 0,
    lacks: 'card.victims',
    *play(t) {
      giveInfluence(t, yield* t.ask(seat, 'take-influence-from', () => victims(t.state)), seat, SCANDAL.influence);
      return undefined;
    },
  };
}
