/** What surrounds a game: its options from outside, its standings at the end, its printed parts. */
import { choice, OptionsError, parseOptions } from '@polity/kernel';
import { lanternMarket } from '@polity/lantern-market';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { luckOf, RUNS } from './support.js';

describe("a game's options", () => {
  const game = {
    id: 'sample',
    options: { seats: choice(2, 3, 4), map: choice('small', 'large'), open: choice(true, false) },
  };

  it('take their usual values when nothing is said', () => {
    expect(parseOptions(game, {})).toEqual({ seats: 2, map: 'small', open: true });
  });

  it('are not what an object has inherited', () => {
    expect(parseOptions(game, Object.create({ seats: 4 }))).toEqual({ seats: 2, map: 'small', open: true });
  });

  it('are what was chosen, in the order in which they were declared', () => {
    expect(JSON.stringify(parseOptions(game, { open: false, seats: 4 }))).toBe(
      '{"seats":4,"map":"small","open":false}',
    );
  });

  it.each([
    [{ seats: 5 }, "sample: option 'seats' is one of 2, 3, 4"],
    [{ seats: '2' }, "sample: option 'seats' is one of 2, 3, 4"],
    [{ seats: null }, "sample: option 'seats' is one of 2, 3, 4"],
    [{ seats: undefined }, "sample: option 'seats' is one of 2, 3, 4"],
    [{ open: 0 }, "sample: option 'open' is one of true, false"],
    [{ Seats: 2 }, "sample has no option 'Seats'"],
    [{ constructor: 2 }, "sample has no option 'constructor'"],
    [JSON.parse('{"__proto__":{"seats":2}}'), "sample has no option '__proto__'"],
    [null, 'options are an object'],
    [[], 'options are an object'],
    ['seats', 'options are an object'],
  ])('are refused when they are %j', (given, message) => {
    expect(() => parseOptions(game, given)).toThrow(new OptionsError(message));
  });

  it('are refused with a reason where they do not go together', () => {
    const picky = {
      ...game,
      refuse: ({ seats, map }: { seats: number; map: string }) =>
        seats === 4 && map === 'small' ? { kind: 'crowded', params: { seats } } : undefined,
    };
    expect(parseOptions(picky, { seats: 4, map: 'large' })).toEqual({ seats: 4, map: 'large', open: true });
    try {
      parseOptions(picky, { seats: 4 });
      expect.unreachable();
    } catch (error) {
      expect((error as OptionsError).message).toBe('sample: these options do not go together (crowded), seats 4');
      expect((error as OptionsError).refusal).toEqual({ kind: 'crowded', params: { seats: 4 } });
    }
  });

  it('are either whole or refused, whatever comes from outside', () => {
    fc.assert(
      fc.property(fc.anything(), (given) => {
        try {
          const options = parseOptions(game, given);
          expect(Object.keys(options)).toEqual(['seats', 'map', 'open']);
        } catch (error) {
          expect(error).toBeInstanceOf(OptionsError);
        }
      }),
      RUNS,
    );
  });
});

describe('the standings of the lantern market', () => {
  /** The places of four seats with these points and coins. */
  function placesOf(...results: [points: number, coins: number][]): string[] {
    const state = lanternMarket.setup({ seats: 4, nights: 3 }, luckOf('standings'));
    state.merchants.forEach((merchant, i) => {
      const [points = 0, coins = 0] = results[i] ?? [];
      merchant.points = [{ source: 'fireworks', round: 1, amount: points }];
      merchant.coins = coins;
    });
    return lanternMarket.standings(state).map(({ seat, place, won }) => `${place} ${seat}${won ? ' won' : ''}`);
  }

  it('go by points', () => {
    expect(placesOf([3, 9], [8, 0], [5, 0], [4, 0])).toEqual(['1 jade won', '2 coral', '3 indigo', '4 amber']);
  });

  it('go by coins among equal points', () => {
    expect(placesOf([8, 1], [8, 2], [0, 9], [3, 0])).toEqual(['1 jade won', '2 amber', '3 indigo', '4 coral']);
  });

  it('share a place, and leave the next one out, where both are equal', () => {
    expect(placesOf([5, 1], [8, 2], [8, 2], [5, 1])).toEqual(['1 jade won', '1 coral won', '3 amber', '3 indigo']);
  });
});

describe('the catalogue of the lantern market', () => {
  it('lists every printed lantern', () => {
    const { lanterns = [] } = lanternMarket.catalog?.() ?? {};
    expect(lanterns).toHaveLength(12);
    expect(lanterns[0]).toEqual({ lantern: 'crimson-1', colour: 'crimson', brightness: 1, copies: 2 });
  });
});
