/** The five cards for the set-up. */
import type { Random } from '@polity/kernel';
import type { Hegemony, Play } from '../../../rules/context.js';
import { DEALS_PER_ROUND, HAND } from '../../../rules/data/board.js';
import { fromSupply, toSupply } from '../../../rules/goods.js';
import { CLASSES, type Class, type Seat } from '../../../rules/names.js';
import { isAsked, isPlayed } from '../../../rules/roles.js';
import type { HegemonyState } from '../../../rules/state.js';
import { canPropose, proposeBill } from '../../../rules/vote.js';
import { type HistoricalEvent, moves, NOTHING } from '../event.js';
import { playing } from '../people.js';

const START = { ...NOTHING, era: 'setup', trigger: 'setup' } as const;

/** Cubes of a class into the bag, or out of it. */
function shiftCubes({ seats, bag, cubes }: HegemonyState, of: Class, count: number): void {
  if (!isPlayed({ seats }, of)) return;
  bag[of] += count;
  cubes[of] -= count;
}

function addInfluence(state: HegemonyState, of: Seat, amount: number): void {
  if (isPlayed(state, of)) state[of].influence += fromSupply(state, 'influence', amount);
}

function pleased(state: HegemonyState, of: Class, by: number): void {
  if (isPlayed(state, 'state')) state.state.legitimacy[of] += by;
}

/** Two copies of a card come into the first hand, and the rest of it is drawn anew; an Automa has no hand (HE-8). */
function startWith(state: HegemonyState, seat: Seat, card: string, copies: number, random: Random): void {
  if (!isAsked(state, seat)) return;
  const board = state[seat];
  const all = [...board.deck, ...board.hand].sort();
  const taken = all.splice(all.indexOf(card), copies);
  const deck = random.shuffle(all);
  board.hand = [...taken, ...deck.splice(deck.length - (HAND.start - copies))];
  board.deck = deck;
}

/** As many deals as the Foreign Trade of the start brings (HE-11). */
function fitDeals({ deals, policies }: HegemonyState): void {
  deals.deck.push(...deals.open.splice(DEALS_PER_ROUND[policies['foreign-trade']]));
}

const INDUSTRIAL = { cubes: 2, money: 10, cards: 2 } as const;
const OF_1848 = { cubes: 2, media: 2, cards: 2 } as const;
const BISMARCK = { cubes: 2, influence: 2, legitimacy: 1 } as const;
const AMERICAN = { working: 3, middle: 1, cubes: 4, legitimacy: 1 } as const;

export const STARTING: Readonly<Record<string, HistoricalEvent>> = {
  'he-french-revolution': {
    ...START,
    name: 'French Revolution',
    years: '1789-1799',
    lay: (state) => {
      toSupply(state, 'influence', state.state.influence);
      state.state.influence = 0;
    },
    *happen(t: Hegemony): Play {
      for (const of of playing(t, ...CLASSES)) if (canPropose(t.state, of)) yield* proposeBill(t, of);
    },
  },
  'he-industrial-revolution': {
    ...START,
    name: 'Industrial Revolution',
    years: '18th century',
    numbers: INDUSTRIAL,
    lay: (state, random) => {
      shiftCubes(state, 'working', INDUSTRIAL.cubes);
      shiftCubes(state, 'middle', INDUSTRIAL.cubes);
      startWith(state, 'capitalist', 'cc-technological-progress', INDUSTRIAL.cards, random);
      state.capitalist.revenue += INDUSTRIAL.money;
    },
  },
  'he-revolutions-of-1848': {
    ...START,
    name: 'Revolutions of 1848',
    years: '1848-1849',
    numbers: OF_1848,
    lay: (state, random) => {
      startWith(state, 'working', 'wc-need-for-change', OF_1848.cards, random);
      shiftCubes(state, 'middle', OF_1848.cubes);
      // A line for a State that nobody plays is left out, as on every card.
      if (!isPlayed(state, 'state')) return;
      state.state.services.influence -= OF_1848.media;
      toSupply(state, 'influence', OF_1848.media);
    },
  },
  'he-bismarck-welfare-state': {
    ...START,
    name: 'Bismarck Welfare State',
    years: '1880s',
    policies: moves('CBBAABB'),
    numbers: BISMARCK,
    lay: (state) => {
      shiftCubes(state, 'working', -BISMARCK.cubes);
      addInfluence(state, 'capitalist', BISMARCK.influence);
      pleased(state, 'working', BISMARCK.legitimacy);
    },
  },
  'he-american-revolution': {
    ...START,
    name: 'American Revolution',
    years: '1775-1783',
    policies: moves('CBBBCAB'),
    numbers: AMERICAN,
    lay: (state) => {
      fitDeals(state);
      addInfluence(state, 'working', AMERICAN.working);
      addInfluence(state, 'middle', AMERICAN.middle);
      shiftCubes(state, 'capitalist', AMERICAN.cubes);
      pleased(state, 'capitalist', AMERICAN.legitimacy);
    },
  },
};
