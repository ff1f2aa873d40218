/** What Historical Events do to companies, deals and prices. */
import { STOP } from '@polity/kernel';
import { discardCompany, hasSpace } from '../../rules/actions/build-company.js';
import { canMakeDeal, makeBusinessDeal } from '../../rules/actions/foreign-trade.js';
import { cardOf, companiesOf, findCompany, isOperational } from '../../rules/companies.js';
import type { Hegemony, Play } from '../../rules/context.js';
import { PRICE_LADDER } from '../../rules/data/board.js';
import type { OwnerClass } from '../../rules/goods.js';
import { idleCompanies, moveCompany, putInPlaceOf } from '../../rules/hand-over.js';
import { moneyOf, pay } from '../../rules/money.js';
import type { Good } from '../../rules/names.js';
import { drawDeal } from '../../rules/round/preparation.js';
import type { Company, HegemonyState } from '../../rules/state.js';
import { playing } from './people.js';

const OWNERS: readonly OwnerClass[] = ['capitalist', 'middle'];

/** The Capitalist and the Middle Class, as far as they play. */
export function owners(t: Hegemony): OwnerClass[] {
  return playing(t, ...OWNERS);
}

const idsOf = (companies: readonly Company[]) => companies.map(({ id }) => id);

function operationalOf(state: HegemonyState, owner: OwnerClass | 'state'): Company[] {
  return companiesOf(state, owner).filter(isOperational);
}

/** An operational company that its owner gives up; none if it has none (HE-6). */
export function* chooseLoss(t: Hegemony, of: OwnerClass, card: string): Play<Company | undefined> {
  const running = () => idsOf(operationalOf(t.state, of));
  if (running().length === 0) return undefined;
  return findCompany(t.state, yield* t.ask(of, 'card-company', running, { about: { card, to: 'discarded' } }));
}

export function lose(t: Hegemony, company: Company): void {
  const seat = company.owner as OwnerClass;
  discardCompany(t, seat, company);
  t.log('company-discarded', { seat, company: company.id });
}

/** Both owners discard an operational company. */
export function* loseCompanies(t: Hegemony, card: string): Play {
  for (const of of owners(t)) {
    const company = yield* chooseLoss(t, of, card);
    if (company) lose(t, company);
  }
}

/** Where a Public company could be removed: one without workers, else one that lies face down, else any if that is allowed (HE-10). */
function removable(state: HegemonyState, orOperational: boolean): readonly string[] {
  const idle = idsOf(idleCompanies(state, 'state'));
  if (idle.length > 0) return idle;
  const { closed } = state.state;
  if (closed.length > 0) return closed;
  return orOperational ? idsOf(companiesOf(state, 'state')) : [];
}

export interface HandOver {
  readonly which?: (company: Company) => boolean;
  /** Whether a Public company may have to go that works. */
  readonly orOperational?: boolean;
}

/** A company of the Capitalist Class comes to stand where a Public one stood; that class picks both (HE-10). Says whether it did. */
export function* handOver(
  t: Hegemony,
  card: string,
  { which = () => true, orOperational = false }: HandOver,
): Play<boolean> {
  const { state } = t;
  const leaving = () => removable(state, orOperational);
  const coming = () => idsOf(companiesOf(state, 'capitalist').filter(which));
  if (leaving().length === 0 || coming().length === 0) return false;
  const removed = yield* t.ask('capitalist', 'card-company', leaving, { about: { card, to: 'removed' } });
  const given = yield* t.ask('capitalist', 'card-company', coming, { about: { card, to: 'state' } });
  putInPlaceOf(t, removed, given);
  return true;
}

/** The Capitalist Class may buy a Public company that works for half its cost, if it has the money and the space (HE-14). */
export function* mayBuyPublic(t: Hegemony, card: string): Play {
  const { state } = t;
  const price = (company: Company) => Math.floor(cardOf(company).cost / 2);
  const offered = () =>
    hasSpace(state, 'capitalist')
      ? idsOf(operationalOf(state, 'state').filter((company) => price(company) <= moneyOf(state, 'capitalist')))
      : [];
  if (offered().length === 0) return;
  const about = { card, to: 'capitalist' } as const;
  const id = yield* t.ask('capitalist', 'card-company', offered, { canStop: true, about });
  if (id === STOP) return;
  const company = findCompany(state, id);
  pay(t, 'capitalist', 'state', price(company), 'history');
  moveCompany(t, company, 'capitalist');
}

/** One more Business Deal on the board. */
export function addDeal(t: Hegemony): void {
  const { deals } = t.state;
  const deal = drawDeal(t);
  if (deal === undefined) return;
  deals.open.push(deal);
  t.log('deals', { cards: [...deals.open] });
}

export function discardDeals(t: Hegemony, deals: readonly string[] = t.state.deals.open): void {
  const { open, discard } = t.state.deals;
  for (const deal of [...deals]) discard.push(...open.splice(open.indexOf(deal), 1));
  t.log('deals', { cards: [...open] });
}

/** Where one can be paid for, one has to be made (HE-19). */
export function* makeDeal(t: Hegemony): Play {
  if (canMakeDeal(t.state)) yield* makeBusinessDeal(t);
}

/** Both owners ask the most for these goods. */
export function raisePrices(t: Hegemony, goods: readonly Good[]): void {
  for (const seat of owners(t)) {
    const { prices } = t.state[seat];
    for (const good of goods) {
      const [, , price] = PRICE_LADDER[good];
      if (prices[good] === price) continue;
      prices[good] = price;
      t.log('price', { seat, good, price });
    }
  }
}
