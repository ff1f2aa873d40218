/** The nine cards of the first round. */

import { gainInfluence } from '../../../rules/goods.js';
import { unemployedCount } from '../../../rules/labour.js';
import { pay, receive } from '../../../rules/money.js';
import { CLASSES } from '../../../rules/names.js';
import { changeLegitimacy } from '../../../rules/points.js';
import { isPlayed } from '../../../rules/roles.js';
import { foundFarm, openFarm } from '../../base/working.js';
import { addDeal, handOver } from '../business.js';
import { EVERYBODY, type HistoricalEvent, moves, NOTHING } from '../event.js';
import { bringCubes, getGoods, loseInfluence, loseUnemployed, loseWorkers, playing } from '../people.js';
import { choosePolicies } from '../politics.js';
import { exportOrDeal } from '../trade.js';
import { worldWar } from './world-war.js';

const FIRST = { ...NOTHING, era: 1 } as const;

const WOMEN = { working: 4, capitalist: 1, middle: 2 } as const;
const ASSEMBLY = { more: 3 } as const;
const MODEL_T = { luxury: 1, more: 2, money: 15 } as const;
const RUSSIAN = { money: 20, workers: 3 } as const;
const AUTHORITARIAN = { lost: 1, policies: 2, influence: 2, legitimacy: 1 } as const;
const FLU = { workers: 1 } as const;
const RUSSO_JAPANESE = { workers: 1, money: 15 } as const;
const PANAMA = { deals: 1, money: 20, food: 1 } as const;

export const ROUND_1: Readonly<Record<string, HistoricalEvent>> = {
  'he-foundation-of-the-international-alliance-of-women': {
    ...FIRST,
    name: 'Foundation of the International Alliance of Women',
    years: '1904',
    trigger: 'end-of-action',
    numbers: WOMEN,
    *happen(t) {
      bringCubes(t, WOMEN);
    },
  },
  'he-introduction-of-the-moving-assembly-line': {
    ...FIRST,
    name: 'Introduction of the Moving Assembly Line',
    years: '1913',
    needs: [{ count: 'machinery', least: 1 }],
    trigger: 'free',
    by: ['capitalist'],
    worth: { capitalist: 3 },
    lasting: { output: { more: ASSEMBLY.more, owners: ['capitalist'], industry: 'luxury', machinery: true } },
    numbers: ASSEMBLY,
  },
  'he-world-war-i': { ...FIRST, name: 'World War I', years: '1914-1918', ...worldWar(1) },
  'he-invention-of-the-model-t': {
    ...FIRST,
    name: 'Invention of the Model T',
    years: '1908',
    needs: [{ count: 'luxury-companies', least: { 2: 2, 3: 3, 4: 3 } }],
    trigger: 'free',
    by: EVERYBODY,
    worth: { working: 1, middle: 2, capitalist: 3, state: 2 },
    lasting: { output: { more: MODEL_T.more, owners: ['capitalist', 'middle'], industry: 'luxury' } },
    numbers: MODEL_T,
    *happen(t) {
      getGoods(t, 'working', 'luxury', MODEL_T.luxury);
      if (isPlayed(t.state, 'state')) receive(t, 'state', MODEL_T.money, 'history');
    },
  },
  'he-russian-revolution': {
    ...FIRST,
    name: 'Russian Revolution',
    years: '1917',
    needs: [
      { policy: 'labor-market', sections: ['B', 'C'] },
      { policy: 'welfare-health', sections: ['B', 'C'] },
      { count: 'unions', least: 1 },
    ],
    trigger: 'basic',
    by: ['working'],
    worth: { working: 6 },
    influence: 2,
    policies: moves('ACAA...'),
    lasting: { noVotes: true, openings: 'free' },
    numbers: RUSSIAN,
    *happen(t, card) {
      const { state } = t;
      // With too few unemployed the farm stands empty.
      if (state.supply.farms > 0) {
        if (unemployedCount(state, 'working') >= RUSSIAN.workers) yield* foundFarm(t);
        else openFarm(t);
      }
      yield* handOver(t, card, {});
      pay(t, 'capitalist', 'state', RUSSIAN.money, 'history');
    },
  },
  'he-rise-of-authoritarianism': {
    ...FIRST,
    name: 'Rise of Authoritarianism',
    years: '1920s-1930s',
    trigger: 'revealed',
    lasting: { noVotes: true },
    numbers: AUTHORITARIAN,
    *happen(t, card) {
      for (const of of playing(t, 'working', 'capitalist', 'middle')) loseInfluence(t, of, AUTHORITARIAN.lost);
      if (!isPlayed(t.state, 'state')) return;
      yield* choosePolicies(t, 'state', card, { count: AUTHORITARIAN.policies });
      gainInfluence(t, 'state', AUTHORITARIAN.influence);
      for (const of of CLASSES) changeLegitimacy(t, of, -AUTHORITARIAN.legitimacy);
    },
  },
  'he-spanish-flu': {
    ...FIRST,
    name: 'Spanish Flu',
    years: '1918-1919',
    needs: [{ count: 'healthcare-companies', most: { 2: 2, 3: 3, 4: 3 } }],
    trigger: 'end-of-action',
    numbers: FLU,
    *happen(t, card) {
      yield* loseWorkers(t, FLU.workers, card);
    },
  },
  'he-russo-japanese-war': {
    ...FIRST,
    name: 'Russo-Japanese War',
    years: '1904-1905',
    trigger: 'end-of-action',
    numbers: RUSSO_JAPANESE,
    *happen(t, card) {
      yield* loseUnemployed(t, RUSSO_JAPANESE.workers, card);
      if (isPlayed(t.state, 'state')) pay(t, 'state', 'supply', RUSSO_JAPANESE.money, 'history');
    },
  },
  'he-opening-of-the-panama-canal': {
    ...FIRST,
    name: 'Opening of the Panama Canal',
    years: '1914',
    trigger: 'revealed',
    numbers: PANAMA,
    *happen(t, card) {
      for (let i = 0; i < PANAMA.deals; i++) addDeal(t);
      receive(t, 'state', PANAMA.money, 'history');
      for (const of of playing(t, 'working', 'middle')) getGoods(t, of, 'food', PANAMA.food);
      yield* exportOrDeal(t, card);
    },
  },
};
