/** What happens in Hegemony, told at a terminal. */
import type { HegemonyLog, Seat, Skill } from '@polity/hegemony';
import { a, agenda, amounts, bill, deal, exportCard, nameOf, plain, SEATS, who } from './names.js';

type Tellers = { readonly [K in keyof HegemonyLog]: (params: HegemonyLog[K]) => string };

const list = (ids: readonly string[]) => (ids.length === 0 ? 'none' : ids.map(nameOf).join(', '));
const The = (id: string) => who(id).replace('the', 'The');
const worker = (of: 'working' | 'middle', skill: Skill) => `${a(skill)} worker of ${who(of)}`;
const place = (id: string) =>
  id === 'unemployed' || id === 'union' || id === 'supply' ? `the ${PLACES[id]}` : nameOf(id);
const PLACES = { unemployed: 'unemployed', union: 'Trade Union', supply: 'supply' } as const;

const TELL: Tellers = {
  round: ({ round }) => `--- Round ${round} ---`,
  phase: ({ phase }) => `--- ${plain(phase)} ---`,
  card: ({ seat, card }) => `${The(seat)} plays ${nameOf(card)}.`,
  basic: ({ seat, action, card }) => `${The(seat)} discards ${nameOf(card)} to ${BASIC[action]}.`,
  free: ({ seat, action }) => `${The(seat)}, as a free action: ${FREE[action]}.`,
  pass: ({ seat, card }) => `${The(seat)} can do nothing and discards ${nameOf(card)}.`,
  'end-turn': ({ seat }) => `${The(seat)} ends its turn.`,
  pay: ({ from, to, amount, for: reason }) => `${The(from)} pays ${who(to)} ${amount} (${plain(reason)}).`,
  loan: ({ seat }) => `${The(seat)} takes a loan of 50.`,
  'loan-paid': ({ seat }) => `${The(seat)} is rid of a loan.`,
  'to-capital': ({ amount }) => `${amount} of the Revenue become Capital.`,
  points: ({ seat, amount, source }) =>
    `${The(seat)} ${amount < 0 ? 'loses' : 'gains'} ${Math.abs(amount)} points (${plain(source)}).`,
  prosperity: ({ seat, space }) => `${The(seat)} stands on space ${space} of its Prosperity track.`,
  wealth: ({ space }) => `The Capitalist Class stands on space ${space} of the Wealth table.`,
  legitimacy: ({ class: of, by }) => `The State's Legitimacy with ${who(of)}: ${by > 0 ? '+' : ''}${by}.`,
  'legitimacy-token': ({ class: of }) => `The State takes a Legitimacy token of ${who(of)}.`,
  resource: ({ seat, resource, amount }) =>
    `${The(seat)} ${amount < 0 ? 'gives up' : 'gets'} ${Math.abs(amount)} ${resource}.`,
  bought: ({ seat, from, resource, amount, price }) =>
    `${The(seat)} buys ${amount} ${resource} from ${seat === from ? 'itself' : who(from)} for ${price}.`,
  sold: ({ seat, good, amount, money }) => `${The(seat)} sells ${amount} ${good} for ${money}.`,
  produced: ({ company, resource, made, stored }) =>
    `${nameOf(company)} makes ${made} ${resource}${stored < made ? `, of which ${stored} can be kept` : ''}.`,
  'new-worker': ({ class: of, skill }) => `${The(of)} has a new ${skill} worker.`,
  'worker-left': ({ class: of, skill }) => `${worker(of, skill)} leaves the country.`,
  upgraded: ({ class: of, from, to, at }) => `${worker(of, from)} (${place(at)}) learns: ${to}.`,
  assigned: ({ class: of, skill, from, to }) => `${worker(of, skill)} goes from ${place(from)} to ${place(to)}.`,
  swapped: ({ class: of, company, out, in: into }) =>
    `In ${nameOf(company)} ${worker(of, into)} takes the place of ${a(out)} one.`,
  dismissed: ({ class: of, skill, from }) => `${worker(of, skill)} loses the job at ${nameOf(from)}.`,
  'union-dissolved': ({ industry }) => `The Trade Union of ${industry} dissolves.`,
  strike: ({ company }) => `${nameOf(company)} is on strike.`,
  'strike-over': ({ company, paid }) =>
    `The strike at ${nameOf(company)} is over${paid ? ': the wage is at its highest' : ''}.`,
  demonstration: () => 'The Working Class demonstrates.',
  'demonstration-over': ({ resolved }) => `The Demonstration is over${resolved ? ': there is work again' : ''}.`,
  built: ({ seat, company, cost }) => `${The(seat)} builds ${nameOf(company)} for ${cost}.`,
  'company-sold': ({ seat, company }) => `${The(seat)} sells ${nameOf(company)}.`,
  opened: ({ company }) => `The State opens ${nameOf(company)}.`,
  closed: ({ company }) => `The State closes ${nameOf(company)}.`,
  'company-moved': ({ company, to }) =>
    to === 'removed' ? `${nameOf(company)} is taken out of the game.` : `${nameOf(company)} goes to ${who(to)}.`,
  wage: ({ company, wage }) => `${nameOf(company)} pays at level ${wage} now.`,
  price: ({ seat, good, price }) => `${The(seat)} asks ${price} for ${good} now.`,
  committed: ({ company }) => `The workers of ${nameOf(company)} are committed.`,
  machinery: ({ company }) => `${nameOf(company)} gets machinery.`,
  'storage-tile': ({ seat, good }) => `${The(seat)} enlarges its ${good} storage.`,
  'companies-discarded': ({ seat, companies }) => `${The(seat)} clears from its market: ${list(companies)}.`,
  'companies-revealed': ({ seat, companies }) => `New in the market of ${who(seat)}: ${list(companies)}.`,
  'export-card': ({ card }) => `Exports now: ${exportCard(card)}.`,
  'exports-revealed': ({ cards }) => `Export cards seen: ${cards.map(exportCard).join('; or ')}.`,
  deals: ({ cards }) => `Business deals: ${cards.length === 0 ? 'none' : cards.map(deal).join('; ')}.`,
  deal: ({ card, to }) => `The Capitalist Class imports ${deal(card)} into its ${plain(to)}.`,
  drew: ({ seat, count }) => `${The(seat)} draws ${count} cards.`,
  'drew-cards': ({ cards }) => `You draw: ${list(cards)}.`,
  immigrant: ({ class: of }) => `An immigrant comes to ${who(of)}.`,
  events: ({ cards }) => `Events: ${list(cards)}.`,
  event: ({ event }) => `The State deals with the event ${nameOf(event)}.`,
  'event-unresolved': ({ event }) => `Nobody has dealt with ${nameOf(event)}.`,
  'event-placed': ({ event, instead }) =>
    `New event: ${nameOf(event)}${instead === null ? '' : ` instead of ${nameOf(instead)}`}.`,
  'events-seen': ({ cards }) => `You look at: ${list(cards)}.`,
  agenda: ({ card }) => `The State's agenda: ${agenda(card)}.`,
  benefits: ({ class: of }) => `The State puts something aside for ${who(of)}.`,
  'benefits-received': ({ class: of }) => `${The(of)} takes what the State has put aside for it.`,
  cubes: ({ class: of, count }) => `${The(of)} puts ${count} cubes into the bag.`,
  'cubes-drawn': (cubes) => `Cubes drawn: ${amounts(cubes, 'none')}.`,
  'cubes-removed': (cubes) => `Cubes taken out of the bag: ${amounts(cubes, 'none')}.`,
  bill: ({ by, policy, section }) => `${The(by)} proposes a bill: ${bill(policy, section)}.`,
  vote: ({ policy, section, by }) => `Election: ${bill(policy, section)}, proposed by ${who(by)}.`,
  stance: ({ seat, stance }) => `${The(seat)} is ${stance === 'for' ? 'in favour' : 'against'}.`,
  'influence-spent': ({ seat, amount }) => `${The(seat)} spends ${amount} influence on the election.`,
  'vote-result': ({ policy, section, for: inFavour, against, passed }) =>
    `${bill(policy, section)}: ${inFavour} to ${against}, ${passed ? 'passed' : 'rejected'}.`,
  policy: ({ policy, section }) => `Policy now: ${bill(policy, section)}.`,
  imf: ({ loans }) => `The State has ${loans} loans: the IMF intervenes.`,
  'food-used': ({ seat, amount }) => `${The(seat)} eats ${amount} food.`,
  'game-over': ({ winners }) => `The winner: ${winners.map((seat: Seat) => SEATS[seat]).join(' and ')}.`,
};

export const BASIC: Readonly<Record<HegemonyLog['basic']['action'], string>> = {
  'propose-bill': 'propose a bill',
  'assign-workers': 'assign workers',
  'buy-goods-and-services': 'buy goods and services',
  strike: 'strike',
  demonstration: 'demonstrate',
  'apply-political-pressure': 'apply political pressure (3 cubes into the bag)',
  'build-company': 'build a company',
  'sell-company': 'sell a company',
  'sell-to-foreign-market': 'sell to the foreign market',
  'make-business-deal': 'make a business deal',
  lobby: 'lobby (30 for 3 influence)',
  'extra-shift': 'work an extra shift',
  'event-action': 'deal with an event',
  'meet-mps': 'meet with members of parliament (2 influence for 1 Legitimacy)',
  'extra-tax': 'levy an extra tax (10 from every class)',
  campaign: 'campaign (up to 3 Media Influence become your own)',
};

export const FREE: Readonly<Record<HegemonyLog['free']['action'], string>> = {
  'use-healthcare': 'use Health for all (Prosperity, 2 points, a new worker)',
  'use-education': 'use Education for all (Prosperity, a worker learns)',
  'use-luxury': 'use Luxury for all (Prosperity)',
  'swap-workers': 'swap workers',
  'receive-benefits': 'take the State Benefits',
  'pay-off-loan': 'pay off a loan for 50',
  'adjust-prices': 'adjust prices',
  'adjust-wages': 'adjust wages',
  'give-bonus': 'give a bonus of 5, which commits the workers of a company',
  'buy-storage': 'buy a larger storage for 20',
};

/** Kinds that these words do not know, from newer rules, are told plainly. */
export function logText(kind: string, params: object): string | undefined {
  const tell = Object.hasOwn(TELL, kind) ? (TELL[kind as keyof HegemonyLog] as (params: object) => string) : undefined;
  if (tell === undefined) return undefined;
  const text = tell(params);
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
}
