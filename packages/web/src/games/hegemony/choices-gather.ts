/** What can still be added to changes that are gathered before they are confirmed, and what they come to. */
import { EXPORTS, type ExportCard, type HegemonyView, type Transaction } from '@polity/hegemony/page';
import type { AskDescription, Json } from '@polity/kernel';

const CARDS: Readonly<Record<string, ExportCard>> = EXPORTS;

export function transactionOf(ask: AskDescription, id: Json): Transaction | undefined {
  return CARDS[String(ask.about.card)]?.[String(id)];
}

/** Whether the goods suffice for one more transaction; prices and wages do not get in each other's way. */
export function canAdd(ask: AskDescription, view: HegemonyView, gathered: readonly Json[], option: Json): boolean {
  if (ask.kind !== 'export-transaction') return true;
  const wanted = transactionOf(ask, option);
  if (wanted === undefined) return false;
  const taken = gathered
    .map((id) => transactionOf(ask, id))
    .reduce((sum, other) => sum + (other?.good === wanted.good ? other.amount : 0), 0);
  return taken + wanted.amount <= stockFor(view, ask.seat, wanted.good);
}

/** What a seller could send abroad of a good. */
export function stockFor({ middle, capitalist, state }: HegemonyView, seat: string, good: Transaction['good']): number {
  if (seat === 'middle') return middle.storage[good];
  const traded = good === 'food' || good === 'luxury';
  if (seat === 'state') return traded ? state.goods[good] : 0;
  return capitalist.storage[good] + (traded ? capitalist.zone[good] : 0);
}

/** What the gathered transactions bring in money. */
export function earnings(ask: AskDescription, gathered: readonly Json[]): number {
  return gathered.reduce((sum: number, id) => sum + (transactionOf(ask, id)?.money ?? 0), 0);
}
