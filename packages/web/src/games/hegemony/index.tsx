/** What Hegemony brings to the page: the looks of its classes, and what is loaded when a table is opened. */
import { CHOSEN } from '@polity/hegemony/chosen';
import type { HegemonyView, Seat } from '@polity/hegemony/page';
import type { Lesson, OptionValues } from '@polity/kernel';
import { lazyPart } from '../../shell/ui/lazy-part.js';
import type { GameUi } from '../game-ui.js';
import { loadPartsFor, parts } from './board/module-parts.js';
import { spotsOf } from './log/log-spots.js';
import { PRESETS } from './presets.js';
import { scenesOf } from './scenes/scenes-of.js';
import type { WORDS_LATER } from './words-later.js';

/** Simplified Mode tries the symbols of a card in their order, Advanced Mode weighs them in rows. */
const AUTOMA_MODES = ['simplified', 'advanced'];

const atTheEnd = () => import('./log/at-the-end.js');

export default {
  Board: lazyPart(() => import('./board/board.js')),
  Cover: lazyPart(() => import('./faces/cover.js')),
  PreviewNote: lazyPart(() => import('./economy/stopping.js')),
  FirstGame: lazyPart(() => import('./guide/first-game.js')),
  lessons: {
    option: 'lesson',
    seats: ['working', 'middle', 'capitalist', 'state'],
    // A lesson is given the views of its own game.
    load: async () => (await import('@polity/hegemony/lessons')).LESSONS as readonly Lesson[],
  },
  judged: true,
  presets: PRESETS,
  playsItself: {
    working: { option: 'automa-working', modes: AUTOMA_MODES },
    middle: { option: 'automa-middle', modes: AUTOMA_MODES },
    capitalist: { option: 'automa-capitalist', modes: AUTOMA_MODES },
  },
  seatColours: {
    working: { colour: '--working', shape: 'triangle' },
    middle: { colour: '--middle', shape: 'circle' },
    capitalist: { colour: '--capitalist', shape: 'diamond' },
    state: { colour: '--state', shape: 'square' },
  },
  reference: async () => (await import('./reference/reference.js')).HEGEMONY_REFERENCE,
  async telling(extent) {
    const [{ bringInAll, bringInFor }, { telling }] = await Promise.all([
      import('@polity/hegemony/modules'),
      import('@polity/hegemony/telling'),
    ]);
    await (extent === 'everything' ? bringInAll() : Promise.all([bringInFor(extent), loadPartsFor(extent)]));
    const { automas } = parts;
    const played = extent === 'everything' || (extent.seats ?? 4) === 4;
    const numbers = { ...telling.numbers, statePlayed: Number(played) };
    return { ...telling, numbers, ...(automas ? { deedsIn: automas.automaTurns } : {}) };
  },
  wordsLater: {
    begin: () => false,
    advice: () => false,
    guide: () => false,
    rules: () => false,
    lessons: CHOSEN.lesson,
    scenes: () => false,
    effects: () => false,
    recap: () => false,
    points: () => false,
    automas: CHOSEN.automa,
    'new-actions': CHOSEN['new-actions'],
    'alternative-events': CHOSEN['alternative-events'],
    'crisis-response': CHOSEN['crisis-response'],
    'hidden-agendas': CHOSEN['hidden-agendas'],
    'historical-events': CHOSEN['historical-events'],
  } satisfies Readonly<Record<(typeof WORDS_LATER)[number], (options: OptionValues) => boolean>>,
  hiddenFields: [
    'step',
    'turn',
    'assigning',
    'seats',
    'removed',
    'supply',
    'discard',
    'companyDiscard',
    'eventDiscard',
    'agendaDiscard',
    'points',
    'deck',
    'companyDeck',
    'eventDeck',
    'agendaDeck',
    'immigration',
    'card',
  ],
  drawnFields: ['companies', 'hand', 'bills', 'vote', 'policies', 'unemployed', 'market', 'automas'],
  firstFields: ['hand', 'events'],
  headline: ['round', 'phase'],
  curve: {
    id: 'money',
    lines: async (log, view) => (await atTheEnd()).moneyThrough(log, view as HegemonyView),
  },
  tieBreak: async (view, ahead, behind) =>
    (await atTheEnd()).tieBreak(view as HegemonyView, ahead as Seat, behind as Seat),
  spotsOf,
  turnEnded: (log, seat) => log.findLastIndex(({ kind, params }) => kind === 'end-turn' && params.seat === seat) + 1,
  scenes: { of: scenesOf, Scene: lazyPart(() => import('./scenes/scene.js')) },
  finalSources: ['loans', 'policies', 'money', 'goods'],
  ownSources: async () => (await atTheEnd()).OWN_SOURCES,
  score: (view, seat) => (view as Readonly<Record<string, { readonly vp?: number } | undefined>>)[seat]?.vp,
} satisfies GameUi;
