/** `checkGame` finds what is wrong with a game, and nothing in a game where nothing is. */
import { type Context, checkGame, type Game, type Json, type Names } from '@polity/kernel';
import { lanternMarket } from '@polity/lantern-market';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bots, openings, RUNS, tinyGame } from './support.js';

type MarketGame = typeof lanternMarket;
type MarketState = ReturnType<MarketGame['setup']>;

/** The first fault found in a few games, without the numbers that say where. */
function faultOf(faulty: Partial<MarketGame>): string | undefined {
  return faultsOf({ ...lanternMarket, ...faulty } as unknown as Game)[0];
}

function faultsOf(game: Game): string[] {
  return Array.from({ length: 8 }, (_, i) => checkGame(game, {}, `fault ${i}`, bots))
    .flatMap(({ violations }) => violations)
    .map(({ what }) => what);
}

/** Lets the rules play, and spoils the state whenever they come to rest. */
function spoiling(spoil: (state: MarketState) => void): MarketGame['play'] {
  return function* (t) {
    const play = lanternMarket.play(t);
    let step = play.next();
    while (!step.done) {
      spoil(t.state);
      step = play.next(yield step.value);
    }
  };
}

describe('checkGame', () => {
  it('finds nothing wrong with the lantern market', () => {
    fc.assert(
      fc.property(openings, ({ seed, options }) => {
        const { violations, decisions, standings } = checkGame(lanternMarket, options, seed, bots);
        expect(violations).toEqual([]);
        expect(decisions).toBeGreaterThanOrEqual(12);
        expect(standings).toHaveLength(options.seats);
      }),
      RUNS,
    );
  });

  it('looks at every checkpoint, where nobody is asked anything too', () => {
    const alone = {
      id: 'alone',
      rules: 1,
      options: {},
      seats: () => [],
      setup: () => ({ step: 0 }),
      *play(t: Context<{ step: number }, Names>) {
        while (t.state.step < 3) {
          t.state.step++;
          yield* t.checkpoint();
        }
      },
      view: (state: object) => state,
      standings: () => [],
      check: ({ step }: { step: number }) => (step === 2 ? ['it is the second step'] : []),
    };
    expect(faultsOf(alone as unknown as Game)[0]).toBe('at a checkpoint: it is the second step');
  });

  it('finds a view that shows the top of the deck', () => {
    const fault = faultOf({
      view: (state, seat) => ({ ...lanternMarket.view(state, seat), next: state.deck.at(-1) ?? null }),
    });
    expect(fault).toMatch(/^the view of (amber|jade|a spectator) shows what it may not know$/);
  });

  it('finds a view that shows the purses to spectators only', () => {
    const fault = faultOf({
      view: (state, seat) => (seat === null ? { state } : lanternMarket.view(state, seat)),
    });
    expect(fault).toBe('the view of a spectator shows what it may not know');
  });

  it('finds coins out of nowhere', () => {
    const fault = faultOf({
      play: spoiling((state) => {
        if (state.night === 3) state.bank++;
      }),
    });
    expect(fault).toBe('coins were lost or found');
  });

  it.each<[string, unknown]>([
    ['a Map', new Map()],
    ['a Date', new Date(0)],
    ['undefined', undefined],
    ['NaN', Number.NaN],
    ['a function', () => 0],
  ])('finds %s in the state', (_, odd) => {
    const fault = faultOf({
      play: spoiling((state) => {
        Object.assign(state.prices, { moon: odd });
      }),
      check: () => [],
    });
    expect(fault).toBe('the state is not plain JSON at .prices.moon');
  });

  it('finds rules that keep a part of the position to themselves over a checkpoint', () => {
    const forgetful = (interjections: boolean) =>
      tinyGame(
        () => ({ picks: [] as Json[] }),
        function* (t) {
          let picked = 0;
          while (t.state.picks.length < 4) {
            const pick = yield* t.ask('a', 'pick', () => [1, 2, 3]);
            t.state.picks.push(Number(pick) + picked++);
            yield* t.checkpoint();
          }
        },
        interjections ? { interjections: { put: { options: () => [1], apply: () => {} } } } : {},
      ) as unknown as Game;
    for (const game of [forgetful(false), forgetful(true)]) {
      const faults = faultsOf(game);
      expect(faults).toHaveLength(8);
      expect(faults).toContain('started again at every checkpoint, the game ended in another state');
    }
  });

  it('finds something put in that shows a hidden card and does not say that it reveals it', () => {
    const { offer, ...rest } = lanternMarket.interjections as NonNullable<typeof lanternMarket.interjections>;
    const silently: typeof offer.apply = (t, ...said) =>
      offer.apply(Object.assign(Object.create(t), { reveal: () => undefined }), ...said);
    const fault = faultOf({ interjections: { ...rest, offer: { ...offer, apply: silently } } });
    expect(fault).toMatch(/^'offer' of (amber|jade) shows (amber|jade) what it may not know, and reveals nothing$/);
  });

  it('finds rules that roll dice of their own', () => {
    let own = 0;
    const game = tinyGame(
      () => ({ rolls: [] as number[] }),
      function* (t) {
        while (t.state.rolls.length < 4) {
          yield* t.ask('a', 'pick', () => [1, 2]);
          t.state.rolls.push(own++);
        }
      },
    ) as unknown as Game;
    expect(faultsOf(game)).toHaveLength(8);
  });

  it('finds rules that throw, and says where', () => {
    const fault = faultOf({
      play: spoiling((state) => {
        if (state.night === 2) throw new Error('the market burns');
      }),
    });
    expect(fault).toMatch(/^the rules broke: Error: lantern-market, version \d+: the market burns\n/);
    // The first line below is where the rules threw it.
    expect(fault).toMatch(/\nError: the market burns\n +at .*check\.test\.ts:\d+/);
    expect(fault).toMatch(/\nError: the market burns\n +at .*check\.test\.ts/);
  });
});
