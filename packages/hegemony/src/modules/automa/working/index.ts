/** The Working Class Automa. */
import type { AutomaClass } from '../automa.js';
import { checkPolicies, considerBill } from '../bills.js';
import { WORKING_ANSWERS } from './answers.js';
import { considerAssign } from './assign-workers.js';
import { WORKING_BONUSES } from './bonuses.js';
import { checkGoods, considerBuying } from './buy-goods.js';
import { WORKING_CARDS } from './cards.js';
import { checkWorkers } from './check-workers.js';
import { endTurn, startTurn } from './free-actions.js';
import { WORKING_SPECIALS } from './specials.js';
import { checkStrike, considerDemonstration, considerStrike } from './strike.js';

export const WORKING_AUTOMA: AutomaClass = {
  seat: 'working',
  cards: WORKING_CARDS,
  layout: [
    ['special-action', 'strike', 'demonstration'],
    ['assign-workers', 'buy-goods-and-services', 'propose-bill'],
  ],
  bonuses: WORKING_BONUSES,
  specials: WORKING_SPECIALS,
  conditions: {},
  actions: {
    'assign-workers': { consider: considerAssign, instead: 'demonstration' },
    'buy-goods-and-services': { consider: considerBuying },
    'propose-bill': { consider: considerBill },
    strike: { consider: considerStrike },
    demonstration: { consider: considerDemonstration },
  },
  checks: {
    'assign-workers': checkWorkers,
    'buy-goods-and-services': checkGoods,
    'propose-bill': checkPolicies,
    strike: checkStrike,
  },
  away: {
    demonstration: { when: ({ demonstration }) => demonstration, back: 'at-once' },
    strike: { when: ({ supply }) => supply.strikes === 0, back: 'next-round' },
  },
  keenOn: 'labor-market',
  startTurn,
  endTurn,
  answers: WORKING_ANSWERS,
};
