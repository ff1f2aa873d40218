/** The ten Crisis Response cards: what is printed on them, and the effects that each has besides. */
import type { CardNumbers, LegitimacyChange } from '../../rules/cards/card.js';
import { IMF_TARGET } from '../../rules/data/board.js';
import { type Class, POLICIES, type Policy, type Section } from '../../rules/names.js';
import {
  AUSTERITY,
  austerity,
  type Effects,
  JAPAN,
  japan,
  MODERATE,
  moderate,
  NEGOTIATIONS,
  negotiations,
  RESISTANCE,
  REVOLUTION,
  resistance,
  revolution,
  STIMULUS,
  stimulus,
  WASHINGTON,
  washington,
} from './additional-effects.js';
import { BOND } from './bond-sides.js';

/** What sends one on to the next card: the last round, or too few Trade Unions. */
export type Check = 'last-round' | 'few-unions';

export interface CrisisCard {
  readonly name: string;
  readonly copies: 1;
  readonly check?: Check;
  /** Whether the classes are asked for money first; if they give enough, nothing else happens. */
  readonly bonds?: true;
  /** The policies whose bills are discarded. */
  readonly discards: readonly Policy[];
  readonly policies: Readonly<Partial<Record<Policy, Section>>>;
  readonly locks: readonly Policy[];
  /** Whether the Public companies that it opens are paid for by nobody. */
  readonly opensFree?: boolean;
  readonly numbers: CardNumbers;
  /** In their printed order; what they cost the State in Legitimacy is returned. */
  readonly effects?: Effects;
  readonly legitimacy: LegitimacyChange;
  /** The classes with which Legitimacy is halved, rounded up. */
  readonly halves: readonly Class[];
}

const NOTHING = { discards: [], policies: {}, locks: [], numbers: {}, legitimacy: {}, halves: [] } as const;
const EVERYBODY: readonly Class[] = ['working', 'middle', 'capitalist'];

/** Sections by the numbers of the policies; a dot where a policy stays. */
function sections(letters: string): CrisisCard['policies'] {
  return Object.fromEntries(
    POLICIES.flatMap((policy, i) => (letters[i] === '.' ? [] : [[policy, letters[i] as Section]])),
  );
}

export const CRISIS_RESPONSES: Readonly<Record<string, CrisisCard>> = {
  'cr-washington-consensus': {
    ...NOTHING,
    name: 'Washington Consensus',
    copies: 1,
    discards: POLICIES,
    policies: sections('CCCCCCB'),
    numbers: WASHINGTON,
    effects: washington,
    legitimacy: { working: -3, middle: -2 },
  },
  'cr-failed-imf-negotiations': {
    ...NOTHING,
    name: 'Failed IMF Negotiations',
    copies: 1,
    discards: ['labor-market', 'immigration'],
    policies: sections('.C....A'),
    numbers: NEGOTIATIONS,
    effects: negotiations,
  },
  'cr-moderate-imf-intervention': {
    ...NOTHING,
    name: 'Moderate IMF Intervention',
    copies: 1,
    discards: POLICIES,
    policies: sections('CCBBBCB'),
    locks: ['foreign-trade'],
    numbers: MODERATE,
    effects: moderate,
    legitimacy: { working: -2, middle: -2, capitalist: -2 },
  },
  'cr-japanese-model': {
    ...NOTHING,
    name: 'Japanese Model',
    copies: 1,
    discards: POLICIES,
    policies: sections('CBBBBCA'),
    numbers: JAPAN,
    effects: japan,
    legitimacy: { working: -1, middle: -1, capitalist: -1 },
  },
  'cr-basic-imf-intervention': {
    ...NOTHING,
    name: 'Basic IMF Intervention',
    copies: 1,
    discards: POLICIES,
    policies: IMF_TARGET,
    locks: ['fiscal-policy', 'taxation'],
    halves: EVERYBODY,
  },
  'cr-us-stimulus-package': {
    ...NOTHING,
    name: 'US Stimulus Package',
    copies: 1,
    discards: POLICIES,
    policies: sections('CCBCCBB'),
    numbers: STIMULUS,
    effects: stimulus,
    halves: ['working', 'middle'],
  },
  'cr-imf-intervention-with-resistance': {
    ...NOTHING,
    name: 'IMF Intervention with Resistance',
    copies: 1,
    discards: POLICIES.filter((policy) => policy !== 'welfare-health' && policy !== 'welfare-education'),
    policies: sections('CCB..BA'),
    locks: ['fiscal-policy'],
    numbers: RESISTANCE,
    effects: resistance,
    legitimacy: { working: -2, middle: -2, capitalist: -2 },
  },
  'cr-new-government-bond-program': {
    ...NOTHING,
    name: 'New Government Bond Program',
    copies: 1,
    check: 'last-round',
    bonds: true,
    numbers: BOND,
  },
  'cr-eu-austerity-measures': {
    ...NOTHING,
    name: 'EU Austerity Measures',
    copies: 1,
    discards: POLICIES,
    policies: sections('CCABBBB'),
    numbers: AUSTERITY,
    effects: austerity,
    halves: EVERYBODY,
  },
  'cr-failed-imf-intervention-revolution': {
    ...NOTHING,
    name: 'Failed IMF Intervention: Revolution',
    copies: 1,
    check: 'few-unions',
    discards: POLICIES,
    policies: sections('ACAAAAA'),
    opensFree: true,
    numbers: REVOLUTION,
    effects: revolution,
    legitimacy: { middle: -2, capitalist: -3 },
  },
};
