/** The State's basic actions: events, MPs, Extra Tax, Campaign, bills and the export of goods (p. 27-28). */
import { describe, expect, it } from 'vitest';
import { basicActions } from '../../../src/rules/actions/index.js';
import type { HegemonyState } from '../../../src/rules/state.js';
import { act, firstAsk, mayAct, position, type Scripted } from '../../support.js';

const table = (change: (state: HegemonyState) => void = () => {}) => position(4, change);
const legitimacy = (working: number, middle: number, capitalist: number) => ({ working, middle, capitalist });

describe('the State', () => {
  it('has six basic actions', () => {
    expect(Object.keys(basicActions(table(), 'state')).toSorted()).toEqual([
      'campaign',
      'event-action',
      'extra-tax',
      'meet-mps',
      'propose-bill',
      'sell-to-foreign-market',
    ]);
  });
});

describe('Event Action', () => {
  const facing = (events: string[], treasury = 120) =>
    table((s) => {
      s.state.eventDeck = [...s.state.eventDeck, ...s.state.events].filter((id) => !events.includes(id));
      s.state.events = events;
      s.state.treasury = treasury;
    });

  it('carries out an event, takes the reward and discards the event', () => {
    const state = facing(['ev-fear-of-deflation', 'ev-demand-for-pension-reform']);
    act(state, 'state', 'event-action', [
      ['event', 'ev-fear-of-deflation'],
      ['card-option', '30'],
    ]);
    expect(state.state.events).toEqual(['ev-demand-for-pension-reform']);
    expect(state.state.eventDiscard).toEqual(['ev-fear-of-deflation']);
    expect([state.state.vp, state.points]).toEqual([4, [{ seat: 'state', source: 'events', round: 1, amount: 4 }]]);
  });

  it('offers only events that can be done in full', () => {
    const state = facing(['ev-need-for-sustainability-initiative', 'ev-demand-for-pension-reform'], 49);
    act(state, 'state', 'event-action', [['card-class', 'working']]);
    expect(state.state.eventDiscard).toEqual(['ev-demand-for-pension-reform']);
    expect(mayAct(facing(['ev-need-for-sustainability-initiative'], 49), 'state', 'event-action')).toBe(false);
    expect(mayAct(facing([]), 'state', 'event-action')).toBe(false);
  });
});

describe('Meet MPs', () => {
  it('gives 2 Personal Influence to a class for 1 Legitimacy', () => {
    const state = table((s) => {
      s.state.influence = 3;
    });
    act(state, 'state', 'meet-mps', [['card-class', 'middle']]);
    expect([state.state.influence, state.middle.influence, state.state.services.influence]).toEqual([1, 3, 4]);
    expect(state.state.legitimacy).toEqual(legitimacy(2, 3, 2));
  });

  it('cannot be done with Media Influence, and stops at a Legitimacy of 10', () => {
    expect(mayAct(table(), 'state', 'meet-mps')).toBe(false);
    const state = table((s) => {
      s.state.influence = 2;
      s.state.legitimacy.working = 10;
    });
    act(state, 'state', 'meet-mps', [['card-class', 'working']]);
    expect(state.state.legitimacy.working).toBe(10);
  });
});

describe('Extra Tax', () => {
  const standing = (...levels: [number, number, number]) =>
    table((s) => {
      s.state.legitimacy = legitimacy(...levels);
    });

  it('takes 10 from every class and 1 Legitimacy with the two lowest', () => {
    const state = standing(5, 3, 2);
    act(state, 'state', 'extra-tax');
    expect([state.state.treasury, state.working.money, state.middle.money, state.capitalist.revenue]).toEqual([
      150, 20, 30, 110,
    ]);
    expect(state.state.legitimacy).toEqual(legitimacy(5, 2, 1));
  });

  it('lets the State choose in a tie', () => {
    const state = standing(4, 2, 4);
    act(state, 'state', 'extra-tax', [['extra-tax-class', 'capitalist']]);
    expect(state.state.legitimacy).toEqual(legitimacy(4, 1, 3));
    const level = standing(3, 3, 3);
    act(level, 'state', 'extra-tax', [
      ['extra-tax-class', 'working'],
      ['extra-tax-class', 'capitalist'],
    ]);
    expect(level.state.legitimacy).toEqual(legitimacy(2, 3, 2));
  });

  it('offers no class above the tie', () => {
    const wrong: Scripted[] = [['extra-tax-class', 'capitalist']];
    expect(() => act(standing(2, 2, 5), 'state', 'extra-tax', wrong)).toThrow();
  });

  it('forces loans on those who cannot pay', () => {
    const state = standing(5, 3, 2);
    state.working.money = 9;
    state.capitalist.revenue = 4;
    state.capitalist.capital = 6;
    act(state, 'state', 'extra-tax');
    expect([state.working.money, state.working.loans]).toEqual([49, 1]);
    expect([state.capitalist.revenue, state.capitalist.capital, state.capitalist.loans]).toEqual([0, 0, 0]);
    expect(state.state.treasury).toBe(150);
  });

  it('cannot be done while one of the lowest stands at 1', () => {
    expect(mayAct(standing(1, 5, 5), 'state', 'extra-tax')).toBe(false);
    expect(mayAct(standing(2, 2, 2), 'state', 'extra-tax')).toBe(true);
  });
});

describe('Campaign', () => {
  it('turns up to 3 Media Influence into Personal Influence', () => {
    const state = table();
    const take = basicActions(table(), 'state').campaign?.take;
    expect(take && firstAsk(state, take)?.range).toEqual({ min: 1, max: 3 });
    act(state, 'state', 'campaign', [['campaign-amount', 3]]);
    expect([state.state.services.influence, state.state.influence]).toEqual([1, 4]);
    act(state, 'state', 'campaign');
    expect([state.state.services.influence, state.state.influence]).toEqual([0, 5]);
    expect(mayAct(state, 'state', 'campaign')).toBe(false);
  });
});

describe('Propose Bill', () => {
  it('is the State’s as it is everybody’s', () => {
    const state = table();
    act(state, 'state', 'propose-bill', [
      ['propose-bill', { policy: 'labor-market', section: 'A' }],
      ['immediate-vote', 'later'],
    ]);
    expect(state.bills['labor-market']).toEqual({ by: 'state', section: 'A' });
    state.state.bills = 0;
    expect(mayAct(state, 'state', 'propose-bill')).toBe(false);
  });
});

describe('Sell to the Foreign Market', () => {
  // Export 1: Food 2 for 20 and 6 for 55, Luxury 4 for 30 and 8 for 55.
  const trading = (food: number, luxury: number) =>
    table((s) => {
      s.exports.current = 'export-01';
      s.state.goods = { food, luxury };
    });

  it('sells Food and Luxury, each transaction once, without VP', () => {
    const state = trading(8, 4);
    act(state, 'state', 'sell-to-foreign-market', [
      ['export-transaction', 'food-2'],
      ['export-transaction', 'food-1'],
      ['export-transaction', 'luxury-1'],
    ]);
    expect([state.state.goods, state.state.treasury, state.state.vp]).toEqual([{ food: 0, luxury: 0 }, 225, 0]);
  });

  it('sells no services', () => {
    expect(mayAct(trading(1, 3), 'state', 'sell-to-foreign-market')).toBe(false);
  });
});
