/** Crisis Response: when the IMF comes, a card says what happens. Everybody sees it beforehand. */
import { list } from '../../rules/catalog.js';
import type { Manifest } from '../../rules/modules.js';
import { BOND } from './bond-sides.js';
import { repayAll, repayBond } from './bonds.js';
import { CRISIS_RESPONSES } from './cards.js';
import { crisisOf, isLocked, layOut, seenBy } from './crisis.js';
import { lookOver } from './look-over.js';
import { removeLocks, respond } from './respond.js';

const CARDS = Object.keys(CRISIS_RESPONSES);

export const CRISIS_RESPONSE: Manifest = {
  name: 'crisis-response',
  setUp: (state, random) => layOut(state, CARDS, random),
  view: seenBy,
  imagine: (state, _seat, random) => {
    random.shuffle(crisisOf(state).deck.sort());
  },
  piles: (state) => [[crisisOf(state).open, crisisOf(state).deck]],
  imf: respond,
  beforeStep: {
    *imf(t) {
      removeLocks(t);
    },
  },
  atEnd: {
    *action(t) {
      repayAll(t);
    },
  },
  actions: { free: { state: { 'repay-bond': repayBond } } },
  openingCost: (state, cost) => (crisisOf(state).opensFree ? 0 : cost),
  mayPropose: (state, policy) => !isLocked(state, policy),
  check: lookOver,
  numbers: (id) => CRISIS_RESPONSES[id]?.numbers,
  components: () => ({
    crisisResponses: list(CRISIS_RESPONSES, (card) => ({
      name: card.name,
      copies: card.copies,
      check: card.check ?? null,
      discards: [...card.discards],
      policies: { ...card.policies },
      locks: [...card.locks],
      numbers: { ...card.numbers },
      payOffLoans: true,
      legitimacy: { ...card.legitimacy },
      halves: [...card.halves],
    })),
    bonds: [
      { id: 'bond-30-40', copies: 3, paidToState: BOND.small, repaidByState: BOND.smallOwed },
      { id: 'bond-50-70', copies: 3, paidToState: BOND.large, repaidByState: BOND.largeOwed },
    ],
    lockTokens: [{ id: 'lock-token', copies: 2 }],
  }),
};
