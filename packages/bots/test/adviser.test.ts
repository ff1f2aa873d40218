/** The adviser plays what the game advises, from what its seat sees, and anything where there is no advice. */
import { adviserBot, randomBot } from '@polity/bots';
import { type Advice, type AskDescription, simulate } from '@polity/kernel';
import { lanternMarket } from '@polity/lantern-market';
import { describe, expect, it } from 'vitest';

/** Whoever is advised bids nothing and ends its turn; about the rest the market has no opinion. */
function advise({ kind }: AskDescription): Advice | undefined {
  const answer = { bid: 0, errand: null }[kind];
  return answer === undefined ? undefined : { answer, reason: { kind: 'thrift', params: {} }, more: [], over: [] };
}
const advised = { ...lanternMarket, advise };

describe('the adviser', () => {
  it('answers as the game advises', () => {
    const { run } = simulate(advised, { seats: 3 }, 'thrift', () => adviserBot);
    const told = run.log.map(({ kind }) => kind);
    expect(told).not.toContain('sold');
    expect(run.log.filter(({ kind }) => kind === 'gate').every(({ params }) => params.paid === 0)).toBe(true);
  });

  it('is advised from the view of its own seat', () => {
    const seen: object[] = [];
    const game = {
      ...lanternMarket,
      advise(_: AskDescription, view: object) {
        seen.push(view);
        return undefined;
      },
    };
    simulate(game, {}, 'view', () => adviserBot);
    const stalls = (view: object) => (view as { readonly merchants: readonly object[] }).merchants;
    for (const view of seen) expect(stalls(view).filter((merchant) => 'coins' in merchant)).toHaveLength(1);
    expect(seen.length).toBeGreaterThan(10);
  });

  it('plays as the random bot does where nothing is advised', () => {
    const silent = { name: 'silent', answer: randomBot.answer };
    const [one, other] = [adviserBot, silent].map((bot) => simulate(lanternMarket, {}, 'same', () => bot).run.state);
    expect(one).toEqual(other);
  });

  it('is offered where a game has advice', () => {
    expect(adviserBot.plays(lanternMarket)).toBe(false);
    expect(adviserBot.plays(advised)).toBe(true);
  });
});
