/** What owners are told to ask for their goods, and what a card makes of the price of a company. */
import { type AskDescription, Context, seededRandom } from '@polity/kernel';
import { describe, expect, it } from 'vitest';
import { Script } from '../../../kernel/test/script.js';
import { advise } from '../../src/advice/advise.js';
import { cardById } from '../../src/rules/companies.js';
import type { Hegemony, HegemonyNames } from '../../src/rules/context.js';
import { PRICE_LADDER } from '../../src/rules/data/board.js';
import { type Good, SECTIONS, type Section } from '../../src/rules/names.js';
import { priceAt } from '../../src/rules/prices.js';
import { takeAction } from '../../src/rules/round/action.js';
import type { HegemonyState } from '../../src/rules/state.js';
import { view } from '../../src/rules/view.js';
import { holding, position, type Scripted, unemployed } from '../support.js';

const OWNERS = ['middle', 'capitalist'] as const;

function asked(kind: string, seat: string, options: AskDescription['options'], about = {}): AskDescription {
  return { seat, kind, version: 0, type: 'one', options, min: 1, max: 1, canStop: true, about };
}

describe('the price that is advised', () => {
  const shop = (trade: Section, stored: number, prices: Partial<Record<Good, number>> = {}) =>
    position(3, (state) => {
      state.policies['foreign-trade'] = trade;
      for (const owner of OWNERS) {
        Object.assign(state[owner].storage, { food: stored, luxury: stored });
        Object.assign(state[owner].prices, prices);
      }
    });
  const advised = (state: HegemonyState, seat: (typeof OWNERS)[number], good: Good) => {
    const spaces = PRICE_LADDER[good].filter((price) => price !== state[seat].prices[good]);
    const { answer, reason } = advise(
      asked(
        'adjust-price',
        seat,
        spaces.map((price) => ({ good, price })),
      ),
      view(state, seat),
    );
    return { price: (answer as { price: number } | null)?.price ?? state[seat].prices[good], reason };
  };

  it('is below what people pay abroad, whatever the tariffs and the storage', () => {
    for (const trade of SECTIONS) {
      for (const stored of [0, 4, 8]) {
        for (const seat of OWNERS) {
          for (const good of ['food', 'luxury'] as const) {
            const state = shop(trade, stored);
            const { price } = advised(state, seat, good);
            expect(price, `${good} at ${trade}`).toBeLessThan(priceAt(state, 'foreign-market', good));
          }
        }
      }
    }
  });

  it('falls to the highest that is paid, and says what it costs abroad', () => {
    // Without tariffs Food costs 10 abroad: of 9, 12 and 15 only 9 is less.
    const { price, reason } = advised(shop('C', 4, { food: 15 }), 'capitalist', 'food');
    expect(price).toBe(9);
    expect(reason).toEqual({ kind: 'price.abroad', params: { good: 'food', price: 9, abroad: 10 } });
    // With a tariff of 6 Luxury costs 12: what there is little of may cost 10.
    expect(advised(shop('A', 0), 'middle', 'luxury').price).toBe(10);
  });
});

describe('the price that is advised for a service', () => {
  /** Little in store, so that a higher price is wanted. */
  const clinics = (section: Section, services: number) =>
    position(3, (state) => {
      state.policies['welfare-health'] = section;
      state.state.services.health = services;
      for (const owner of OWNERS) Object.assign(state[owner].storage, { health: 0 });
    });
  const advised = (state: HegemonyState) => {
    const options = [5, 10].map((price) => ({ good: 'health', price }));
    return advise(asked('adjust-price', 'capitalist', options), view(state, 'capitalist'));
  };

  it('is not above what the State asks that has enough for everybody', () => {
    // At B the State asks 5, and has more than all people of both classes could use.
    const { answer, reason } = advised(clinics('B', 20));
    expect(answer).not.toEqual({ good: 'health', price: 10 });
    expect(reason.kind).not.toBe('price.raise');
  });

  it('may rise where the State has none to sell', () => {
    expect(advised(clinics('B', 0)).answer).toEqual({ good: 'health', price: 10 });
  });
});

describe('Investment Opportunities', () => {
  const CARD = 'cc-investment-opportunities';

  /** Somebody could work in any company, and there is money for all of them. */
  const rich = () => {
    const state = position(2, ({ capitalist }) => Object.assign(capitalist, { revenue: 0, capital: 500 }));
    unemployed(state, 'working', { unskilled: 4, agriculture: 2, luxury: 2, healthcare: 2, education: 2, media: 2 });
    return holding(state, 'capitalist', CARD);
  };
  const askedAfter = (state: HegemonyState, ...answers: Scripted[]) => {
    const t: Hegemony = new Context<HegemonyState, HegemonyNames>(state, seededRandom('fast', 'test'));
    return new Script([['turn', { do: 'play', card: CARD }], ...answers]).askAfter(takeAction(t)).describe();
  };

  it('asks which company for 10 less from the market, for 10 more from the pile', () => {
    for (const [from, by] of [
      ['market', -10],
      ['pile', 10],
    ] as const) {
      const { options, about } = askedAfter(rich(), ['card-option', from]);
      const costs = about.costs as Record<string, number>;
      for (const id of options as string[]) expect(costs[id], id).toBe(Math.max(0, cardById(id).cost + by));
    }
  });

  it('is advised with that price, and with the company that it is for', () => {
    const state = rich();
    const where = advise(askedAfter(state), view(state, 'capitalist'));
    const { company, cost } = where.reason.params as { company: string; cost: number };
    const by = where.answer === 'market' ? -10 : 10;
    expect(where.reason.kind).toBe(`card.${where.answer}`);
    expect(cost).toBe(cardById(company).cost + by);
    const again = rich();
    const ask = askedAfter(again, ['card-option', where.answer]);
    const which = advise(ask, view(again, 'capitalist'));
    expect(which.answer).toBe(company);
    expect(which.reason.params).toMatchObject({ cost });
  });

  it('is one plan also where the company that earns most takes more than can be spared', () => {
    // Of 50 money 30 are kept: not enough for the Automated Dairy Farm at 35, and the Fast Food Chain costs 8 - 10: nothing.
    const state = rich();
    for (const company of state.companies) company.workers.fill(null);
    Object.assign(state.capitalist, { capital: 50, market: ['automated-dairy-farm', 'fast-food-chain'] });
    const { answer, reason } = advise(askedAfter(state), view(state, 'capitalist'));
    expect(answer).toBe('market');
    expect(reason.params).toMatchObject({ company: 'fast-food-chain', cost: 0 });
  });
});
