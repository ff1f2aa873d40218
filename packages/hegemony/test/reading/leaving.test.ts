/** Who leaves another place for a new company without being asked for is told before it is built. */
import { randomBot } from '@polity/bots';
import { simulate } from '@polity/kernel';
import { describe, expect, it } from 'vitest';
import { hegemony } from '../../src/index.js';
import { leftFor, stoppedBy } from '../../src/reading/leaving.js';
import { basicActions } from '../../src/rules/actions/index.js';
import { SKILLS, type Skill } from '../../src/rules/names.js';
import { view } from '../../src/rules/view.js';
import { seeds, viewOf } from '../games.js';
import { company, perform, position } from '../support.js';

/** Those who have gone to a company from another before anything else was asked. */
interface Gone {
  readonly from: string;
  readonly told: readonly string[];
}

function goneIn(seats: 2 | 3 | 4, seed: string): readonly Gone[] {
  const gone: Gone[] = [];
  let before: { readonly view: ReturnType<typeof viewOf>; readonly read: number } | undefined;
  simulate(hegemony, { seats }, seed, () => randomBot, {
    watch: (run) => {
      for (const { kind, params } of before ? run.log.slice(before.read) : []) {
        const { class: of, from = '', to = '' } = params as { class?: string; from?: string; to?: string };
        if (kind !== 'assigned' || of !== 'middle' || ['unemployed', 'supply'].includes(from) || !before) continue;
        gone.push({ from, told: leftFor(before.view, to) });
      }
      const [ask] = run.asks();
      const builds = ask?.kind === 'build-company' && ask.seat === 'middle';
      before = builds ? { view: structuredClone(viewOf(run, 'middle')), read: run.log.length } : undefined;
    },
  });
  return gone;
}

describe('a worker who leaves another place for a new company', () => {
  it('is told with the company that can be built', () => {
    const gone = [...seeds(60, 'leaving')].flatMap(({ seats, seed }) => goneIn(seats, seed));
    expect(gone.length).toBeGreaterThan(5);
    for (const { from, told } of gone) expect(told).toContain(from);
  });
});

describe('a company that a worker leaves for a new one', () => {
  it('is told to stop, with those who lose their work and what they were paid', () => {
    const state = position(3, (one) => {
      Object.assign(one.middle, { market: ['tutoring-company'], money: 40 });
      one.companies = [];
      for (const skill of SKILLS) one.unemployed.middle[skill] = 0;
    });
    const skills: Skill[] = ['education', 'unskilled', 'unskilled'];
    company(state, 'technical-university', 'state', { staff: { class: 'middle', skills } });
    const before = structuredClone(view(state, 'middle'));
    const { take } = basicActions(state, 'middle')['build-company'] ?? {};
    if (take === undefined) throw new Error('the Middle Class builds');
    // Only one company can be built, and only one worker can run it.
    perform(state, take, [['set-wage', 2]]);
    const stopped = { left: ['technical-university'], idle: 2, wages: 30 };
    expect(stoppedBy(before, view(state, 'middle'), 'middle')).toEqual(stopped);
    expect(stoppedBy(before, view(state, 'state'), 'state')).toEqual({ ...stopped, idle: 0, wages: 0 });
    expect(stoppedBy(before, before, 'middle')).toBeUndefined();
  });
});
