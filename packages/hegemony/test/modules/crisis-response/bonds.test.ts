/** New Government Bond Program: lending, what happens if it is short, and paying back. */
import { STOP } from '@polity/kernel';
import { describe, expect, it } from 'vitest';
import { takeAction, turnOptions } from '../../../src/rules/round/action.js';
import { production } from '../../../src/rules/round/production.js';
import { firstAsk, perform } from '../../support.js';
import { checkImf, crisisIn, indebted, KEEP_PRICES } from './crisis.js';

const CARD = 'new-government-bond-program';
const NEXT = 'eu-austerity-measures';
const REPAY = { do: 'free', action: 'repay-bond' } as const;

/** A State that owes the Capitalist Class 70 and the Working Class 40. */
function owing(treasury: number) {
  const state = indebted(4, NEXT);
  Object.assign(state.state, { loans: 0, treasury });
  crisisIn(state).bonds = [
    { class: 'capitalist', lent: 50, owed: 70 },
    { class: 'working', lent: 30, owed: 40 },
  ];
  Object.assign(state, { phase: 'action', step: 0 });
  state.turn = { number: 5, seat: 'state', main: true, free: true };
  return state;
}

describe('lending', () => {
  it('is offered in reverse order of play, to who has the money: enough keeps the IMF away', () => {
    const state = indebted(4, CARD, NEXT);
    state.working.money = 30;
    state.middle.money = 60;
    const before = [state.middle.money, state.capitalist.revenue];
    const policies = { ...state.policies };
    checkImf(state, ['buy-bond', STOP, 'capitalist'], ['buy-bond', 50, 'middle'], ['buy-bond', 30, 'working']);
    // 80 are gathered: 55 pay the loan, 25 stay (CR-5).
    expect([state.state.loans, state.state.treasury]).toEqual([0, 25]);
    expect([state.working.money, state.middle.money, state.capitalist.revenue]).toEqual([
      0,
      (before[0] ?? 0) - 50,
      before[1],
    ]);
    expect(state.policies).toEqual(policies);
    expect(crisisIn(state).bonds).toEqual([
      { class: 'middle', lent: 50, owed: 70 },
      { class: 'working', lent: 30, owed: 40 },
    ]);
    expect(crisisIn(state).open).toEqual([`cr-${NEXT}`]);
  });

  it('knows what the others have promised', () => {
    const state = indebted(3, CARD);
    const ask = firstAsk(state, production);
    expect([ask?.seat, ask?.options, ask?.about, ask?.canStop]).toEqual([
      'capitalist',
      [30, 50],
      { gathered: 0, needed: 55 },
      true,
    ]);
  });

  it('counts only what is gathered: if that is short nobody has paid, and the next card happens (CR-5)', () => {
    const state = indebted(3, CARD, NEXT);
    state.state.treasury = 50;
    const [middle, revenue] = [state.middle.money, state.capitalist.revenue];
    checkImf(
      state,
      ['buy-bond', 50, 'capitalist'],
      ['buy-bond', STOP, 'middle'],
      ['buy-bond', STOP, 'working'],
      ...KEEP_PRICES,
    );
    expect(crisisIn(state)).toMatchObject({ bonds: [], aside: [`cr-${CARD}`, `cr-${NEXT}`] });
    // The 10 of EU Austerity Measures, and nothing of a Bond.
    expect([state.middle.money, state.capitalist.revenue]).toEqual([middle - 10, revenue - 10]);
  });

  it('is not offered in the last round', () => {
    const state = indebted(3, CARD, NEXT);
    state.round = 5;
    checkImf(state, ...KEEP_PRICES);
    expect(crisisIn(state).aside).toEqual([`cr-${CARD}`, `cr-${NEXT}`]);
  });
});

describe('paying back', () => {
  it('is open to the State on its turn beside its two actions, as far as it has the money (CR-6)', () => {
    const state = owing(50);
    expect(turnOptions(state)).toContainEqual(REPAY);
    const { money } = state.working;
    perform(state, takeAction, [['turn', REPAY]]);
    expect([state.working.money, state.state.treasury]).toEqual([money + 40, 10]);
    expect(turnOptions(state)).not.toContainEqual(REPAY);
  });

  it('lets the State choose among those whom it can pay', () => {
    const state = owing(100);
    state.turn.free = false;
    perform(state, takeAction, [
      ['turn', REPAY],
      ['card-class', 'capitalist'],
    ]);
    expect([crisisIn(state).bonds.map((bond) => bond.class), state.turn.free]).toEqual([['working'], false]);
  });

  it('happens by itself at the end of the Action Phase, in turn order and with loans; Revenue for the Capitalist Class (CR-6)', () => {
    const state = owing(45);
    const [money, revenue] = [state.working.money, state.capitalist.revenue];
    const { log } = perform(state, takeAction, [['turn', { do: 'end' }]]);
    expect(state.phase).toBe('production');
    expect([state.working.money, state.capitalist.revenue]).toEqual([money + 40, revenue + 70]);
    // 5 and two loans of 50 pay the 70.
    expect([state.state.loans, state.state.treasury, crisisIn(state).bonds]).toEqual([2, 35, []]);
    expect(log.filter(({ kind }) => kind === 'pay').map(({ params }) => params.to)).toEqual(['working', 'capitalist']);
  });
});
