/** The nine cards of the second round. */

import { findCompany } from '../../../rules/companies.js';
import { ACTION } from '../../../rules/data/board.js';
import { gainInfluence } from '../../../rules/goods.js';
import { addWorker, companiesEmploying, unionCount } from '../../../rules/labour.js';
import { pay } from '../../../rules/money.js';
import { GOODS, WORKER_CLASSES } from '../../../rules/names.js';
import { changeLegitimacy, gainProsperity } from '../../../rules/points.js';
import { isPlayed } from '../../../rules/roles.js';
import { addDeal, discardDeals, loseCompanies, makeDeal, raisePrices } from '../business.js';
import { type HistoricalEvent, moves, NOTHING } from '../event.js';
import { bringCubes, findWork, loseWorkers, playing, strikeNow } from '../people.js';
import { worldWar } from './world-war.js';

const SECOND = { ...NOTHING, era: 2 } as const;

const FAMINE = { workers: 2, legitimacy: 1 } as const;
const NEW_DEAL = { money: 5 } as const;
const DEPRESSION = { companies: 1, money: 30 } as const;
const BABY_BOOM = { workers: 3, prosperity: 1 } as const;
const AUTOMOTIVE = { influence: 1, each: 1 } as const;
const INDIA = { working: 4, capitalist: 1, middle: 1 } as const;
const GATT = { deals: 1, legitimacy: 1 } as const;

export const ROUND_2: Readonly<Record<string, HistoricalEvent>> = {
  'he-rise-of-protectionism': {
    ...SECOND,
    name: 'Rise of Protectionism',
    years: '1920s-1930s',
    needs: [{ policy: 'foreign-trade', sections: ['B', 'C'] }],
    trigger: 'free',
    by: ['capitalist', 'state'],
    policies: moves('.....A.'),
    *happen(t) {
      discardDeals(t);
    },
  },
  'he-bengal-famine': {
    ...SECOND,
    name: 'Bengal Famine',
    years: '1943',
    needs: [{ count: 'healthcare-companies', most: { 2: 2, 3: 3, 4: 3 } }],
    trigger: 'end-of-action',
    numbers: FAMINE,
    *happen(t, card) {
      yield* loseWorkers(t, FAMINE.workers, card);
      for (const of of WORKER_CLASSES) changeLegitimacy(t, of, -FAMINE.legitimacy);
    },
  },
  'he-new-deal': {
    ...SECOND,
    name: 'New Deal',
    years: '1933-1939',
    needs: [{ count: 'unemployed', least: { 2: 4, 3: 7, 4: 7 } }],
    trigger: 'basic',
    by: ['working', 'middle'],
    worth: { working: 4, middle: 3 },
    policies: moves('<<.....'),
    numbers: NEW_DEAL,
    *happen(t) {
      let hired = 0;
      for (const of of playing(t, ...WORKER_CLASSES)) {
        const assigned = yield* findWork(t, of, ['state', 'capitalist']);
        hired += assigned.filter(
          ({ company }) => company !== null && findCompany(t.state, company).owner === 'capitalist',
        ).length;
      }
      pay(t, 'state', 'capitalist', NEW_DEAL.money * hired, 'history');
    },
  },
  'he-great-depression': {
    ...SECOND,
    name: 'Great Depression',
    years: '1929-1939',
    needs: [
      {
        either: [
          { count: 'loans', least: 2 },
          { count: 'treasury', most: 100 },
        ],
      },
    ],
    trigger: 'revealed',
    policies: moves('.>.>>..'),
    lasting: { fixed: GOODS },
    numbers: DEPRESSION,
    *happen(t, card) {
      yield* loseCompanies(t, card);
      raisePrices(t, GOODS);
      if (isPlayed(t.state, 'state')) pay(t, 'state', 'supply', DEPRESSION.money, 'history');
    },
  },
  'he-baby-boom': {
    ...SECOND,
    name: 'Baby Boom',
    years: '1940s-1960s',
    needs: [
      { policy: 'labor-market', sections: ['A', 'B'] },
      { count: 'healthcare-companies', least: { 2: 2, 3: 3, 4: 3 } },
    ],
    trigger: 'free',
    by: ['working', 'middle'],
    worth: { working: 4, middle: 4 },
    numbers: BABY_BOOM,
    *happen(t) {
      for (const of of playing(t, ...WORKER_CLASSES)) {
        for (let i = 0; i < BABY_BOOM.workers; i++) yield* addWorker(t, of, 'unskilled');
        for (let i = 0; i < BABY_BOOM.prosperity; i++) gainProsperity(t, of);
      }
    },
  },
  'he-strike-in-us-automotive-industry': {
    ...SECOND,
    name: 'Strike in US Automotive Industry',
    years: '1936-1937',
    needs: [
      { policy: 'labor-market', sections: ['B', 'C'] },
      { count: 'unions', least: 2 },
    ],
    trigger: 'free',
    by: ['working'],
    worth: { working: 4 },
    numbers: AUTOMOTIVE,
    *happen(t) {
      const { state } = t;
      gainInfluence(t, 'working', AUTOMOTIVE.influence);
      yield* strikeNow(t, ACTION.strikes + AUTOMOTIVE.each * unionCount(state));
      bringCubes(t, { middle: companiesEmploying(state, 'middle', ['state', 'capitalist']).length });
    },
  },
  'he-world-war-ii': { ...SECOND, name: 'World War II', years: '1939-1945', ...worldWar(2) },
  'he-india-gains-independence': {
    ...SECOND,
    name: 'India Gains Independence',
    years: '1947',
    trigger: 'free',
    by: ['working'],
    worth: { working: 4 },
    numbers: INDIA,
    *happen(t) {
      bringCubes(t, INDIA);
    },
  },
  'he-foundation-of-gatt': {
    ...SECOND,
    name: 'Foundation of GATT',
    years: '1947',
    needs: [{ count: 'goods-companies', least: { 2: 4, 3: 6, 4: 6 } }],
    trigger: 'free',
    by: ['capitalist', 'state'],
    worth: { capitalist: 2, state: 2 },
    policies: moves('.....>.'),
    lasting: { pleases: { sold: GATT.legitimacy } },
    numbers: GATT,
    *happen(t) {
      for (let i = 0; i < GATT.deals; i++) addDeal(t);
      yield* makeDeal(t);
    },
  },
};
