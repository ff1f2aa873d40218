/** What Historical Events let the owners trade. */
import { STOP } from '@polity/kernel';
import { canExport, canMakeDeal, sellAbroad } from '../../rules/actions/foreign-trade.js';
import type { Hegemony, Play } from '../../rules/context.js';
import { makeDeal, owners } from './business.js';

/** The Capitalist Class may sell abroad or make a deal, one of the two. */
export function* exportOrDeal(t: Hegemony, card: string): Play {
  const { state } = t;
  const ways = () => [
    ...(canExport(state, 'capitalist') ? ['sell-to-foreign-market'] : []),
    ...(canMakeDeal(state) ? ['make-business-deal'] : []),
  ];
  if (ways().length === 0) return;
  const way = yield* t.ask('capitalist', 'card-option', ways, { canStop: true, about: { card } });
  if (way === STOP) return;
  if (way === 'make-business-deal') yield* makeDeal(t);
  else yield* sellAbroad(t, 'capitalist');
}

/** Both owners may sell abroad, a few transactions each. */
export function* maySell(t: Hegemony, most: number): Play {
  for (const of of owners(t)) {
    if (canExport(t.state, of)) yield* sellAbroad(t, of, { most, optional: true });
  }
}
