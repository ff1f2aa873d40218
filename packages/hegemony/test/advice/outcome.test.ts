/** A hint to play a card says what the card does now, and none is advised that does nothing for whoever plays it. */
import type { JsonObject } from '@polity/kernel';
import { describe, expect, it } from 'vitest';
import { advise } from '../../src/advice/advise.js';
import { isOperational } from '../../src/rules/companies.js';
import { type Seat, SKILLS } from '../../src/rules/names.js';
import type { HegemonyState } from '../../src/rules/state.js';
import { view } from '../../src/rules/view.js';
import { company, holding, position, unemployed } from '../support.js';

/** What is advised of one card and an action that always does something. */
function advised(state: HegemonyState, seat: Seat, card: string) {
  holding(state, seat, card);
  const options: JsonObject[] = [
    { do: 'play', card },
    { do: 'basic', action: 'apply-political-pressure' },
  ];
  const ask = {
    seat,
    kind: 'turn',
    version: 0,
    type: 'one',
    options,
    min: 1,
    max: 1,
    canStop: false,
    about: {},
  } as const;
  return advise(ask, view(state, seat));
}

const play = (card: string) => ({ do: 'play', card });

describe('a hint to play a card', () => {
  it('names what is sold, and for how much: two Luxury at 10, and influence', () => {
    const state = position(4, ({ capitalist, state: government }) => {
      Object.assign(capitalist.storage, { luxury: 2 });
      government.treasury = 200;
    });
    const { answer, reason } = advised(state, 'capitalist', 'cc-bid-rigging');
    expect(answer).toEqual(play('cc-bid-rigging'));
    expect(reason).toEqual({
      kind: 'turn.card.brings',
      params: {
        gains: [
          { say: 'tried.money', amount: 20 },
          { say: 'amount', resource: 'influence', amount: 1 },
        ],
        losses: [{ say: 'amount', resource: 'luxury', amount: 2 }],
      },
    });
  });

  it('speaks of no sale where there is nothing to sell', () => {
    const state = position(4, ({ capitalist }) => Object.assign(capitalist.storage, { luxury: 0 }));
    const { reason } = advised(state, 'capitalist', 'cc-bid-rigging');
    expect(reason.params).toEqual({ gains: [{ say: 'amount', resource: 'influence', amount: 1 }], losses: [] });
  });

  it('names the rent that is paid, of the landlord who is advised then', () => {
    const state = position(3, ({ working }) => Object.assign(working, { money: 300 }));
    const { answer, reason } = advised(state, 'working', 'wc-affordable-housing');
    expect(answer).toEqual(play('wc-affordable-housing'));
    // The Capitalist Class takes 20 for 5 points.
    expect(reason.params).toEqual({
      gains: [{ say: 'tried.points', amount: 5 }],
      losses: [{ say: 'tried.money', amount: 20 }],
    });
  });

  it('is not given for workers of another class whom nobody employs', () => {
    const state = position(3, ({ policies, companies, unemployed }) => {
      policies.immigration = 'B';
      for (const company of companies) company.workers.fill(null);
      for (const skill of SKILLS) unemployed.working[skill] = 0;
    });
    expect(advised(state, 'middle', 'mc-specialization').answer).not.toEqual(play('mc-specialization'));
  });

  describe('to bring a worker into the country', () => {
    const card = 'wc-specialization';
    /** Every place is filled, but for those of the company that is built besides. */
    const land = (idle: number, built?: string) => {
      const state = position(2, ({ policies }) => Object.assign(policies, { immigration: 'B' }));
      state.companies = state.companies.filter(isOperational);
      if (built !== undefined) company(state, built, 'capitalist', { wage: 3 });
      return unemployed(state, 'working', { unskilled: idle });
    };

    it('is not given where it is left without work', () => {
      expect(advised(land(0), 'working', card).answer).not.toEqual(play(card));
    });

    it('is given where work is found for it, with what more people eat', () => {
      const { answer, reason } = advised(land(3, 'supermarket'), 'working', card);
      expect(answer).toEqual(play(card));
      expect(reason.kind).toBe('turn.card.brings');
      const { gains } = reason.params as unknown as { readonly gains: readonly JsonObject[] };
      expect(gains[0]).toMatchObject({ say: 'tried.work' });
    });
  });

  it('is not given to buy what does not suffice for all people, and names what the tariff does not take', () => {
    const trading = (money: number) =>
      position(3, ({ policies, middle, capitalist, state: { services } }) => {
        policies['foreign-trade'] = 'B';
        for (const stock of [services, middle.storage, capitalist.storage]) {
          Object.assign(stock, { health: 0, education: 0, luxury: 0 });
        }
        Object.assign(middle, { money });
        Object.assign(middle.goods, { food: 0, luxury: 0, health: 0, education: 0 });
      });
    // Abroad Luxury for three costs 27.
    expect(advised(trading(20), 'middle', 'mc-personal-consumption').answer).not.toEqual(
      play('mc-personal-consumption'),
    );
    // Three people: 6 each, without the tariff of 3.
    const { answer, reason } = advised(trading(200), 'middle', 'mc-import-subsidy');
    expect(answer).toEqual(play('mc-import-subsidy'));
    expect(reason).toEqual({ kind: 'turn.card.import', params: { resource: 'luxury', cost: 18 } });
    expect(advised(trading(10), 'middle', 'mc-import-subsidy').answer).not.toEqual(play('mc-import-subsidy'));
  });
});
