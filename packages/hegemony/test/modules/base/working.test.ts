/** The Working Class deck: what is in it, when its cards may be played, and those that only move money. */
import { describe, expect, it } from 'vitest';
import { WORKING_CARDS } from '../../../src/modules/base/working.js';
import type { Policy, Section } from '../../../src/rules/names.js';
import { at, company, emptied, position, type Scripted, staffed, unemployed } from '../../support.js';
import { asked, play, playable, withFarm } from './working-hand.js';

/** A position in which every card could do something, whatever the policies are. */
const plenty = (players: 2 | 3 | 4) =>
  position(players, (state) => {
    state.working.money = 200;
    unemployed(state, 'working', { unskilled: 5, healthcare: 1, media: 1 });
  });

const COPIES: Readonly<Record<string, number>> = {
  'Affordable Housing': 1,
  'Boost Domestic Tourism': 2,
  'Cooperative Farm': 2,
  'Extra Shift': 2,
  'Fake News': 1,
  'General Strike': 2,
  'Healthcare Benefits': 2,
  'Healthcare Movement': 1,
  'Highlight Social Issues': 1,
  'Immigration Reform': 1,
  'Interest Groups': 1,
  'Labor Market Deregulation': 2,
  Migration: 2,
  'Need for Change': 3,
  'Proletarians of the World, Unite!': 2,
  'Public Opinion Polling': 1,
  'Radical Reforms': 1,
  'Signing Bonus': 2,
  Specialization: 2,
  'State Scholarship': 2,
  'Student Movement': 1,
  'Supplemental Income Program': 2,
  'Unemployment Benefits': 2,
  'Workers Movement': 1,
  'Workplace Accident': 1,
};

const NEEDS: readonly (readonly [card: string, policy: Policy, sections: string])[] = [
  ['boost-domestic-tourism', 'fiscal-policy', 'AB'],
  ['general-strike', 'labor-market', 'BC'],
  ['healthcare-benefits', 'welfare-health', 'BC'],
  ['labor-market-deregulation', 'labor-market', 'BC'],
  ['signing-bonus', 'labor-market', 'BC'],
  ['specialization', 'immigration', 'BC'],
  ['state-scholarship', 'welfare-education', 'BC'],
  ['supplemental-income-program', 'labor-market', 'BC'],
  ['unemployment-benefits', 'welfare-health', 'AB'],
];

describe('the Working Class deck', () => {
  const cards = Object.entries(WORKING_CARDS);

  it('has 25 different cards, 40 in all', () => {
    expect(Object.fromEntries(cards.map(([, { name, copies }]) => [name, copies]))).toEqual(COPIES);
    expect(cards).toHaveLength(25);
    expect(cards.reduce((sum, [, { copies }]) => sum + copies, 0)).toBe(40);
  });

  it.each(NEEDS)('%s needs %s in one of the sections %s', (card, policy, sections) => {
    for (const section of ['A', 'B', 'C'] as Section[]) {
      expect(playable(at(plenty(4), { [policy]: section }), card)).toBe(sections.includes(section));
    }
  });

  it.each([2, 3, 4] as const)('has no other cards that need a policy, with %i players', (players) => {
    const needing = NEEDS.map(([card]) => `wc-${card}`);
    for (const [id] of cards) {
      if (!needing.includes(id)) expect(playable(plenty(players), id.slice('wc-'.length)), id).toBe(true);
    }
  });

  it.each([
    ['boost-domestic-tourism', [['buy-amount', 1]]],
    ['healthcare-benefits', [['buy-amount', 1]]],
    ['highlight-social-issues', []],
    ['state-scholarship', [['buy-amount', 1]]],
  ] satisfies [string, Scripted[]][])('%s brings 1 Legitimacy if the State is played', (card, answers) => {
    for (const players of [2, 3, 4] as const) {
      const { state } = play(at(plenty(players), { 'fiscal-policy': 'B' }), card, answers);
      expect(state.state.legitimacy).toEqual({ working: players === 4 ? 3 : 2, middle: 2, capitalist: 2 });
    }
  });

  it('brings Legitimacy with two more cards only, by the number of workers', () => {
    expect(cards.filter(([, { legitimacy }]) => legitimacy).map(([id]) => id)).toEqual([
      'wc-boost-domestic-tourism',
      'wc-healthcare-benefits',
      'wc-highlight-social-issues',
      'wc-state-scholarship',
    ]);
  });
});

describe('Affordable Housing', () => {
  it('gives 5 VP for 20 paid into the revenue of the Capitalist Class', () => {
    const { state } = play(position(3), 'affordable-housing', [['card-class', 'capitalist']]);
    expect(state.working).toMatchObject({ money: 10, vp: 5 });
    expect(state.capitalist).toMatchObject({ revenue: 140, capital: 0 });
  });

  it('gives 3 VP for 10 paid to the Middle Class', () => {
    const { state } = play(position(4), 'affordable-housing', [['card-class', 'middle']]);
    expect(state.working).toMatchObject({ money: 20, vp: 3 });
    expect(state.middle.money).toBe(50);
  });

  it('offers only what can be paid without a loan', () => {
    const poor = (players: 2 | 3, money: number) =>
      position(players, (state) => {
        state.working.money = money;
      });
    const { state } = play(poor(3, 19), 'affordable-housing');
    expect(state.working).toMatchObject({ money: 9, vp: 3, loans: 0 });
    expect(playable(poor(3, 9), 'affordable-housing')).toBe(false);
    expect(playable(poor(2, 19), 'affordable-housing')).toBe(false);
  });

  it('knows only the Capitalist Class in a 2-player game', () => {
    expect(play(position(2), 'affordable-housing').state.working).toMatchObject({ money: 10, vp: 5 });
  });
});

describe('Workplace Accident (H46)', () => {
  const card = 'workplace-accident';

  it('costs one owner 8 for each company of the industry in which the Working Class works', () => {
    const start = position(2);
    company(start, 'supermarket', 'capitalist', {
      staff: { class: 'working', skills: ['agriculture', 'unskilled'] },
    });
    company(start, 'fast-food-chain', 'capitalist');
    const { state } = play(start, card, [['card-industry', 'agriculture']]);
    expect(state.working.money).toBe(46);
    expect(state.capitalist.revenue).toBe(104);
  });

  it('does not add companies of several owners', () => {
    const start = position(3);
    staffed(start, 'convenience-store-start', 'working', ['unskilled'], false, 1);
    const { state } = play(start, card, [
      ['card-industry', 'agriculture'],
      ['card-class', 'middle'],
    ]);
    expect(state.working.money).toBe(38);
    expect(state.middle.money).toBe(32);
    expect(state.capitalist.revenue).toBe(120);
  });

  it('costs the State something only if it is played', () => {
    const { state } = play(position(4), card, [['card-industry', 'healthcare']]);
    expect(state.state.treasury).toBe(112);
    expect(asked(position(4), card)?.options).toEqual(['agriculture', 'healthcare', 'education']);
    expect(asked(position(3), card)?.options).toEqual(['agriculture', 'education']);
    expect(asked(position(2), card)?.options).toEqual(['agriculture', 'luxury']);
  });

  it('is paid out of revenue, then capital, then a loan', () => {
    const start = position(3, ({ capitalist }) => {
      capitalist.revenue = 5;
      capitalist.capital = 1;
    });
    const { state } = play(start, card, [['card-industry', 'education']]);
    expect(state.capitalist).toMatchObject({ revenue: 0, capital: 48, loans: 1 });
  });

  it('cannot happen where nobody works, or on the own farm', () => {
    const start = position(3);
    for (const id of ['supermarket-start', 'college-start', 'university-hospital']) emptied(start, id);
    withFarm(start);
    expect(playable(start, card)).toBe(false);
  });
});
