/** Drawing, keeping and giving away cards, investments, corporations, events. */
import { byWeight, heaviest } from '@polity/kernel';
import { ACTION_IDS, ACTIONS } from '../data/actions.js';
import { EVENTS, type EventId, type UpperHalf } from '../data/events.js';
import { INVESTMENTS, type InvestmentId, type PrintedInvestment } from '../data/investments.js';
import { type ActionType, DISTRICTS, type Seat } from '../names.js';
import { worthOf } from '../rules/investments.js';
import type { NewAngelesView } from '../rules/view.js';
import { type Advisers, opinion } from './asked.js';
import { expectedSupply } from './city-worth.js';
import { leastFirst } from './deal.js';
import { guessedInterests, type Interests } from './interests.js';
import { cardWorth } from './plans.js';

/** What a card of that type brings on the average. */
function typeWorth(mine: Interests, type: ActionType): number {
  const cards = ACTION_IDS.filter((id) => ACTIONS[id].type === type);
  return cards.reduce((sum, card) => sum + Math.max(0, cardWorth(mine, card, mine)), 0) / cards.length;
}

/** What it would bring with what is expected, or with a little luck. */
function investmentWorth(view: NewAngelesView, id: InvestmentId): number {
  const now = worthOf({ ...view, supply: expectedSupply(view) }, id);
  const card: PrintedInvestment = INVESTMENTS[id];
  return now + (card.kind === 'table' ? 1 : 0);
}

/** The threat that the upper half of an event would bring now. */
export function eventThreat({ city, board }: NewAngelesView, event: EventId): number {
  const upper: UpperHalf = EVENTS[event].upper;
  const count = (counts: string) =>
    DISTRICTS.filter((id) => {
      const district = city[id];
      if (counts === 'strike') return district.unrest === 'strike';
      return counts === 'unrest' ? district.unrest !== 'stable' : district[counts as 'orgcrime'];
    }).length;
  const inTier = (piece: 'orgcrime' | 'human-first' | 'outage', tier: number) =>
    DISTRICTS.some((id) => board.tiers[id] === tier && city[id][piece]);
  switch (upper.kind) {
    case 'moves':
      return count(upper.piece) * 0.5;
    case 'in-tier-or-moves':
      return inTier(upper.piece, upper.tier) ? upper.threat : count(upper.piece) * 0.3;
    case 'each':
      return upper.threat * count(upper.counts);
    case 'at-least':
      return count(upper.counts) >= upper.number ? upper.threat : 0.5;
    case 'highest-tier':
      return upper.threat.find(({ tier }) => inTier(upper.piece, tier))?.threat ?? 0;
  }
}

/** The one who draws may be another. */
function drawer(mine: Interests, player: Seat | undefined): Interests {
  return player === undefined || player === mine.seat ? mine : guessedInterests(mine.view, player);
}

type Kinds =
  | 'corporation'
  | 'investment'
  | 'draw-type'
  | 'hand-size'
  | 'eiko-card'
  | 'mills-cards'
  | 'bernice-cards'
  | 'steal-card'
  | 'turn-up'
  | 'event-bottom'
  | 'event-top';

export const HAND: Advisers<Kinds> = {
  corporation: ({ options }) => opinion(options[0], 'corporation.any'),
  investment({ options }, { view }) {
    const kept = heaviest(options, (id) => investmentWorth(view, id));
    return opinion(kept, 'investment.likely', { investment: kept ?? null });
  },
  'draw-type'({ options, about }, mine) {
    const type = heaviest(options, (one) => typeWorth(drawer(mine, about.player), one));
    return opinion(type, 'draw.useful', { type: type ?? null });
  },
  'hand-size': ({ options, min }, mine) => opinion(leastFirst(mine, options).slice(0, min), 'cards.least'),
  'eiko-card': ({ options }, mine) => opinion(leastFirst(mine, options)[0], 'cards.least'),
  'mills-cards': ({ options, min }, mine) => opinion(leastFirst(mine, options).slice(0, min), 'cards.least'),
  'bernice-cards': ({ options, max }, mine) => opinion(leastFirst(mine, options).slice(0, max), 'cards.sold'),
  'steal-card': ({ options }, mine) => opinion(leastFirst(mine, options).at(-1), 'cards.stolen'),
  'turn-up': ({ options }, mine) =>
    opinion(
      heaviest(options, (card) => cardWorth(mine, card, mine)),
      'emergency.best',
    ),
  'event-bottom': ({ options }, { view, care }) =>
    opinion(byWeight(options, (event) => eventThreat(view, event) * Math.sign(care))[0], eventReason(care)),
  'event-top': ({ options }, { view, care }) =>
    opinion(byWeight(options, (event) => -eventThreat(view, event) * Math.sign(care))[0], eventReason(care)),
};

function eventReason(care: number): string {
  return care > 0 ? 'event.calm' : 'event.storm';
}
