/** Who leaves another place for a new company without being asked for is told before it is built. */
import { randomBot } from '@polity/bots';
import { simulate } from '@polity/kernel';
import { describe, expect, it } from 'vitest';
import { hegemony } from '../../src/index.js';
import { leftFor } from '../../src/reading/leaving.js';
import { seeds, viewOf } from '../games.js';

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
