/** The policy answers every kind of question with something offered, beats chance, and is no weaker than the advice. */
import { adviserBot, policyBot, randomBot } from '@polity/bots';
import { type Bot, type Game, isOffered, simulate } from '@polity/kernel';
import { describe, expect, it } from 'vitest';
import { newAngeles } from '../../src/index.js';
import { POLICY, policy } from '../../src/policy/policy.js';
import type { NewAngelesView } from '../../src/rules/view.js';

/** Kinds that come up so seldom that some hundred games may not meet them. */
const SELDOM = ['turn-up'];
const player: Bot = policyBot(newAngeles.policy as NonNullable<Game['policy']>);

/** How many games a seat wins that sits down at every place in turn. */
function wins(bot: Bot, others: Bot, games: number): number {
  let won = 0;
  for (let i = 0; i < games; i++) {
    const own = `player-${(i % 4) + 1}`;
    const { run } = simulate(newAngeles, {}, `policy/${Math.floor(i / 4)}`, (seat) => (seat === own ? bot : others));
    const standings = run.game.standings(run.state);
    if (standings.some(({ seat, won: has }) => seat === own && has)) won++;
  }
  return won;
}

describe('the policy', () => {
  it('gives an offered answer to every kind of question', () => {
    const kinds = new Set<string>(SELDOM);
    const looking: Bot = {
      name: 'looking',
      answer(at, random) {
        const { ask } = at;
        kinds.add(ask.kind);
        const answer = policy(ask, at.view as NewAngelesView);
        if (!isOffered(ask, answer)) throw new Error(ask.kind);
        return random.int(3) === 0 ? randomBot.answer(at, random) : answer;
      },
    };
    for (let game = 0; game < 90; game++) {
      const seats = ([4, 5, 6] as const)[game % 3] ?? 4;
      simulate(newAngeles, { seats, corporations: game % 4 ? 'dealt' : 'picked' }, `policy/${game}`, () => looking);
    }
    expect(Object.keys(POLICY).filter((kind) => !kinds.has(kind))).toEqual([]);
  });

  it('wins twice as often as chance, and not much less often than who is advised', () => {
    expect(wins(player, player, 40)).toBeGreaterThan(2 * wins(randomBot, player, 40));
    expect(wins(player, adviserBot, 40)).toBeGreaterThan(0.7 * wins(adviserBot, adviserBot, 40));
  });
});
