/** What Hegemony brings to the page: the looks of its classes, and the numbers that its words speak of. */
import type { Json, JsonObject } from '@polity/kernel';
import { lazy, Suspense } from 'react';
import type { AnswererProps, BoardProps, GameUi } from './game-ui.js';
import { KINDS } from './hegemony/ask-kinds.js';
import { COMPANIES, DEALS, EXPORTS } from './hegemony-facts.js';

interface CompanyFacts {
  readonly cost: number;
  readonly product: string;
  readonly makes: number;
  readonly automated: boolean;
  readonly slots: readonly string[];
  readonly wages: readonly number[] | null;
}
type Sale = readonly [good: string, amount: number, money: number];
interface DealFacts {
  readonly goods: Readonly<Record<string, number>>;
  readonly cost: number;
  readonly tariffs: { readonly A: number; readonly B: number; readonly C: number };
}

const companies: Readonly<Record<string, CompanyFacts>> = COMPANIES;
const exportCards: Readonly<Record<string, Readonly<Record<string, Sale>>>> = EXPORTS;
const deals: Readonly<Record<string, DealFacts>> = DEALS;

/** A second copy of a company has `/2` behind its card's id. */
function companyOf(id: Json | undefined): CompanyFacts | undefined {
  return typeof id === 'string' ? companies[id.split('/')[0] ?? id] : undefined;
}

function companyDetails(id: Json | undefined): JsonObject {
  const facts = companyOf(id);
  if (facts === undefined) return {};
  const { cost, product, makes, automated, slots, wages } = facts;
  const [wageLow = 0, wageMid = 0, wageHigh = 0] = wages ?? [];
  return { cost, product, makes, automated, slots, ...(wages ? { wages, wageLow, wageMid, wageHigh } : {}) };
}

/** What a company pays at a level, for all its workers together. */
function payAt(id: Json | undefined, level: Json | undefined): JsonObject {
  const pay = typeof level === 'number' ? companyOf(id)?.wages?.[level - 1] : undefined;
  return pay === undefined ? {} : { pay };
}

function dealDetails(id: Json): JsonObject {
  const deal = typeof id === 'string' ? deals[id] : undefined;
  if (deal === undefined) return {};
  const { goods, cost, tariffs } = deal;
  const brought = Object.fromEntries(Object.entries(goods).filter(([, amount]) => amount > 0));
  return { goods: brought, cost, tariffA: tariffs.A, tariffB: tariffs.B, tariffC: tariffs.C };
}

function saleDetails(card: Json | undefined, id: Json): JsonObject {
  const sale = typeof card === 'string' && typeof id === 'string' ? exportCards[card]?.[id] : undefined;
  if (sale === undefined) return {};
  const [good, amount, money] = sale;
  return { good, amount, money };
}

/** Every transaction of an export card, when that is what can be chosen. */
function exportDetails(card: Json): JsonObject {
  const sales = typeof card === 'string' ? exportCards[card] : undefined;
  return sales
    ? { sales: Object.values(sales).map(([good, amount, money]) => ({ [good]: `${amount} → ${money}` })) }
    : {};
}

function details(kind: string, option: Json, about: JsonObject): JsonObject {
  const fields: JsonObject =
    typeof option === 'object' && option !== null && !Array.isArray(option) ? (option as JsonObject) : {};
  switch (kind) {
    case 'turn':
      return { ...alias('actionText', fields.action), ...alias('text', fields.card) };
    case 'propose-bill':
    case 'card-policy':
      return sectionText(fields);
    case 'stance':
      return sectionText(about);
    case 'set-wage':
      return payAt(about.company, option);
    case 'adjust-wage':
      return payAt(fields.company, fields.wage);
    case 'swap-workers':
      return typeof fields.slot === 'number' ? { place: fields.slot + 1 } : {};
    case 'export-transaction':
      return saleDetails(about.card, option);
    case 'business-deal':
      return dealDetails(option);
    case 'card-option':
      return exportDetails(option);
    default:
      return companyDetails(fields.company ?? option);
  }
}

function alias(field: string, id: Json | undefined): JsonObject {
  return id === undefined ? {} : { [field]: id };
}

function sectionText({ policy, section }: JsonObject): JsonObject {
  return policy === undefined ? {} : { sectionText: `${policy}.${section}` };
}

function groupOf(kind: string, option: Json): string | undefined {
  if (kind !== 'turn' || typeof option !== 'object' || option === null || Array.isArray(option)) return undefined;
  const chosen = (option as JsonObject).do;
  return typeof chosen === 'string' ? chosen : undefined;
}

const LazyBoard = lazy(() => import('./hegemony/board.js'));

/** The board is loaded when a table is opened; until it is there its place stays empty. */
function Board(props: BoardProps) {
  return (
    <Suspense fallback={null}>
      <LazyBoard {...props} />
    </Suspense>
  );
}

const LazyAnswerer = lazy(() => import('./hegemony/point-answerer.js'));

function BoardAnswerer(props: AnswererProps) {
  return (
    <Suspense fallback={null}>
      <LazyAnswerer {...props} />
    </Suspense>
  );
}

export default {
  Board,
  askAnswerers: Object.fromEntries(KINDS.map((kind) => [kind, BoardAnswerer])),
  seatColours: {
    working: { colour: '--working', shape: 'triangle' },
    middle: { colour: '--middle', shape: 'circle' },
    capitalist: { colour: '--capitalist', shape: 'diamond' },
    state: { colour: '--state', shape: 'square' },
  },
  words: { details, groupOf, headings: ['round', 'phase'] },
  hiddenFields: [
    'step',
    'turn',
    'assigning',
    'seats',
    'removed',
    'supply',
    'discard',
    'companyDiscard',
    'eventDiscard',
    'agendaDiscard',
    'points',
    'deck',
    'companyDeck',
    'eventDeck',
    'agendaDeck',
    'immigration',
    'card',
  ],
  firstFields: ['hand', 'events'],
  headline: ['round', 'phase'],
  score: (view, seat) => (view as Readonly<Record<string, { readonly vp?: number } | undefined>>)[seat]?.vp,
} satisfies GameUi;
