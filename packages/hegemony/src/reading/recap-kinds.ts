/** For every kind of log entry: what it belongs to when a phase is told again, and what it changes for whom. */
import { LOAN } from '../rules/data/board.js';
import type { HegemonyLog, HegemonyLogEntry, PaymentReason, Purse } from '../rules/log.js';
import type { Resource, Seat } from '../rules/names.js';

/** A kind of step with a message `recap.<kind>`, and what the message speaks of: a company, a seat, a source of points. */
export type About = readonly [
  (
    | 'demonstration'
    | 'strikes'
    | 'company'
    | 'food'
    | 'imf'
    | 'intervention'
    | 'taxes'
    | 'points'
    | 'events'
    | 'legitimacy'
    | 'other'
  ),
  string | null,
];

/** Where changes are summed up, seat by seat. */
export interface Sums {
  pay(purse: Purse, amount: number): void;
  score(seat: Seat, points: number): void;
  add(seat: Seat, resource: Resource, amount: number): void;
}

type Entries = readonly HegemonyLogEntry[];

interface InRecap<Params> {
  /** @param rest what comes after it. */
  about?(params: Params, rest: Entries): About;
  changes?(params: Params, sums: Sums): void;
}

const OTHER: About = ['other', null];
const DEMONSTRATION: About = ['demonstration', null];
const PLAIN = {};
const imf = (): About => ['imf', null];
const IMF = { about: imf };

type Payment = HegemonyLog['pay'];
const other = (): About => OTHER;
const food = ({ from }: Payment): About => ['food', from];
const taxes = ({ from }: Payment): About => ['taxes', from];

/** A wage belongs to the company that then produces. */
const PAID: Readonly<Record<PaymentReason, (pay: Payment, rest: Entries) => About>> = {
  wage: (_pay, rest) => {
    const made = rest.find(({ kind }) => kind === 'produced');
    return ['company', made?.kind === 'produced' ? made.params.company : null];
  },
  purchase: food,
  food: other,
  tariff: food,
  'income-tax': taxes,
  'employment-tax': taxes,
  'corporate-tax': taxes,
  'extra-tax': other,
  interest: other,
  loan: other,
  'pay-off-loan': imf,
  build: other,
  'sell-company': other,
  export: other,
  'business-deal': other,
  lobby: other,
  bonus: other,
  storage: other,
  'public-company': other,
  benefits: other,
  card: other,
  event: other,
  crisis: imf,
  bond: imf,
  'bond-repaid': other,
  history: other,
};

const RECAP: { readonly [Kind in keyof HegemonyLog]: InRecap<HegemonyLog[Kind]> } = {
  round: PLAIN,
  phase: PLAIN,
  card: PLAIN,
  basic: PLAIN,
  free: PLAIN,
  pass: PLAIN,
  'end-turn': PLAIN,
  'to-be-handed-over': PLAIN,
  'handed-over': PLAIN,
  pay: {
    about: (params, rest) => PAID[params.for](params, rest),
    changes: ({ from, to, amount }, sums) => {
      sums.pay(from, -amount);
      sums.pay(to, amount);
    },
  },
  loan: {
    // It belongs to what has to be paid with it.
    about: (_params, [next, ...rest]) => (next ? aboutOf(next, rest) : OTHER),
    changes: ({ seat }, sums) => sums.pay(seat, LOAN.amount),
  },
  'loan-paid': IMF,
  'to-capital': PLAIN,
  points: {
    about: ({ source }) => (source === 'demonstration' ? DEMONSTRATION : ['points', source]),
    changes: ({ seat, amount }, sums) => sums.score(seat, amount),
  },
  prosperity: { about: () => ['points', 'prosperity'] },
  wealth: { about: () => ['points', 'wealth'] },
  legitimacy: { about: () => ['legitimacy', null] },
  'legitimacy-halved': PLAIN,
  'legitimacy-token': PLAIN,
  resource: { changes: ({ seat, resource, amount }, sums) => sums.add(seat, resource, amount) },
  bought: {
    about: ({ seat }) => ['food', seat],
    changes: ({ seat, from, resource, amount }, sums) => {
      sums.add(seat, resource, amount);
      if (from !== 'foreign-market') sums.add(from, resource, -amount);
    },
  },
  sold: { changes: ({ seat, good, amount }, sums) => sums.add(seat, good, -amount) },
  produced: {
    about: ({ company }) => ['company', company],
    changes: ({ owner, resource, stored }, sums) => sums.add(owner, resource, stored),
  },
  'new-worker': PLAIN,
  'worker-left': PLAIN,
  upgraded: PLAIN,
  assigned: PLAIN,
  swapped: PLAIN,
  dismissed: PLAIN,
  'union-dissolved': PLAIN,
  strike: PLAIN,
  'strike-over': { about: () => ['strikes', null] },
  demonstration: PLAIN,
  'demonstration-over': { about: () => DEMONSTRATION },
  built: PLAIN,
  'company-sold': PLAIN,
  opened: PLAIN,
  closed: PLAIN,
  'company-moved': PLAIN,
  wage: PLAIN,
  price: PLAIN,
  committed: PLAIN,
  machinery: PLAIN,
  'storage-tile': PLAIN,
  'companies-discarded': PLAIN,
  'companies-revealed': PLAIN,
  'export-card': PLAIN,
  'exports-revealed': PLAIN,
  deals: PLAIN,
  deal: PLAIN,
  drew: PLAIN,
  'drew-cards': PLAIN,
  immigrant: PLAIN,
  events: PLAIN,
  event: PLAIN,
  'event-unresolved': { about: () => ['events', null] },
  'event-placed': PLAIN,
  'events-seen': PLAIN,
  agenda: PLAIN,
  'agenda-kept': PLAIN,
  'agenda-fulfilled': PLAIN,
  'agenda-lost': PLAIN,
  'agenda-turned': PLAIN,
  'automa-card': PLAIN,
  'automa-failed': PLAIN,
  'automa-action': PLAIN,
  'automa-special': PLAIN,
  'automa-instead': PLAIN,
  'automa-no-bonus': PLAIN,
  'automa-pressure': PLAIN,
  'automa-check': PLAIN,
  'automa-raised': PLAIN,
  'automa-raised-policy': PLAIN,
  'automa-not-raised': PLAIN,
  'automa-rows': PLAIN,
  'automa-lowered': PLAIN,
  'automa-aside': PLAIN,
  'automa-options': PLAIN,
  'automa-bullet': PLAIN,
  'automa-weighs': PLAIN,
  'automa-spending': PLAIN,
  'automa-drew': PLAIN,
  'automa-chose': PLAIN,
  benefits: PLAIN,
  'benefits-received': PLAIN,
  'benefits-lost': PLAIN,
  cubes: PLAIN,
  'cubes-drawn': PLAIN,
  'cubes-removed': PLAIN,
  bill: PLAIN,
  'bill-discarded': PLAIN,
  'policy-protected': PLAIN,
  vote: PLAIN,
  stance: PLAIN,
  'influence-spent': PLAIN,
  'vote-result': PLAIN,
  policy: IMF,
  imf: IMF,
  'crisis-response': IMF,
  'crisis-skipped': IMF,
  'crisis-open': IMF,
  'bill-returned': IMF,
  'policy-locked': IMF,
  'locks-removed': IMF,
  'bond-offered': IMF,
  'bonds-short': IMF,
  'event-kept': PLAIN,
  'event-cashed': PLAIN,
  'benefit-used': PLAIN,
  'benefit-goods': { changes: ({ seat, resource, amount }, sums) => sums.add(seat, resource, amount) },
  'wage-shifted': PLAIN,
  'state-pressed': PLAIN,
  'history-start': PLAIN,
  'history-open': PLAIN,
  history: PLAIN,
  'history-idle': PLAIN,
  'company-discarded': PLAIN,
  'company-saved': PLAIN,
  'food-used': {
    about: ({ seat }) => ['food', seat],
    changes: ({ seat, amount }, sums) => sums.add(seat, 'food', -amount),
  },
  'game-over': PLAIN,
};

function inRecap({ kind }: HegemonyLogEntry): InRecap<unknown> {
  return RECAP[kind];
}

export function aboutOf(entry: HegemonyLogEntry, rest: Entries): About {
  return inRecap(entry).about?.(entry.params, rest) ?? OTHER;
}

export function sumUp(entries: Entries, sums: Sums): void {
  for (const entry of entries) inRecap(entry).changes?.(entry.params, sums);
}

/** Whether what is told is no part of an intervention of the IMF any more: taxes, the next card, the next phase. */
export function endsIntervention({ kind, params }: HegemonyLogEntry): boolean {
  if (kind === 'pay') return PAID[params.for] === taxes;
  return kind === 'imf' || kind === 'phase' || kind === 'round';
}
