/** One line for one deed: entries of a log that tell of the same, told together by one of them. */
import type { Json, JsonObject, LogEntry } from '@polity/kernel';
import { entriesOf, isStill } from '../reading/entries.js';
import { wageAt } from '../rules/companies.js';
import type { HegemonyLogEntry } from '../rules/log.js';

type Entry = HegemonyLogEntry;
type Kind = Entry['kind'];
type Of<K extends Kind> = Extract<Entry, { kind: K }>['params'] & JsonObject;

/** Which of two entries in a row tells both, and what it says besides; nothing where each has its line. */
type Fold = readonly [by: 'first' | 'second', besides: JsonObject] | undefined;
type Folds = { readonly [First in Kind]?: { readonly [Second in Kind]?: (one: Of<First>, two: Of<Second>) => Fold } };

const bySecond = (same: boolean, besides: JsonObject = {}): Fold => (same ? ['second', besides] : undefined);
const byFirst = (same: boolean, besides: JsonObject = {}): Fold => (same ? ['first', besides] : undefined);

/** What was told together so far, and the next of it. */
function more<K extends string>(one: JsonObject, key: K, first: readonly Json[], next: Json): JsonObject {
  return { [key]: [...((one[key] as readonly Json[] | undefined) ?? first), next] };
}

const waged = ({ company, wage, ...rest }: Of<'wage'>): JsonObject => ({
  say: 'waged',
  company,
  wage: wageAt(company, wage),
  ...(rest.committed ? { committed: true } : {}),
});
const asked = ({ good, price }: Of<'price'>): JsonObject => ({ say: 'asked', good, price });

/** How many of each skill, with one more. */
function oneMore({ skill: first, skills }: JsonObject, skill: string): JsonObject[] {
  const counts = (skills as JsonObject[] | undefined) ?? [{ say: 'need', kind: first ?? '', count: 1 }];
  return counts.some(({ kind }) => kind === skill)
    ? counts.map((each) => (each.kind === skill ? { ...each, count: Number(each.count) + 1 } : each))
    : [...counts, { say: 'need', kind: skill, count: 1 }];
}

const GOODS: readonly string[] = ['purchase', 'food'];
/** What is paid bit by bit, each bit for the same. */
const IN_BITS: readonly string[] = ['card', 'event', 'benefits', 'bonus', 'interest', 'extra-tax'];
const BILLS: readonly string[] = ['bills', 'support'];

/** How much of each good is sold, with one sale more. */
function soldWith(
  { good: first = '', amount: sold = 0, goods }: JsonObject,
  { good, amount }: Of<'sold'>,
): JsonObject[] {
  const counts = (goods as JsonObject[] | undefined) ?? [{ say: 'amount', resource: first, amount: sold }];
  return counts.some(({ resource }) => resource === good)
    ? counts.map((each) => (each.resource === good ? { ...each, amount: Number(each.amount) + amount } : each))
    : [...counts, { say: 'amount', resource: good, amount }];
}

const FOLDS: Folds = {
  pay: {
    pay: (one, two) =>
      byFirst(one.from === two.from && one.to === two.to && one.for === two.for && IN_BITS.includes(one.for), {
        amount: one.amount + two.amount,
      }),
    bought: (pay, { seat }) => {
      if (pay.for === 'tariff') return bySecond(pay.from === seat, { tariff: pay.amount });
      return bySecond(pay.from === seat && GOODS.includes(pay.for));
    },
    sold: (pay, { seat, money }) =>
      bySecond(pay.to === seat && pay.amount === money, pay.from === 'supply' ? {} : { buyer: pay.from }),
    built: (pay, { seat, cost }) =>
      bySecond(pay.for === 'build' && pay.amount === cost, pay.from === seat ? {} : { payer: pay.from }),
    produced: (pay, { owner, ...made }) =>
      bySecond(pay.for === 'wage' && pay.from === owner && made.wages === undefined, { wages: pay.amount, to: pay.to }),
    'loan-paid': (pay, { seat }) => bySecond(pay.for === 'pay-off-loan' && pay.from === seat, { paid: pay.amount }),
    opened: (pay) => bySecond(pay.for === 'public-company', { cost: pay.amount }),
    closed: (pay) => bySecond(pay.for === 'public-company', { money: pay.amount }),
    deal: (pay) => bySecond(pay.for === 'business-deal'),
    'storage-tile': (pay, { seat }) => bySecond(pay.for === 'storage' && pay.from === seat, { cost: pay.amount }),
    benefits: (pay) => bySecond(pay.for === 'benefits' && pay.from === 'state'),
  },
  bought: {
    'food-used': (bought, { seat, amount }) =>
      byFirst(bought.seat === seat && bought.amount === amount, { eaten: true }),
  },
  deal: { pay: (_, pay) => byFirst(pay.for === 'tariff', { tariff: pay.amount }) },
  sold: {
    sold: ({ buyer = null, ...one }, { buyer: other = null, ...two }) =>
      byFirst(one.seat === two.seat && buyer === other, {
        goods: soldWith(one, two as Of<'sold'>),
        money: one.money + two.money,
      }),
  },
  'company-sold': {
    pay: ({ seat }, pay) => byFirst(pay.for === 'sell-company' && pay.to === seat, { money: pay.amount }),
  },
  benefits: { benefits: (one, two) => bySecond(one.class === two.class) },
  'benefits-received': { pay: (one, pay) => byFirst(pay.for === 'benefits' && pay.to === one.class) },
  prosperity: {
    points: ({ seat, space, ...told }, points) =>
      byFirst(points.source === 'prosperity' && points.seat === seat && told.points === undefined, {
        points: points.amount,
      }),
  },
  // Of the wealth table: what the space brings, what the way to it brings, and then the marker moves.
  points: {
    points: (one, two) => bySecond(one.source === 'wealth' && two.source === 'wealth', { reached: one.amount }),
    wealth: ({ reached = 0, amount }) => bySecond(reached !== 0, { reached, further: amount }),
  },
  opened: { wage: ({ company }, wage) => byFirst(company === wage.company, { wage: wage.wage }) },
  committed: { wage: ({ company }, wage) => bySecond(company === wage.company, { committed: true }) },
  wage: { wage: (one, two) => byFirst(true, more(one, 'wages', [waged(one)], waged(two))) },
  price: { price: (one, two) => byFirst(one.seat === two.seat, more(one, 'prices', [asked(one)], asked(two))) },
  assigned: {
    assigned: (one, { skill, ...two }) =>
      byFirst(one.class === two.class && one.from === two.from && one.to === two.to, { skills: oneMore(one, skill) }),
  },
  'new-worker': {
    'new-worker': (one, { skill, ...two }) => byFirst(one.class === two.class, { skills: oneMore(one, skill) }),
  },
  dismissed: {
    dismissed: (one, { skill, ...two }) =>
      byFirst(one.class === two.class && one.from === two.from, { skills: oneMore(one, skill) }),
  },
  strike: { strike: (one, two) => byFirst(true, more(one, 'companies', [one.company], two.company)) },
  immigrant: {
    'new-worker': (one, two) => byFirst(one.class === two.class && one.skill === undefined, { skill: two.skill }),
  },
  drew: { 'drew-cards': (one, two) => bySecond(one.seat === two.seat) },
  basic: {
    bill: (basic, { by }) => bySecond(basic.action === 'propose-bill' && basic.seat === by, { card: basic.card }),
  },
  free: {
    wage: ({ seat, action }, wage) => bySecond(action === 'adjust-wages', { seat, wages: [waged(wage)] }),
    price: ({ seat, action }, price) => bySecond(action === 'adjust-prices' && seat === price.seat),
    swapped: ({ action }) => bySecond(action === 'swap-workers'),
    'benefits-received': ({ action }) => bySecond(action === 'receive-benefits'),
    resource: ({ seat, ...free }, spent) =>
      byFirst(spent.seat === seat && spent.amount < 0 && free.used === undefined, {
        used: { say: 'amount', resource: spent.resource, amount: -spent.amount },
      }),
  },
  resource: {
    vote: ({ seat, resource, amount }, { by }) =>
      bySecond(seat === by && resource === 'influence' && amount < 0, { cost: -amount }),
    'influence-spent': ({ seat, resource, amount }, spent) =>
      bySecond(seat === spent.seat && resource === 'influence' && amount === -spent.amount),
  },
  'vote-result': {
    points: (result, { seat, amount, source }) =>
      byFirst(BILLS.includes(source), more(result, 'won', [], { say: 'won', seat, amount })),
    policy: (result, { policy, section }) =>
      byFirst(result.passed && result.policy === policy && result.section === section),
  },
};

/** Whose turn has ended is told by the line of whoever is next. */
const UNTOLD: ReadonlySet<Kind> = new Set<Kind>(['end-turn']);

/** Entry by entry what its line tells; null for what another line tells. */
export function inOneLine(log: readonly LogEntry[]): readonly (LogEntry | null)[] {
  const told: (LogEntry | null)[] = [...log];
  let before: number[] = [];
  const entries = entriesOf(log);
  const moved = new Map<string, string>();
  for (const [index, { kind, params }] of entries.entries()) {
    if (kind === 'company-moved') moved.set(params.company, params.to);
    if (moved.size > 0) told[index] = withOwners(log[index] as LogEntry, moved);
    if (UNTOLD.has(kind) || isStill(entries, index)) {
      told[index] = null;
      before = [];
      continue;
    }
    let line = index;
    for (let last = before.at(-1); last !== undefined; last = before.at(-1)) {
      const [first, second] = [told[last], told[line]];
      const fold = first && second ? foldOf(first, second) : undefined;
      if (!fold || !first || !second) break;
      const [kept, gone] = fold[0] === 'first' ? [last, line] : [line, last];
      const by = fold[0] === 'first' ? first : second;
      told[kept] = { ...by, params: { ...by.params, ...fold[1] } };
      told[gone] = null;
      line = kept;
      before.pop();
    }
    before.push(line);
  }
  return told;
}

/** A company that went over is no longer whose card says so. */
function withOwners(entry: LogEntry, moved: ReadonlyMap<string, string>): LogEntry {
  const { from, to, company } = entry.params;
  const owners = { owner: moved.get(String(company ?? from)), joined: moved.get(String(to)) };
  const known = Object.entries(owners).filter((pair): pair is [string, string] => pair[1] !== undefined);
  return known.length === 0 ? entry : { ...entry, params: { ...entry.params, ...Object.fromEntries(known) } };
}

function foldOf(first: LogEntry, second: LogEntry): Fold {
  const fold = FOLDS[first.kind as Kind]?.[second.kind as Kind] as
    | ((one: JsonObject, two: JsonObject) => Fold)
    | undefined;
  return fold?.(first.params, second.params);
}
