/** Automas: classes of Crisis & Control that play without a player, by their cards. */
import type { Hegemony } from '../../rules/context.js';
import { ROLES, ROUNDS } from '../../rules/data/board.js';
import type { Decider, Manifest } from '../../rules/modules.js';
import { CLASSES, type Class } from '../../rules/names.js';
import type { HegemonyOptions } from '../../rules/state.js';
import { answer, answerTogether } from './answers.js';
import { settleAll } from './bills.js';
import { CAPITALIST_AUTOMA } from './capitalist/index.js';
import { addClass, allClasses, classRules } from './classes.js';
import { automaComponents } from './components.js';
import { shuffleUnder } from './deck.js';
import type { Automa, AutomaAction, Priorities } from './kinds.js';
import { layOut, layOutLate, lookOver, modeOf, seen, shuffleAnew, ways } from './lay-out.js';
import { MIDDLE_AUTOMA } from './middle/index.js';
import { placeSetAside, takeOut } from './policy-cards.js';
import { put } from './rows.js';
import { takeTurn } from './turn.js';
import { WORKING_AUTOMA } from './working/index.js';

addClass(WORKING_AUTOMA);
addClass(MIDDLE_AUTOMA);
addClass(CAPITALIST_AUTOMA);

/** One for all of them: those on one side of a vote spend together. */
const DECIDER: Decider = { takeTurn, answer, answerTogether };

function automasIn({ state }: Hegemony): readonly [Class, Automa][] {
  return Object.entries(state.automas ?? {}) as [Class, Automa][];
}

/** Action cards that were set aside come back to row 1 as soon as they may. */
function bringBack({ state }: Hegemony, seat: Class, cards: Priorities, when: 'at-once' | 'next-round'): void {
  for (const action of [...cards.actionsAside]) {
    const away = classRules(seat).away?.[action as AutomaAction];
    if (away?.back !== when || away.when(state)) continue;
    cards.actionsAside = cards.actionsAside.filter((other) => other !== action);
    put(cards.actions, action, 1);
  }
}

/** Why options do not go together: an Automa for a class that is not in the game. */
function refuseAutomas(options: HegemonyOptions) {
  const absent = CLASSES.find((seat) => modeOf(options, seat) !== undefined && !ROLES[options.seats].includes(seat));
  return absent === undefined
    ? undefined
    : { kind: 'automa-without-class', params: { class: absent, seats: options.seats } };
}

export const AUTOMA: Manifest = {
  name: 'automa',
  decider: (options, role) => (modeOf(options, role) === undefined ? undefined : DECIDER),
  successors: ways,
  handedOver(t, role) {
    const mode = modeOf(t.state.options, role);
    if (role !== 'state' && mode !== undefined) layOutLate(t, role, mode);
  },
  refuse: refuseAutomas,
  setUp: layOut,
  view: seen,
  imagine: (state, _seat, random) => shuffleAnew(state, random),
  afterStep(t) {
    settleAll(t);
    for (const [seat, { priorities }] of automasIn(t)) if (priorities) bringBack(t, seat, priorities, 'at-once');
  },
  overflowing: (t, owner, good, amount) =>
    owner !== 'state' &&
    modeOf(t.state.options, owner) !== undefined &&
    (classRules(owner).overflowing?.(t, good, amount) ?? false),
  atStart: {
    *preparation(t) {
      for (const [seat, { priorities }] of automasIn(t)) {
        yield* classRules(seat).startRound?.(t) ?? [];
        if (priorities === null) continue;
        if (t.state.round === ROUNDS) takeOut(priorities, 'immigration');
        placeSetAside(t.state, seat, priorities);
        bringBack(t, seat, priorities, 'next-round');
      }
    },
    // Before the last votes the discards are put under the deck, which would run out (AU-13.4).
    *elections(t) {
      if (t.state.round === ROUNDS) for (const [, automa] of automasIn(t)) shuffleUnder(t, automa);
    },
  },
  check: lookOver,
  components: () => automaComponents(allClasses()),
};
