/** Cards of the Capitalist deck that build, sell, equip and run companies. */
import { describe, expect, it } from 'vitest';
import { companiesOf, findCompany } from '../../../src/rules/companies.js';
import type { PlayerCount } from '../../../src/rules/roles.js';
import { at, company, position, staffed, unemployed } from '../../support.js';
import {
  asked,
  COUNTS,
  canPlay,
  legitimacy,
  market,
  owning,
  play,
  purse,
  stored,
  WITHOUT_STATE,
  workersAt,
} from './capitalist-hand.js';

describe('Business Expansion (H54)', () => {
  const card = 'cc-business-expansion';
  const offered = (players: PlayerCount) =>
    market(position(players), 'fast-food-chain', 'hotel', 'university', 'car-manufacturer');

  it.each(COUNTS)('with %i players builds two companies at full price and then refills the market', (players) => {
    const state = offered(players);
    const next = state.capitalist.companyDeck.slice(-2).toReversed();
    const { log } = play(state, card, [
      ['build-company', 'fast-food-chain'],
      ['set-wage', 2],
      ['build-company', 'car-manufacturer'],
    ]);
    expect(state.capitalist).toMatchObject({ revenue: 67, market: ['hotel', 'university', ...next] });
    expect(companiesOf(state, 'capitalist')).toHaveLength(6);
    const kinds = log.map(({ kind }) => kind);
    expect(kinds.lastIndexOf('built')).toBeLessThan(kinds.indexOf('companies-revealed'));
  });

  it('may staff each of them with unemployed of one class, who are committed', () => {
    const state = unemployed(unemployed(offered(4), 'working', { unskilled: 2 }), 'middle', { unskilled: 3 });
    play(state, card, [
      ['build-company', 'fast-food-chain'],
      ['set-wage', 2],
      ['staff-class', 'working'],
      ['build-company', 'hotel'],
      ['set-wage', 3],
      ['staff-class', 'middle'],
    ]);
    expect(workersAt(state, 'fast-food-chain')).toEqual(Array(2).fill(['working', 'unskilled', true]));
    expect(workersAt(state, 'hotel')).toEqual(Array(3).fill(['middle', 'unskilled', true]));
    expect(findCompany(state, 'hotel').wage).toBe(3);
  });

  it('builds and replaces only one where the money is enough for one, out of Revenue, then Capital', () => {
    const state = purse(offered(3), 3, 6);
    play(state, card, [['set-wage', 2]]);
    expect(state.capitalist).toMatchObject({ revenue: 0, capital: 1 });
    expect(state.capitalist.market).toHaveLength(4);
    expect(companiesOf(state, 'capitalist')).toHaveLength(5);
  });

  it('builds only one on the last of the 12 spaces', () => {
    const state = market(owning(position(2), 11), 'fast-food-chain', 'hotel');
    play(state, card, [
      ['build-company', 'hotel'],
      ['set-wage', 2],
    ]);
    expect(companiesOf(state, 'capitalist')).toHaveLength(12);
    expect(state.capitalist.market).toHaveLength(2);
  });

  it('adds as many as the pile has', () => {
    const state = offered(2);
    state.capitalist.companyDiscard = state.capitalist.companyDeck.splice(1);
    play(state, card, [
      ['build-company', 'fast-food-chain'],
      ['set-wage', 2],
      ['build-company', 'hotel'],
      ['set-wage', 2],
    ]);
    expect(state.capitalist.market).toHaveLength(3);
  });

  it('cannot be played without the money for a company, a free space, or a company in the market', () => {
    expect(canPlay(purse(offered(4), 3, 5), card)).toBe(true);
    expect(canPlay(purse(offered(4), 3, 4), card)).toBe(false);
    expect(canPlay(owning(position(4), 12), card)).toBe(false);
    expect(canPlay(market(position(4)), card)).toBe(false);
  });
});

describe('Exit Strategy', () => {
  const card = 'cc-exit-strategy';

  it.each(COUNTS)('with %i players sells a company for twice its cost', (players) => {
    const state = position(players);
    const { unskilled } = state.unemployed.working;
    play(state, card, [['sell-company', 'supermarket-start']]);
    expect(state.capitalist).toMatchObject({ revenue: 152, companyDiscard: ['supermarket-start'] });
    expect(state.unemployed.working).toMatchObject({ unskilled: unskilled + 1, agriculture: 1 });
  });

  it('takes no company with machinery, none that is automated, none with committed workers', () => {
    const state = position(4);
    company(state, 'car-manufacturer', 'capitalist');
    findCompany(state, 'clinic-start').machinery = true;
    for (const worker of findCompany(state, 'college-start').workers) if (worker) worker.committed = true;
    expect(asked(state, card).options).toEqual(['supermarket-start', 'shopping-mall-start']);
    for (const id of ['supermarket-start', 'shopping-mall-start']) findCompany(state, id).machinery = true;
    expect(canPlay(state, card)).toBe(false);
  });

  it('removes a strike and dissolves a Trade Union that gets too small', () => {
    const state = position(4);
    company(state, 'fish-farm', 'state', {
      staff: { class: 'working', skills: ['agriculture', 'unskilled', 'unskilled'] },
    });
    state.working.unions.agriculture = true;
    state.supply.workers.working.agriculture--;
    findCompany(state, 'supermarket-start').onStrike = true;
    state.supply.strikes--;
    play(state, card, [['sell-company', 'supermarket-start']]);
    expect(state.working.unions.agriculture).toBe(false);
    expect(state.unemployed.working.agriculture).toBe(2);
    expect(state.supply.strikes).toBe(7);
  });

  it('turns a privatized company face down again', () => {
    const state = position(4);
    company(state, 'public-hospital', 'capitalist');
    play(state, card, [['sell-company', 'public-hospital']]);
    expect(state.capitalist.revenue).toBe(160);
    expect(state.capitalist.companyDiscard).toEqual([]);
    expect(state.state.closed).toContain('public-hospital');
  });
});

describe('Extra Shift', () => {
  const card = 'cc-extra-shift';

  it.each(COUNTS)('with %i players pays the wage once and produces at once', (players) => {
    const state = position(players);
    play(state, card, [['card-company', 'supermarket-start']]);
    expect(state.capitalist.revenue).toBe(100);
    expect(state.working.money).toBe(50);
    expect(state.capitalist.storage.food).toBe(5);
    expect(findCompany(state, 'supermarket-start').workers[0]?.committed).toBe(false);
  });

  it('pays the Middle Class for its workers', () => {
    const state = position(3);
    play(state, card, [['card-company', 'shopping-mall-start']]);
    expect(state.middle.money).toBe(60);
    expect(state.capitalist.storage.luxury).toBe(8);
  });

  it('adds what machinery brings, asks committed workers too, and puts what is too much into the Free Trade Zone', () => {
    const state = stored(position(4), { food: 6 });
    const supermarket = staffed(state, 'supermarket-start', 'working', ['agriculture', 'unskilled'], true);
    supermarket.machinery = true;
    state.supply.machinery--;
    play(state, card, [['card-company', 'supermarket-start']]);
    expect(state.capitalist.storage.food).toBe(8);
    expect(state.capitalist.zone.food).toBe(3);
    expect(workersAt(state, 'supermarket-start')[0]).toEqual(['working', 'agriculture', true]);
  });

  it('loses the Education that does not fit, but no Influence', () => {
    const state = stored(position(4), { education: 10 });
    play(state, card, [['card-company', 'college-start']]);
    expect(state.capitalist.storage.education).toBe(12);
    company(state, 'radio-station', 'capitalist', { staff: { class: 'working', skills: ['unskilled', 'unskilled'] } });
    play(state, card, [['card-company', 'radio-station']]);
    expect(state.capitalist.influence).toBe(3);
  });

  it('leaves out companies that are empty, automated or on strike', () => {
    const state = position(4);
    company(state, 'car-manufacturer', 'capitalist');
    findCompany(state, 'college-start').onStrike = true;
    expect(asked(state, card).options).toEqual(['supermarket-start', 'shopping-mall-start']);
  });

  it('cannot be played where no wage can be paid out of Revenue and Capital', () => {
    expect(canPlay(purse(position(4), 5, 15), card)).toBe(true);
    expect(canPlay(purse(position(4), 5, 14), card)).toBe(false);
    const state = purse(position(4), 5, 15);
    play(state, card, [['card-company', 'supermarket-start']]);
    expect(state.capitalist).toMatchObject({ revenue: 0, capital: 0, loans: 0 });
  });
});

describe('Industrialization', () => {
  const card = 'cc-industrialization';
  const offered = (players: PlayerCount) =>
    at(market(position(players), 'vegetable-farm', 'car-manufacturer', 'university', 'clinic'), {
      'fiscal-policy': 'B',
    });

  it('shares the cost of a company with the State, which gains 1 Legitimacy', () => {
    const state = offered(4);
    play(state, card, [['build-company', 'car-manufacturer']]);
    expect(state.capitalist.revenue).toBe(97);
    expect(state.state.treasury).toBe(98);
    expect(legitimacy(state)).toBe(3);
    expect(state.capitalist.market).toEqual(['vegetable-farm', 'university', 'clinic']);
  });

  it('is for Agriculture and Luxury only, with wage and staff as usual', () => {
    const state = unemployed(offered(4), 'working', { unskilled: 3 });
    expect(asked(state, card).options).toEqual(['vegetable-farm', 'car-manufacturer']);
    play(state, card, [
      ['build-company', 'vegetable-farm'],
      ['set-wage', 3],
      ['staff-class', 'working'],
    ]);
    expect([state.capitalist.revenue, state.state.treasury]).toEqual([112, 113]);
    expect(workersAt(state, 'vegetable-farm')).toEqual(Array(3).fill(['working', 'unskilled', true]));
  });

  it.each(WITHOUT_STATE)(
    'with %i players lets the Treasury take a loan for its half, without Legitimacy',
    (players) => {
      const state = offered(players);
      state.state.treasury = 10;
      play(state, card, [['build-company', 'car-manufacturer']]);
      expect(state.state).toMatchObject({ treasury: 38, loans: 1 });
      expect(state.capitalist.revenue).toBe(97);
      expect(legitimacy(state)).toBe(2);
    },
  );

  it('cannot be played without the half, a fitting company or a space', () => {
    const car = () => at(market(position(4), 'car-manufacturer', 'university'), { 'fiscal-policy': 'A' });
    expect(canPlay(purse(car(), 13, 10), card)).toBe(true);
    expect(canPlay(purse(car(), 13, 9), card)).toBe(false);
    expect(canPlay(market(car(), 'university', 'clinic'), card)).toBe(false);
    expect(canPlay(owning(offered(4), 12), card)).toBe(false);
  });

  it('needs a Fiscal Policy at A or B', () => {
    expect(canPlay(at(offered(4), { 'fiscal-policy': 'A' }), card)).toBe(true);
    expect(canPlay(at(offered(4), { 'fiscal-policy': 'C' }), card)).toBe(false);
  });
});

describe('Investment Opportunities (H58)', () => {
  const card = 'cc-investment-opportunities';
  const offered = (players: PlayerCount) => market(position(players), 'fast-food-chain', 'hotel', 'university');

  it.each(COUNTS)('with %i players builds from the market for 10 less', (players) => {
    const state = offered(players);
    play(state, card, [
      ['card-option', 'market'],
      ['build-company', 'university'],
      ['set-wage', 2],
    ]);
    expect(state.capitalist).toMatchObject({ revenue: 106, market: ['fast-food-chain', 'hotel'] });
  });

  it('builds a company of 8 for nothing, without a refund', () => {
    const state = purse(offered(2), 0);
    play(state, card, [['set-wage', 2]]);
    expect(findCompany(state, 'fast-food-chain').owner).toBe('capitalist');
    expect(state.capitalist).toMatchObject({ revenue: 0, capital: 0 });
  });

  it('builds any company of the pile for 10 more', () => {
    const state = purse(offered(3), 20, 20);
    const pile = state.capitalist.companyDeck.length;
    play(state, card, [
      ['card-option', 'pile'],
      ['build-company', 'stadium'],
      ['set-wage', 2],
    ]);
    expect(state.capitalist).toMatchObject({
      revenue: 0,
      capital: 10,
      market: ['fast-food-chain', 'hotel', 'university'],
    });
    expect(state.capitalist.companyDeck).toHaveLength(pile - 1);
    expect(state.capitalist.companyDeck).not.toContain('stadium');
  });

  it('cannot be played without money or space', () => {
    expect(canPlay(purse(market(position(4), 'university'), 10, 3), card)).toBe(false);
    expect(canPlay(purse(market(position(4), 'university'), 10, 4), card)).toBe(true);
    expect(canPlay(owning(offered(4), 12), card)).toBe(false);
  });
});

describe('Technological Progress (H57)', () => {
  const card = 'cc-technological-progress';

  it.each(COUNTS)('with %i players places a Machinery token for 20, on an empty company too', (players) => {
    const state = purse(position(players), 15, 40);
    play(state, card, [
      ['card-option', 'one-token'],
      ['machinery', 'clinic-start'],
    ]);
    expect(state.capitalist).toMatchObject({ revenue: 0, capital: 35 });
    expect(findCompany(state, 'clinic-start').machinery).toBe(true);
    expect(state.supply.machinery).toBe(5);
  });

  it('places two on different companies for 45', () => {
    const state = position(4);
    play(state, card, [
      ['card-option', 'two-tokens'],
      ['machinery', 'clinic-start'],
      ['machinery', 'college-start'],
    ]);
    expect(state.capitalist.revenue).toBe(75);
    expect(state.supply.machinery).toBe(4);
    expect(() =>
      play(position(4), card, [
        ['card-option', 'two-tokens'],
        ['machinery', 'clinic-start'],
        ['machinery', 'clinic-start'],
      ]),
    ).toThrow('not one of the options');
  });

  it('leaves no choice with less than 45, and takes only companies that show the icon and have none', () => {
    const state = purse(position(4), 44);
    company(state, 'hotel', 'capitalist');
    company(state, 'car-manufacturer', 'capitalist');
    findCompany(state, 'clinic-start').machinery = true;
    state.supply.machinery--;
    const ask = asked(state, card);
    expect(ask.kind).toBe('machinery');
    expect(ask.options).toEqual(['supermarket-start', 'shopping-mall-start', 'college-start']);
  });

  it('loses the second token where there is no place or no token for it', () => {
    const state = position(4);
    for (const id of ['supermarket-start', 'shopping-mall-start', 'clinic-start']) {
      findCompany(state, id).machinery = true;
      state.supply.machinery--;
    }
    play(state, card, [['card-option', 'two-tokens']]);
    expect(findCompany(state, 'college-start').machinery).toBe(true);
    expect(state.capitalist.revenue).toBe(75);
    expect(state.supply.machinery).toBe(2);
    const last = position(4);
    last.supply.machinery = 1;
    play(last, card, [
      ['card-option', 'two-tokens'],
      ['machinery', 'clinic-start'],
    ]);
    expect(last.capitalist.revenue).toBe(75);
    expect(last.supply.machinery).toBe(0);
  });

  it('cannot be played without 20, a token or a company for it', () => {
    expect(canPlay(purse(position(4), 10, 10), card)).toBe(true);
    expect(canPlay(purse(position(4), 10, 9), card)).toBe(false);
    const used = position(4);
    used.supply.machinery = 0;
    expect(canPlay(used, card)).toBe(false);
    const equipped = position(4);
    for (const own of companiesOf(equipped, 'capitalist')) own.machinery = true;
    equipped.supply.machinery = 2;
    expect(canPlay(equipped, card)).toBe(false);
  });
});
