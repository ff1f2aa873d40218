/** The events that ask the State to provide or to spend money. */
import { describe, expect, it } from 'vitest';
import { company, emptied } from '../../support.js';
import { canResolve, facing, forClass, moreCompanies, options, peopled, resolve } from './facing.js';

describe('Demand for Pension Reform', () => {
  const event = 'ev-demand-for-pension-reform';

  it('pays 2 VP for every full 15 provided to the Working Class', () => {
    for (const [population, vp] of [
      [3, 2],
      [4, 2],
      [5, 2],
      [6, 4],
      [8, 4],
    ] as const) {
      const state = facing(event, (s) => peopled(s, 'working', population));
      resolve(state, [forClass('working')]);
      expect(state.state.benefits.working.money).toBe(5 * population);
      expect(state.state.treasury).toBe(120 - 5 * population);
      expect(state.state.vp).toBe(vp);
      expect(state.state.legitimacy.working).toBe(2);
    }
  });

  it('pays a token for every full 20 provided to the Middle Class', () => {
    for (const [population, tokens] of [
      [3, 0],
      [4, 1],
      [5, 1],
      [6, 1],
      [8, 2],
    ] as const) {
      const state = facing(event, (s) => peopled(s, 'middle', population));
      resolve(state, [forClass('middle')]);
      expect(state.state.tokens.middle).toBe(tokens);
      expect(state.state.legitimacy.middle).toBe(2 + tokens);
      expect(state.supply.tokens.middle).toBe(6 - tokens);
      expect(state.state.vp).toBe(0);
    }
  });

  it('needs the whole sum', () => {
    expect(canResolve(facing(event, (s) => Object.assign(s.state, { treasury: 14 })))).toBe(false);
    expect(canResolve(facing(event, (s) => Object.assign(s.state, { treasury: 15 })))).toBe(true);
  });
});

describe('Demand for Thirteen Month Pay', () => {
  const event = 'ev-demand-for-thirteen-month-pay';

  it('pays a token for 25, that is 5 Working Class workers in Public companies', () => {
    const few = facing(event);
    resolve(few, [forClass('working')]);
    expect([few.state.treasury, few.state.tokens.working, few.state.legitimacy.working]).toEqual([105, 0, 2]);
    const state = facing(event, (s) =>
      company(s, 'public-hospital', 'state', { staff: { class: 'working', skills: ['healthcare', 'unskilled'] } }),
    );
    resolve(state, [forClass('working')]);
    expect(state.state.benefits.working.money).toBe(25);
    expect([state.state.tokens.working, state.state.legitimacy.working]).toEqual([1, 3]);
  });

  it('pays 1 Legitimacy for 15, that is 3 Middle Class workers', () => {
    const state = facing(event);
    resolve(state, [forClass('middle')]);
    expect(state.state.benefits.middle.money).toBe(15);
    expect([state.state.tokens.middle, state.state.legitimacy.middle]).toEqual([0, 3]);
  });

  it('cannot be done for a class without workers there, nor without the money', () => {
    const state = facing(event, (s) => emptied(s, 'university-hospital'));
    resolve(state);
    expect(state.state.benefits.middle.money).toBe(15);
    expect(canResolve(facing(event, (s) => Object.assign(s.state, { treasury: 14 })))).toBe(false);
  });
});

describe('Fear of Deflation', () => {
  const event = 'ev-fear-of-deflation';

  it.each([
    ['15', 2],
    ['30', 4],
    ['45', 6],
  ])('spends %s for %d VP', (sum, vp) => {
    const { state } = resolve(facing(event), [['card-option', sum]]);
    expect([state.state.treasury, state.state.vp]).toEqual([120 - Number(sum), vp]);
  });

  it('offers what can be paid', () => {
    expect(canResolve(facing(event, (s) => Object.assign(s.state, { treasury: 14 })))).toBe(false);
    expect(options(facing(event, (s) => Object.assign(s.state, { treasury: 44 })))?.options).toEqual(['15', '30']);
  });
});

describe('Local Industries in Turmoil', () => {
  const event = 'ev-local-industries-in-turmoil';

  it('pays a token for 20 to the Middle Class, that is 4 operational companies', () => {
    const few = facing(event);
    resolve(few, [forClass('middle')]);
    expect([few.state.benefits.middle.money, few.state.tokens.middle]).toEqual([10, 0]);
    const state = facing(event, (s) => {
      company(s, 'game-store', 'middle', { staff: { class: 'middle', skills: ['luxury'] } });
      company(s, 'doctors-office', 'middle', { staff: { class: 'middle', skills: ['healthcare'] } });
    });
    resolve(state, [forClass('middle')]);
    expect([state.state.benefits.middle.money, state.state.tokens.middle, state.state.legitimacy.middle]).toEqual([
      20, 1, 3,
    ]);
  });

  it('pays 2 VP for every 15 to the Capitalist Class, idle companies left out', () => {
    const state = facing(event);
    resolve(state, [forClass('capitalist')]);
    expect([state.state.benefits.capitalist.money, state.state.vp, state.state.treasury]).toEqual([15, 2, 105]);
    const six = facing(event, (s) => moreCompanies(s, 3));
    resolve(six, [forClass('capitalist')]);
    expect([six.state.benefits.capitalist.money, six.state.vp]).toEqual([30, 4]);
  });

  it('needs a company and the money', () => {
    expect(canResolve(facing(event, (s) => Object.assign(s.state, { treasury: 9 })))).toBe(false);
    const state = facing(event, (s) => {
      for (const { id } of s.companies) emptied(s, id);
    });
    expect(canResolve(state)).toBe(false);
  });
});

describe('Need for Stimulus Package', () => {
  const event = 'ev-need-for-stimulus-package';

  it('provides 10 to each class for 3 VP', () => {
    const { state } = resolve(facing(event), [['card-option', '10']]);
    for (const name of ['working', 'middle', 'capitalist'] as const) expect(state.state.benefits[name].money).toBe(10);
    expect([state.state.treasury, state.state.vp]).toEqual([90, 3]);
    expect(state.state.legitimacy).toEqual({ working: 2, middle: 2, capitalist: 2 });
  });

  it('provides 15 to each class for 1 Legitimacy with all three', () => {
    const { state } = resolve(facing(event), [['card-option', '15']]);
    for (const name of ['working', 'middle', 'capitalist'] as const) expect(state.state.benefits[name].money).toBe(15);
    expect([state.state.treasury, state.state.vp]).toEqual([75, 0]);
    expect(state.state.legitimacy).toEqual({ working: 3, middle: 3, capitalist: 3 });
  });

  it('offers what the Treasury can pay three times', () => {
    expect(canResolve(facing(event, (s) => Object.assign(s.state, { treasury: 29 })))).toBe(false);
    const state = facing(event, (s) => Object.assign(s.state, { treasury: 44 }));
    resolve(state);
    expect([state.state.treasury, state.state.vp]).toEqual([14, 3]);
  });
});

describe('Need for Sustainability Initiative', () => {
  const event = 'ev-need-for-sustainability-initiative';

  it('provides 25 to two classes for a token of each', () => {
    const { state } = resolve(facing(event), [['card-classes', ['working', 'capitalist']]]);
    expect(state.state.benefits.working.money).toBe(25);
    expect(state.state.benefits.middle.money).toBe(0);
    expect(state.state.benefits.capitalist.money).toBe(25);
    expect(state.state.treasury).toBe(70);
    expect(state.state.tokens).toEqual({ working: 1, middle: 0, capitalist: 1 });
    expect(state.state.legitimacy).toEqual({ working: 3, middle: 2, capitalist: 3 });
  });

  it('needs 50, and exactly two classes', () => {
    expect(canResolve(facing(event, (s) => Object.assign(s.state, { treasury: 49 })))).toBe(false);
    expect(options(facing(event))?.range).toEqual({ min: 2, max: 2 });
  });
});
