/** The lantern market itself: its rules in numbers worked out by hand, and what holds in every game of it. */
import { randomBot } from '@polity/bots';
import { Run, simulate } from '@polity/kernel';
import { lanternMarket, type Market } from '@polity/lantern-market';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { luckOf, openings, RUNS } from './openings.js';

const bots = () => randomBot;

/** A market of three that has been arranged by hand, and the game going on from there. */
function market(arrange: (state: Market) => void): { state: Market; run: Run; give: (...answers: unknown[]) => void } {
  const state = lanternMarket.setup({ seats: 3, nights: 3 }, luckOf('market'));
  arrange(state);
  const run = new Run(lanternMarket as never, ['amber', 'jade', 'coral'], state, luckOf('run'));
  const give = (...answers: unknown[]) => {
    for (const answer of answers) {
      const ask = run.asks()[0];
      expect(ask && run.answerAndKeep(ask, answer)).toHaveProperty('kept');
    }
  };
  return { state, run, give };
}

/** It is the first seat's turn with these lanterns; the others hold nothing. */
function turn(...hand: Market['deck']) {
  return market((state) => {
    state.phase = 'market';
    state.waiting = ['amber', 'jade', 'coral'];
    state.merchants.forEach((merchant, i) => {
      merchant.hand = i === 0 ? hand : [];
      merchant.coins = 2;
    });
    state.bank = 40;
    state.discards = [];
    state.deck = ['violet-1', 'violet-2', 'violet-3', 'gold-1'];
  });
}

const pointsOf = (state: Market, nth: number) =>
  state.merchants[nth]?.points.map(({ source, round, amount }) => `${source} ${round}: ${amount}`);

describe('the bids for the gate', () => {
  const bidding = () =>
    market((state) => {
      state.phase = 'bids';
      state.gate = 'jade';
      for (const merchant of state.merchants) merchant.coins = 5;
    });
  /** Bids of jade, coral and amber: the seats from the holder of the gate on. */
  const winner = (...bids: number[]) => {
    const { state, give } = bidding();
    give(...bids);
    return { gate: state.gate, waiting: state.waiting, coins: state.merchants.map(({ coins }) => coins) };
  };

  it('make the highest bidder alone pay', () => {
    expect(winner(2, 1, 4)).toEqual({ gate: 'amber', waiting: ['amber', 'jade', 'coral'], coins: [1, 5, 5] });
  });

  it('go among equals to the next clockwise from the holder, who comes last', () => {
    expect(winner(3, 3, 3)).toMatchObject({ gate: 'coral', waiting: ['coral', 'amber', 'jade'] });
    expect(winner(3, 0, 3).gate).toBe('amber');
    expect(winner(0, 0, 0)).toMatchObject({ gate: 'coral', coins: [5, 5, 5] });
    expect(winner(3, 2, 2).gate).toBe('jade');
  });

  it('bring two points', () => {
    const { state, give } = bidding();
    give(1, 0, 0);
    expect(pointsOf(state, 1)).toEqual(['gate 1: 2']);
  });
});

describe('an errand', () => {
  it('sells each lantern at the price of its colour, which falls with every one', () => {
    const { state, give } = turn('gold-1', 'gold-3', 'azure-2', 'azure-1');
    give('sell', ['gold-1', 'gold-3', 'azure-2']);
    expect(state.merchants[0]?.coins).toBe(2 + 3 + 2 + 3);
    expect(state.prices).toEqual({ crimson: 3, gold: 1, azure: 2, violet: 3 });
    expect(state.discards).toEqual(['gold-1', 'gold-3', 'azure-2']);
    expect(state.bank).toBe(32);
  });

  it('sells for no more than the bank has', () => {
    const { state, give } = turn('gold-1', 'azure-1');
    state.bank = 4;
    give('sell', ['gold-1', 'azure-1']);
    expect(state.merchants[0]?.coins).toBe(6);
    expect(state.bank).toBe(0);
  });

  it('hangs one lantern, or two', () => {
    const { state, give, run } = turn('gold-1', 'gold-3', 'azure-2');
    give('hang', 'gold-3', null);
    expect(state.merchants[0]).toMatchObject({ window: ['gold-3'], hand: ['gold-1', 'azure-2'] });
    give('hang', 'gold-1');
    expect(run.askOf('amber')).toMatchObject({ kind: 'hang', canStop: true });
    give('azure-2');
    expect(state.merchants[0]?.window).toEqual(['gold-3', 'gold-1', 'azure-2']);
  });

  it('turns up to three coins into as many points', () => {
    const { state, give, run } = turn('gold-1');
    give('fireworks');
    expect(run.askOf('amber')?.range).toEqual({ min: 1, max: 2 });
    give(2);
    expect(pointsOf(state, 0)).toEqual(['fireworks 1: 2']);
    expect(run.askOf('amber')?.options).toEqual(['draw', 'sell', 'hang']);
  });

  it('draws three lanterns off the top, and shuffles the discards when the deck runs out', () => {
    const { state, give, run } = turn('gold-1', 'gold-2');
    give('draw');
    expect(state.merchants[0]?.hand).toEqual(['gold-1', 'gold-2', 'gold-1', 'violet-3', 'violet-2']);
    give('sell', ['gold-1', 'gold-1', 'gold-2'], 'draw');
    expect(run.log.map(({ kind }) => kind)).toContain('reshuffled');
    expect(state.merchants[0]?.hand).toHaveLength(5);
    expect([state.deck.length, state.discards]).toEqual([1, []]);
  });

  it('draws no more than a hand can hold', () => {
    const { state, give } = turn('gold-1', 'gold-2', 'gold-3', 'azure-1', 'azure-2');
    give('draw');
    expect(state.merchants[0]?.hand).toHaveLength(6);
    expect(state.deck).toHaveLength(3);
  });

  it('is one of three a turn', () => {
    const { give, run } = turn('gold-1', 'gold-2', 'gold-3', 'azure-1');
    give('sell', ['gold-1'], 'sell', ['gold-2'], 'sell', ['gold-3']);
    expect(run.deciding()).toEqual(['jade']);
  });
});

describe('dawn', () => {
  it('gives two points for the brightest window of a colour, one to each of equals', () => {
    const { state, give } = turn();
    state.merchants.forEach((merchant, i) => {
      merchant.window = ([['gold-3', 'azure-1'], ['gold-1', 'gold-1'], ['azure-1']] as const)[i]?.slice() ?? [];
    });
    give(null, null, null);
    expect([0, 1, 2].map((nth) => pointsOf(state, nth))).toEqual([
      ['windows 1: 2', 'windows 1: 1'],
      [],
      ['windows 1: 1'],
    ]);
  });

  it('burns the lanterns down, raises the prices to four at most, and pays everybody two coins', () => {
    const { state, give } = turn('gold-1');
    state.prices.azure = 4;
    give('hang', null, null, null);
    expect(state.discards).toEqual(['gold-1']);
    expect(state.prices).toEqual({ crimson: 4, gold: 4, azure: 4, violet: 4 });
    expect(state.merchants.map(({ coins }) => coins)).toEqual([4, 4, 4]);
    expect([state.night, state.phase, state.bank]).toEqual([2, 'bids', 34]);
  });
});

describe('a trade', () => {
  /** Jade offers a crimson-1 for a gold-1, which amber, whose turn it is, holds. */
  function offered() {
    const table = turn('gold-1', 'azure-2');
    table.state.merchants[1]?.hand.push('crimson-1');
    expect(table.run.interject('jade', 'offer', { give: 'crimson-1', want: 'gold-1' })).toHaveProperty('kept');
    return table;
  }

  it('swaps the lanterns while somebody is thinking, who chooses from the new hand', () => {
    const { run, give } = offered();
    give('sell');
    const ask = run.askOf('amber');
    expect(ask?.options).toEqual(['gold-1', 'azure-2']);
    run.interject('amber', 'accept', 1);
    expect(ask?.options).toEqual(['azure-2', 'crimson-1']);
    expect(ask && run.answerAndKeep(ask, ['gold-1'])).toMatchObject({ reason: 'not-an-option' });
    expect(ask && run.answerAndKeep(ask, ['crimson-1'])).toHaveProperty('kept');
  });

  it('is for whoever has the lantern, except who offers it', () => {
    const { run } = offered();
    expect(run.interjections('jade').map(({ kind }) => kind)).toEqual(['withdraw']);
    expect(run.interjections('coral')).toEqual([]);
    expect(run.interjections('amber').find(({ kind }) => kind === 'accept')?.options).toEqual([1]);
  });

  it('is off when it was withdrawn, and a new offer is another one', () => {
    const { run } = offered();
    run.interject('jade', 'withdraw', 1);
    expect(run.interject('amber', 'accept', 1)).toMatchObject({ reason: 'not-an-option' });
    run.interject('jade', 'offer', { give: 'crimson-1', want: 'azure-2' });
    expect(run.interject('amber', 'accept', 1)).toMatchObject({ reason: 'not-an-option' });
    expect(run.interject('amber', 'accept', 2)).toHaveProperty('kept');
  });

  it('is off when the lantern on offer is sold', () => {
    const { state, run, give } = turn('gold-1', 'azure-2');
    run.interject('amber', 'offer', { give: 'gold-1', want: 'azure-1' });
    give('sell', ['azure-2']);
    expect(state.offers).toHaveLength(1);
    give('hang'); // the last lantern, so that there is nothing to pick
    expect(state.offers).toEqual([]);
  });
});

describe('every game of the lantern market', () => {
  it('keeps its lanterns and coins together, ends, and adds its points up', () => {
    const decisions: number[] = [];
    fc.assert(
      fc.property(openings, ({ seed, options }) => {
        const watch = ({ state }: Run) => expect(lanternMarket.check?.(state as Market)).toEqual([]);
        const { run, decisions: made } = simulate(lanternMarket, options, seed, bots, { watch });
        decisions.push(made);
        for (const { score, points } of lanternMarket.standings(run.state as Market)) {
          expect(points.reduce((sum, { amount }) => sum + amount, 0)).toBe(score);
          for (const { round } of points) expect(round >= 1 && round <= options.nights).toBe(true);
        }
      }),
      RUNS,
    );
    expect(Math.min(...decisions)).toBeGreaterThanOrEqual(12); // three nights of two who bid and stop
    expect(Math.max(...decisions)).toBeLessThanOrEqual(160);
  });

  it('can be imagined otherwise at any moment, without breaking what holds', () => {
    fc.assert(
      fc.property(openings, fc.nat({ max: 60 }), ({ seed, options }, moment) => {
        let seen = 0;
        simulate(lanternMarket, options, seed, bots, {
          watch({ state }) {
            if (seen++ !== moment) return;
            for (const seat of [...lanternMarket.seats(options), null]) {
              const world = structuredClone(state as Market);
              lanternMarket.imagine?.(world, seat, luckOf(seed));
              expect(lanternMarket.check?.(world)).toEqual([]);
              expect(lanternMarket.view(world, seat)).toEqual(lanternMarket.view(state as Market, seat));
            }
          },
        });
      }),
      RUNS,
    );
  });
});
