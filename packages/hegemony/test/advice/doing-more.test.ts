/** A card in hand that does what a basic action would, and more, is advised instead of it. */
import type { AskDescription } from '@polity/kernel';
import { describe, expect, it } from 'vitest';
import { advise } from '../../src/advice/advise.js';
import type { Seat } from '../../src/rules/names.js';
import { turnOptions } from '../../src/rules/round/action.js';
import type { HegemonyState } from '../../src/rules/state.js';
import { view } from '../../src/rules/view.js';
import { position, unemployed } from '../support.js';

/** What is advised to a seat that holds these cards, and may take only these actions besides. */
function advised(state: HegemonyState, seat: Seat, hand: readonly string[], actions: readonly string[]) {
  state.turn = { number: 2, seat, main: false, free: false };
  state[seat].hand = [...hand];
  const options = turnOptions(state).filter(
    (option) => option.do === 'play' || (option.do === 'basic' && actions.includes(option.action)),
  );
  const ask = { seat, kind: 'turn', version: 0, type: 'one', options, min: 1, max: 1, canStop: false, about: {} };
  return advise(ask as unknown as AskDescription, view(state, seat));
}

describe('a card that does what a basic action would, and more', () => {
  /** Only Taxation is open to bills, and the Capitalist Class wants it at C. */
  const taxes = () =>
    position(2, (state) => {
      Object.assign(state.policies, { taxation: 'B' });
      Object.assign(state.bag, { working: 1, middle: 0, capitalist: 9 });
    });

  it('is advised for a bill', () => {
    const state = taxes();
    const { answer } = advised(
      state,
      'capitalist',
      ['cc-technological-progress', 'cc-taxed-enough-already'],
      ['propose-bill', 'apply-political-pressure'],
    );
    expect(answer).toEqual({ do: 'play', card: 'cc-taxed-enough-already' });
  });

  it('is not advised where it cannot do the same', () => {
    const state = taxes();
    state.bills.taxation = { by: 'capitalist', section: 'C' };
    const { answer } = advised(state, 'capitalist', ['cc-taxed-enough-already'], ['propose-bill']);
    expect(answer).toEqual({ do: 'basic', action: 'propose-bill' });
  });

  it('is advised for work', () => {
    const state = position(2, ({ policies, companies }) => {
      policies['labor-market'] = 'B';
      for (const company of companies) company.workers.fill(null);
    });
    unemployed(state, 'working', { unskilled: 3, agriculture: 1, luxury: 1, healthcare: 1, education: 1 });
    const { answer, reason } = advised(state, 'working', ['wc-signing-bonus'], ['assign-workers']);
    expect(answer).toEqual({ do: 'play', card: 'wc-signing-bonus' });
    expect(['turn.card.work', 'turn.card.more']).toContain(reason.kind);
  });
});
