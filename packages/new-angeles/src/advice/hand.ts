/** Drawing, keeping and giving away cards, investments, corporations, events. */
import { byWeight, heaviest } from '@polity/kernel';
import { ACTION_IDS, ACTIONS } from '../data/actions.js';
import { INVESTMENTS, type InvestmentId, type PrintedInvestment } from '../data/investments.js';
import type { ActionType, Seat } from '../names.js';
import { mostPaid } from '../reading/contracts.js';
import { worthOf } from '../rules/investments.js';
import type { NewAngelesView } from '../rules/view.js';
import { type Advisers, opinion } from './asked.js';
import { leastFirst } from './deal.js';
import { eventThreat } from './event-worth.js';
import { guessedInterests, type Interests } from './interests.js';
import { cardWorth } from './plans.js';
import { expectedSupply } from './supply-worth.js';

/** What a card of that type brings on the average. */
function typeWorth(mine: Interests, type: ActionType): number {
  const cards = ACTION_IDS.filter((id) => ACTIONS[id].type === type);
  return cards.reduce((sum, card) => sum + Math.max(0, cardWorth(mine, card, mine)), 0) / cards.length;
}

/** How many of its cards can pay me as the city stands, and how much at most. */
function paying({ view, seat }: Interests, type: ActionType | undefined): { cards: number; capital: number } {
  const paid = ACTION_IDS.filter((id) => ACTIONS[id].type === type).flatMap((card) =>
    mostPaid(view, card).filter(({ corporation }) => corporation === view.players[seat].corporation),
  );
  return { cards: paid.length, capital: Math.max(0, ...paid.map(({ capital }) => capital)) };
}

/** What it would bring with what is expected, or with a little luck. */
function investmentWorth(view: NewAngelesView, id: InvestmentId): number {
  const now = worthOf({ ...view, supply: expectedSupply(view) }, id);
  const card: PrintedInvestment = INVESTMENTS[id];
  return now + (card.kind === 'table' ? 1 : 0);
}

/** The one who draws may be another. */
export function drawer(mine: Interests, player: Seat | undefined): Interests {
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
    const [kept, next] = byWeight(options, (id) => investmentWorth(view, id));
    return opinion(kept, 'investment.likely', {
      investment: kept ?? null,
      worth: kept === undefined ? 0 : investmentWorth(view, kept),
      other: next ?? null,
      less: next === undefined ? 0 : investmentWorth(view, next),
    });
  },
  'draw-type'({ options, about }, mine) {
    const type = heaviest(options, (one) => typeWorth(drawer(mine, about.player), one));
    return opinion(type, 'draw.useful', { type: type ?? null, ...paying(mine, type) });
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
