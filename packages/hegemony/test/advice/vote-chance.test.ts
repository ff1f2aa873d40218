/** The chance that a hint names for a bill: worked out by hand for small bags, and held against how votes went. */
import { adviserBot } from '@polity/bots';
import { type Bot, simulate } from '@polity/kernel';
import { describe, expect, it } from 'vitest';
import { gainOf } from '../../src/advice/policies.js';
import { chanceToPass, WORTH_SUPPORT } from '../../src/advice/vote-chance.js';
import { hegemony } from '../../src/index.js';
import { AGENDAS } from '../../src/rules/data/agendas.js';
import type { Policy, Seat } from '../../src/rules/names.js';
import { type HegemonyView, view } from '../../src/rules/view.js';
import { startOf, viewOf } from '../games.js';
import { position } from '../support.js';

/** The Capitalist Class wants no other section than the one in force, the Working Class wants this one. */
const BILL = { policy: 'taxation', section: 'A' } as const;

interface Laid {
  readonly bag: readonly [working: number, capitalist: number, middle?: number];
  readonly influence?: readonly [working: number, capitalist: number];
  readonly drawn?: readonly [working: number, capitalist: number];
}

function laid({ bag, influence = [0, 0], drawn = [0, 0] }: Laid): HegemonyView {
  const start = startOf(2);
  return {
    ...start,
    policies: { ...start.policies, taxation: 'B' },
    bag: { working: bag[0], capitalist: bag[1], middle: bag[2] ?? 0 },
    drawn: { working: drawn[0], capitalist: drawn[1], middle: 0 },
    working: { ...start.working, influence: influence[0] },
    capitalist: { ...start.capitalist, influence: influence[1] },
  };
}

const chance = (position: Laid, cost = 0) => chanceToPass(laid(position), 'working', BILL, cost);

describe('the chance that a bill passes', () => {
  it('is that of the cubes, and a tie passes', () => {
    expect(chance({ bag: [3, 2] })).toBe(1);
    expect(chance({ bag: [2, 3] })).toBe(0);
    expect(chance({ bag: [2, 2] })).toBe(1);
    // Of six cubes one stays in the bag: one of theirs, and it is 3 : 2; one of ours, and it is 2 : 3.
    expect(chance({ bag: [3, 3] })).toBeCloseTo(1 / 2);
    // 4 of 5 are ours and 2 theirs: of the 21 ways to draw 5 of 7 only those are lost with 2 of 4 and 3 of 3: 6 * 1.
    expect(chance({ bag: [4, 3] })).toBeCloseTo(15 / 21);
  });

  it('leaves the cubes of a class that nobody plays on neither side', () => {
    // 5 of 6 are drawn: without one of the unplayed it is 1 : 1, without ours 0 : 1, without theirs 1 : 0.
    expect(chance({ bag: [1, 1, 4] })).toBeCloseTo(5 / 6);
  });

  it('counts on whoever is behind to add what is lacking, and on whoever is ahead to add one', () => {
    expect(chance({ bag: [2, 3], influence: [1, 0] })).toBe(1);
    expect(chance({ bag: [2, 3], influence: [1, 1] })).toBe(0);
    expect(chance({ bag: [2, 3], influence: [2, 1] })).toBe(1);
    expect(chance({ bag: [3, 2], influence: [0, 2] })).toBe(0);
    expect(chance({ bag: [3, 2], influence: [1, 2] })).toBe(1);
  });

  it('takes what the vote itself costs off the influence', () => {
    expect(chance({ bag: [2, 3], influence: [1, 0] }, 1)).toBe(0);
  });

  it('looks at the cubes that lie drawn already', () => {
    expect(chance({ bag: [9, 0], drawn: [2, 3] })).toBe(0);
    expect(chance({ bag: [0, 9], drawn: [3, 2] })).toBe(1);
  });

  it('is nearer to how votes went than to say of all of them how often bills pass', () => {
    const votes = ([2, 3, 4] as const).flatMap((seats) =>
      ['a', 'b', 'c', 'd', 'e', 'f'].flatMap((seed) => votesOf(seats, seed)),
    );
    const passed = votes.filter((vote) => vote.passed).length / votes.length;
    const missedBy = (guess: (vote: Foretold) => number) =>
      votes.reduce((sum, vote) => sum + (guess(vote) - Number(vote.passed)) ** 2, 0) / votes.length;
    console.info(`${votes.length} votes, ${missedBy(({ chance: said }) => said)} against ${missedBy(() => passed)}`);
    expect(votes.length).toBeGreaterThan(60);
    expect(missedBy(({ chance: said }) => said)).toBeLessThan(0.9 * missedBy(() => passed));
  });
});

interface Foretold {
  readonly chance: number;
  readonly passed: boolean;
}

describe('on which side the State is counted', () => {
  /** All cubes are of the two who do not agree, so that the influence of the State decides. */
  const withState = (agenda: string | null, treasury: number, loans = 0) => {
    const state = position(4, (now) => {
      Object.assign(now.policies, { taxation: 'B' });
      now.bag = { working: 2, middle: 0, capitalist: 3 };
      for (const seat of ['working', 'middle', 'capitalist'] as const) now[seat].influence = 0;
      Object.assign(now.state, { agenda, influence: 5, treasury, loans });
    });
    return view(state, 'working');
  };
  const agendaWith = (section: 'A' | 'C') =>
    Object.entries(AGENDAS).find(([, agenda]) => agenda.taxation === section)?.[0] as string;

  it('is for what its agenda wants, and against what leads away from it', () => {
    expect(chanceToPass(withState(agendaWith('A'), 120), 'working', BILL)).toBe(1);
    expect(chanceToPass(withState(agendaWith('C'), 120), 'working', BILL)).toBe(0);
  });

  it('is the same for its agenda where the IMF would come', () => {
    expect(chanceToPass(withState(agendaWith('A'), 0, 3), 'working', BILL)).toBe(1);
    expect(chanceToPass(withState(agendaWith('C'), 0, 3), 'working', BILL)).toBe(0);
  });

  it('is for taxes that bring it money, also where the IMF would come', () => {
    for (const [treasury, loans] of [
      [120, 0],
      [0, 3],
    ] as const) {
      expect(gainOf(withState(null, treasury, loans), 'state', BILL)).toBeGreaterThanOrEqual(WORTH_SUPPORT);
    }
  });
});

/** Follows the advice, but for that every bill is put to the vote at once, also those without a chance. */
const votingAtOnce: Bot = {
  ...adviserBot,
  answer: (at, random) => (at.ask.kind === 'immediate-vote' ? 'now' : adviserBot.answer(at, random)),
};

/** Bills that were put to the vote at once, and what came of them. */
function votesOf(seats: 2 | 3 | 4, seed: string): readonly Foretold[] {
  const votes: Foretold[] = [];
  let foretold: { readonly chance: number } | undefined;
  let read = 0;
  simulate(hegemony, { seats }, `foretold/${seed}`, () => votingAtOnce, {
    watch: (run) => {
      for (; read < run.log.length; read++) {
        const entry = run.log[read];
        if (entry?.kind === 'vote-result' && foretold)
          votes.push({ ...foretold, passed: entry.params.passed === true });
        if (entry?.kind === 'vote-result' || entry?.kind === 'turn') foretold = undefined;
      }
      for (const ask of run.asks()) {
        if (ask.kind !== 'immediate-vote') continue;
        const seen = viewOf(run, ask.seat);
        const { policy, cost } = ask.describe().about as { policy: Policy; cost: number };
        const section = seen.bills[policy]?.section;
        if (section) foretold = { chance: chanceToPass(seen, ask.seat as Seat, { policy, section }, cost) };
      }
    },
  });
  return votes;
}
