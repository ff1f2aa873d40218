/** The Capitalist Class Automa. */
import type { AutomaClass } from '../automa.js';
import { checkPolicies, considerBill } from '../bills.js';
import { CAPITALIST_ANSWERS } from './answers.js';
import { CAPITALIST_BONUSES } from './bonuses.js';
import { checkCompanies, considerBuilding } from './build-company.js';
import { CAPITALIST_CARDS } from './cards.js';
import { CAPITALIST_CONDITIONS } from './conditions.js';
import { checkExport, considerExport } from './foreign-market.js';
import { buyStorage, endTurn, startRound, startTurn } from './free-actions.js';
import { checkInfluence, considerLobby } from './lobby.js';
import { considerSelling } from './sell-company.js';
import { CAPITALIST_SPECIALS } from './specials.js';
import { chooseToFill } from './staffing.js';

export const CAPITALIST_AUTOMA: AutomaClass = {
  seat: 'capitalist',
  cards: CAPITALIST_CARDS,
  layout: [
    ['special-action', 'lobby', 'sell-company'],
    ['build-company', 'sell-to-foreign-market', 'propose-bill'],
  ],
  bonuses: CAPITALIST_BONUSES,
  specials: CAPITALIST_SPECIALS,
  conditions: CAPITALIST_CONDITIONS,
  actions: {
    'build-company': { consider: considerBuilding, instead: 'sell-company' },
    'sell-company': { consider: considerSelling },
    'sell-to-foreign-market': { consider: considerExport },
    'propose-bill': { consider: considerBill },
    lobby: { consider: considerLobby },
  },
  checks: {
    'build-company': checkCompanies,
    'sell-to-foreign-market': checkExport,
    'propose-bill': checkPolicies,
    lobby: checkInfluence,
  },
  keenOn: 'taxation',
  overflowing: buyStorage,
  startTurn,
  endTurn,
  startRound,
  toFill: chooseToFill,
  answers: CAPITALIST_ANSWERS,
};
