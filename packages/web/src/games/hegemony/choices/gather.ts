/** Changes that are gathered before they are confirmed: prices, wages, and what is sold abroad. */
import { exportable, type Good, type HegemonyView, type Transaction, transactionOn } from '@polity/hegemony/page';
import type { Gathering, OpenAsk } from '../../../board/board-rules.js';

/** A price for each good. */
export const prices: Gathering<HegemonyView, { readonly good: Good }> = { changes: ({ good }) => good };

/** A wage for each company. */
export const wages: Gathering<HegemonyView, { readonly company: string }> = { changes: ({ company }) => company };

/** Transactions, as far as the goods suffice. */
export const transactions: Gathering<HegemonyView, string> = {
  changes: (id) => id,
  times: ({ about }) => Number(about.times ?? 1),
  fits(id, gathered, ask, view) {
    const wanted = transactionOf(ask, id);
    if (wanted === undefined || gathered.length >= Number(ask.about.most ?? Number.POSITIVE_INFINITY)) return false;
    const taken = gathered
      .map((other) => transactionOf(ask, other))
      .reduce((sum, other) => sum + (other?.good === wanted.good ? other.amount : 0), 0);
    return taken + wanted.amount <= exportable(view, ask.seat, wanted.good);
  },
  sum(gathered, ask, words) {
    const money = gathered.reduce((all, id) => all + (transactionOf(ask, id)?.money ?? 0), 0);
    return words.say('choice.sum', { money, count: gathered.length });
  },
};

export function transactionOf({ about }: Pick<OpenAsk, 'about'>, id: string): Transaction | undefined {
  return transactionOn(String(about.card), id);
}
