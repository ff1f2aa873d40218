/** What bills, votes and other changes do to Policy Priority cards (section 6). */
import { describe, expect, it } from 'vitest';
import { AUTOMA } from '../../../src/modules/automa/index.js';
import type { Hegemony, Play } from '../../../src/rules/context.js';
import type { Policy } from '../../../src/rules/names.js';
import { changePolicy } from '../../../src/rules/policies.js';
import type { HegemonyState } from '../../../src/rules/state.js';
import { holdVote, placeBill, withdrawBill } from '../../../src/rules/vote.js';
import { automaTable, decidedBy, prioritiesOf } from './support.js';

const table = (change?: (state: HegemonyState) => void) => automaTable(2, { working: 'advanced' }, change);

/** A step of somebody's, and what Automas do after it. */
function step(state: HegemonyState, play: (t: Hegemony) => Play, answers: Parameters<typeof decidedBy>[2] = []): void {
  decidedBy(
    state,
    function* (t) {
      yield* play(t);
      AUTOMA.afterStep?.(t);
    },
    answers,
  );
}

const propose = (policy: Policy, section: 'A' | 'B' | 'C') =>
  function* (t: Hegemony): Play {
    placeBill(t, 'capitalist', { policy, section });
  };

const rows = (state: HegemonyState) => prioritiesOf(state, 'working').policies;
const aside = (state: HegemonyState) => prioritiesOf(state, 'working').policiesAside;

describe('the card of a policy', () => {
  it('is set aside while anybody’s bill waits on it, without closing gaps (AU-6.8, G-13)', () => {
    const state = table();
    step(state, propose('fiscal-policy', 'B'));
    step(state, propose('welfare-education', 'B'));
    expect({ rows: rows(state), aside: aside(state) }).toEqual({
      rows: [['labor-market', 'welfare-health', 'foreign-trade'], []],
      aside: ['taxation', 'immigration', 'fiscal-policy', 'welfare-education'],
    });
  });

  it('stays where it is when an Immediate Vote fails (AU-6.8)', () => {
    const state = table((t) => {
      t.bag = { working: 20, middle: 0, capitalist: 0 };
    });
    step(
      state,
      function* (t) {
        yield* propose('labor-market', 'C')(t);
        yield* holdVote(t, 'labor-market');
      },
      [['vote-influence', 0, 'capitalist']],
    );
    expect({ at: state.policies['labor-market'], rows: rows(state)[0] }).toEqual({
      at: 'B',
      rows: ['labor-market', 'welfare-health', 'foreign-trade'],
    });
  });

  it('is placed anew when it passes, also where it was aside on the Desired Policy (AU-6.8, AU-6.9)', () => {
    const state = table((t) => {
      t.bag = { working: 0, middle: 0, capitalist: 20 };
      t.working.influence = 0;
    });
    const pass = (policy: Policy, section: 'A' | 'B' | 'C') =>
      step(
        state,
        function* (t) {
          yield* propose(policy, section)(t);
          yield* holdVote(t, policy);
        },
        [['vote-influence', 0, 'capitalist']],
      );
    pass('taxation', 'B');
    expect(rows(state)[0]).toEqual(['labor-market', 'welfare-health', 'foreign-trade', 'taxation']);
    expect(aside(state)).toEqual(['immigration']);
  });

  it('waits for the Preparation Phase after a vote of the Elections Phase, in order of number (AU-6.8, AU-6.10)', () => {
    const state = table((t) => {
      t.bag = { working: 0, middle: 0, capitalist: 20 };
      t.working.influence = 0;
    });
    step(state, propose('taxation', 'B'));
    step(state, propose('immigration', 'C'));
    state.phase = 'elections';
    for (const policy of ['immigration', 'taxation'] as const) {
      step(state, (t) => holdVote(t, policy), [['vote-influence', 0, 'capitalist']]);
      expect(aside(state)).toContain(policy);
    }
    state.phase = 'preparation';
    state.round = 2;
    step(state, (t) => AUTOMA.atStart?.preparation?.(t) as Play);
    expect(rows(state)[0]).toEqual(['labor-market', 'welfare-health', 'foreign-trade', 'taxation', 'immigration']);
  });

  it('is placed again at once when its bill is taken off the table (AU-6.11)', () => {
    const state = table();
    step(state, propose('fiscal-policy', 'B'));
    step(state, function* (t) {
      withdrawBill(t.state, 'fiscal-policy');
    });
    expect(rows(state)).toEqual([
      ['labor-market', 'welfare-health', 'foreign-trade'],
      ['welfare-education', 'fiscal-policy'],
    ]);
  });

  it('follows a policy that moves without a vote, unless a bill still lies on it (AU-6.12, G-6)', () => {
    const state = table();
    step(state, (t) => changePolicy(t, 'immigration', 'C'));
    expect(rows(state)[0]?.at(-1)).toBe('immigration');
    step(state, propose('taxation', 'B'));
    step(state, function* (t) {
      t.state.policies.taxation = 'C';
    });
    expect(aside(state)).toEqual(['taxation']);
  });

  it('of Immigration leaves the game before round 5 (AU-13.1)', () => {
    const state = table();
    state.phase = 'preparation';
    state.round = 5;
    step(state, (t) => AUTOMA.atStart?.preparation?.(t) as Play);
    expect([...rows(state).flat(), ...aside(state)].sort()).toEqual(
      ['fiscal-policy', 'foreign-trade', 'labor-market', 'taxation', 'welfare-education', 'welfare-health'].sort(),
    );
  });
});
