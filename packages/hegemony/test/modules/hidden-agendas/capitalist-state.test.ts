/** The Hidden Agendas of the Capitalist Class and of the State: what fulfils each, and what is just short of it. */
import { describe, expect, it } from 'vitest';
import { settleEvent } from '../../../src/rules/cards/events.js';
import { AGENDAS } from '../../../src/rules/data/agendas.js';
import { COMPANIES } from '../../../src/rules/data/companies.js';
import { pay, receive } from '../../../src/rules/money.js';
import { type Agenda, IDEOLOGIES } from '../../../src/rules/names.js';
import { endPhase, startPhase } from '../../../src/rules/round/phase.js';
import type { HegemonyState } from '../../../src/rules/state.js';
import { at, perform } from '../../support.js';
import { afterMoment, giveCompanies, keeping, passMoment, pointsOf } from './keeping.js';

const idsOf = (owner: string) =>
  Object.entries(COMPANIES)
    .filter(([, card]) => card.owner === owner)
    .map(([id]) => id);

function atTheEnd(state: HegemonyState): HegemonyState {
  state.phase = 'game-end';
  return perform(state, (t) => startPhase(t, 'game-end')).state;
}

describe('the Capitalist Class', () => {
  it('has an empire with 12 companies, 11 of them operational, for 10 points', () => {
    const state = keeping('ha-cc-corporate-empire');
    const works = idsOf('capitalist').filter((id) => COMPANIES[id as keyof typeof COMPANIES].slots.length > 0);
    giveCompanies(state, 'capitalist', works.slice(0, 10), 'working');
    const [eleventh] = giveCompanies(state, 'capitalist', works.slice(10, 12));
    expect(afterMoment(state, 'capitalist')).toBe(0);
    state.companies.splice(state.companies.length - 2, 2);
    giveCompanies(state, 'capitalist', [eleventh?.id as string], 'working');
    expect(afterMoment(state, 'capitalist')).toBe(0);
    giveCompanies(state, 'capitalist', works.slice(11, 12));
    expect(afterMoment(state, 'capitalist')).toBe(10);
  });

  it('moves toward a neoliberal state with 3 of Policies 1 to 5 in C, from round 2 on, for 4 points (HA-4)', () => {
    const state = at(keeping('ha-cc-toward-a-neoliberal-state'), { taxation: 'C', 'foreign-trade': 'C' });
    expect(afterMoment(state, 'capitalist')).toBe(0);
    at(state, { 'fiscal-policy': 'C' }).round = 1;
    expect(afterMoment(state, 'capitalist')).toBe(0);
    state.round = 2;
    expect(afterMoment(state, 'capitalist')).toBe(4);
  });

  it('is an export tycoon with 240 from one sale, further sales of its card included, for 8 points (HA-8)', () => {
    const sell = (...sums: number[]) => {
      const state = keeping('ha-cc-export-tycoon');
      for (const sum of sums) {
        perform(state, function* (t) {
          receive(t, 'capitalist', sum - 40, 'export');
          receive(t, 'capitalist', 40, 'export');
        });
        passMoment(state);
      }
      return pointsOf(state, 'capitalist');
    };
    expect([sell(239), sell(240), sell(200, 100)]).toEqual([0, 8, 0]);
  });

  it('has a diversified portfolio with two companies in each industry at the end, for 8 points', () => {
    const end = (media: number) => {
      const state = keeping('ha-cc-diversified-portfolio');
      for (const industry of ['agriculture', 'luxury', 'healthcare', 'education', 'media'] as const) {
        const ids = idsOf('capitalist').filter((id) => COMPANIES[id as keyof typeof COMPANIES].industry === industry);
        giveCompanies(state, 'capitalist', ids.slice(0, industry === 'media' ? media : 2));
      }
      return pointsOf(atTheEnd(state), 'capitalist');
    };
    expect([end(1), end(2)]).toEqual([0, 8]);
  });

  it('is a venture capitalist with 320 of Capital at the end, for 5 points, Loans and goods aside (HA-3)', () => {
    const end = (capital: number) => {
      const state = keeping('ha-cc-venture-capitalist');
      Object.assign(state.capitalist, { capital, revenue: 0, loans: 2 });
      return pointsOf(atTheEnd(state), 'capitalist');
    };
    expect([end(319), end(320)]).toEqual([0, 5]);
  });
});

describe('the State', () => {
  it('is a leviathan with the tasks of 10 events performed, for 8 points (HA-9)', () => {
    const state = keeping('ha-st-leviathan');
    const perform10 = (count: number) => {
      for (let i = 0; i < count; i++) {
        const [event] = state.state.eventDeck.splice(-1);
        state.state.events = [event as string];
        perform(state, (t) => settleEvent(t, event as string));
      }
      return afterMoment(state, 'state');
    };
    expect([perform10(9), perform10(1)]).toEqual([0, 8]);
  });

  it('is an expert budgeter without any Loan at the end, for 4 points', () => {
    expect(pointsOf(atTheEnd(keeping('ha-st-expert-budgeter')), 'state')).toBe(4);
  });

  it('loses that agenda, and shows it, with the first Loan, even if that is paid back (HA-6)', () => {
    const state = keeping('ha-st-expert-budgeter');
    perform(state, function* (t) {
      pay(t, 'state', 'working', state.state.treasury + 1, 'card');
    });
    const { log } = passMoment(state);
    expect(log).toEqual([{ kind: 'agenda-lost', params: { seat: 'state', card: 'ha-st-expert-budgeter' } }]);
    expect(state.hiddenAgendas?.holders.state?.shown).toBe('lost');
    state.state.loans = 0;
    expect(pointsOf(atTheEnd(state), 'state')).toBe(0);
  });

  it('goes according to plan with 4 policies of its agenda when a round is scored, for 5 points', () => {
    const scored = (matching: number) => {
      const state = keeping('ha-st-according-to-plan');
      const [id, agenda] = Object.entries(AGENDAS)[0] as [string, Agenda];
      state.state.agenda = id;
      IDEOLOGIES.forEach((policy, i) => {
        const other = agenda[policy] === 'A' ? 'B' : 'A';
        state.policies[policy] = i < matching ? agenda[policy] : other;
      });
      expect(afterMoment(state, 'state')).toBe(0);
      state.phase = 'elections';
      perform(state, (t) => endPhase(t, 'scoring'));
      return pointsOf(state, 'state');
    };
    expect([scored(3), scored(4)]).toEqual([0, 5]);
  });

  it('is a strong welfare state with 150 in the Treasury and both kinds of welfare at A, for 10 points', () => {
    const state = at(keeping('ha-st-strong-welfare-state'), { 'welfare-health': 'A' });
    state.state.treasury = 150;
    expect(afterMoment(state, 'state')).toBe(0);
    at(state, { 'welfare-education': 'A' });
    state.state.treasury = 149;
    expect(afterMoment(state, 'state')).toBe(0);
    state.state.treasury = 150;
    expect(afterMoment(state, 'state')).toBe(10);
  });

  it('is a strong welfare state by the taxes of a round too, before the votes begin (HA-1, HA-2)', () => {
    const state = at(keeping('ha-st-strong-welfare-state'), { 'welfare-health': 'A', 'welfare-education': 'A' });
    state.state.treasury = 150;
    state.phase = 'production';
    perform(state, (t) => endPhase(t, 'elections'));
    expect(pointsOf(state, 'state')).toBe(10);
  });

  it('leads the economy with Fiscal Policy at A and 6 Public companies operational, for 8 points', () => {
    const state = at(keeping('ha-st-state-led-economy'), { 'fiscal-policy': 'A' });
    const ids = idsOf('state');
    giveCompanies(state, 'state', ids.slice(0, 5), 'working');
    const [sixth] = giveCompanies(state, 'state', ids.slice(5, 6));
    expect(afterMoment(state, 'state')).toBe(0);
    state.companies.splice(state.companies.indexOf(sixth as never), 1);
    giveCompanies(state, 'state', ids.slice(5, 6), 'working');
    expect(afterMoment(at(state, { 'fiscal-policy': 'B' }), 'state')).toBe(0);
    expect(afterMoment(at(state, { 'fiscal-policy': 'A' }), 'state')).toBe(8);
  });
});
