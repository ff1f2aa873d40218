/** What a text needs beyond the fields of a question and its options, by the kind of question. */
import type { Json, JsonObject, OptionOf } from '@polity/kernel';
import { owedFor } from '../modules/crisis-response/bond-sides.js';
import type { HegemonyAsks, Proposal, TurnOption } from '../rules/asks.js';
import { cardNumbers } from './card-numbers.js';
import { amounts, companyDetails, dealDetails, payAt, saleDetails, saleOfCompany } from './cards.js';
import { gainOfChoice } from './event-choice.js';
import { type AskedIn, salesFromStore, salesIn } from './offers.js';
import { sectionText } from './sections.js';
import { stowed } from './stowing.js';

/** The option is null where the question itself is put. */
export type Teller<Option> = (option: Option | null, about: JsonObject, asked: AskedIn) => JsonObject;

const nothing = () => ({});
const ofCompany: Teller<string> = companyDetails;
const ofItsCompany: Teller<{ readonly company: string } | { readonly union: string }> = (option) =>
  option !== null && 'company' in option ? companyDetails(option.company) : {};
const ofSection: Teller<Proposal> = (option) => (option === null ? {} : sectionText(option));

export const DETAILS: { readonly [Kind in keyof HegemonyAsks]: Teller<OptionOf<HegemonyAsks[Kind]>> } = {
  turn: turnDetails,
  'discard-card': nothing,
  'keep-agenda': (card) => (card === null ? {} : { text: card, ...cardNumbers(card) }),
  'propose-bill': ofSection,
  'immediate-vote': nothing,
  stance: (_, { policy, section, with: other }) => ({ ...sectionText({ policy, section }), ...otherPolicy(other) }),
  'vote-influence': (_, { with: other }) => otherPolicy(other),
  'assign-to': ofItsCompany,
  'assign-worker': nothing,
  'swap-workers': (option) => (option === null ? {} : { place: option.slot + 1 }),
  'upgrade-worker': nothing,
  'upgrade-to': nothing,
  'new-worker': nothing,
  strike: ofCompany,
  'demonstration-loss': nothing,
  'buy-resource': (resource, about, asked) =>
    resource === null ? {} : salesIn('buy-resource', resource, about, asked),
  'buy-source': (source, about, asked) => (source === null ? {} : salesIn('buy-source', source, about, asked)),
  'buy-amount': nothing,
  'food-source': (source, about, asked) => (source === null ? {} : salesIn('food-source', source, about, asked)),
  'food-amount': nothing,
  'build-company': (id, about) => ({ ...companyDetails(id), ...costIn(about, id) }),
  'set-wage': (level, { company }) => payAt(company, level),
  'staff-class': nothing,
  'staff-worker': nothing,
  'sell-company': saleOfCompany,
  'extra-shift': ofCompany,
  'give-bonus': ofCompany,
  'discard-companies': ofCompany,
  'adjust-price': nothing,
  'adjust-wage': (option) => (option === null ? {} : payAt(option.company, option.wage)),
  'storage-tile': nothing,
  machinery: ofCompany,
  'export-transaction': (id, { card }) => saleDetails(card, id),
  'business-deal': dealDetails,
  'deal-storage': (place, { deal }, { view }) => (place === null ? {} : stowed(place, deal, view)),
  'deal-to-zone': nothing,
  'open-public-company': ofCompany,
  'close-public-company': ofCompany,
  'staff-public-company': ofItsCompany,
  event: nothing,
  'place-event': nothing,
  'replace-event': nothing,
  'extra-tax-class': nothing,
  'campaign-amount': nothing,
  'card-option': (card, _, asked) => (card === null ? {} : salesFromStore(card, asked)),
  'card-class': (option, about) => gainOfChoice('card-class', about, option),
  'card-classes': (option, about) => gainOfChoice('card-classes', about, option),
  'card-company': ofCompany,
  'card-amount': nothing,
  'card-worker': nothing,
  'card-industry': nothing,
  'card-policy': ofSection,
  'remove-cube': nothing,
  'protect-policy': nothing,
  'discard-bill': ofSection,
  'take-influence-from': nothing,
  'buy-bond': (lent) => (lent === null ? {} : { owed: owedFor(lent) }),
  'keep-event': (_, { event }) => ({ text: event ?? '' }),
  'event-cost': (spent) => (spent === null ? {} : { spent: amounts(spentBy(spent)) }),
  'use-benefit': (_, { event }) => ({ text: event ?? '' }),
  'shift-wage': (option) => (option === null ? {} : payAt(option.company, option.wage)),
  'historical-event': (card) => (card === null ? {} : { text: card }),
  'save-company': (_, { company }) => companyDetails(company),
};

/** What a company costs now, where a card has changed that. */
function costIn({ costs }: JsonObject, id: string | null): JsonObject {
  const cost = id === null ? undefined : (costs as JsonObject | undefined)?.[id];
  return cost === undefined ? {} : { cost };
}

/** The second policy that the same vote decides on. */
export function otherPolicy(other: Json | undefined): JsonObject {
  return typeof other === 'object' && other !== null ? { other: { say: 'policy', ...other } } : {};
}

/** What the card or action does, under its own id. */
function turnDetails(option: TurnOption | null): JsonObject {
  if (option === null || option.do === 'end') return {};
  return option.do === 'play' ? { text: option.card } : { actionText: option.action };
}

/** The two kinds of Influence are told apart. */
function spentBy({ media = 0, ...rest }: OptionOf<HegemonyAsks['event-cost']>): Readonly<Record<string, number>> {
  return { ...rest, 'media-influence': media };
}
