/** What a page that draws the game needs of it: the printed tables, the types of a view, and what can be foretold from one. */
export type { BasicAction, FreeAction, HegemonyAsks, Proposal, Source, TurnOption, WorkerAt } from './asks.js';
export type { BillsNeed, LegitimacyChange, Need, PolicyNeed, UnemployedNeed } from './cards/card.js';
export { cardById, cardOf, isFullyOperational, isOperational, outputOf, wageOf, workforce } from './companies.js';
export { AGENDAS } from './data/agendas.js';
export * from './data/board.js';
export { BUSINESS_DEALS } from './data/business-deals.js';
export { COMPANIES } from './data/companies.js';
export { EVENTS } from './data/events.js';
export { EXPORTS } from './data/exports.js';
export type { CompanyForecast, FoodForecast, Forecast, SeatForecast } from './forecast.js';
export { forecast } from './forecast.js';
export { stateStorageLimit, storageLimit } from './goods.js';
export { mayLeave, openSlots, population, workerCount } from './labour.js';
export type { HegemonyLog, HegemonyLogEntry, PaymentReason, Purse } from './log.js';
export * from './names.js';
export { isPlayableIn, legitimacyOf, needOf } from './playable.js';
export { taxMultiplier } from './policies.js';
export { priceAt, tariff } from './prices.js';
export type {
  Benefits,
  Bill,
  Company,
  CompanyCardId,
  HegemonyState,
  Phase,
  PointSource,
  Points,
  Stance,
  Vote,
  Worker,
} from './state.js';
export type { HegemonyView } from './view.js';
