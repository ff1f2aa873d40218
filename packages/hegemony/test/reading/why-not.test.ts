/** Why something cannot be done names the one reason that there is. */
import type { AskDescription } from '@polity/kernel';
import { describe, expect, it } from 'vitest';
import { whyNoAction } from '../../src/reading/why-not.js';
import { POLICIES, type Policy } from '../../src/rules/names.js';
import type { HegemonyState } from '../../src/rules/state.js';
import { view } from '../../src/rules/view.js';
import { position } from '../support.js';

const TURN = { kind: 'turn', seat: 'working', about: {} } as unknown as AskDescription;

function whyNoBill(change: (state: HegemonyState) => void): string | undefined {
  return whyNoAction('basic', 'propose-bill', TURN, view(position(2, change), 'working'))?.kind;
}

const billed = (state: HegemonyState, policies: readonly Policy[]) => {
  for (const policy of policies) state.bills[policy] = { by: 'capitalist', section: 'B' };
};

describe('why no bill can be proposed', () => {
  it('is that no marker is left, that every policy has a bill, or that the others may not move', () => {
    expect(whyNoBill(({ working }) => Object.assign(working, { bills: 0 }))).toBe('why.bill.none');
    expect(whyNoBill((state) => billed(state, POLICIES))).toBe('why.bill.all');
    expect(whyNoBill((state) => billed(state, POLICIES.slice(1)))).toBe('why.bill.kept');
  });
});
