/** The nine cards of the first round. */
import { STOP } from '@polity/kernel';
import { describe, expect, it } from 'vitest';
import { endRound } from '../../../src/modules/historical-events/happen.js';
import { findCompany } from '../../../src/rules/companies.js';
import { outputInProduction } from '../../../src/rules/produce.js';
import { elections } from '../../../src/rules/round/elections.js';
import { offerImmediateVote } from '../../../src/rules/vote.js';
import { at, company, perform, unemployed } from '../../support.js';
import { bringers, broughtBy, canBring, comesAbout, facing, historyIn } from './history.js';

/** What a company would make in the Production Phase. */
const output = (state: ReturnType<typeof facing>, id: string) =>
  outputInProduction(state, findCompany(state, id), true);

it('Foundation of the International Alliance of Women: 4, 1 and 2 cubes at the end of the Action Phase', () => {
  const state = facing(4, 'foundation-of-the-international-alliance-of-women');
  comesAbout(state);
  expect(state.bag).toEqual({ working: 12, middle: 10, capitalist: 9 });
});

describe('Introduction of the Moving Assembly Line', () => {
  it('lets capitalist luxury companies with machinery, or automated, make 3 more; only with machinery somewhere', () => {
    const state = facing(4, 'introduction-of-the-moving-assembly-line');
    expect(bringers(state)).toEqual([]);
    company(state, 'electronics-manufacturer', 'capitalist');
    expect(bringers(state)).toEqual(['capitalist']);
    broughtBy(state, 'capitalist');
    expect(output(state, 'electronics-manufacturer')).toBe(6);
    expect(output(state, 'shopping-mall-start')).toBe(6);
    findCompany(state, 'shopping-mall-start').machinery = true;
    expect(output(state, 'shopping-mall-start')).toBe(11);
  });
});

describe('World War I', () => {
  it('moves 1, 3 and 6 towards A, opens at half the cost, takes an unemployed each, and buys a luxury company for 32', () => {
    const state = facing(4, 'world-war-i', (table) => {
      at(table, { taxation: 'B' });
      unemployed(table, 'working', { unskilled: 1, media: 1 });
    });
    comesAbout(
      state,
      ['open-public-company', 'public-hospital', 'state'],
      ['set-wage', 2, 'state'],
      ['open-public-company', 'public-university', 'state'],
      ['set-wage', 2, 'state'],
      ['open-public-company', 'regional-tv-station', 'state'],
      ['set-wage', 2, 'state'],
      ['adjust-price', STOP, 'middle'],
      ['adjust-price', STOP, 'capitalist'],
      ['card-company', 'public-hospital', 'capitalist'],
    );
    expect(Object.values(state.policies).join('')).toBe('BBABCAB');
    // Half of three times 20; a media worker and an unskilled one found work; then 32.
    expect(state.state.treasury).toBe(120 - 30 - 32);
    expect(state.capitalist.revenue).toBe(152);
    expect(findCompany(state, 'shopping-mall-start')).toMatchObject({ owner: 'state', wage: 2 });
    expect(findCompany(state, 'shopping-mall-start').workers.every((worker) => worker?.class === 'middle')).toBe(true);
    expect(state.removed).toEqual(['public-hospital']);
    expect(historyIn(state).waiting).toEqual([]);
  });

  it('sells nothing without a luxury company; with 3 players a face-down Public company gives way (HE-10)', () => {
    const without = facing(3, 'world-war-i', (table) => {
      at(table, { 'fiscal-policy': 'A', taxation: 'A', 'foreign-trade': 'A' });
      table.companies = table.companies.filter(({ id }) => id !== 'shopping-mall-start');
      table.removed.push('shopping-mall-start');
      table.supply.workers.middle.luxury++;
      table.supply.workers.middle.unskilled++;
    });
    comesAbout(without);
    expect(without.capitalist.revenue).toBe(120);
    const state = facing(3, 'world-war-i', (table) => {
      at(table, { 'fiscal-policy': 'A', taxation: 'A', 'foreign-trade': 'A' });
      // All that are open work.
      table.companies = table.companies.filter(({ id }) => id !== 'national-public-broadcasting');
      table.removed.push('national-public-broadcasting');
    });
    comesAbout(state, ['card-company', 'public-university', 'capitalist']);
    expect(state.state.closed).not.toContain('public-university');
    expect(state.standIns).toEqual({ 'public-university': 'shopping-mall-start' });
  });
});

describe('Invention of the Model T', () => {
  it('needs 3 operational luxury companies, 2 with 2 players, whoever brings it about', () => {
    expect(bringers(facing(4, 'invention-of-the-model-t'))).toEqual([]);
    const two = facing(2, 'invention-of-the-model-t', (table) => company(table, 'car-manufacturer', 'capitalist'));
    expect(canBring(two, 'working')).toBe(true);
  });

  it('brings 1 luxury, 15, and 2 more luxury to each company', () => {
    const state = facing(4, 'invention-of-the-model-t', (table) => {
      company(table, 'car-manufacturer', 'capitalist');
      company(table, 'jewelry-store', 'middle', { staff: { class: 'middle', skills: ['luxury', 'unskilled'] } });
    });
    expect(bringers(state)).toEqual(['working', 'middle', 'capitalist', 'state']);
    broughtBy(state, 'state');
    expect(state.working.goods.luxury).toBe(1);
    expect(state.state.treasury).toBe(135);
    expect([output(state, 'car-manufacturer'), output(state, 'jewelry-store')]).toEqual([7, 6]);
    expect(bringers(state)).toEqual([]);
  });
});

describe('Russian Revolution', () => {
  const ready = (players: 2 | 4) =>
    facing(players, 'russian-revolution', (table) => {
      table.working.unions.media = true;
      table.supply.workers.working.media--;
      company(table, 'tv-station', 'capitalist', {
        staff: { class: 'working', skills: ['media', 'unskilled', 'unskilled'] },
      });
      company(table, 'radio-station', 'capitalist', {
        staff: { class: 'working', skills: ['unskilled', 'unskilled'] },
      });
      table.working.influence += 2;
      table.supply.resources.influence -= 2;
    });

  it('costs 2 Influence besides the card, and needs a Trade Union', () => {
    const state = ready(4);
    expect(bringers(state)).toEqual(['working']);
    state.working.influence = 1;
    expect(canBring(state, 'working')).toBe(false);
  });

  it('opens Public companies for nothing, founds a farm, and takes a company and 20 from the Capitalist Class', () => {
    const state = ready(2);
    unemployed(state, 'working', { unskilled: 3 });
    broughtBy(
      state,
      'working',
      ['adjust-wage', STOP, 'capitalist'],
      ['adjust-price', STOP, 'capitalist'],
      ['card-company', 'regional-tv-station', 'capitalist'],
      ['card-company', 'radio-station', 'capitalist'],
    );
    expect(Object.values(state.policies).join('')).toBe('ACAACBB');
    expect(state.working.influence).toBe(1);
    expect(state.state.treasury).toBe(140);
    expect(state.capitalist.revenue).toBe(100);
    expect(findCompany(state, 'radio-station').owner).toBe('state');
    expect(findCompany(state, 'cooperative-farm').workers.filter((worker) => worker !== null)).toHaveLength(3);
  });

  it('leaves no further vote in the round: bills return at its end, without Influence (HE-5)', () => {
    const state = ready(4);
    state.bills.immigration = { by: 'capitalist', section: 'C' };
    state.capitalist.bills--;
    historyIn(state).happened = ['he-russian-revolution'];
    perform(state, (t) => offerImmediateVote(t, 'capitalist', 'immigration', 1));
    Object.assign(state, { phase: 'elections', step: 0 });
    perform(state, elections);
    expect(state.phase).toBe('scoring');
    const { log } = perform(state, function* (t) {
      endRound(t);
    });
    expect(log).toContainEqual({
      kind: 'bill-returned',
      params: { by: 'capitalist', policy: 'immigration', section: 'C' },
    });
    expect([state.capitalist.bills, state.capitalist.influence]).toEqual([3, 1]);
    expect(historyIn(state)).toMatchObject({ open: [], happened: [], past: ['he-russian-revolution'] });
  });
});

describe('Rise of Authoritarianism', () => {
  it('takes 1 Influence each; the State moves 2 policies, gets 2 Influence and loses 1 Legitimacy with all', () => {
    const state = facing(4, 'rise-of-authoritarianism', (table) => {
      table.state.legitimacy = { working: 4, middle: 3, capitalist: 1 };
    });
    comesAbout(
      state,
      ['card-policy', { policy: 'taxation', section: 'B' }, 'state'],
      ['card-policy', { policy: 'immigration', section: 'C' }, 'state'],
    );
    expect([state.working.influence, state.middle.influence, state.capitalist.influence]).toEqual([0, 0, 0]);
    expect(state.state.influence).toBe(3);
    expect(state.state.legitimacy).toEqual({ working: 3, middle: 2, capitalist: 1 });
    expect(state.policies).toMatchObject({ taxation: 'B', immigration: 'C' });
  });

  it('asks nobody without a State player', () => {
    const state = facing(2, 'rise-of-authoritarianism');
    comesAbout(state);
    expect(state.capitalist.influence).toBe(0);
  });
});

describe('Spanish Flu', () => {
  it('takes an unemployed worker each, or one of a company that then empties (HE-13)', () => {
    const state = facing(4, 'spanish-flu', (table) => unemployed(table, 'working', { unskilled: 1 }));
    const { log } = comesAbout(state, ['card-worker', { from: 'shopping-mall-start', skill: 'luxury' }, 'middle']);
    expect(state.unemployed.working.unskilled).toBe(0);
    expect(findCompany(state, 'shopping-mall-start').workers).toEqual([null, null]);
    expect(state.unemployed.middle.unskilled).toBe(1);
    expect(log.filter(({ kind }) => kind === 'worker-left')).toHaveLength(2);
  });

  it('does nothing with more than 3 operational healthcare companies, or 2 with 2 players (HE-3)', () => {
    const state = facing(2, 'spanish-flu', (table) => {
      company(table, 'hospital', 'capitalist', { staff: { class: 'working', skills: ['healthcare', 'unskilled'] } });
      company(table, 'clinic', 'capitalist', { staff: { class: 'working', skills: ['healthcare', 'unskilled'] } });
    });
    const { log } = comesAbout(state);
    expect(log).toEqual([{ kind: 'history-idle', params: { card: 'he-spanish-flu' } }]);
    expect(historyIn(state).happened).toEqual([]);
  });
});

it('Russo-Japanese War: an unemployed worker each if there is one, and 15 of the State, with a loan if it must be', () => {
  const state = facing(4, 'russo-japanese-war', (table) => {
    unemployed(table, 'middle', { media: 2 });
    table.state.treasury = 10;
  });
  comesAbout(state);
  expect(state.unemployed.middle.media).toBe(1);
  expect([state.state.treasury, state.state.loans]).toEqual([45, 1]);
});

describe('Opening of the Panama Canal', () => {
  it('brings a deal, 20, 1 Food each, and one sale abroad or deal', () => {
    const state = facing(4, 'opening-of-the-panama-canal', (table) => {
      table.capitalist.storage.luxury = 12;
      table.supply.resources.luxury -= 10;
      table.exports.deck.push(table.exports.current);
      table.exports.current = 'export-01';
      table.exports.deck = table.exports.deck.filter((id) => id !== 'export-01');
    });
    const before = state.deals.open.length;
    comesAbout(
      state,
      ['card-option', 'make-business-deal', 'capitalist'],
      ['business-deal', state.deals.open[0], 'capitalist'],
      ['deal-storage', 'free-trade-zone', 'capitalist'],
    );
    expect(state.deals.open).toHaveLength(before);
    expect(state.state.treasury).toBe(140);
    expect([state.working.goods.food, state.middle.goods.food]).toEqual([1, 1]);
  });

  it('lets the Capitalist Class do neither', () => {
    const state = facing(2, 'opening-of-the-panama-canal');
    comesAbout(state, ['card-option', STOP, 'capitalist']);
    expect(state.deals.open).toHaveLength(2);
  });
});
