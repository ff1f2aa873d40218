/** The State's agenda: where its administration wants the first five policies. */
import { AGENDAS } from './data/agendas.js';
import { type Agenda, IDEOLOGIES } from './names.js';
import type { OpenState } from './state.js';

const CARDS: Readonly<Record<string, Agenda>> = AGENDAS;

/** What it wants now; nothing between two agendas, and where nobody plays the State. */
export function agendaOf({ state }: Pick<OpenState, 'state'>): Agenda | undefined {
  return state.agenda === null ? undefined : CARDS[state.agenda];
}

/** Policies that stand where the State's agenda wants them. */
export function agendaMatches(state: OpenState): number {
  const agenda = agendaOf(state);
  return agenda === undefined ? 0 : IDEOLOGIES.filter((policy) => agenda[policy] === state.policies[policy]).length;
}
