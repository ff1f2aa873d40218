/** What is advised to build comes with what decided it, and the turn speaks of the same company. */
import type { AskDescription } from '@polity/kernel';
import { describe, expect, it } from 'vitest';
import { advise } from '../../src/advice/advise.js';
import { SKILLS, type Skill } from '../../src/rules/names.js';
import type { HegemonyState } from '../../src/rules/state.js';
import { view } from '../../src/rules/view.js';
import { company, position, unemployed } from '../support.js';

/** Automated: 3 Luxury for 25. Three unskilled make 7 Luxury for 15 and a wage; two unskilled 3 Food for 8 and a wage. */
const MARKET = ['electronics-manufacturer', 'hotel', 'fast-food-chain'];

function owner(idle: number, laborMarket: 'A' | 'C'): HegemonyState {
  return position(2, (state) => {
    Object.assign(state.capitalist, { market: [...MARKET], revenue: 100, capital: 300 });
    state.policies['labor-market'] = laborMarket;
    for (const of of ['working', 'middle'] as const) {
      state.unemployed[of] = { unskilled: 0, agriculture: 0, luxury: 0, healthcare: 0, education: 0, media: 0 };
    }
    state.unemployed.working.unskilled = idle;
  });
}

function asked(kind: string, options: AskDescription['options']): AskDescription {
  return { seat: 'capitalist', kind, version: 0, type: 'one', options, min: 1, max: 1, canStop: false, about: {} };
}

function advised(state: HegemonyState, options = MARKET) {
  const seen = view(state, 'capitalist');
  const build = { do: 'basic', action: 'build-company' };
  return {
    turn: advise(asked('turn', [build]), seen),
    choice: advise(asked('build-company', options), seen),
  };
}

describe('advice to build', () => {
  it('is what runs without workers where nobody is free, and says so', () => {
    const { turn, choice } = advised(owner(0, 'C'));
    expect(choice.answer).toBe('electronics-manufacturer');
    expect(choice.reason.kind).toBe('build.automated.only');
    expect(turn.reason).toEqual({
      kind: 'build.automated.only',
      params: { ...choice.reason.params, company: 'electronics-manufacturer' },
    });
  });

  it('says what the one that makes more leaves after its wages, where it is not that one', () => {
    // At A the Hotel pays 30 of the 42 that its Luxury is worth, and the machines nothing of their 18.
    const { choice } = advised(owner(7, 'A'), ['electronics-manufacturer', 'hotel']);
    expect(choice.answer).toBe('electronics-manufacturer');
    expect(choice.reason.kind).toBe('build.automated');
    expect(choice.more).toHaveLength(1);
    const { earns } = choice.reason.params as { readonly earns: number };
    expect(choice.more[0]).toMatchObject({
      kind: 'build.other',
      params: { other: 'hotel', wage: 30, earns: earns - 6 },
    });
  });

  it('is the one that leaves most where its workers are free', () => {
    // At C the Hotel pays 20: 4 more in every round than the machines earn, and it costs 10 less.
    const { turn, choice } = advised(owner(7, 'C'), ['electronics-manufacturer', 'hotel']);
    expect(choice.answer).toBe('hotel');
    expect(choice.reason.kind).toBe('build');
    expect(turn.reason.params).toMatchObject({ company: 'hotel' });
  });

  it('is the only one whose workers are free, and says so', () => {
    const { choice } = advised(owner(2, 'C'), ['hotel', 'fast-food-chain']);
    expect(choice.answer).toBe('fast-food-chain');
    expect(choice.reason.kind).toBe('build.only');
  });
});

describe('advice to the Middle Class to build', () => {
  /** The only one with a trade in Education works at the Technical University with two more, for 30. */
  const teachers = (idle: number) => {
    const state = position(3, (one) => {
      Object.assign(one.middle, { market: ['tutoring-company'], money: 200 });
      one.companies = [];
      const { middle } = one.unemployed;
      for (const skill of SKILLS) middle[skill] = 0;
    });
    const skills: Skill[] = ['education', 'unskilled', 'unskilled'];
    company(state, 'technical-university', 'state', { staff: { class: 'middle', skills } });
    return unemployed(state, 'middle', { education: idle });
  };
  const advisedTo = (state: HegemonyState, about = {}) =>
    advise(
      { ...asked('build-company', ['tutoring-company']), seat: 'middle', about },
      view({ ...state, turn: { ...state.turn, seat: 'middle' } }, 'middle'),
    );

  it('is rather not to where a place is left for it that earns more, which it names', () => {
    const { undo, more } = advisedTo(teachers(0));
    expect(undo).toBe(true);
    expect(more).toMatchObject([
      { kind: 'build.emptying', params: { company: 'tutoring-company', left: 'technical-university', lost: 30 } },
    ]);
  });

  it('is to where somebody without work can run it, or comes into the country for it', () => {
    expect(advisedTo(teachers(1))).toMatchObject({ answer: 'tutoring-company', reason: { kind: 'build.run' } });
    const newcomer = advisedTo(teachers(0), { newcomer: true });
    expect(newcomer).toMatchObject({ answer: 'tutoring-company', reason: { kind: 'build.run' } });
  });
});
