/** What is seen to travel: lanterns from hand to hand, window and discards, coins to and from the bank. */
import { LANTERNS, type Lantern, type MarketView } from '@polity/lantern-market/page';
import { between, type Move, type Places } from '../../board/moves.js';
import type { Travelled } from '../../board/travel.js';
import { Coin, LanternBack, PaperLantern } from './lantern.js';
import { handSize, openHand } from './market.js';

/** A lantern, one that nobody has seen, or a coin. */
type What = Lantern | 'unseen' | 'coin';

const ALL = Object.keys(LANTERNS) as readonly Lantern[];

function placesOf({ merchants, discards }: MarketView, lantern: Lantern): Places {
  const count = (pile: readonly Lantern[]) => pile.filter((other) => other === lantern).length;
  return new Map([
    ['discards', count(discards)],
    ...merchants.map((stall) => [`window:${stall.seat}`, count(stall.window)] as const),
    ...merchants.map((stall) => [`hand:${stall.seat}`, count(openHand(stall))] as const),
  ]);
}

function coins({ bank, merchants }: MarketView): Places {
  return new Map([['bank', bank], ...merchants.map(({ seat, coins: own }) => [`coins:${seat}`, own ?? 0] as const)]);
}

/** Whose hidden hand has become smaller: that is where a lantern comes from which nobody had seen. */
function giver(before: MarketView, after: MarketView): string {
  const gave = after.merchants.find((stall, i) => handSize(stall) < handSize(before.merchants[i] ?? stall));
  return typeof gave?.hand === 'number' ? `hand:${gave.seat}` : 'deck';
}

function moves(before: MarketView, after: MarketView): readonly Move<What>[] {
  const source = giver(before, after);
  const seen = ALL.flatMap((what) =>
    between(placesOf(before, what), placesOf(after, what))
      // What leaves the discards for nowhere was shuffled into the deck.
      .filter(({ from, to }) => from !== 'discards' || to !== null)
      .map(({ amount, from, to }) => ({ what, amount, from: from ?? source, to })),
  );
  const drawn = after.merchants.flatMap((stall, i): Move<What>[] => {
    const amount = handSize(stall) - handSize(before.merchants[i] ?? stall);
    if (typeof stall.hand !== 'number' || amount <= 0) return [];
    return [{ what: 'unseen', amount, from: 'deck', to: `hand:${stall.seat}` }];
  });
  const paid = between(coins(before), coins(after)).map((move) => ({ what: 'coin' as const, ...move }));
  return [...seen, ...drawn, ...paid];
}

function draw(what: What) {
  if (what === 'coin') return <Coin />;
  return what === 'unseen' ? <LanternBack /> : <PaperLantern of={what} size={26} />;
}

export const TRAVELLED: Travelled<MarketView, What> = { moves, draw, counts: (what) => what === 'coin' };
