/** No hint leads to a Trade Union that is dissolved again as soon as a company stands still for it. */
import { Context, seededRandom } from '@polity/kernel';
import { describe, expect, it } from 'vitest';
import { Script } from '../../../kernel/test/script.js';
import { advise } from '../../src/advice/advise.js';
import { assignWorkers } from '../../src/rules/actions/assign-workers.js';
import type { Hegemony, HegemonyNames } from '../../src/rules/context.js';
import { SKILLS } from '../../src/rules/names.js';
import type { HegemonyState } from '../../src/rules/state.js';
import { view } from '../../src/rules/view.js';
import { company, emptied, position, type Scripted, staffed, unemployed } from '../support.js';

/** Five farm workers: two in the Supermarket, three in the Vegetable Farm; a union needs four beside its own. */
function farms(): HegemonyState {
  const state = position(2, ({ unemployed: idle }) => {
    for (const skill of SKILLS) idle.working[skill] = 0;
  });
  for (const { id } of state.companies) emptied(state, id);
  staffed(state, 'supermarket-start', 'working', ['agriculture', 'unskilled']).wage = 1;
  company(state, 'vegetable-farm', 'capitalist', {
    staff: { class: 'working', skills: ['unskilled', 'unskilled', 'unskilled'] },
  });
  return state;
}

/** What is asked of the Working Class after some answers, and advised. */
function assigning(state: HegemonyState, ...answers: Scripted[]) {
  const t: Hegemony = new Context<HegemonyState, HegemonyNames>(state, seededRandom('fast', 'test'));
  const rules = { atMost: 3, from: 'anywhere', optional: true } as const;
  const ask = new Script(answers).askAfter(assignWorkers(t, 'working', rules)).describe();
  return { ask, advice: advise(ask, view(state, 'working')) };
}

describe('a Trade Union', () => {
  const UNION = { union: 'agriculture' };

  it('is not advised where whoever forms it takes a whole company along', () => {
    // Without the Supermarket's two there are three farm workers left.
    const { ask, advice } = assigning(farms());
    expect(ask.options).toContainEqual(UNION);
    expect(advice.answer).toBeNull();
  });

  it('is formed by somebody whom its industry can spare, though that costs more', () => {
    // The Shopping Mall pays 20 and the Supermarket 15; a union is worth more than either.
    const state = farms();
    staffed(state, 'shopping-mall-start', 'working', ['luxury', 'agriculture']);
    expect(assigning(state).advice.answer).toEqual(UNION);
    const { advice } = assigning(state, ['assign-to', UNION]);
    expect(advice.answer).toEqual({ from: 'shopping-mall-start', skill: 'agriculture' });
    expect(advice.reason).toMatchObject({ kind: 'worker.moved', params: { lost: 20 } });
  });

  it('does not count those who are about to leave a company that has lost somebody in the same action', () => {
    const state = unemployed(farms(), 'working', { agriculture: 1, healthcare: 1 });
    // The Supermarket's other worker would leave, and three are too few: somebody has to come back first.
    const { ask, advice } = assigning(
      state,
      ['assign-to', { company: 'clinic-start' }],
      ['assign-worker', { from: 'supermarket-start', skill: 'unskilled' }],
    );
    expect(ask.options).toContainEqual(UNION);
    expect(advice.answer).toEqual({ company: 'supermarket-start' });
  });
});
