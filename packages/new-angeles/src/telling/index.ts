/** What New Angeles gives to its words, on the page and at a terminal: what is printed, and what a question leaves unsaid. */
import type { Json, JsonObject, LogEntry } from '@polity/kernel';
import { EVENTS, type EventId } from '../data/events.js';
import type { TradeProposal } from '../rules/interjections.js';
import type { NewAngelesLog } from '../rules/log.js';
import type { Goods } from '../rules/state.js';
import type { NewAngelesView } from '../rules/view.js';
import { cardNumbers } from './card-numbers.js';
import { goodsPart, promiseDetails, tradeDetails, written } from './goods.js';
import { NUMBERS } from './numbers.js';
import { planParts } from './plans.js';
import { printed } from './printed.js';

export { goodsPart, tradeDetails } from './goods.js';

type Shown = Partial<Pick<NewAngelesView, 'tradeOffers' | 'promises'>>;

/** Trades and promises are answered by their number; in words they are what is given for what. */
function details(kind: string, option: Json, _about: JsonObject, view: Shown): JsonObject {
  switch (kind) {
    case 'offer': {
      if (option === null) return {};
      const { give, want } = option as unknown as TradeProposal;
      return { gives: goodsPart(give), wants: goodsPart(want) };
    }
    case 'accept':
    case 'decline':
    case 'withdraw': {
      const offer = view.tradeOffers?.find(({ id }) => id === option);
      return offer ? tradeDetails(offer) : {};
    }
    case 'release': {
      const promise = view.promises?.find(({ id }) => id === option);
      return promise ? promiseDetails(promise) : {};
    }
    default:
      return {};
  }
}

type Teller<Kind extends keyof NewAngelesLog> = (params: NewAngelesLog[Kind]) => JsonObject;

const goods = ({ give, want }: { give: Goods; want: Goods }) => ({ gives: goodsPart(give), wants: goodsPart(want) });

/** What a log entry does not say in its parameters as they are. */
const HAPPENINGS: { readonly [Kind in keyof NewAngelesLog]?: Teller<Kind> } = {
  event: ({ event }) => ({ ended: endsItself(event) }),
  'events-seen': ({ cards }) => ({ ended: endsItself(cards.at(-1)) }),
  placed: ({ district, at }) => ({ movedOn: at !== null && at !== district }),
  declared: ({ card, plan }) => ({ plan: planParts(card, plan) }),
  rivals: ({ rivals }) => ({
    rivals: { row: Object.entries(rivals).map(([seat, rival]) => ({ say: 'rival-held', seat, rival })) },
  }),
  'trade-offered': (params) => ({ ...goods(params), promise: written(params.promise), ask: written(params.ask) }),
  traded: goods,
  promised: ({ text }) => ({ text: written(text) }),
  released: ({ text }) => ({ text: written(text) }),
};

/** A name that ends in a mark of its own ends the sentence with it. */
function endsItself(event: EventId | undefined): boolean {
  return event !== undefined && /[!?]$/.test(EVENTS[event].name);
}

function happening({ kind, params }: LogEntry): JsonObject {
  const tell = HAPPENINGS[kind as keyof NewAngelesLog] as ((params: JsonObject) => JsonObject) | undefined;
  return tell?.(params) ?? {};
}

export const telling = {
  details,
  happening,
  headings: ['round', 'demand-round'],
  closings: ['production', 'event', 'demand-met', 'demand-failed', 'threat'],
  turns: ['turn'],
  actors: { 'trade-declined': 'to', released: 'to', 'emergency-stolen': 'to' },
  numbers: NUMBERS,
  cardNumbers,
  printed,
} as const;
