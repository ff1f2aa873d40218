/** What is printed on companies, export cards and business deals, as parameters of messages. */
import type { Json, JsonObject } from '@polity/kernel';
import { businessDeal, exportCard, transactionOn } from '../reading/printed.js';
import { COMPANIES } from '../rules/data/companies.js';
import { type CompanyCard, cardOfCopy, PRODUCT } from '../rules/names.js';

const companies: Readonly<Record<string, CompanyCard>> = COMPANIES;

function companyOf(id: Json | undefined): CompanyCard | undefined {
  return typeof id === 'string' ? companies[cardOfCopy(id)] : undefined;
}

export function companyDetails(id: Json | undefined): JsonObject {
  const card = companyOf(id);
  if (card === undefined) return {};
  const { cost, produces, automated, wages, industry } = card;
  const slots = needs(card);
  const [wageLow = 0, wageMid = 0, wageHigh = 0] = wages ?? [];
  const about = { cost, product: PRODUCT[industry], makes: produces, automated, slots };
  return wages ? { ...about, wages, wageLow, wageMid, wageHigh } : about;
}

/** What selling it brings: so many times what it cost. */
export function saleOfCompany(id: Json | undefined, { times }: JsonObject): JsonObject {
  const card = companyOf(id);
  return card === undefined ? {} : { ...companyDetails(id), brings: card.cost * Number(times ?? 1) };
}

/** Who has to work there, kind by kind. */
export function needs({ slots }: Pick<CompanyCard, 'slots'>): JsonObject[] {
  const kinds = slots.filter(({ role }) => role !== 'employee').map(({ kind }) => kind);
  return [...new Set(kinds)].map((kind) => ({
    say: 'need',
    kind,
    count: kinds.filter((other) => other === kind).length,
  }));
}

/** What a company pays at a level, for all its workers together. */
export function payAt(id: Json | undefined, level: Json | undefined): JsonObject {
  const pay = typeof level === 'number' ? companyOf(id)?.wages?.[level - 1] : undefined;
  return pay === undefined ? {} : { pay };
}

/** What a business deal brings, costs and is taxed with. */
export function dealDetails(id: Json | undefined): JsonObject {
  const deal = typeof id === 'string' ? businessDeal(id) : undefined;
  if (deal === undefined) return {};
  const { goods, cost, tariffs } = deal;
  return { goods: amounts(goods), cost, tariffA: tariffs.A, tariffB: tariffs.B, tariffC: tariffs.C };
}

/** A business deal, as the message `part.deal`. */
export function dealPart(id: string): JsonObject {
  return { say: 'deal', ...dealDetails(id) };
}

/** How much there is of each: `4 Food`; what there is none of is left out. */
export function amounts(of: Readonly<Record<string, number>>): JsonObject[] {
  return Object.entries(of)
    .filter(([, amount]) => amount > 0)
    .map(([resource, amount]) => ({ say: 'amount', resource, amount }));
}

/** A transaction of an export card. */
export function saleDetails(card: Json | undefined, id: Json): JsonObject {
  const sale = typeof card === 'string' && typeof id === 'string' ? transactionOn(card, id) : undefined;
  return sale === undefined ? {} : { ...sale };
}

/** Every transaction of an export card, when that is what the id stands for. */
export function salesOf(card: Json | undefined): JsonObject {
  const sales = typeof card === 'string' ? exportCard(card) : undefined;
  return sales ? { sales: { row: Object.values(sales).map((sale) => ({ say: 'sale', ...sale })) } } : {};
}
