/** The State deck: what is in it, and its cards that move money, Influence and policies. */
import { seededRandom } from '@polity/kernel';
import { describe, expect, it } from 'vitest';
import { STATE_CARDS } from '../../../src/modules/base/state.js';
import { isPlayable } from '../../../src/rules/cards/playable.js';
import { companiesOf } from '../../../src/rules/companies.js';
import type { Policy, Section } from '../../../src/rules/names.js';
import { takeAction } from '../../../src/rules/round/action.js';
import type { HegemonyState } from '../../../src/rules/state.js';
import { at, holding, type Scripted, unemployed } from '../../support.js';
import { amount, moreCompanies, peopled, playByChance, stock } from './facing.js';
import { both, each, play, playable, table } from './state-hand.js';

describe('the State deck', () => {
  it('has 28 different cards, 40 in all', () => {
    const cards = Object.values(STATE_CARDS);
    expect(cards).toHaveLength(28);
    expect(cards.reduce((sum, { copies }) => sum + copies, 0)).toBe(40);
    const twice = cards.filter(({ copies }) => copies === 2).map(({ name }) => name);
    expect(twice).toEqual([
      'A Matter of High Priority',
      'Agenda-Setting',
      'Allowances and Subsidies',
      'Foreign Financial Assistance',
      'Foreign Investment Program',
      'Geopolitical Support',
      'Higher VAT',
      'Immediate Response',
      'Pressing Matters',
      'Public Sector Overtime',
      'Shift Focus',
      'Step for Representation',
    ]);
  });

  it('asks for policies where its cards print them', () => {
    const printed = Object.entries(STATE_CARDS).flatMap(([id, { needs }]) => (needs ? [[id, needs]] : []));
    expect(Object.fromEntries(printed)).toEqual({
      'st-business-grants': { policy: 'fiscal-policy', sections: ['A', 'B'] },
      'st-emergency-state': { bills: 3 },
      'st-foreign-students': { policy: 'fiscal-policy', sections: ['A', 'B'] },
      'st-healthcare-program': { policy: 'welfare-health', sections: ['A', 'B'] },
      'st-literacy-program': { policy: 'welfare-education', sections: ['A', 'B'] },
      'st-medical-tourism': { policy: 'fiscal-policy', sections: ['A', 'B'] },
      'st-nationalization': { policy: 'fiscal-policy', sections: ['A', 'B'] },
      'st-privatization': { policy: 'fiscal-policy', sections: ['B', 'C'] },
      'st-supplemental-income-program': { policy: 'labor-market', sections: ['B', 'C'] },
      'st-unemployment-initiative-program': { policy: 'welfare-health', sections: ['A', 'B'] },
    });
  });
});

describe('Agenda-Setting and Foreign Financial Assistance', () => {
  // All but Taxation as the policies stand at the start.
  const matching = (state: HegemonyState) => {
    state.state.agenda = 'agenda-1c-2b-3a-4b-5c';
    at(state, { taxation: 'B' });
  };

  it('bring 1 Influence or 10 for every policy that matches the agenda', () => {
    const { state } = play('agenda-setting', table(matching));
    expect([state.state.influence, state.supply.resources.influence]).toEqual([5, 35 - 4 - 4 - 4]);
    expect(play('foreign-financial-assistance', table(matching)).state.state.treasury).toBe(160);
  });

  it('bring no more Influence than is left', () => {
    const state = table((s) => {
      matching(s);
      s.supply.resources.influence = 3;
    });
    expect(play('agenda-setting', state).state.state.influence).toBe(4);
  });

  it('cannot be played when nothing matches (H36)', () => {
    const none = table((s) => {
      s.state.agenda = 'agenda-1c-2b-3a-4b-5c';
      at(s, {
        'fiscal-policy': 'B',
        'labor-market': 'C',
        taxation: 'C',
        'welfare-health': 'A',
        'welfare-education': 'A',
      });
    });
    expect(playable('foreign-financial-assistance', none)).toBe(false);
    expect(playable('agenda-setting', none)).toBe(false);
  });
});

describe('Construction Boom, Growth in Tourism and Quantitative Easing', () => {
  it('bring 15 each from the Supply, and 1 Legitimacy with the two classes', () => {
    const boom = play('construction-boom', table()).state;
    expect([boom.state.treasury, boom.working.money, boom.middle.money, boom.capitalist.revenue]).toEqual([
      135, 45, 40, 135,
    ]);
    expect(boom.state.legitimacy).toEqual(each(3, 2, 3));
    const tourism = play('growth-in-tourism', table()).state;
    expect([tourism.state.treasury, tourism.working.money, tourism.middle.money, tourism.capitalist.revenue]).toEqual([
      135, 30, 55, 135,
    ]);
    expect(tourism.state.legitimacy).toEqual(each(2, 3, 3));
  });

  it('bring 25, or 35 to a State with loans', () => {
    expect(play('quantitative-easing', table()).state.state.treasury).toBe(145);
    const indebted = table((s) => {
      s.state.loans = 2;
    });
    expect(play('quantitative-easing', indebted).state.state.treasury).toBe(155);
  });
});

describe('Denial of Free Speech (H62, H63)', () => {
  it('takes up to 2 Media Influence and 1 Influence from two classes, for 1 Legitimacy with each', () => {
    const { state } = play('denial-of-free-speech', table(), [amount(2), both('working', 'capitalist')]);
    expect([state.state.influence, state.state.services.influence]).toEqual([1 + 2 + 2, 2]);
    expect([state.working.influence, state.middle.influence, state.capitalist.influence]).toEqual([0, 1, 0]);
    expect(state.state.legitimacy).toEqual(each(1, 2, 1));
  });

  it('takes nothing from a class that has none, which costs Legitimacy all the same', () => {
    const state = table((s) => {
      s.working.influence = 0;
    });
    play('denial-of-free-speech', state, [amount(0), both('working', 'middle')]);
    expect([state.state.influence, state.working.influence, state.middle.influence]).toEqual([2, 0, 0]);
    expect(state.state.legitimacy).toEqual(each(1, 1, 2));
  });

  it('needs two classes with Legitimacy to lose, and hits no other', () => {
    const state = table((s) => {
      s.state.legitimacy = each(1, 2, 5);
      stock(s, s.state.services, { influence: 0 });
    });
    play('denial-of-free-speech', state);
    expect(state.state.legitimacy).toEqual(each(1, 1, 4));
    const low = table((s) => {
      s.state.legitimacy = each(1, 1, 5);
    });
    expect(playable('denial-of-free-speech', low)).toBe(false);
    expect(playable('higher-vat', low)).toBe(false);
  });
});

describe('Emergency State', () => {
  const billed = (...policies: Policy[]) =>
    table((s) => {
      for (const policy of policies) s.bills[policy] = { by: 'working', section: 'B' };
      s.working.bills -= policies.length;
    });

  it('moves a policy without a bill by one section, without a vote and without VP', () => {
    const state = billed('taxation', 'immigration', 'welfare-health');
    play('emergency-state', state, [['card-policy', { policy: 'fiscal-policy', section: 'B' }], ...openingThree]);
    expect(state.policies['fiscal-policy']).toBe('B');
    expect(companiesOf(state, 'state')).toHaveLength(6);
    expect([state.state.treasury, state.state.vp, state.state.bills]).toEqual([60, 0, 3]);
  });

  const openingThree: Scripted[] = [
    ['open-public-company', 'public-hospital'],
    ['set-wage', 2],
    ['open-public-company', 'public-university'],
    ['set-wage', 2],
    ['open-public-company', 'regional-tv-station'],
    ['set-wage', 2],
  ];

  it('cannot move a policy with a bill, nor two sections, nor without three bills', () => {
    const state = billed('taxation', 'immigration', 'welfare-health');
    expect(() =>
      play('emergency-state', structuredClone(state), [['card-policy', { policy: 'taxation', section: 'B' }]]),
    ).toThrow('not one of the options');
    expect(() =>
      play('emergency-state', structuredClone(state), [['card-policy', { policy: 'fiscal-policy', section: 'A' }]]),
    ).toThrow('not one of the options');
    expect(playable('emergency-state', billed('taxation', 'immigration'))).toBe(false);
    const all: Policy[] = ['fiscal-policy', 'labor-market', 'taxation', 'welfare-health', 'welfare-education'];
    expect(playable('emergency-state', billed(...all, 'foreign-trade', 'immigration'))).toBe(false);
  });

  it('needs no marker of the State', () => {
    const state = billed('taxation', 'immigration', 'welfare-health');
    state.state.bills = 0;
    expect(playable('emergency-state', state)).toBe(true);
  });
});

describe('Foreign Investment Program', () => {
  it('spends 2 Personal Influence for 40', () => {
    const state = table((s) => stock(s, s.state, { influence: 3 }));
    const inSupply = state.supply.resources.influence;
    play('foreign-investment-program', state);
    expect([state.state.influence, state.supply.resources.influence, state.state.treasury]).toEqual([
      1,
      inSupply + 2,
      160,
    ]);
  });

  it('cannot be paid with Media Influence', () => {
    expect(playable('foreign-investment-program', table())).toBe(false);
  });
});

// H65
describe.each([
  ['Foreign Students', 'foreign-students', 'education', 'welfare-education'],
  ['Medical Tourism', 'medical-tourism', 'health', 'welfare-health'],
] as const)('%s', (_, card, service, policy) => {
  const open = (section: Section, count: number) =>
    table((s) => {
      at(s, { 'fiscal-policy': 'B', [policy]: section });
      stock(s, s.state.services, { [service]: count });
    });

  it.each([
    ['C', 10],
    ['B', 5],
    ['A', 0],
  ] as const)('sells up to 8 at the public price: in section %s at %d', (section, price) => {
    const { state } = play(card, open(section, 9), [amount(8)]);
    expect([state.state.treasury, state.state.services[service]]).toEqual([120 + 8 * price, 1]);
    expect([state.state.vp, state.state.legitimacy.working, state.state.legitimacy.middle]).toEqual([0, 2, 2]);
    expect(() => play(card, open(section, 9), [amount(9)])).toThrow('not between 1 and 8');
  });

  it('needs Fiscal Policy A or B and something to sell', () => {
    expect(playable(card, table())).toBe(false);
    expect(playable(card, open('B', 0))).toBe(false);
    expect(playable(card, open('B', 1))).toBe(true);
    expect(() => play(card, open('B', 3), [amount(4)])).toThrow('not between 1 and 3');
  });
});

describe('Geopolitical Support', () => {
  it.each([
    ['A', 15],
    ['B', 30],
    ['C', 45],
  ] as const)('brings, with Foreign Trade in section %s, %d', (section, money) => {
    const state = table((s) => at(s, { 'foreign-trade': section }));
    expect(play('geopolitical-support', state).state.state.treasury).toBe(120 + money);
  });
});

describe('Higher VAT', () => {
  it('takes 15 from each class, with loans, for 1 Legitimacy with two of them', () => {
    const state = table((s) => {
      s.working.money = 10;
      s.capitalist.revenue = 5;
      s.capitalist.capital = 30;
    });
    play('higher-vat', state, [both('middle', 'capitalist')]);
    expect([state.state.treasury, state.working.money, state.working.loans, state.middle.money]).toEqual([
      165, 45, 1, 25,
    ]);
    expect([state.capitalist.revenue, state.capitalist.capital]).toEqual([0, 20]);
    expect(state.state.legitimacy).toEqual(each(2, 1, 1));
  });
});

describe('Pressing Matters', () => {
  it('calls a vote for nothing', () => {
    const state = table((s) => stock(s, s.state, { influence: 0 }));
    play('pressing-matters', state, [
      ['propose-bill', { policy: 'immigration', section: 'A' }],
      ['immediate-vote', 'now'],
      ['stance', 'for', 'working'],
      ['stance', 'for', 'middle'],
      ['stance', 'for', 'capitalist'],
      ['vote-influence', 0, 'working'],
      ['vote-influence', 0, 'middle'],
      ['vote-influence', 0, 'capitalist'],
    ]);
    expect([state.policies.immigration, state.state.vp, state.state.influence]).toEqual(['A', 3, 0]);
  });

  it('may leave the bill for the elections', () => {
    const state = table();
    play('pressing-matters', state, [
      ['propose-bill', { policy: 'immigration', section: 'A' }],
      ['immediate-vote', 'later'],
    ]);
    expect(state.bills.immigration).toEqual({ by: 'state', section: 'A' });
    state.state.bills = 0;
    expect(playable('pressing-matters', state)).toBe(false);
    expect(playable('radical-reforms', state)).toBe(false);
  });
});

describe('Radical Reforms', () => {
  it('proposes a bill two sections away, with no vote now', () => {
    const state = table();
    play('radical-reforms', state, [['propose-bill', { policy: 'fiscal-policy', section: 'A' }]]);
    expect(state.bills['fiscal-policy']).toEqual({ by: 'state', section: 'A' });
    expect(state.state.influence).toBe(1);
  });
});

describe('whatever is answered', () => {
  it.each(Object.keys(STATE_CARDS))('%s loses and makes nothing', (id) => {
    let played = 0;
    for (let game = 0; game < 40; game++) {
      const dice = seededRandom('fast', `${id}:${game}`);
      const section = () => dice.pick(['A', 'B', 'C'] as const);
      const state = table((s) => {
        s.state.treasury = dice.int(120);
        moreCompanies(s, dice.int(4));
        unemployed(s, 'middle', { media: 1, healthcare: 1 });
        peopled(s, 'working', 3 + dice.int(6));
        peopled(s, 'middle', 3 + dice.int(6));
        stock(s, s.state, { influence: dice.int(5) });
        stock(s, s.state.services, { health: dice.int(9), education: dice.int(9), influence: dice.int(5) });
        stock(s, s.middle.storage, { health: dice.int(6), food: dice.int(4), education: dice.int(4) });
        stock(s, s.capitalist.storage, { health: dice.int(6), education: dice.int(6), luxury: dice.int(4) });
        at(s, { 'fiscal-policy': section(), 'welfare-health': section(), 'welfare-education': section() });
        if (id === 'st-emergency-state') {
          for (const policy of ['taxation', 'immigration', 'foreign-trade'] as const) {
            s.bills[policy] = { by: 'working', section: 'C' };
            s.working.bills--;
          }
        }
        s.state.deck = [...s.state.deck, ...s.state.hand];
        s.state.deck.splice(s.state.deck.indexOf(id), 1);
        s.state.hand = [];
        if (dice.int(2) === 0) s.state.eventDiscard.push(s.state.events.pop() as string);
        holding(s, 'state', id);
      });
      const card = STATE_CARDS[id];
      if (card === undefined || !isPlayable(state, card)) continue;
      played++;
      playByChance(state, takeAction, `${game}`);
    }
    expect(played).toBeGreaterThan(0);
  });
});
