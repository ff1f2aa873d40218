/** What an Automa answers about Alternative Events (AU-14.3): it keeps them, and uses their benefits as well as it can. */
import { STOP, type Stop } from '@polity/kernel';
import type { HegemonyAsk } from '../../rules/asks.js';
import { cardOf, findCompany } from '../../rules/companies.js';
import type { Hegemony } from '../../rules/context.js';
import { ROUNDS } from '../../rules/data/board.js';
import { type Class, type Policy, SECTIONS, type Section, type WageLevel } from '../../rules/names.js';
import type { Bill } from '../../rules/state.js';
import { stanceOf } from './votes.js';

type Asked<Kind extends HegemonyAsk['kind']> = Extract<HegemonyAsk, { readonly kind: Kind }>;

/** Until the last round, in which a card brings hardly anything any more. */
export function keepEvent({ state }: Hegemony): 'keep' | 'discard' {
  return state.round < ROUNDS ? 'keep' : 'discard';
}

/** Where the State is taken to want policies 2 to 6. */
const WANTED_BY_STATE: Readonly<Partial<Record<Policy, Section>>> = {
  'labor-market': 'C',
  taxation: 'A',
  'welfare-health': 'B',
  'welfare-education': 'B',
  'foreign-trade': 'B',
};

/** Always; Public Pressure for the first bill that it favours and the State is taken to be against. */
export function useBenefit(t: Hegemony, { seat, about: { policy, section } }: Asked<'use-benefit'>): 'use' | 'leave' {
  if (policy === undefined || section === undefined) return 'use';
  const { state } = t;
  const wanted = WANTED_BY_STATE[policy];
  if (wanted === undefined) return 'leave';
  const away = (at: Section) => Math.abs(SECTIONS.indexOf(at) - SECTIONS.indexOf(wanted));
  const { by } = state.bills[policy] as Bill;
  const favours = by === seat || stanceOf(state, seat as Class, { policy, section }) === 'for';
  return favours && away(section) > away(state.policies[policy]) ? 'use' : 'leave';
}

type Shift = { readonly company: string; readonly wage: WageLevel };

/** The company where the wages differ most, to be paid more or to pay less; at random among equals. */
export function shiftWage(t: Hegemony, { seat, options }: Asked<'shift-wage'>): Shift | Stop {
  const gain = ({ company, wage }: Shift) => {
    const found = findCompany(t.state, company);
    const wages = cardOf(found).wages ?? [0, 0, 0];
    const more = (wages[wage - 1] as number) - (wages[found.wage - 1] as number);
    return seat === 'capitalist' ? -more : more;
  };
  const most = Math.max(0, ...options.map(gain));
  const best = options.filter((shift) => gain(shift) === most);
  return most === 0 ? STOP : t.random.pick(best);
}
