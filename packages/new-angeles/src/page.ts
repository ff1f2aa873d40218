/** What a page that draws the game needs of it: what is printed, its names, and the table as a seat sees it. */
export { ACTIONS, type ActionId } from './data/actions.js';
export { ASSETS, type AssetId } from './data/assets.js';
export { CAPITAL, DISTRICT, OTHERS_TO_PASS, ROUND_TRACK, THREAT, TURN_TRACK_SPACES } from './data/board.js';
export { CORPORATION, type EmergencyId } from './data/corporations.js';
export { DEMANDS, type DemandId } from './data/demands.js';
export { EVENTS, type EventBack, type EventId } from './data/events.js';
export { INVESTMENTS, type InvestmentId } from './data/investments.js';
export * from './names.js';
export { mostPaid, type Payment } from './reading/contracts.js';
export { type Consequence, ifItWins } from './reading/if-it-wins.js';
export { lackOf, nextProduction, outputOf } from './reading/output.js';
export { type Goal, goalOf, hasWon } from './reading/winning.js';
export type { NewAngelesAsks } from './rules/asks.js';
export type { TradeProposal } from './rules/interjections.js';
export { worthOf } from './rules/investments.js';
export type { NewAngelesLog } from './rules/log.js';
export type { CapitalSource, District, Goods, OfferedCard, Phase, PromiseMade, TradeOffer } from './rules/state.js';
export type { DealView, NewAngelesView, PlayerView } from './rules/view.js';
