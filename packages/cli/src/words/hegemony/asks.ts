/** The questions of Hegemony and their options, in words. */
import { cardById, type HegemonyAsks, type Policy, type Section, type TurnOption } from '@polity/hegemony';
import type { AskDescription, OptionOf } from '@polity/kernel';
import { BASIC, FREE } from './log.js';
import { a, bill, deal, described, exportCard, nameOf, offer, POLICY_NAMES, plain, sale, who } from './names.js';

type Kind = keyof HegemonyAsks;
type Option<K extends Kind> = OptionOf<HegemonyAsks[K]>;

interface Question<K extends Kind> {
  /** The question itself, with what it is about. */
  ask(about: About): string;
  option?(option: Option<K>, about: About): string;
}

/** What a question is about: single values by name. */
type About = Readonly<Record<string, string | number | boolean | undefined>>;

const company = (id: string) => nameOf(id);
const workerAt = ({ from, skill }: { readonly from: string; readonly skill: string }) =>
  `${skill} worker, ${from === 'unemployed' ? 'unemployed' : `from ${nameOf(from)}`}`;
const proposal = ({ policy, section }: { readonly policy: Policy; readonly section: Section }) => bill(policy, section);
const seat = (id: string) => who(id).replace('the ', '');
const forCard = ({ card, event }: About) => {
  const id = card ?? event;
  return id === undefined ? '' : `${described(String(id))}. `;
};
const priced = ({ price, half }: About) =>
  price === undefined ? '' : ` at ${price} each${half ? ', half of it paid' : ''}`;

const QUESTIONS: { readonly [K in Kind]: Question<K> } = {
  turn: {
    ask: ({ turn, main, free }) =>
      main
        ? `turn ${turn}: end your turn${free ? '' : ', or take a free action first'}`
        : `turn ${turn}: play a card or discard one for a basic action${free ? '' : ' (free action before or after)'}`,
    option: turnOption,
  },
  'discard-card': {
    ask: ({ action }) => `which card do you discard to ${BASIC[action as keyof typeof BASIC] ?? 'pass'}?`,
    option: (card) => described(card),
  },
  'propose-bill': { ask: () => 'which bill do you propose?', option: proposal },
  'immediate-vote': {
    ask: ({ policy, cost }) =>
      `an election on ${POLICY_NAMES[policy as Policy]} at once${cost === 0 ? ' (for nothing)' : ` for ${cost} influence`}?`,
    option: (when) => (when === 'now' ? 'vote now' : 'wait for the elections'),
  },
  stance: {
    ask: ({ policy, section, by }) =>
      `${bill(policy as Policy, section as Section)}, proposed by ${who(String(by))}: are you in favour?`,
    option: (stance) => (stance === 'for' ? 'in favour' : 'against'),
  },
  'vote-influence': {
    ask: ({ policy, section, stance }) =>
      `how much influence do you spend ${stance} ${bill(policy as Policy, section as Section)}? Nobody sees it before all have decided.`,
  },
  'assign-to': {
    ask: () => 'where do you assign workers?',
    option: (target) => ('union' in target ? `a Trade Union of ${target.union}` : company(target.company)),
  },
  'assign-worker': {
    ask: ({ company: id, union }) =>
      `which worker goes to ${id === undefined ? `the Trade Union of ${union}` : company(String(id))}?`,
    option: workerAt,
  },
  'swap-workers': {
    ask: () => 'which skilled worker on an unskilled slot is swapped for an unemployed one?',
    option: ({ company: id, slot, skill }) => `${company(id)}, slot ${slot + 1}: ${a(skill)} worker comes in`,
  },
  'upgrade-worker': { ask: () => 'which worker learns a trade?', option: workerAt },
  'upgrade-to': { ask: ({ skill }) => `what does the ${skill} worker learn?` },
  'new-worker': { ask: () => 'what skill does the new worker have?' },
  strike: { ask: () => 'in which company do you strike?', option: company },
  'demonstration-loss': {
    ask: ({ seat: other, left }) => `how many of the ${left} points does ${who(String(other))} lose?`,
  },
  'buy-resource': { ask: ({ card, event }) => `${forCard({ card, event })}what do you buy?` },
  'buy-source': { ask: ({ resource }) => `from whom do you buy ${resource}?`, option: seat },
  'buy-amount': {
    ask: (about) =>
      `how much ${about.resource} do you buy${about.source === undefined ? '' : ` from ${who(String(about.source))}`}${priced(about)}?`,
  },
  'food-source': { ask: ({ needed }) => `${needed} food are needed: from whom do you buy?`, option: seat },
  'food-amount': {
    ask: ({ source, price, needed }) =>
      `how much of the ${needed} food do you buy from ${who(String(source))} at ${price} each?`,
  },
  'build-company': {
    ask: ({ from }) => (from === 'pile' ? 'which company of the pile do you build?' : 'which company do you build?'),
    option: offer,
  },
  'set-wage': {
    ask: ({ company: id }) => `which wage does ${company(String(id))} pay?`,
    option: (level, { company: id }) => `level ${level}${id === undefined ? '' : ` (${wagesText(String(id), level)})`}`,
  },
  'staff-class': {
    ask: ({ company: id }) => `whose workers staff ${id === undefined ? 'the company' : company(String(id))}?`,
    option: seat,
  },
  'staff-worker': { ask: ({ company: id }) => `which unemployed worker goes to ${company(String(id))}?` },
  'sell-company': { ask: () => 'which company do you sell?', option: offer },
  'extra-shift': { ask: () => 'which company works an extra shift?', option: company },
  'give-bonus': { ask: () => 'the workers of which company get a bonus of 5?', option: company },
  'discard-companies': { ask: () => 'which companies do you clear from your market?', option: offer },
  'adjust-price': { ask: () => 'which price do you change?', option: ({ good, price }) => `${good} to ${price}` },
  'adjust-wage': {
    ask: () => 'which wage do you change?',
    option: ({ company: id, wage }) => `${company(id)} to level ${wage} (${wagesText(id, wage)})`,
  },
  'storage-tile': { ask: () => 'which storage do you enlarge?' },
  machinery: { ask: () => 'which company gets machinery?', option: company },
  'export-transaction': {
    ask: () => 'what do you sell abroad?',
    option: (id, { card }) => sale(String(card), id) ?? plain(id),
  },
  'business-deal': { ask: () => 'which business deal do you make?', option: deal },
  'deal-storage': {
    ask: ({ cost, tariff }) => `the goods cost ${cost}, the tariff is ${tariff}: where do they go?`,
    option: (to, { tariff }) =>
      to === 'storage' ? `your storage, with a tariff of ${tariff}` : 'the Free Trade Zone alone, without tariff',
  },
  'deal-to-zone': { ask: ({ good, amount }) => `how much of the ${amount} ${good} goes to the Free Trade Zone?` },
  'open-public-company': { ask: () => 'which Public company do you open?', option: offer },
  'close-public-company': { ask: () => 'which Public company do you close?', option: company },
  'staff-public-company': {
    ask: () => 'which new Public company is staffed, and by whom?',
    option: ({ company: id, class: of }) => `${company(id)}, by ${who(of)}`,
  },
  event: { ask: () => 'which event do you deal with?', option: described },
  'place-event': { ask: () => 'which event do you put on the board?', option: described },
  'replace-event': { ask: () => 'which event gives way?', option: described },
  'extra-tax-class': { ask: () => 'with which class do you lose Legitimacy?', option: seat },
  'campaign-amount': { ask: () => 'how much Media Influence becomes your own?' },
  'card-option': { ask: (about) => `${forCard(about)}What do you choose?`, option: cardOption },
  'card-class': {
    ask: (about) => `${about.action === 'meet-mps' ? 'With whom do you meet?' : `${forCard(about)}Which player?`}`,
    option: seat,
  },
  'card-classes': { ask: classesText, option: seat },
  'card-company': { ask: (about) => `${forCard(about)}Which company${target(about)}?`, option: company },
  'card-amount': { ask: (about) => `${forCard(about)}How much${what(about)}${priced(about)}?` },
  'card-worker': { ask: (about) => `${forCard(about)}Which worker?`, option: workerAt },
  'card-industry': { ask: (about) => `${forCard(about)}Which industry?` },
  'card-policy': { ask: (about) => `${forCard(about)}Which policy, to which section?`, option: proposal },
  'remove-cube': { ask: () => 'whose cube do you take out?', option: seat },
};

function turnOption(option: TurnOption): string {
  switch (option.do) {
    case 'play':
      return `play ${described(option.card)}`;
    case 'basic':
      return `discard a card to ${BASIC[option.action]}`;
    case 'free':
      return `free action: ${FREE[option.action]}`;
    case 'end':
      return 'end your turn';
  }
}

/** Sums of money, Export cards and single words. */
function cardOption(option: string): string {
  if (/^\d+$/.test(option)) return `${option} V`;
  const sales = exportCard(option);
  return sales === '' ? plain(option) : sales;
}

/** Whom the State loses Legitimacy with when an event was left alone, or whom a card is about. */
function classesText(about: About): string {
  const { event, money } = about;
  return event === undefined || money !== undefined
    ? `${forCard(about)}Which classes?`
    : `nobody has dealt with ${nameOf(String(event))}: with which classes do you lose Legitimacy?`;
}

function target({ to }: About): string {
  if (to === undefined) return '';
  return to === 'removed' ? ' leaves the game' : ` goes to ${who(String(to))}`;
}

function what({ good, what: thing, source, class: of, left }: About): string {
  const named = good ?? thing;
  return [
    named === undefined ? '' : ` ${plain(String(named))}`,
    source === undefined ? '' : source === 'state' ? ' out of your own stock' : ` from ${who(String(source))}`,
    of === undefined ? '' : ` for ${who(String(of))}`,
    left === undefined ? '' : ` (${left} to go)`,
  ].join('');
}

function wagesText(id: string, level: number): string {
  return `${cardById(id).wages?.[level - 1] ?? 0} V`;
}

function questionOf(kind: string): Question<Kind> | undefined {
  return Object.hasOwn(QUESTIONS, kind) ? (QUESTIONS[kind as Kind] as Question<Kind>) : undefined;
}

export function askText({ kind, about }: AskDescription): string | undefined {
  return questionOf(kind)?.ask(about as About);
}

export function optionText({ kind, about }: AskDescription, option: unknown): string | undefined {
  const question = questionOf(kind);
  if (question === undefined) return undefined;
  if (question.option) return (question.option as (option: unknown, about: About) => string)(option, about as About);
  return plain(String(option));
}
