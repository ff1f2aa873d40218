/** No bill is supported or proposed that does more for a rival than for oneself. */
import type { AskDescription } from '@polity/kernel';
import { describe, expect, it } from 'vitest';
import { advise } from '../../src/advice/advise.js';
import type { Proposal } from '../../src/rules/asks.js';
import type { Seat } from '../../src/rules/names.js';
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
