/** Who may change prices or wages out of turn is told what allows it. */
import { describe, expect, it } from 'vitest';
import { playRandom, seeds } from '../games.js';
import { hegemonyWords as words } from '../words.js';

describe('the question which price or wage is changed', () => {
  it('names the policy that has moved, and no policy where it is an action of its own', () => {
    const said = new Set<string>();
    for (const { seats, seed } of seeds(8, 'allowed')) {
      playRandom(seats, seed, ({ ask }) => {
        if (ask.kind === 'adjust-price' || ask.kind === 'adjust-wage') said.add(words.question(ask));
      });
    }
    expect(said).toContain('Foreign Trade has changed: which of your prices do you change?');
    expect(said).toContain('Labor Market has changed: which of your wages do you change?');
    expect(said).toContain('Which prices do you change?');
    expect(said).toContain('Which wages do you change?');
  });
});
