/** What New Angeles brings to the page: the looks of its corporations, and what is loaded when a table is opened. */
import type { Lesson, OptionValues } from '@polity/kernel';
import type { NewAngelesView, Seat } from '@polity/new-angeles/page';
import { lazyPart } from '../../shell/ui/lazy-part.js';
import type { GameUi } from '../game-ui.js';
import { firstChoices } from './first-game.js';
import { spotsOf } from './log-spots.js';
import { CORPORATIONS, castOf, LOOKS } from './looks.js';
import { scenesOf } from './scenes/scenes-of.js';
import type { WORDS_LATER } from './words-later.js';

export default {
  Board: lazyPart(() => import('./board.js')),
  Cover: lazyPart(() => import('./cover.js')),
  Ending: lazyPart(() => import('./ending.js')),
  EndingTitle: lazyPart(() => import('./ending-title.js')),
  drawsInterjections: true,
  privateTalk: true,
  lessons: {
    option: 'lesson',
    seats: ['player-1'],
    looks: { 'player-1': LOOKS.globalsec },
    // A lesson is given the views of its own game.
    load: async () => (await import('@polity/new-angeles/lessons')).LESSONS as readonly Lesson[],
  },
  firstChoices,
  optionForms: { 'own-board': lazyPart(() => import('./own-board-form.js')) },
  reference: async () => (await import('./reference.js')).NEW_ANGELES_REFERENCE,
  wordsLater: {
    begin: () => false,
    rules: () => false,
    'own-board': () => false,
    lessons: ({ lesson = 'none' }) => lesson !== 'none',
  } satisfies Readonly<Record<(typeof WORDS_LATER)[number], (options: OptionValues) => boolean>>,
  scenes: { of: scenesOf, Scene: lazyPart(() => import('./scenes/scene.js')) },
  // Threat has its line at the end of a game, and nobody's colour.
  seatColours: { threat: { colour: '--state', shape: 'square' } },
  curve: {
    id: 'threat',
    lines: async (log) => [
      { seat: 'threat', scores: (await import('@polity/new-angeles/threat-line')).threatThrough(log) },
    ],
  },
  dealtParts: CORPORATIONS,
  castOf: (view) => castOf(view as NewAngelesView),
  telling: async () => (await import('@polity/new-angeles/telling')).telling,
  score: (view, seat) => (view as NewAngelesView).players[seat as Seat]?.capital,
  hiddenFields: [
    'seats',
    'board',
    'setup',
    'inEffect',
    'carriedOut',
    'keepsHand',
    'picking',
    'proposed',
    'capitalHistory',
    'hasInvestment',
  ],
  drawnFields: ['city', 'supply', 'threat', 'hand', 'deal', 'tradeOffers', 'promises', 'assets', 'emergencies'],
  spotsOf,
  firstFields: ['hand', 'assets'],
  headline: ['threat', 'phase'],
} satisfies GameUi;
