/** What a page that draws the game needs of it: the printed tables, the types of a view, and what can be read in one. */

export { keptEvents } from './modules/alternative-events/reading.js';
export { EVENTS } from './modules/base/event-cards.js';
export { bondOf, isLocked } from './modules/crisis-response/crisis.js';
export type { Bond } from './modules/crisis-response/kinds.js';
export { type CrisisSeen, openCrisis } from './modules/crisis-response/reading.js';
export {
  type AgendaSeen,
  agendaSeen,
  type Progress,
  progressOf,
  worthOf,
} from './modules/hidden-agendas/reading.js';
export type { Sign } from './modules/new-actions/kinds.js';
export { signsOf } from './modules/new-actions/status-quo.js';
export { type AmountMeaning, type AmountTold, amountMeaning, costOf, loansFor } from './reading/amounts.js';
export {
  type Output,
  outputOfCompany,
  type PublicSpace,
  publicSpaces,
  type Sector,
  sectorOf,
} from './reading/companies.js';
export { type Deed, type Did, deedAt, deedsOfOthers } from './reading/deeds.js';
export { doneInTurn, type Told } from './reading/done-to-me.js';
export {
  type ElectionStep,
  type ElectionStory,
  electionsIn,
  lastElections,
  mixed,
  placeOfVote,
  stepsOf,
  tally,
  type VotePlace,
  votesSince,
} from './reading/elections.js';
export {
  type EventGain,
  type EventLoss,
  eventGains,
  eventLoss,
  type SharedGain,
  sharedGains,
} from './reading/event-gains.js';
export type { CompanyForecast, FoodForecast, Forecast, SeatForecast } from './reading/forecast.js';
export { forecast } from './reading/forecast.js';
export { type Hit, type Intervention, interventionAt } from './reading/imf.js';
export { type Intents, intentsOf } from './reading/intents.js';
export { type LedgerDetail, type LedgerLine, type LedgerPage, ledgerPage, type Made } from './reading/ledger.js';
export { type MoneyLine, moneyThrough } from './reading/money-through.js';
export { movedTo } from './reading/moved-policy.js';
export { type Offer, type Offered, offersIn } from './reading/offers.js';
export { orderToKeep, type Playability, playability, sortHand } from './reading/playability.js';
export { deckOf, deckWith, isPlayableIn, legitimacyOf, needOf } from './reading/playable.js';
export { afterScoring, reasonOf } from './reading/points-reasons.js';
export {
  changesForAll,
  type Effect,
  policyEffects,
  type SeatChange,
  type SectionEffects,
} from './reading/policy-effects.js';
export { lostAtEnd, type Worth, wantedSection, worthAtEnd } from './reading/policy-points.js';
export { businessDeal, exportCard, transactionOn } from './reading/printed.js';
export { type ProductionStep, productionSteps, type StruckStep, strikesIn } from './reading/production-steps.js';
export {
  afterTurnOf,
  type Chapter,
  chaptersOf,
  type Gains,
  gainsOf,
  headIn,
  type RecapStep,
  stepsOfChapter,
  type Turn,
  turnsOfOthers,
  turnsSince,
  withoutGoods,
} from './reading/recap.js';
export {
  productionMoney,
  type RoundDeed,
  type RoundEnd,
  type RoundMoney,
  type RoundStanding,
  roundEnd,
} from './reading/round-end.js';
export { handSize, isSeat } from './reading/seats.js';
export { exportable, type SkillCount, type Stock, stockOf, unemployedOf } from './reading/stock.js';
export { tieBreak } from './reading/tie-break.js';
export { type PopulationStep, populationStep, type TaxMakeUp, taxMakeUp } from './reading/tracks.js';
export { undecidedIn, type VoteOutlook, voteOutlook } from './reading/vote-outlook.js';
export { whyNoAction, whyNoBuilding, whyNoCompany, whyNoSale, whyNoSection } from './reading/why-not.js';
export { SOURCES, stockAt } from './rules/actions/buy.js';
export { hasBenefits } from './rules/actions/free.js';
export { basicActions, freeActions } from './rules/actions/index.js';
export type {
  BasicAction,
  FreeAction,
  HegemonyAsk,
  HegemonyAsks,
  Proposal,
  Source,
  TurnOption,
  WorkerAt,
} from './rules/asks.js';
export type { BillsNeed, LegitimacyChange, Need, PolicyNeed, UnemployedNeed } from './rules/cards/card.js';
export { decksOf } from './rules/cards/decks.js';
export type { EventCard } from './rules/cards/event.js';
export { eventsOf } from './rules/cards/events.js';
export {
  cardById,
  cardOf,
  companyIn,
  isFullyOperational,
  isOperational,
  outputOf,
  wageOf,
  workforce,
} from './rules/companies.js';
export { AGENDAS } from './rules/data/agendas.js';
export * from './rules/data/board.js';
export { BUSINESS_DEALS } from './rules/data/business-deals.js';
export { COMPANIES } from './rules/data/companies.js';
export { EXPORTS } from './rules/data/exports.js';
export { stateStorageLimit, storageLimit } from './rules/goods.js';
export { mayLeave, openSlots, population, unemployedCount, workerCount, workersIn } from './rules/labour.js';
export type { HegemonyLog, HegemonyLogEntry, PaymentReason, Purse } from './rules/log.js';
export { cardNamed } from './rules/modules.js';
export { moneyOf } from './rules/money.js';
export * from './rules/names.js';
export { taxMultiplier } from './rules/policies.js';
export { importPrice, priceAt, tariff } from './rules/prices.js';
export { isAsked, isInGame, isPlayed, type PlayerCount, playerCount } from './rules/roles.js';
export { wealthSpace } from './rules/round/scoring.js';
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
} from './rules/state.js';
export type { HegemonyView } from './rules/view.js';
export { countVotes } from './rules/vote.js';
