/** What Hegemony brings to the page: the looks of its classes, and the numbers that its words speak of. */
import {
  BUSINESS_DEALS,
  type BusinessDeal,
  COMPANIES,
  type CompanyCard,
  EXPORTS,
  type ExportCard,
  PRODUCT,
} from '@polity/hegemony/data';
import type { HegemonyView } from '@polity/hegemony/page';
import type { Json, JsonObject } from '@polity/kernel';
import { lazy, Suspense } from 'react';
import type { AnswererProps, BoardProps, FirstGameProps, GameUi } from './game-ui.js';
import { KINDS } from './hegemony/ask-kinds.js';
import { moneyThrough } from './hegemony/curves.js';
import { gainOfChoice } from './hegemony/event-gains.js';
import { placesOf } from './hegemony/log-places.js';

const companies: Readonly<Record<string, CompanyCard>> = COMPANIES;
const exportCards: Readonly<Record<string, ExportCard>> = EXPORTS;
const deals: Readonly<Record<string, BusinessDeal>> = BUSINESS_DEALS;

/** A second copy of a company has `/2` behind its card's id. */
function companyOf(id: Json | undefined): CompanyCard | undefined {
  return typeof id === 'string' ? companies[id.split('/')[0] ?? id] : undefined;
}

function companyDetails(id: Json | undefined): JsonObject {
  const card = companyOf(id);
  if (card === undefined) return {};
  const { cost, produces, automated, wages, industry } = card;
  const slots = card.slots.filter(({ role }) => role !== 'employee').map(({ kind }) => kind);
  const [wageLow = 0, wageMid = 0, wageHigh = 0] = wages ?? [];
  const about = { cost, product: PRODUCT[industry], makes: produces, automated, slots };
  return wages ? { ...about, wages, wageLow, wageMid, wageHigh } : about;
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
  return sale === undefined ? {} : { ...sale };
}

/** Every transaction of an export card, when that is what can be chosen. */
function exportDetails(card: Json): JsonObject {
  const sales = typeof card === 'string' ? exportCards[card] : undefined;
  return sales
    ? { sales: Object.values(sales).map(({ good, amount, money }) => ({ [good]: `${amount} → ${money}` })) }
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
    case 'card-class':
    case 'card-classes':
      return gainOfChoice(kind, about, option);
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

const LazyFirstGame = lazy(() => import('./hegemony/first-game.js'));

function FirstGame(props: FirstGameProps) {
  return (
    <Suspense fallback={null}>
      <LazyFirstGame {...props} />
    </Suspense>
  );
}

export default {
  Board,
  FirstGame,
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
  drawnFields: ['companies', 'hand', 'bills', 'policies', 'unemployed', 'market'],
  firstFields: ['hand', 'events'],
  headline: ['round', 'phase'],
  curve: { id: 'money', lines: (log, view) => moneyThrough(log, view as HegemonyView) },
  placesOf,
  finalSources: ['loans', 'policies', 'money', 'goods'],
  score: (view, seat) => (view as Readonly<Record<string, { readonly vp?: number } | undefined>>)[seat]?.vp,
} satisfies GameUi;
