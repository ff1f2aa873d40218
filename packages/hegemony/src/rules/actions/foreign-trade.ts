/** Trade with the Foreign Market: Sell to the Foreign Market and Make Business Deal (p. 19, 23, 28). */
import { STOP } from '@polity/kernel';
import type { Hegemony, Play } from '../context.js';
import { ACTION, FREE_TRADE_ZONE } from '../data/board.js';
import { BUSINESS_DEALS } from '../data/business-deals.js';
import { EXPORTS } from '../data/exports.js';
import { addToState, stateStock, storageLimit, store, storeInZone, toSupply } from '../goods.js';
import type { Lot } from '../log.js';
import { contentsOf } from '../modules.js';
import { soldAbroad } from '../moments.js';
import { moneyOf, pay, receive } from '../money.js';
import type { BusinessDeal, ExportCard, Good, Transaction } from '../names.js';
import { score } from '../points.js';
import type { HegemonyState, OpenState } from '../state.js';

export type Seller = 'middle' | 'capitalist' | 'state';

const CARDS: Readonly<Record<string, ExportCard>> = EXPORTS;
const DEALS: Readonly<Record<string, BusinessDeal>> = BUSINESS_DEALS;

/** Whether the Foreign Market buys and sells at all; Food for those who must eat it always sells. */
export function tradesAbroad(state: OpenState): boolean {
  return contentsOf(state).mayTradeAbroad.every((may) => may(state));
}

/** What a seller can export: its storages, the Capitalist Class's Free Trade Zone too, the State's goods. */
export function exportStock(state: OpenState, seller: Seller, good: Good): number {
  if (!tradesAbroad(state)) return 0;
  if (seller === 'state') return good === 'food' || good === 'luxury' ? stateStock(state, good) : 0;
  const stored = state[seller].storage[good];
  return seller === 'capitalist' && (good === 'food' || good === 'luxury')
    ? stored + state.capitalist.zone[good]
    : stored;
}

/** Takes exported goods, out of the Free Trade Zone first: what lies there can go nowhere else (H22). */
function takeExported(state: HegemonyState, seller: Seller, good: Good, amount: number): void {
  toSupply(state, good, amount);
  if (seller === 'state') {
    addToState(state, good, -amount);
    return;
  }
  let left = amount;
  if (seller === 'capitalist' && (good === 'food' || good === 'luxury')) {
    const fromZone = Math.min(left, state.capitalist.zone[good]);
    state.capitalist.zone[good] -= fromZone;
    left -= fromZone;
  }
  state[seller].storage[good] -= left;
}

export function transactionsOf(state: HegemonyState): ExportCard {
  return CARDS[state.exports.current] as ExportCard;
}

export interface ExportRules {
  readonly goods?: readonly Good[];
  /** How often each transaction may be made. */
  readonly times?: number;
  /** How many transactions may be made in all. */
  readonly most?: number;
  /** Whether nothing at all may be sold. */
  readonly optional?: boolean;
}

/** Transactions of the current card that the seller has the goods for. */
export function possibleExports(state: HegemonyState, seller: Seller, rules: ExportRules = {}): string[] {
  const transactions = transactionsOf(state);
  const ids: string[] = [];
  for (const id in transactions) if (hasGoodsFor(state, seller, transactions[id] as Transaction, rules)) ids.push(id);
  return ids;
}

/** Whether there is any: the same, without listing them. */
export function canExport(state: HegemonyState, seller: Seller, rules: ExportRules = {}): boolean {
  const transactions = transactionsOf(state);
  for (const id in transactions) if (hasGoodsFor(state, seller, transactions[id] as Transaction, rules)) return true;
  return false;
}

function hasGoodsFor(state: OpenState, seller: Seller, { good, amount }: Transaction, { goods }: ExportRules): boolean {
  return (goods === undefined || goods.includes(good)) && exportStock(state, seller, good) >= amount;
}

/** Makes any of the card's transactions, each once (or `times`). Returns how many were made. */
export function* sellAbroad(t: Hegemony, seller: Seller, rules: ExportRules = {}): Play<number> {
  const { state } = t;
  const made: Record<string, number> = {};
  let count = 0;
  const { times = 1, most = Number.POSITIVE_INFINITY } = rules;
  while (count < most) {
    const open = () => possibleExports(state, seller, rules).filter((id) => (made[id] ?? 0) < times);
    const canStop = rules.optional || count > 0;
    const limit = rules.most === undefined ? {} : { most: rules.most };
    const about = { card: state.exports.current, times, ...limit };
    const id = yield* t.ask(seller, 'export-transaction', open, { canStop, about });
    if (id === STOP) break;
    const { good, amount, money } = transactionsOf(state)[id] as Transaction;
    exportGoods(t, seller, good, amount, money);
    made[id] = (made[id] ?? 0) + 1;
    count++;
  }
  if (seller === 'middle') score(t, 'middle', count * ACTION.exportVP, 'exports');
  if (count > 0) soldAbroad(t, seller);
  return count;
}

/** Sells goods abroad for a sum. */
export function exportGoods(t: Hegemony, seller: Seller, good: Good, amount: number, money: number): void {
  takeExported(t.state, seller, good, amount);
  receive(t, seller, money, 'export');
  t.log('sold', { seat: seller, good, amount, money });
}

/** Deals that the Capitalist Class can pay at least the goods of. */
export function possibleDeals(state: HegemonyState): string[] {
  return state.deals.open.filter(
    (id, i) => dealOf(id).cost <= moneyOf(state, 'capitalist') && state.deals.open.indexOf(id) === i,
  );
}

export function canMakeDeal(state: HegemonyState): boolean {
  const money = moneyOf(state, 'capitalist');
  return state.deals.open.some((id) => dealOf(id).cost <= money);
}

function dealOf(id: string): BusinessDeal {
  return DEALS[id] as BusinessDeal;
}

/** Buys a lot from abroad: into the Free Trade Zone alone without tariff, or with it if any goes into a storage (H35). */
export function* makeBusinessDeal(t: Hegemony): Play {
  const { state } = t;
  const id = yield* t.ask('capitalist', 'business-deal', () => possibleDeals(state));
  const { goods, cost, tariffs } = dealOf(id);
  const duty = tariffs[state.policies['foreign-trade']];
  const hasRoom = TRADED.some((good) => goods[good] > 0 && storageRoom(state, good) > 0);
  const places = () =>
    hasRoom && moneyOf(state, 'capitalist') >= cost + duty
      ? (['storage', 'free-trade-zone'] as const)
      : (['free-trade-zone'] as const);
  const to = yield* t.ask('capitalist', 'deal-storage', places, { about: { deal: id, cost, tariff: duty } });
  state.deals.open.splice(state.deals.open.indexOf(id), 1);
  state.deals.discard.push(id);
  pay(t, 'capitalist', 'supply', cost, 'business-deal');
  const shares: Share[] = [];
  for (const good of TRADED) {
    if (goods[good] > 0) shares.push(yield* stowAway(t, good, goods[good], to));
  }
  const inStorage = shares.some(({ storage }) => storage > 0);
  const [storage, zone, lost] = PLACES.map((place) => lot(shares, place)) as [Lot, Lot, Lot];
  t.log('deal', { card: id, to: inStorage ? 'storage' : 'free-trade-zone', storage, zone, lost });
  if (inStorage) pay(t, 'capitalist', 'state', duty, 'tariff');
}

const TRADED = ['food', 'luxury'] as const;
const PLACES = ['storage', 'zone', 'lost'] as const;

/** Where the units of a good went. */
type Share = { readonly good: keyof Lot } & Readonly<Record<(typeof PLACES)[number], number>>;

function lot(shares: readonly Share[], place: (typeof PLACES)[number]): Lot {
  return Object.fromEntries(shares.flatMap((share) => (share[place] > 0 ? [[share.good, share[place]]] : [])));
}

function storageRoom(state: HegemonyState, good: Good): number {
  return storageLimit(state, 'capitalist', good) - state.capitalist.storage[good];
}

/** Puts a good where it is to go; what fits nowhere is lost. */
function* stowAway(t: Hegemony, good: keyof Lot, amount: number, to: 'storage' | 'free-trade-zone'): Play<Share> {
  const inZone = to === 'storage' ? yield* askForZone(t, good, amount) : amount;
  const storage = store(t, 'capitalist', good, Math.min(amount - inZone, storageRoom(t.state, good)));
  const zone = storeInZone(t, good, inZone);
  return { good, storage, zone, lost: amount - storage - zone };
}

/** How much of what could go to the storage goes to the Free Trade Zone: at least what has no room in the storage. */
function* askForZone(t: Hegemony, good: keyof Lot, amount: number): Play<number> {
  const { state } = t;
  const room = Math.min(amount, storageRoom(state, good));
  const zoneRoom = Math.min(amount, FREE_TRADE_ZONE[good] - state.capitalist.zone[good]);
  const range = () => ({ min: Math.min(amount - room, zoneRoom), max: zoneRoom });
  return yield* t.askAmount('capitalist', 'deal-to-zone', range, { about: { good, amount } });
}
