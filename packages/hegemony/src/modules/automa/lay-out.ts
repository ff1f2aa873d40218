/** Automas at the start: a deck for each, rows in Advanced Mode; what of it is hidden, and what must always be true. */
import type { OptionValues, Random } from '@polity/kernel';
import type { Hegemony } from '../../rules/context.js';
import { ROUNDS } from '../../rules/data/board.js';
import { CLASSES, type Class, POLICIES, type Seat } from '../../rules/names.js';
import type { HegemonyOptions, HegemonyState } from '../../rules/state.js';
import type { AutomaClass } from './automa.js';
import { classRules, hasAutoma } from './classes.js';
import type { Automa, Mode, Priorities } from './kinds.js';
import { placeByDistance, settlePolicyCards, takeOut } from './policy-cards.js';

/** The option that says how a class is played. */
export const OPTION: Readonly<Record<Class, string>> = {
  working: 'automa-working',
  middle: 'automa-middle',
  capitalist: 'automa-capitalist',
};

/** How the class is played, if an Automa plays it. */
export function modeOf(options: OptionValues, seat: Seat): Mode | undefined {
  if (!hasAutoma(seat)) return undefined;
  const mode = options[OPTION[seat]];
  return mode === 'simplified' || mode === 'advanced' ? mode : undefined;
}

/** AU-3.1 to AU-3.7; each Automa has its own mode (AU-1.5). */
export function layOut(state: HegemonyState, random: Random): void {
  state.automas = {};
  for (const seat of CLASSES) {
    const mode = modeOf(state.options, seat);
    if (mode !== undefined && state.seats.includes(seat)) state.automas[seat] = automaFor(state, seat, mode, random);
  }
}

function automaFor(state: HegemonyState, seat: Class, mode: Mode, random: Random): Automa {
  const rules = classRules(seat);
  const deck = random.shuffle(rules.cards.map((_, i) => i + 1));
  const priorities = mode === 'advanced' ? prioritiesOf(state, rules) : null;
  return { mode, deck, discard: [], card: null, priorities };
}

/** The games in which an Automa plays a role that a player has; none plays the State. */
export function ways(options: HegemonyOptions, role: Seat): Readonly<Partial<Record<Mode, HegemonyOptions>>> {
  if (!hasAutoma(role) || modeOf(options, role) !== undefined) return {};
  const played = (mode: Mode) => ({ ...options, [OPTION[role]]: mode });
  return { simplified: played('simplified'), advanced: played('advanced') };
}

/**
 * In mid-game an Automa is set up as at the start, with policies and bills as they are (G-36): policy cards by distance, one
 * with a bill on it aside as if it had just been proposed (AU-6.8), and no Immigration in the last round (AU-13.1).
 */
export function layOutLate(t: Hegemony, seat: Class, mode: Mode): void {
  const { state } = t;
  const automa = automaFor(state, seat, mode, t.random);
  state.automas = { ...state.automas, [seat]: automa };
  const { priorities } = automa;
  if (priorities === null) return;
  settlePolicyCards(state, seat, priorities);
  if (state.round === ROUNDS) takeOut(priorities, 'immigration');
}

function prioritiesOf(state: HegemonyState, { seat, layout }: AutomaClass): Priorities {
  const cards: Priorities = {
    actions: layout.map((row) => [...row]),
    actionsAside: [],
    policies: [],
    policiesAside: [],
    billed: [],
    sections: { ...state.policies },
  };
  for (const policy of POLICIES) placeByDistance(state, seat, cards, policy);
  return cards;
}

/** Decks lie face down. */
export function seen({ automas = {} }: HegemonyState): Pick<HegemonyState, 'automas'> {
  const faceDown = (automa: Automa): Automa => ({ ...automa, deck: automa.deck.map(() => 0) });
  return {
    automas: Object.fromEntries(Object.entries(automas).map(([seat, automa]) => [seat, faceDown(automa)])),
  };
}

export function shuffleAnew({ automas = {} }: HegemonyState, random: Random): void {
  for (const { deck } of Object.values(automas)) random.shuffle(deck.sort((a, b) => a - b));
}

/** Every card is somewhere, once. The card of a turn that is being taken lies open. */
export function lookOver({ automas = {} }: HegemonyState, report: (what: string) => void): void {
  for (const [seat, { deck, discard, card, priorities }] of Object.entries(automas) as [Class, Automa][]) {
    const rules = classRules(seat);
    const held = new Set([...deck, ...discard, ...(card === null ? [] : [card])]);
    if (held.size !== rules.cards.length || deck.length + discard.length < held.size - 1)
      report(`${held.size} Automa cards of ${seat}`);
    if (priorities === null) continue;
    const actions = [...priorities.actions.flat(), ...priorities.actionsAside];
    if (actions.toSorted().join() !== rules.layout.flat().sort().join()) report(`action cards of ${seat}: ${actions}`);
    const policies = new Set([...priorities.policies.flat(), ...priorities.policiesAside]);
    if (policies.size < POLICIES.length - 1) report(`${policies.size} policy cards of ${seat}`);
  }
}
