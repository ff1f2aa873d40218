/** Trade out of turn: capital and assets between two players, and promises that bind nobody (14, I.1). */
import type { Interjection, Interjections } from '@polity/kernel';
import { ASSETS, type AssetId } from '../data/assets.js';
import type { Seat } from '../names.js';
import { moveAsset } from './assets/control.js';
import { gain, lose } from './capital.js';
import type { NewAngeles, NewAngelesNames } from './context.js';
import type { PromiseText, TradeProposal } from './interjections.js';
import { othersThan } from './seats.js';
import type { Goods, NewAngelesState, Phase, Proposed, TradeOffer } from './state.js';
import { canBeKept, canGive, isBanned, lapseOffers, mayPromise } from './trade-offers.js';

/** NA42. */
const LONGEST_PROMISE = 200;
const LISTED_CAPITAL = 1;
const NOTHING: Goods = { capital: 0, assets: [] };

type Trade<Value> = Interjection<NewAngelesState, NewAngelesNames, Value>;

/** The kind of offers that can be listed: one capital or one asset, for nothing or for one another. */
const offer: Trade<TradeProposal> = {
  options(state, seat) {
    if (!mayTrade(state, seat)) return [];
    const proposals: TradeProposal[] = [];
    for (const to of othersThan(state, seat)) {
      if (offerBetween(state, seat, to) || isBanned(state, to)) continue;
      const add = (give: Goods, want: Goods) => proposals.push({ to, give, want, promise: '', ask: '' });
      const coin = { capital: LISTED_CAPITAL, assets: [] };
      if (canGive(state, seat, coin)) add(coin, NOTHING);
      for (const asset of assetsOf(state, seat)) if (canGive(state, to, coin)) add(oneOf(asset), coin);
      for (const asset of assetsOf(state, to)) if (canGive(state, seat, coin)) add(coin, oneOf(asset));
    }
    return proposals;
  },
  allows(state, seat, value): value is TradeProposal {
    if (!mayTrade(state, seat) || !isProposal(value) || value.to === seat || !state.seats.includes(value.to)) {
      return false;
    }
    return !offerBetween(state, seat, value.to) && canBeKept(state, { ...value, from: seat });
  },
  apply(t, seat, proposal) {
    const id = ++t.state.told;
    t.state.tradeOffers.push({ ...proposal, id, from: seat });
    const { to, give, want, promise, ask } = proposal;
    remember(t.state, { from: seat, to, give, want, round: t.state.round, turns: t.state.turnTrack.length });
    t.log('trade-offered', { id, from: seat, to, give: told(give), want: told(want), promise, ask });
  },
};

/** So many are remembered: more than sensible players propose. */
const REMEMBERED = 80;

function remember(state: NewAngelesState, one: Proposed): void {
  state.proposed ??= [];
  state.proposed.push(one);
  if (state.proposed.length > REMEMBERED) state.proposed.shift();
}

/** Both have agreed and both can: it is carried out at once, in full (14). */
const accept: Trade<number> = {
  options: (state, seat) =>
    mayTrade(state, seat)
      ? state.tradeOffers.filter((one) => one.to === seat && canBeKept(state, one)).map(({ id }) => id)
      : [],
  apply(t, _seat, id) {
    const { from, to, give, want, promise, ask } = takeOffer(t.state, id);
    t.log('traded', { id, from, to, give: told(give), want: told(want) });
    handOver(t, from, to, give);
    handOver(t, to, from, want);
    for (const [by, whom, text] of [[from, to, promise] as const, [to, from, ask] as const]) {
      if (text !== '') makePromise(t, by, whom, text);
    }
  },
};

const decline: Trade<number> = {
  options: (state, seat) => state.tradeOffers.filter(({ to }) => to === seat).map(({ id }) => id),
  apply(t, _seat, id) {
    const { from, to } = takeOffer(t.state, id);
    t.log('trade-declined', { id, from, to });
  },
};

const withdraw: Trade<number> = {
  options: (state, seat) => state.tradeOffers.filter(({ from }) => from === seat).map(({ id }) => id),
  apply(t, _seat, id) {
    const { from, to } = takeOffer(t.state, id);
    t.log('trade-withdrawn', { id, from, to });
  },
};

/** Free text, which no list can offer. */
const promise: Trade<PromiseText> = {
  options: () => [],
  allows(state, seat, value): value is PromiseText {
    return (
      isPlain(value, 'to', 'text') &&
      isText(value.text) &&
      value.text !== '' &&
      value.to !== seat &&
      state.seats.some((other) => other === value.to) &&
      mayPromise(state, seat)
    );
  },
  apply: (t, seat, { to, text }) => makePromise(t, seat, to, text),
};

const release: Trade<number> = {
  options: (state, seat) => state.promises.filter(({ to }) => to === seat).map(({ id }) => id),
  apply(t, _seat, id) {
    const { promises } = t.state;
    const made = promises.find((one) => one.id === id);
    if (made === undefined) throw new Error(`there is no promise ${id}`);
    t.state.promises = promises.filter((one) => one !== made);
    t.log('released', { id, from: made.from, to: made.to, text: made.text });
  },
};

export const trade: Interjections<NewAngelesState, NewAngelesNames> = {
  offer,
  accept,
  decline,
  withdraw,
  promise,
  release,
};

const BEFORE_PLAY: readonly Phase[] = ['corporations', 'hands', 'over'];

/** Whenever the table waits for somebody, but not in the middle of an effect (I.1, NA10). */
function mayTrade(state: NewAngelesState, seat: Seat): boolean {
  return !state.inEffect && !BEFORE_PLAY.includes(state.phase) && !isBanned(state, seat);
}

function handOver(t: NewAngeles, from: Seat, to: Seat, { capital, assets }: Goods): void {
  gain(t, to, lose(t, from, capital, 'trade'), 'trade');
  for (const asset of assets) moveAsset(t, from, to, asset);
}

function makePromise(t: NewAngeles, from: Seat, to: Seat, text: string): void {
  const { state } = t;
  const id = ++state.told;
  state.promises.push({ id, from, to, text, round: state.round });
  t.log('promised', { id, from, to, text });
  lapseOffers(t);
}

function takeOffer(state: NewAngelesState, id: number): TradeOffer {
  const found = state.tradeOffers.find((one) => one.id === id);
  if (found === undefined) throw new Error(`there is no offer ${id}`);
  state.tradeOffers = state.tradeOffers.filter((one) => one !== found);
  return found;
}

/** One open offer from a player to another is enough; it can be withdrawn for a better one (NA42). */
function offerBetween(state: NewAngelesState, from: Seat, to: Seat): boolean {
  return state.tradeOffers.some((one) => one.from === from && one.to === to);
}

function assetsOf(state: NewAngelesState, seat: Seat): AssetId[] {
  return state.players[seat].assets.map(({ asset }) => asset);
}

function oneOf(asset: AssetId): Goods {
  return { capital: 0, assets: [asset] };
}

function told({ capital, assets }: Goods): { capital: number; assets: AssetId[] } {
  return { capital, assets: [...assets] };
}

/** Whether something from outside is a trade, and nothing more than that: not empty, nothing on both sides. */
function isProposal(value: unknown): value is TradeProposal {
  if (!isPlain(value, 'to', 'give', 'want', 'promise', 'ask')) return false;
  const { to, give, want, promise, ask } = value;
  if (typeof to !== 'string' || !isGoods(give) || !isGoods(want) || !isText(promise) || !isText(ask)) return false;
  if (give.capital > 0 && want.capital > 0) return false;
  return give.capital + want.capital + give.assets.length + want.assets.length > 0;
}

function isGoods(value: unknown): value is Goods {
  if (!isPlain(value, 'capital', 'assets')) return false;
  const { capital, assets } = value;
  return (
    typeof capital === 'number' &&
    Number.isInteger(capital) &&
    capital >= 0 &&
    !Object.is(capital, -0) &&
    Array.isArray(assets) &&
    assets.every((asset) => typeof asset === 'string' && Object.hasOwn(ASSETS, asset)) &&
    new Set(assets).size === assets.length
  );
}

/** Letters, digits, signs and spaces, without what steers a terminal or turns a line around. */
function isText(value: unknown): value is string {
  return (
    typeof value === 'string' &&
    value.length <= LONGEST_PROMISE &&
    value === value.trim() &&
    !/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/u.test(value)
  );
}

function isPlain<Key extends string>(value: unknown, ...keys: readonly Key[]): value is Record<Key, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.keys(value).length === keys.length && keys.every((key) => Object.hasOwn(value, key));
}
