/** What a game with Historical Events keeps: the card of the set-up, the sets of the rounds, and the cards of this one. */
import type { Random } from '@polity/kernel';
import { cardOf } from '../../rules/companies.js';
import type { Class, Good, Policy, Seat, Section } from '../../rules/names.js';
import type { Company, HegemonyState, OpenState } from '../../rules/state.js';
import { HISTORICAL_EVENTS, SETS, STARTS } from './cards.js';
import type { HistoricalEvent, Lasting, Output } from './event.js';
import type { HistoricalEvents } from './kinds.js';
import { areMet, hasMachinery } from './needs.js';

export function historyOf({ historical }: Pick<HegemonyState, 'historical'>): HistoricalEvents {
  return historical as HistoricalEvents;
}

export function eventNamed(card: string): HistoricalEvent {
  return HISTORICAL_EVENTS[card] as HistoricalEvent;
}

/** How many cards a round has. */
export function cardsPerRound({ options }: Pick<OpenState, 'options'>): number {
  return Number(options['historical-events'] ?? 0);
}

/** A card for the set-up, which changes it at once, and a shuffled set for every round (HE-1). */
export function layOut(state: HegemonyState, random: Random): void {
  const start = random.pick(STARTS);
  const piles = SETS.map((set) => random.shuffle([...set]));
  const coming = piles.map((pile) => pile.splice(0, cardsPerRound(state)));
  state.historical = { start, coming, piles, round: 0, open: [], waiting: [], happened: [], past: [] };
  const { policies, lay } = eventNamed(start);
  for (const [policy, section] of Object.entries(policies) as [Policy, Section][]) state.policies[policy] = section;
  lay?.(state, random);
}

/** Nobody sees the sets. */
export function seenBy(state: HegemonyState): Pick<HegemonyState, 'historical'> {
  const history = historyOf(state);
  return { historical: { ...history, coming: [], piles: [] } };
}

export function shuffleAnew(state: HegemonyState, random: Random): void {
  const history = historyOf(state);
  history.piles.forEach((pile, i) => {
    const set = random.shuffle([...pile, ...(history.coming[i] ?? [])].sort());
    history.coming[i] = set.splice(0, history.coming[i]?.length ?? 0);
    history.piles[i] = set;
  });
}

/** Cards of this round that the seat could bring about now by such an action. */
export function open(state: OpenState, seat: Seat, trigger: 'free' | 'basic'): string[] {
  const { historical } = state;
  if (historical === undefined) return [];
  return historical.open.filter((card) => {
    const event = eventNamed(card);
    if (event.trigger !== trigger || !event.by.includes(seat) || historical.happened.includes(card)) return false;
    return state[seat].influence >= (event.influence ?? 0) && areMet(state, event.needs);
  });
}

/** What holds now because of what has come about in this round. */
function inForce<Key extends keyof Lasting>(
  { historical }: Pick<OpenState, 'historical'>,
  key: Key,
): readonly NonNullable<Lasting[Key]>[] {
  const found: NonNullable<Lasting[Key]>[] = [];
  for (const card of historical?.happened ?? []) {
    const lasting = eventNamed(card).lasting?.[key];
    if (lasting !== undefined && lasting !== null) found.push(lasting);
  }
  return found;
}

export const mayVote = (state: OpenState): boolean => inForce(state, 'noVotes').length === 0;

export const mayTradeAbroad = (state: OpenState): boolean => inForce(state, 'noTrade').length === 0;

export function mayPrice(state: OpenState, good: Good): boolean {
  return !inForce(state, 'fixed').some((goods) => goods.includes(good));
}

export function voteCost(state: OpenState, cost: number): number {
  return inForce(state, 'freeVotes').length > 0 ? 0 : cost;
}

export function importPrice(state: OpenState, good: 'food' | 'luxury', price: number): number {
  return inForce(state, 'imports').at(-1)?.[good] ?? price;
}

/** Nothing, or half of it, rounded down. */
export function openingCost(state: OpenState, cost: number): number {
  const openings = inForce(state, 'openings');
  if (openings.includes('free')) return 0;
  return openings.includes('half') ? Math.floor(cost / 2) : cost;
}

export function moreOutput(state: OpenState, company: Company): number {
  let more = 0;
  for (const output of inForce(state, 'output')) if (isMeant(output, company)) more += output.more;
  return more;
}

function isMeant({ owners, industry, machinery }: Output, company: Company): boolean {
  if (owners && !owners.includes(company.owner)) return false;
  if (industry && cardOf(company).industry !== industry) return false;
  return machinery === undefined || hasMachinery(company);
}

/** What the State pays for something done, to owners only, and what it gains with whoever did it. */
export function rewardFor(state: OpenState, deed: 'built' | 'sold', by: Class): { pays: number; pleases: number } {
  const sum = (numbers: readonly (number | undefined)[]) => numbers.reduce<number>((all, one) => all + (one ?? 0), 0);
  return {
    pays: by === 'working' ? 0 : sum(inForce(state, 'pays').map(({ [deed]: amount }) => amount)),
    pleases: sum(inForce(state, 'pleases').map(({ [deed]: amount }) => amount)),
  };
}

export function pointsForUse(state: OpenState): number {
  return inForce(state, 'points').reduce((all, points) => all + points, 0);
}
