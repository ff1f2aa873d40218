/** Hidden Agendas: everybody keeps a task in secret, and scores it once it is done at its time. */
import { list } from '../../rules/catalog.js';
import type { Manifest } from '../../rules/modules.js';
import { HIDDEN_AGENDAS } from './cards.js';
import { atMoment, countMoney, forgetBills, judge, rememberBills, scoreBest } from './claims.js';
import { deal, dealAnew, keepOne, keptIn, layOpen, seenBy } from './hidden.js';
import { lookOver } from './look-over.js';

export const HIDDEN_AGENDAS_MODULE: Manifest = {
  name: 'hidden-agendas',
  setUp: deal,
  view: seenBy,
  imagine: dealAnew,
  atStart: {
    setup: keepOne,
    *production({ state }) {
      keptIn(state).wages = 0;
    },
    *elections(t) {
      rememberBills(t);
    },
    // After the last Scoring Phase, before anything else is scored at the end (HA-3).
    *'game-end'(t) {
      judge(t, ['game-end']);
    },
  },
  atEnd: {
    // The last moment before the votes, at which the Treasury has its taxes (HA-2).
    *production(t) {
      judge(t, ['anytime', 'production']);
    },
    *elections(t) {
      forgetBills(t);
      // Nothing changes before points are scored, and nothing hidden may come to light between a checkpoint and an ask.
      judge(t, ['scoring']);
    },
  },
  handedOver: ({ state }, role) => layOpen(state, role),
  atMoment,
  paid: countMoney,
  // Cards are counted: one whose task is done twice is one (HA-9).
  performed: ({ state }) => {
    keptIn(state).events++;
  },
  scoreEnd: scoreBest,
  check: lookOver,
  numbers: (id) => {
    const agenda = HIDDEN_AGENDAS[id];
    return agenda && { points: agenda.vp };
  },
  components: () => ({
    hiddenAgendas: list(HIDDEN_AGENDAS, ({ name, class: of, vp, time, rounds }) => ({
      class: of,
      name,
      vp,
      time,
      rounds: rounds ? [...rounds] : null,
    })),
  }),
};
