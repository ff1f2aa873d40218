/** What is printed on companies, events, exports and deals, without the rules: for a page that only speaks of them. */

export { EVENTS, type EventCard, type Reward } from '../../modules/base/event-cards.js';
export { type BusinessDeal, type CompanyCard, type ExportCard, PRODUCT } from '../names.js';
export { BUSINESS_DEALS } from './business-deals.js';
export { COMPANIES } from './companies.js';
export { EXPORTS } from './exports.js';
