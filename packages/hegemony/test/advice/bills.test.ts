/** No bill is supported or proposed that does more for a rival than for oneself. */
import type { AskDescription } from '@polity/kernel';
import { describe, expect, it } from 'vitest';
import { advise } from '../../src/advice/advise.js';
import type { Proposal } from '../../src/rules/asks.js';
import { POLICIES, type Policy, type Seat } from '../../src/rules/names.js';
import type { HegemonyState } from '../../src/rules/state.js';
import { view } from '../../src/rules/view.js';
import { position } from '../support.js';

function asked(seat: Seat, kind: string, options: AskDescription['options'], about = {}): AskDescription {
  return { seat, kind, version: 0, type: 'one', options, min: 1, max: 1, canStop: kind === 'card-policy', about };
}

/** A bill on which nothing depends in production. */
const IMMIGRATION = { policy: 'immigration', section: 'C' } as const;

function withBag(working: number, capitalist: number): HegemonyState {
  return position(2, (state) => {
    state.policies.immigration = 'B';
    state.bag = { working, middle: 0, capitalist };
    state.working.influence = 0;
    state.capitalist.influence = 0;
  });
}

describe('advice on a bill that does nothing for oneself', () => {
  const stance = asked('working', 'stance', ['for', 'against'], { ...IMMIGRATION, by: 'capitalist' });

  it('is to vote against a rival who would get points for it', () => {
    const { answer, reason } = advise(stance, view(withBag(5, 5), 'working'));
    expect(answer).toBe('against');
    expect(reason).toEqual({ kind: 'stance.rival', params: { by: 'capitalist', points: 3 } });
  });

  it('is to be in favour for a point where it passes anyway', () => {
    expect(advise(stance, view(withBag(1, 9), 'working')).answer).toBe('for');
  });
});

describe('advice on which bill to propose', () => {
  it('is none that brings a rival nearer to what it wants, and oneself not', () => {
    const state = position(4, ({ policies, bag, state: government }) => {
      Object.assign(policies, { taxation: 'B', immigration: 'B' });
      Object.assign(bag, { working: 0, middle: 0, capitalist: 0 });
      government.agenda = null;
    });
    const forWorking: Proposal = { policy: 'taxation', section: 'A' };
    const ask = asked('state', 'propose-bill', [{ ...forWorking }, { ...IMMIGRATION }]);
    expect(advise(ask, view(state, 'state')).answer).toEqual(IMMIGRATION);
  });
});

describe('advice on a card that proposes a bill', () => {
  const CARD = { do: 'play', card: 'wc-student-movement' } as const;

  /** Education is at C, so that the card can mean only B; with so many cubes of each in the bag. */
  const withCard = (working: number, capitalist: number) => {
    const state = withBag(working, capitalist);
    state.policies['welfare-education'] = 'C';
    state.working.hand = [CARD.card];
    return state;
  };
  const played = (state: HegemonyState) =>
    advise(
      asked('working', 'turn', [CARD, { do: 'basic', action: 'apply-political-pressure' }]),
      view(state, 'working'),
    );

  it('names the bill, also where there is only one that it can mean', () => {
    const { answer, reason } = played(withCard(5, 5));
    expect(answer).toEqual(CARD);
    const bill = { policy: 'welfare-education', section: 'B' };
    expect(reason).toMatchObject({ kind: 'turn.card.bill', params: { ...bill, odds: 'even' } });
  });

  it('is to leave it where its bill has hardly a chance', () => {
    expect(played(withCard(1, 9)).answer).not.toEqual(CARD);
  });
});

describe('advice on an immediate vote', () => {
  it('names the chance now, without what it costs, and the one in the elections that was named before', () => {
    // 5 of 6 cubes are drawn: 3 : 2 or 2 : 3, each as likely, and with 1 influence both are won.
    const state = withBag(3, 3);
    state.policies.taxation = 'B';
    state.working.influence = 1;
    state.turn = { number: 2, seat: 'working', main: true, free: false };
    state.bills.taxation = { by: 'working', section: 'A' };
    const ask = asked('working', 'immediate-vote', ['now', 'later'], { policy: 'taxation', cost: 1 });
    const { answer, reason } = advise(ask, view(state, 'working'));
    expect(answer).toBe('later');
    const params = { percent: 50, low: 'no', cost: 1, later: 100 };
    expect(reason).toEqual({ kind: 'vote.later', params });
  });

  /** Nobody works and only the Capitalist Class has cubes in the bag: its bill passes now and later. */
  const sureOf = (bill: Proposal, change: (state: HegemonyState) => void) => {
    const state = withBag(0, 5);
    for (const company of state.companies) company.workers.fill(null);
    state.working.influence = 0;
    Object.assign(state.capitalist, { revenue: 0, capital: 100, influence: 2 });
    state.turn = { number: 5, seat: 'capitalist', main: true, free: false };
    state.bills[bill.policy] = { by: 'capitalist', section: bill.section };
    change(state);
    return state;
  };
  const onVote = (state: HegemonyState, policy: Policy, cost: number) =>
    advise(asked('capitalist', 'immediate-vote', ['now', 'later'], { policy, cost }), view(state, 'capitalist'));

  it('is to pay for it where it changes the coming production, and says by how much', () => {
    // Of a revenue of 100 the corporate tax is 40 with Taxation at A, and 30 at B.
    const state = sureOf({ policy: 'taxation', section: 'B' }, ({ policies, capitalist }) => {
      policies.taxation = 'A';
      capitalist.revenue = 100;
    });
    const params = { percent: 100, later: 100, cost: 1, low: 'no', money: 10 };
    expect(onVote(state, 'taxation', 1)).toMatchObject({ answer: 'now', reason: { kind: 'vote.now.money', params } });
  });

  it('is to wait where nothing would change before the elections', () => {
    const state = sureOf({ policy: 'welfare-education', section: 'C' }, ({ policies }) =>
      Object.assign(policies, { taxation: 'C', 'welfare-education': 'B' }),
    );
    expect(onVote(state, 'welfare-education', 1)).toMatchObject({ answer: 'later', reason: { kind: 'vote.wait' } });
  });

  it('counts cubes that were only shown in the bag again by the elections', () => {
    const state = sureOf({ policy: 'taxation', section: 'B' }, (now) => {
      now.policies.taxation = 'A';
      now.capitalist.influence = 0;
      now.drawn.working = 5;
    });
    // Five cubes of each: as often three or more of one as of the other.
    const params = { percent: 0, later: 50 };
    expect(onVote(state, 'taxation', 0)).toMatchObject({ answer: 'later', reason: { params } });
  });
});

describe('advice on a card that may propose a bill for any section', () => {
  const CARD = { do: 'play', card: 'cc-radical-reforms' } as const;
  const BILL = { do: 'basic', action: 'propose-bill' } as const;

  /** All cubes are those of the Capitalist Class, which wants Taxation at C. */
  const advised = (section: 'A' | 'B') => {
    const state = withBag(0, 9);
    for (const policy of POLICIES) state.bills[policy] = { by: 'working', section: 'B' };
    state.policies.taxation = section;
    state.bills.taxation = null;
    state.turn = { number: 1, seat: 'capitalist', main: false, free: false };
    state.capitalist.hand = [CARD.card, 'cc-lobbying'];
    return advise(asked('capitalist', 'turn', [{ ...CARD }, { ...BILL }]), view(state, 'capitalist'));
  };

  it('is to play it for a bill over two sections', () => {
    expect(advised('A')).toMatchObject({ answer: CARD, reason: { kind: 'turn.card.bill.far' } });
  });

  it('is to keep it where a basic action proposes the same', () => {
    expect(advised('B').answer).toEqual(BILL);
  });
});
