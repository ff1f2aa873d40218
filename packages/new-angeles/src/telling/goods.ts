/** Trades in words: what is given for what, and what would be promised. */
import type { Json, JsonObject } from '@polity/kernel';
import type { Goods, PromiseMade, TradeOffer } from '../rules/state.js';

/** Capital and assets as a part of a message. */
export function goodsPart({ capital, assets }: Goods): JsonObject {
  return capital === 0 && assets.length === 0 ? { say: 'nothing' } : { say: 'goods', capital, assets: [...assets] };
}

/** Words that somebody has written stay as they are; nothing is nothing. */
export function written(text: string): JsonObject | null {
  return text === '' ? null : { said: text };
}

export function tradeDetails({ from, to, give, want, promise, ask }: TradeOffer): JsonObject {
  const told: Json[] = [];
  if (promise !== '') told.push({ say: 'trade.promise', from, text: { said: promise } });
  if (ask !== '') told.push({ say: 'trade.ask', from, text: { said: ask } });
  return {
    from,
    to,
    gives: goodsPart(give),
    wants: goodsPart(want),
    promises: told.length === 0 ? null : { row: told },
  };
}

export function promiseDetails({ from, to, text }: PromiseMade): JsonObject {
  return { from, to, promise: { said: text } };
}
