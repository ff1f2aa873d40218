/** Elections told from the log agree with what happened. */
import { describe, expect, it } from 'vitest';
import { electionsIn, lastElections, mixed, stepsOf, tally, votesSince } from '../../src/reading/elections.js';
import { countVotes } from '../../src/rules/vote.js';
import { playRandom, seeds } from '../games.js';

describe('an election told from the log', () => {
  it('comes to the votes that decided it, in random games', () => {
    let told = 0;
    for (const { seats, seed } of seeds(30, 'elections')) {
      const run = playRandom(seats, seed, () => undefined);
      for (const story of electionsIn(run.log)) {
        const steps = stepsOf(story);
        expect(story.result, seed).not.toBeNull();
        expect(tally(story, steps), seed).toEqual({ for: story.result?.for, against: story.result?.against });
        expect(steps.filter(({ type }) => type === 'cube').length).toBeLessThanOrEqual(5);
        if (story.result?.passed) expect(story.points[0]).toEqual({ seat: story.by, amount: 3 });
        else expect(story.points).toEqual([]);
        told++;
      }
    }
    expect(told).toBeGreaterThan(200);
  });

  it('shows no fist that has been opened before everybody has decided', () => {
    let open = 0;
    playRandom(3, 'fists', ({ ask, view }, run) => {
      if (ask.kind !== 'vote-influence') return;
      const story = electionsIn(run.log).at(-1);
      if (!story) return;
      open++;
      expect(stepsOf(story).at(-1)).toEqual({ type: 'fists' });
      expect(story.drawn).toEqual(view.drawn);
    });
    expect(open).toBeGreaterThan(5);
  });

  it('is told again only if it was held since', () => {
    const { log } = playRandom(3, 'elections', () => undefined);
    const stories = electionsIn(log);
    const third = stories[2]?.start ?? 0;
    expect(stories.length).toBeGreaterThan(3);
    expect(votesSince(log, 0)).toEqual(stories);
    expect(votesSince(log, third)).toEqual(stories.slice(2));
    expect(votesSince(log, third + 1)).toEqual(stories.slice(3));
    expect(votesSince(log, log.length)).toEqual([]);
    // One that is under way is not told yet.
    expect(votesSince(log.slice(0, third + 2), third)).toEqual([]);
  });

  it('is told with the last Elections until the next begin, also when somebody has acted since', () => {
    const { log } = playRandom(3, 'elections', () => undefined);
    const begins = log.flatMap(({ kind, params }, at) =>
      kind === 'phase' && params.phase === 'elections' ? [at] : [],
    );
    const [first = 0, second = 0] = begins;
    const ends = log.findIndex(({ kind }, at) => at > first && kind === 'phase');
    const held = votesSince(log.slice(0, ends), first);
    expect(held.length).toBeGreaterThan(0);
    // In the round after them, whatever was voted on at once in its turns.
    expect(lastElections(log.slice(0, second), second)).toEqual({ round: 1, votes: held });
    expect(lastElections(log.slice(0, ends), held[0]?.start ?? 0)).toBeNull();
    expect(lastElections(log.slice(0, second + 1), second + 1)).toBeNull();
    expect(lastElections(log.slice(0, first), first)).toBeNull();
  });

  it('mixes the cubes always the same way', () => {
    const drawn = { working: 2, middle: 2, capitalist: 1 };
    expect(mixed(drawn, 17)).toEqual(mixed(drawn, 17));
    expect(mixed(drawn, 17).toSorted()).toEqual(['capitalist', 'middle', 'middle', 'working', 'working']);
  });
});

describe('votes', () => {
  it('are counted for the side on which their class stands', () => {
    const drawn = { working: 2, middle: 1, capitalist: 2 };
    const stances = { working: 'for', middle: 'against' } as const;
    expect(countVotes({ seats: ['working', 'middle', 'capitalist'], drawn }, stances)).toEqual({ for: 2, against: 1 });
    expect(countVotes({ seats: ['working', 'capitalist'], drawn }, stances, { working: 1 })).toEqual({
      for: 3,
      against: 0,
    });
  });
});
