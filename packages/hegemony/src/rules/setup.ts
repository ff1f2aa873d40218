/** Set-up of the board and of every role for 2, 3 and 4 players (p. 8-10). */
import type { Random } from '@polity/kernel';
import { noBenefits } from './actions/free.js';
import { allCopies } from './cards/copies.js';
import { drawEvents } from './cards/event-pile.js';
import { placeCompany } from './companies.js';
import { AGENDAS } from './data/agendas.js';
import {
  COMPONENTS,
  EVENT_SPACES,
  HAND,
  LEGITIMACY,
  MARKET_SIZE,
  POLICY_START,
  ROLES,
  SETUP,
  START,
  START_PRICE,
  VOTE,
} from './data/board.js';
import { BUSINESS_DEALS } from './data/business-deals.js';
import { COMPANIES } from './data/companies.js';
import { EXPORTS } from './data/exports.js';
import { IMMIGRATION } from './data/immigration.js';
import type { OwnerClass } from './goods.js';
import { type Contents, contentsOf } from './modules.js';
import { type Class, POLICIES, type Policy, type Seat, type Skill } from './names.js';
import { isAsked, isPlayed, type PlayerCount, playerCount } from './roles.js';
import type {
  Board,
  CapitalistBoard,
  HegemonyOptions,
  HegemonyState,
  MiddleBoard,
  OwnerBoard,
  StateBoard,
  WorkingBoard,
} from './state.js';

type Roles = Pick<HegemonyState, 'seats' | 'options'>;

const forClasses = <T>(value: () => T): Record<Class, T> => ({
  working: value(),
  middle: value(),
  capitalist: value(),
});
const noGoods = () => ({ food: 0, luxury: 0, health: 0, education: 0 });
const noWorkers = (): Record<Skill, number> => ({
  unskilled: 0,
  agriculture: 0,
  luxury: 0,
  healthcare: 0,
  education: 0,
  media: 0,
});

/** The table as it stands before anybody has decided anything; the first immigrants come in the set-up step. */
export function setUp(options: HegemonyOptions, random: Random): HegemonyState {
  const game = { options, seats: [...ROLES[options.seats]] };
  const { decks, events, manifests } = contentsOf(game);
  const state: HegemonyState = {
    options,
    seats: game.seats,
    round: 1,
    phase: 'setup',
    step: 0,
    turn: { number: 1, seat: 'working', main: false, free: false },
    policies: { ...POLICY_START },
    bills: Object.fromEntries(POLICIES.map((policy) => [policy, null])) as Record<Policy, null>,
    paidUnder: null,
    vote: null,
    bag: forClasses(() => VOTE.startInBag as number),
    cubes: forClasses(() => COMPONENTS.cubes - VOTE.startInBag),
    drawn: forClasses(() => 0),
    companies: [],
    removed: [],
    unemployed: { working: noWorkers(), middle: noWorkers() },
    assigning: null,
    demonstration: false,
    supply: {
      workers: { working: { ...COMPONENTS.workers.working }, middle: { ...COMPONENTS.workers.middle } },
      resources: { ...COMPONENTS.resources },
      machinery: COMPONENTS.machinery,
      strikes: COMPONENTS.strikes,
      storageTiles: COMPONENTS.storageTiles,
      tokens: forClasses(() => COMPONENTS.legitimacyTokens as number),
      farms: COMPANIES['cooperative-farm'].copies,
    },
    exports: openOne(random.shuffle(Object.keys(EXPORTS))),
    deals: openDeals(random.shuffle(allCopies(BUSINESS_DEALS))),
    immigration: random.shuffle(allCopies(IMMIGRATION)),
    working: workingBoard(board(game, decks, 'working', random)),
    middle: middleBoard(ownerBoard(game, decks, 'middle', random), isPlayed(game, 'middle')),
    capitalist: capitalistBoard(ownerBoard(game, decks, 'capitalist', random)),
    state: stateBoard(board(game, decks, 'state', random), game, events, random),
    points: [],
  };
  placeCompanies(state, playerCount(game));
  takeStartingGoods(state);
  for (const { setUp: layOut } of manifests) layOut?.(state, random);
  return state;
}

function openOne(deck: string[]): HegemonyState['exports'] {
  return { current: deck.pop() as string, deck, discard: [] };
}

function openDeals(deck: string[]): HegemonyState['deals'] {
  return { open: [deck.pop() as string], deck, discard: [] };
}

function board(game: Roles, decks: Contents['decks'], role: Seat, random: Random): Board {
  const deck = isAsked(game, role) ? random.shuffle(allCopies(decks[role])) : [];
  const hand = deck.splice(Math.max(0, deck.length - HAND.start));
  const influence = isPlayed(game, role) ? START.influence : 0;
  return { vp: 0, influence, loans: 0, bills: COMPONENTS.bills, hand, deck, discard: [] };
}

function ownerBoard(game: Roles, decks: Contents['decks'], role: OwnerClass, random: Random): OwnerBoard {
  const played = isPlayed(game, role);
  const companyDeck = played ? random.shuffle(marketCompanies(role)) : [];
  const market = companyDeck.splice(Math.max(0, companyDeck.length - MARKET_SIZE[role]));
  const storage = played ? { ...START.storage[role] } : noGoods();
  return {
    ...board(game, decks, role, random),
    storage,
    tiles: [],
    prices: { ...START_PRICE },
    market,
    companyDeck,
    companyDiscard: [],
  };
}

/** The companies of a class that are not on the board from the start. */
export function marketCompanies(seat: Seat): string[] {
  return Object.entries(COMPANIES)
    .filter(([, { owner, starts }]) => owner === seat && starts.length === 0)
    .map(([id]) => id);
}

function workingBoard(base: Board): WorkingBoard {
  const unions = { agriculture: false, luxury: false, healthcare: false, education: false, media: false };
  return { ...base, money: START.money.working, goods: noGoods(), prosperity: 0, unions };
}

function middleBoard(base: OwnerBoard, played: boolean): MiddleBoard {
  return { ...base, money: played ? START.money.middle : 0, goods: noGoods(), prosperity: 0 };
}

function capitalistBoard(base: OwnerBoard): CapitalistBoard {
  return { ...base, revenue: START.revenue, capital: 0, zone: { food: 0, luxury: 0 }, wealth: 0 };
}

function stateBoard(base: Board, game: Roles, { cards }: Contents['events'], random: Random): StateBoard {
  const { rows, services } = SETUP[playerCount(game)];
  const played = isPlayed(game, 'state');
  const eventDeck = played ? random.shuffle(allCopies(cards)) : [];
  const events = drawEvents(eventDeck, EVENT_SPACES, 1, random, cards);
  const agendaDeck = played ? random.shuffle(Object.keys(AGENDAS)) : [];
  return {
    ...base,
    treasury: START.treasury,
    services: { ...services },
    goods: { food: 0, luxury: 0 },
    legitimacy: forClasses(() => LEGITIMACY.start as number),
    tokens: forClasses(() => 0),
    closed: rows.slice(1).flat(),
    events,
    eventDeck,
    knownEvents: 0,
    eventDiscard: [],
    agenda: agendaDeck.pop() ?? null,
    agendaDeck,
    agendaDiscard: [],
    benefits: forClasses(noBenefits),
  };
}

function placeCompanies(state: HegemonyState, players: PlayerCount): void {
  const { rows, workers } = SETUP[players];
  for (const id of rows[0] ?? []) placeCompany(state, id, 'state', START.wage);
  for (const [id, { owner, starts }] of Object.entries(COMPANIES)) {
    if (owner !== 'state' && (starts as readonly number[]).includes(players))
      placeCompany(state, id, owner, START.wage);
  }
  for (const company of state.companies) {
    const staff = workers[company.id];
    staff?.skills.forEach((skill, slot) => {
      company.workers[slot] = { class: staff.class, skill, committed: false };
      state.supply.workers[staff.class][skill]--;
    });
  }
}

/** What the players, and Public Services, start with comes out of the Supply. */
function takeStartingGoods(state: HegemonyState): void {
  const { resources } = state.supply;
  for (const seat of ['middle', 'capitalist'] as const) {
    for (const good of ['food', 'luxury', 'health', 'education'] as const) resources[good] -= state[seat].storage[good];
  }
  const { health, education, influence } = state.state.services;
  resources.health -= health;
  resources.education -= education;
  resources.influence -= influence + state.seats.length * START.influence;
}
