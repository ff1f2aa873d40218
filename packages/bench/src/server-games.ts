/** The games that are played in the benchmark of the server, and how much a position of theirs carries. */
import { randomBot } from '@polity/bots';
import { hegemony } from '@polity/hegemony';
import { type Game, type OptionValues, simulate } from '@polity/kernel';
import { lanternMarket } from '@polity/lantern-market';

const GAMES = {
  'lantern-market': { game: lanternMarket as unknown as Game, options: { seats: 4, nights: 6 } },
  hegemony: { game: hegemony as unknown as Game, options: { seats: 4 } },
} as const satisfies Record<string, { readonly game: Game; readonly options: OptionValues }>;

export type BenchGame = keyof typeof GAMES;

/** The bytes of a position in the middle of a game, so that others carry as much. */
export function meanStateBytes(name: BenchGame): number {
  const { game, options } = GAMES[name];
  let [looks, bytes] = [0, 0];
  simulate(game, options, 'bench/0', () => randomBot, {
    watch(run) {
      looks++;
      bytes += JSON.stringify(run.state).length;
    },
  });
  return Math.round(bytes / looks);
}
