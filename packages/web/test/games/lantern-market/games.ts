/** Games of Lantern Market between random players, with every question put on its board. */
import { randomBot } from '@polity/bots';
import { simulate } from '@polity/kernel';
import { lanternMarket } from '@polity/lantern-market';
import type { MarketView, Seat } from '@polity/lantern-market/page';
import type { Question } from '../../../src/board/choices.js';
import { LANTERN_MARKET } from '../../../src/games/lantern-market/choices.js';

export interface Asked extends Question {
  readonly view: MarketView;
}

export function playRandom(seats: 2 | 3 | 4, seed: string, look: (asked: Asked) => void): void {
  simulate(lanternMarket, { seats }, seed, () => randomBot, {
    watch: (run) => {
      for (const ask of run.asks()) {
        const view = lanternMarket.view(run.state as never, ask.seat as Seat) as MarketView;
        look({ rules: LANTERN_MARKET, ask: ask.describe(), view });
      }
    },
  });
}
