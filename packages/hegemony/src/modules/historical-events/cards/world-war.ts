/** The two World Wars, which differ in how many workers they take. */
import { cardOf } from '../../../rules/companies.js';
import { pay } from '../../../rules/money.js';
import { handOver } from '../business.js';
import { type HistoricalEvent, moves } from '../event.js';
import { loseUnemployed } from '../people.js';

const PRICE = 32;

type War = Pick<HistoricalEvent, 'trigger' | 'policies' | 'lasting' | 'numbers' | 'happen'>;

export function worldWar(workers: number): War {
  return {
    trigger: 'revealed',
    policies: moves('<.<..<.'),
    lasting: { openings: 'half' },
    numbers: { workers, price: PRICE },
    *happen(t, card) {
      yield* loseUnemployed(t, workers, card);
      const sold = yield* handOver(t, card, { which: (company) => cardOf(company).industry === 'luxury' });
      if (sold) pay(t, 'state', 'capitalist', PRICE, 'history');
    },
  };
}
