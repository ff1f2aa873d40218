/** Every rule that can be looked up: what it is called by, and the topics of the rules reference where it stands. */
import type { Phase } from '../rules/state.js';

/** That a round begins needs no rule. */
export type RuledPhase = Exclude<Phase, 'over' | 'begin-round'>;

export const PHASE_TOPICS: Readonly<Record<RuledPhase, string>> = {
  corporations: '26',
  hands: '8.1',
  investments: '18',
  refresh: '8.1',
  deal: '54',
  'end-of-turn': '22',
  production: '9',
  event: '10',
  'score-investments': '45',
  'pay-demand': '45',
  'reveal-demand': '45',
};

/** The steps of a deal, and what else has a rule of its own. */
export const STEP_TOPICS = {
  asset: '54.1',
  main: '13',
  counter: '25',
  support: '57',
  resolution: '54.5',
} as const;

export const TERM_TOPICS = {
  capital: '15',
  rival: '46',
  federalist: '11',
  threat: '64',
  root: '34',
  tier: '35',
  unrest: '29',
  outage: '62',
  illness: '3',
  development: '43',
  android: '68',
  enemy: '56',
  prisec: '38',
  contract: '24',
  emergency: '17',
  'hand-size': '42',
  abstaining: '59',
  exhausting: '60',
  claiming: '66',
  trade: '14',
  promise: '14.2',
  target: '69',
} as const;
export type Term = keyof typeof TERM_TOPICS;
