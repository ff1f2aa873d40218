/** What is told only when a game is over, by itself, so that it is not loaded before. */
export { moneyThrough, tieBreak } from '@polity/hegemony/page';

/** What points are given for to some classes only, with these. */
export const OWN_SOURCES = {
  prosperity: ['working', 'middle'],
  healthcare: ['working', 'middle'],
  unions: ['working'],
  wealth: ['capitalist'],
  exports: ['middle'],
  legitimacy: ['state'],
  agenda: ['state'],
  events: ['state'],
  welfare: ['state'],
  benefits: ['state'],
  policies: ['working', 'middle', 'capitalist'],
} as const;
