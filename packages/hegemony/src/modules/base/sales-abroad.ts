/** Global Branding and Global Food Crisis: a sale abroad and one more. */
import { canExport, exportGoods, exportStock, sellAbroad } from '../../rules/actions/foreign-trade.js';
import { type Effect, numbered } from '../../rules/cards/card.js';
import { soldAbroad } from '../../rules/moments.js';
import type { Good } from '../../rules/names.js';
import type { HegemonyState } from '../../rules/state.js';

/** Something can go abroad: by the Export card, or of the good that the card at hand sells besides. */
function canSellAbroad(state: HegemonyState, good: Good): boolean {
  return canExport(state, 'capitalist') || exportStock(state, 'capitalist', good) > 0;
}

/** The usual sale abroad and a further one, piece by piece; what lies in the Free Trade Zone may go too. */
export function sellMoreAbroad(
  card: string,
  good: 'food' | 'luxury',
  printed: { readonly most: number; readonly price: number },
): Effect {
  return numbered(printed, ({ most, price }) => ({
    can: (state) => canSellAbroad(state, good),
    lacks: 'basic.sell-to-foreign-market',
    *play(t) {
      const made = yield* sellAbroad(t, 'capitalist', { optional: true });
      const range = () => ({ min: 0, max: Math.min(most, exportStock(t.state, 'capitalist', good)) });
      const about = { card, deed: 'sell', good, price } as const;
      const amount = yield* t.askAmount('capitalist', 'card-amount', range, { about });
      if (amount === 0) return undefined;
      exportGoods(t, 'capitalist', good, amount, amount * price);
      if (made === 0) soldAbroad(t, 'capitalist');
      return undefined;
    },
  }));
}
