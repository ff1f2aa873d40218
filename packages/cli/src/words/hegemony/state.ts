/** The table of Hegemony as text: the politics table, every board in a few lines, companies, markets, one's hand. */
import {
  CLASSES,
  type Class,
  type Company,
  cardOf,
  forecast,
  GOODS,
  type Good,
  type HegemonyView,
  INDUSTRIES,
  isOperational,
  POLICIES,
  type Policy,
  PRODUCT,
  population,
  priceAt,
  type Seat,
  type SeatForecast,
  SKILLS,
  storageLimit,
  TURN_ORDER,
  taxMultiplier,
  type Worker,
  type WorkerClass,
  wageOf,
  workerCount,
} from '@polity/hegemony';
import { wrap } from '../../text.js';
import {
  agenda,
  amounts,
  bill,
  deal,
  described,
  exportCard,
  nameOf,
  offer,
  POLICY_NAMES,
  plain,
  SEATS,
  who,
} from './names.js';

export function stateText(view: HegemonyView): string {
  const me = TURN_ORDER.find((seat) => Array.isArray(view[seat].hand));
  const lines = [
    ...header(view),
    '',
    ...politics(view),
    '',
    ...boards(view, me),
    '',
    ...companies(view),
    ...unemployed(view),
    '',
    ...markets(view),
    ...(me ? ['', ...hand(view, me)] : []),
  ];
  return lines.flatMap((line) => wrap(line)).join('\n');
}

function header({ round, phase, turn, seats, ...view }: HegemonyView): string[] {
  const where = phase === 'action' ? `turn ${turn.number} of 5, ${SEATS[turn.seat]}` : plain(phase);
  const points = seats.map((seat) => `${SEATS[seat]} ${view[seat].vp}`).join(', ');
  return [`=== Round ${round} of 5, ${where} ===`, `Points: ${points}`];
}

function politics(view: HegemonyView): string[] {
  const { policies, bag, cubes, drawn, vote } = view;
  const shown = POLICIES.map((policy, i) => `${i + 1} ${POLICY_NAMES[policy]} ${policies[policy]}`);
  const inBag = CLASSES.map((of) => `${of} ${bag[of]} (${cubes[of]})`);
  const lines = [
    `Policies: ${shown.slice(0, 5).join(', ')}`,
    `          ${shown.slice(5).join(', ')}; Tax Multiplier ${taxMultiplier(view)}`,
    ...POLICIES.flatMap((policy) => billLine(view, policy)),
    `Cubes in the bag (in supply): ${inBag.join(', ')}`,
  ];
  if (vote) lines.push(`Election: ${bill(vote.policy, vote.section)}, proposed by ${who(vote.by)}`);
  if (CLASSES.some((of) => drawn[of] > 0)) lines.push(`Cubes drawn: ${amounts(drawn)}`);
  if (view.demonstration) lines.push('A Demonstration is under way.');
  if (view.paidUnder) lines.push(`Taxes are paid under Labor Market ${view.paidUnder}.`);
  return lines;
}

function billLine({ bills }: HegemonyView, policy: Policy): string[] {
  const proposed = bills[policy];
  return proposed ? [`Bill: ${bill(policy, proposed.section)}, by ${who(proposed.by)}`] : [];
}

function boards(view: HegemonyView, me: Seat | undefined): string[] {
  const lines: string[] = [];
  for (const seat of TURN_ORDER) {
    const played = view.seats.includes(seat);
    if (!played && seat !== 'state') continue;
    const title = `${SEATS[seat]}${seat === me ? ' (you)' : ''}${played ? '' : ' (nobody plays it)'}`;
    lines.push(`${title}: ${[...BOARD[seat](view), ...common(view, seat, seat === me, played)].join(', ')}`);
    lines.push(...DETAILS[seat](view).map((line) => `  ${line}`));
  }
  return lines;
}

function common(view: HegemonyView, seat: Seat, mine: boolean, played: boolean): string[] {
  const { influence, loans, bills, hand: cards } = view[seat];
  const facts = loans > 0 ? [`loans ${loans}`] : [];
  if (!played) return facts;
  facts.push(`influence ${influence}`, `bill markers ${bills}`);
  if (!mine && typeof cards === 'number') facts.push(`${cards} cards`);
  return facts;
}

const BOARD: Readonly<Record<Seat, (view: HegemonyView) => string[]>> = {
  working: (view) => [`money ${view.working.money}`, ...people(view, 'working')],
  middle: (view) => [`money ${view.middle.money}`, ...people(view, 'middle')],
  capitalist: ({ capitalist }) => [
    `revenue ${capitalist.revenue}`,
    `capital ${capitalist.capital}`,
    `wealth ${capitalist.wealth}`,
  ],
  state: ({ state }) => [`treasury ${state.treasury}`],
};

function people(view: HegemonyView, of: WorkerClass): string[] {
  return [`Population ${population(view, of)} (${workerCount(view, of)} workers)`, `Prosperity ${view[of].prosperity}`];
}

const DETAILS: Readonly<Record<Seat, (view: HegemonyView) => string[]>> = {
  working(view) {
    const unions = INDUSTRIES.filter((industry) => view.working.unions[industry]);
    const lines = [`goods: ${amounts(view.working.goods)}`];
    if (unions.length > 0) lines.push(`Trade Unions: ${unions.join(', ')}`);
    return [...lines, ...coming(view, 'working')];
  },
  middle(view) {
    return [`goods: ${amounts(view.middle.goods)}`, forSale(view, 'middle'), ...coming(view, 'middle')];
  },
  capitalist(view) {
    const { zone } = view.capitalist;
    const lines = [forSale(view, 'capitalist')];
    if (zone.food + zone.luxury > 0) lines.push(`Free Trade Zone: ${amounts(zone)}`);
    return [...lines, ...coming(view, 'capitalist')];
  },
  state(view) {
    const { services, goods, legitimacy, tokens, events, agenda: wanted, benefits } = view.state;
    const price = (resource: 'health' | 'education' | 'influence') =>
      `${resource} ${services[resource]} at ${priceAt(view, 'state', resource)}`;
    const lines = [`sells: ${price('health')}, ${price('education')}, ${price('influence')}`];
    if (goods.food + goods.luxury > 0) lines.push(`goods: ${amounts(goods)}`);
    if (view.seats.includes('state')) {
      const shown = (of: Class) => `${of} ${legitimacy[of]}${tokens[of] > 0 ? `+${tokens[of]}` : ''}`;
      lines.push(`Legitimacy: ${CLASSES.map(shown).join(', ')}`);
      for (const event of events) lines.push(`event: ${described(event)}`);
      if (wanted !== null) lines.push(`agenda: ${agenda(wanted)}`);
    }
    for (const of of CLASSES) {
      const { money, resources, cubes } = benefits[of];
      const held = { money, ...resources, cubes };
      if (amounts(held, '') !== '') lines.push(`put aside for ${who(of)}: ${amounts(held)}`);
    }
    return [...lines, ...coming(view, 'state')];
  },
};

function forSale(view: HegemonyView, owner: 'middle' | 'capitalist'): string {
  const { storage, prices } = view[owner];
  const shown = (good: Good) => `${good} ${storage[good]}/${storageLimit(view, owner, good)} at ${prices[good]}`;
  return `sells: ${GOODS.map(shown).join(', ')}`;
}

/** What the coming Production Phase would do to a purse. */
function coming(view: HegemonyView, seat: Seat): string[] {
  const foretold = forecast(view)?.seats.find((other) => other.seat === seat);
  if (foretold === undefined) return [];
  const { wages, sales, tariffs, food, taxes, loans, money } = foretold;
  const parts = [
    part(wages.received, 'wages'),
    part(-wages.paid, 'wages'),
    part(sales + tariffs, 'food sold'),
    part(-(food?.cost ?? 0), 'food'),
    part(taxes.received - allTaxes(taxes), 'taxes'),
    loans.taken > 0 ? `${loans.taken} loans taken` : '',
  ].filter((text) => text !== '');
  return [`production, as things stand: ${[...parts, `leaves ${money.after}`].join(', ')}`];
}

const part = (amount: number, what: string) => (amount === 0 ? '' : `${amount > 0 ? '+' : ''}${amount} ${what}`);
const allTaxes = ({ income, employment, corporate }: SeatForecast['taxes']) => income + employment + corporate;

function companies({ companies: all }: HegemonyView): string[] {
  const lines = ['Companies (* committed):'];
  for (const owner of TURN_ORDER) {
    const owned = all.filter((company) => company.owner === owner);
    if (owned.length > 0) lines.push(` ${SEATS[owner]}`, ...owned.map(companyLine));
  }
  return lines;
}

function companyLine(company: Company): string {
  const { industry, produces, machinery, wages, automated } = cardOf(company);
  const made = `${produces + (company.machinery ? machinery : 0)} ${PRODUCT[industry]}`;
  const pays = wages === null ? '' : `L${company.wage} ${wageOf(company)}`;
  const marks = [company.onStrike ? 'STRIKE' : '', company.machinery ? 'machinery' : ''].filter(Boolean);
  const staff = automated ? 'automated' : staffText(company);
  const columns = [nameOf(company.id).padEnd(29), made.padEnd(12), pays.padEnd(6), [staff, ...marks].join(', ')];
  return `  ${columns.join(' ')}`;
}

function staffText(company: Company): string {
  const workers = company.workers.filter((worker) => worker !== null);
  const open = cardOf(company).slots.filter((_, slot) => company.workers[slot] === null);
  const missing = open.map(({ kind, role }) => (role === 'employee' ? `(${kind})` : kind)).join(' + ');
  if (workers.length === 0) return `- needs ${missing}`;
  const shown = (worker: Worker) => `${worker.class[0]?.toUpperCase()} ${worker.skill}${worker.committed ? '*' : ''}`;
  const rest = missing === '' ? '' : isOperational(company) ? `, free ${missing}` : `, needs ${missing}`;
  return `${workers.map(shown).join(', ')}${rest}`;
}

function unemployed(view: HegemonyView): string[] {
  return (['working', 'middle'] as const)
    .filter((of) => view.seats.includes(of))
    .map((of) => {
      const pool = view.unemployed[of];
      return `Unemployed ${SEATS[of]}: ${amounts(Object.fromEntries(SKILLS.map((skill) => [skill, pool[skill]])), 'nobody')}`;
    });
}

function markets(view: HegemonyView): string[] {
  const price = (good: 'food' | 'luxury') => `${good} ${priceAt(view, 'foreign-market', good)}`;
  const lines = [`Imports: ${price('food')}, ${price('luxury')}`, `Exports: ${exportCard(view.exports.current)}`];
  for (const id of view.deals.open) lines.push(`Business deal: ${deal(id)}`);
  for (const owner of ['middle', 'capitalist'] as const) {
    if (view[owner].market.length === 0) continue;
    lines.push(`Market of ${who(owner)}:`, ...view[owner].market.map((id) => `  ${offer(id)}`));
  }
  return lines;
}

function hand(view: HegemonyView, me: Seat): string[] {
  const cards = view[me].hand;
  return typeof cards === 'number' ? [] : ['Your hand:', ...cards.map((card) => `  ${described(card)}`)];
}
