/** The Middle Class Automa. */
import type { AutomaClass } from '../automa.js';
import { checkPolicies, considerBill } from '../bills.js';
import { MIDDLE_ANSWERS } from './answers.js';
import { checkWorkers, considerAssign } from './assign-workers.js';
import { MIDDLE_BONUSES } from './bonuses.js';
import { checkCompanies, considerBuilding } from './build-company.js';
import { checkGoods, considerBuying } from './buy-goods.js';
import { MIDDLE_CARDS } from './cards.js';
import { MIDDLE_CONDITIONS } from './conditions.js';
import { chooseToFill } from './employees.js';
import { checkExports, considerExports } from './foreign-market.js';
import { endTurn, startRound, startTurn } from './free-actions.js';
import { MIDDLE_SPECIALS } from './specials.js';

export const MIDDLE_AUTOMA: AutomaClass = {
  seat: 'middle',
  cards: MIDDLE_CARDS,
  layout: [
    ['special-action', 'sell-to-foreign-market', 'propose-bill'],
    ['buy-goods-and-services', 'build-company', 'assign-workers'],
  ],
  bonuses: MIDDLE_BONUSES,
  specials: MIDDLE_SPECIALS,
  conditions: MIDDLE_CONDITIONS,
  actions: {
    'assign-workers': { consider: considerAssign },
    'build-company': { consider: considerBuilding },
    'buy-goods-and-services': { consider: considerBuying },
    'propose-bill': { consider: considerBill },
    'sell-to-foreign-market': { consider: considerExports },
  },
  checks: {
    'assign-workers': checkWorkers,
    'build-company': checkCompanies,
    'buy-goods-and-services': checkGoods,
    'propose-bill': checkPolicies,
    'sell-to-foreign-market': checkExports,
  },
  startTurn,
  endTurn,
  startRound,
  toFill: chooseToFill,
  answers: MIDDLE_ANSWERS,
};
