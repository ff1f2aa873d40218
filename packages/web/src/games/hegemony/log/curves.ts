/** The money curve, by itself, so that it is loaded only when a game is over. */
export { moneyThrough } from '@polity/hegemony/page';
