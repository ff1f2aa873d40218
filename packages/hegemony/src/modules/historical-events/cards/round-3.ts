/** The nine cards of the third round. */
import { buildFromMarket, canBuild } from '../../../rules/actions/build-company.js';
import { buyableResources, buyGoods } from '../../../rules/actions/buy.js';
import { ACTION } from '../../../rules/data/board.js';
import { gainInfluence } from '../../../rules/goods.js';
import { population } from '../../../rules/labour.js';
import { pay, receive } from '../../../rules/money.js';
import { WORKER_CLASSES } from '../../../rules/names.js';
import { changeLegitimacy } from '../../../rules/points.js';
import { isPlayed } from '../../../rules/roles.js';
import { discardDeals } from '../business.js';
import { EVERYBODY, type HistoricalEvent, moves, NOTHING } from '../event.js';
import { bringCubes, findWork, playing, strikeNow } from '../people.js';
import { choosePolicies } from '../politics.js';

const THIRD = { ...NOTHING, era: 3 } as const;

const MIRACLE = { more: 2 } as const;
const CHINESE = { policies: 2, money: 40 } as const;
const CIVIL_RIGHTS = { working: 4, middle: 2 } as const;
const MARSHALL = { money: 30 } as const;
const DECOLONIZATION = { working: 3, capitalist: 1, middle: 2 } as const;
const LEFTIST = { cubes: 4, influence: 1, legitimacy: 1 } as const;

export const ROUND_3: Readonly<Record<string, HistoricalEvent>> = {
  'he-post-war-economic-miracle': {
    ...THIRD,
    name: 'Post-War Economic Miracle',
    years: '1950s-1970s',
    trigger: 'revealed',
    lasting: { output: { more: MIRACLE.more, owners: ['capitalist'], machinery: true } },
    numbers: MIRACLE,
    *happen(t) {
      yield* findWork(t, 'working');
    },
  },
  'he-chinese-communist-revolution': {
    ...THIRD,
    name: 'Chinese Communist Revolution',
    years: '1945-1949',
    needs: [
      { policy: 'labor-market', sections: ['B', 'C'] },
      { count: 'working-prosperity', most: 3 },
      { count: 'unions', least: 2 },
    ],
    trigger: 'basic',
    by: ['working', 'state'],
    worth: { working: 5, state: 3 },
    lasting: { noVotes: true },
    numbers: CHINESE,
    *happen(t, card) {
      const except = yield* choosePolicies(t, 'working', card, { count: CHINESE.policies, optional: true });
      pay(t, 'capitalist', 'state', CHINESE.money, 'history');
      if (isPlayed(t.state, 'state')) yield* choosePolicies(t, 'state', card, { count: 1, except });
    },
  },
  'he-civil-rights-movement': {
    ...THIRD,
    name: 'Civil Rights Movement',
    years: '1950s-1960s',
    needs: [{ count: 'working-prosperity', most: 3 }],
    trigger: 'free',
    by: ['working', 'middle'],
    worth: { working: 4, middle: 2 },
    numbers: CIVIL_RIGHTS,
    *happen(t) {
      yield* strikeNow(t, ACTION.strikes);
      bringCubes(t, CIVIL_RIGHTS);
    },
  },
  'he-embargo-against-cuba': {
    ...THIRD,
    name: 'Embargo against Cuba',
    years: 'since 1960',
    needs: [{ count: 'in-a', least: 2 }],
    trigger: 'free',
    by: ['working', 'state'],
    lasting: { noTrade: true },
    *happen(t) {
      discardDeals(t);
    },
  },
  'he-marshall-plan': {
    ...THIRD,
    name: 'Marshall Plan',
    years: '1948-1951',
    needs: [{ count: 'in-a', most: 2 }],
    trigger: 'free',
    by: ['capitalist', 'state'],
    worth: { capitalist: 5, state: 3 },
    numbers: MARSHALL,
    *happen(t) {
      receive(t, 'state', MARSHALL.money, 'history');
      const rules = { costOf: () => 0, only: ({ automated }: { readonly automated: boolean }) => !automated };
      if (canBuild(t.state, 'capitalist', rules)) yield* buildFromMarket(t, 'capitalist', rules);
    },
  },
  'he-post-wwii-decolonization': {
    ...THIRD,
    name: 'Post-WWII Decolonization',
    years: '1940s-1970s',
    needs: [{ count: 'player-influence', least: { 2: 4, 3: 5, 4: 7 } }],
    trigger: 'free',
    by: EVERYBODY,
    worth: { working: 3, middle: 2, capitalist: 1 },
    lasting: { freeVotes: true },
    numbers: DECOLONIZATION,
    *happen(t) {
      bringCubes(t, DECOLONIZATION);
    },
  },
  'he-era-of-keynesianism': {
    ...THIRD,
    name: 'Era of Keynesianism',
    years: '1950s-1970s',
    needs: [{ count: 'unemployed', least: { 2: 4, 3: 7, 4: 7 } }],
    trigger: 'basic',
    by: EVERYBODY,
    policies: moves('BBBABB.'),
  },
  'he-leftist-movements-in-europe': {
    ...THIRD,
    name: 'Leftist Movements in Europe',
    years: '1950s-1960s',
    needs: [
      { count: 'in-b', least: 3 },
      { count: 'unions', least: 2 },
      { count: 'middle-population', least: { 3: 5, 4: 5 } },
    ],
    trigger: 'free',
    by: ['working', 'middle'],
    worth: { working: 4, middle: 1 },
    numbers: LEFTIST,
    *happen(t) {
      bringCubes(t, { working: LEFTIST.cubes });
      if (isPlayed(t.state, 'middle')) gainInfluence(t, 'middle', LEFTIST.influence);
      changeLegitimacy(t, 'working', LEFTIST.legitimacy);
    },
  },
  'he-post-war-rise-of-consumerism': {
    ...THIRD,
    name: 'Post-War Rise of Consumerism',
    years: '1950s',
    needs: [{ count: 'luxury-companies', least: 3 }],
    trigger: 'free',
    by: ['working', 'middle'],
    worth: { working: 2, middle: 2 },
    *happen(t) {
      const { state } = t;
      for (const of of playing(t, ...WORKER_CLASSES)) {
        const people = population(state, of);
        // Half of it is rounded up (HE-15).
        const limit = of === 'working' ? Math.ceil(people / 2) : people;
        const rules = {
          resources: ['luxury'],
          sources: ['capitalist'],
          atMostSources: 1,
          limit,
          optional: true,
        } as const;
        if (buyableResources(state, of, rules).length > 0) yield* buyGoods(t, of, rules);
      }
    },
  },
};
