/** The nine cards of the fourth round. */
import { upgradeWorker } from '../../../rules/actions/free.js';
import { isOperational, operationalCount } from '../../../rules/companies.js';
import { gainInfluence } from '../../../rules/goods.js';
import { receive } from '../../../rules/money.js';
import { WORKER_CLASSES } from '../../../rules/names.js';
import { changeLegitimacy } from '../../../rules/points.js';
import { isPlayed } from '../../../rules/roles.js';
import { drawImmigrants } from '../../../rules/round/preparation.js';
import { handOver, raisePrices } from '../business.js';
import { EVERYBODY, type HistoricalEvent, moves, NOTHING } from '../event.js';
import { loseMedia, playing, pleaseAnyTwo } from '../people.js';
import { maySell } from '../trade.js';

const FOURTH = { ...NOTHING, era: 4 } as const;

const OIL = { legitimacy: 1 } as const;
const REFORM = { money: 30 } as const;
const TIGERS = { built: 10, sold: 10, legitimacy: 1 } as const;
const WEB = { more: 1, influence: 1, sales: 2, media: 1, per: 2 } as const;
const DICTATORSHIPS = { media: 3, influence: 1, legitimacy: 1, classes: 2 } as const;
const WALL = { cards: 1 } as const;
const OIL_CRISIS = { food: 15, luxury: 9 } as const;
const DROUGHT = { less: 1 } as const;

export const ROUND_4: Readonly<Record<string, HistoricalEvent>> = {
  'he-arab-nationalization-of-oil': {
    ...FOURTH,
    name: 'Arab Nationalization of Oil',
    years: '1960s-1970s',
    needs: [
      { count: 'capitalist-companies', least: 9 },
      { count: 'personal-influence', least: { 4: 3 } },
    ],
    trigger: 'free',
    by: ['working', 'middle', 'state'],
    worth: { working: 1, state: 3 },
    numbers: OIL,
    *happen(t, card) {
      yield* handOver(t, card, { which: isOperational, orOperational: true });
      changeLegitimacy(t, 'capitalist', -OIL.legitimacy);
    },
  },
  'he-chinese-economic-reform': {
    ...FOURTH,
    name: 'Chinese Economic Reform',
    years: 'since 1970s',
    needs: [{ count: 'in-a', least: 3 }],
    trigger: 'end-of-action',
    policies: moves('>.>....'),
    numbers: REFORM,
    *happen(t) {
      receive(t, 'state', REFORM.money, 'history');
    },
  },
  'he-asian-tigers-economic-miracle': {
    ...FOURTH,
    name: 'Asian Tigers Economic Miracle',
    years: '1960s-1990s',
    needs: [{ policy: 'foreign-trade', sections: ['A', 'B'] }],
    trigger: 'free',
    by: ['capitalist', 'middle', 'state'],
    worth: { middle: 2, capitalist: 3, state: 1 },
    lasting: {
      pays: { built: TIGERS.built, sold: TIGERS.sold },
      pleases: { built: TIGERS.legitimacy, sold: TIGERS.legitimacy },
    },
    numbers: TIGERS,
  },
  'he-invention-of-the-world-wide-web': {
    ...FOURTH,
    name: 'Invention of the World Wide Web',
    years: '1989',
    needs: [{ count: 'education-companies', least: { 2: 3, 3: 5, 4: 5 } }],
    trigger: 'free',
    by: EVERYBODY,
    worth: { working: 3, middle: 2, capitalist: 3, state: 3 },
    lasting: { output: { more: WEB.more, industry: 'media' } },
    numbers: WEB,
    *happen(t) {
      const { state } = t;
      yield* upgradeWorker(t, 'working');
      gainInfluence(t, 'working', WEB.influence);
      yield* maySell(t, WEB.sales);
      if (isPlayed(state, 'state'))
        gainInfluence(t, 'state', WEB.media * Math.floor(operationalCount(state, 'state') / WEB.per));
    },
  },
  'he-end-of-mediterranean-dictatorships': {
    ...FOURTH,
    name: 'End of Mediterranean Dictatorships',
    years: '1970s',
    needs: [{ count: 'class-influence', least: { 2: 4, 3: 5, 4: 5 } }],
    trigger: 'free',
    by: ['working', 'capitalist', 'middle'],
    worth: { working: 1, middle: 1, capitalist: 1 },
    numbers: DICTATORSHIPS,
    *happen(t, card) {
      const lost = loseMedia(t, DICTATORSHIPS.media);
      if (lost > 0) t.log('resource', { seat: 'state', resource: 'influence', amount: -lost });
      for (const of of playing(t, 'working', 'capitalist', 'middle')) gainInfluence(t, of, DICTATORSHIPS.influence);
      yield* pleaseAnyTwo(t, card, DICTATORSHIPS.legitimacy);
    },
  },
  'he-fall-of-the-berlin-wall': {
    ...FOURTH,
    name: 'Fall of the Berlin Wall',
    years: '1989',
    trigger: 'revealed',
    policies: moves('......C'),
    numbers: WALL,
    *happen(t) {
      for (const of of playing(t, ...WORKER_CLASSES)) yield* drawImmigrants(t, of, WALL.cards);
    },
  },
  'he-latin-american-debt-crisis': {
    ...FOURTH,
    name: 'Latin American Debt Crisis',
    years: '1980s',
    needs: [
      { count: 'treasury', most: 99 },
      { count: 'state-loans', least: 1 },
    ],
    trigger: 'basic',
    by: ['capitalist', 'state'],
    influence: 1,
    policies: moves('>>.>...'),
  },
  'he-oil-crisis': {
    ...FOURTH,
    name: 'Oil Crisis',
    years: '1973-1974',
    trigger: 'revealed',
    lasting: { imports: OIL_CRISIS, fixed: ['food', 'luxury'] },
    numbers: OIL_CRISIS,
    *happen(t) {
      raisePrices(t, ['food', 'luxury']);
    },
  },
  'he-indian-drought': {
    ...FOURTH,
    name: 'Indian Drought',
    years: '1987',
    trigger: 'revealed',
    lasting: { output: { more: -DROUGHT.less, industry: 'agriculture' } },
    numbers: DROUGHT,
  },
};
