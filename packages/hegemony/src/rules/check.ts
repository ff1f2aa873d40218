/**
 * What is true of every position: components are neither lost nor made, cards are where cards can be, and the table
 * obeys the limits that are printed on it. Looked at whenever somebody is asked something.
 */
import { allCopies } from './cards/copies.js';
import { eventsElsewhere } from './cards/events.js';
import { cardById, cardOf, companiesOf, hasWage, isEmpty, isOperational, minimumWage } from './companies.js';
import { AGENDAS } from './data/agendas.js';
import {
  COMPANY_SPACES,
  COMPONENTS,
  EVENT_SPACES,
  FREE_TRADE_ZONE,
  HAND,
  LEGITIMACY,
  MARKET_SIZE,
  PRICE_LADDER,
  PROSPERITY_TRACK,
  ROLES,
  ROUNDS,
  SETUP,
  TAX_TRACK,
  TURNS_PER_ROUND,
  UNION_NEEDS,
  WEALTH_FROM,
} from './data/board.js';
import { BUSINESS_DEALS } from './data/business-deals.js';
import { COMPANIES } from './data/companies.js';
import { EXPORTS } from './data/exports.js';
import { IMMIGRATION } from './data/immigration.js';
import { stateStock, stateStorageLimit, storageLimit } from './goods.js';
import { workersIn, workersInIndustry } from './labour.js';
import { contentsOf } from './modules.js';
import { CLASSES, type CompanyCard, GOODS, INDUSTRIES, POLICIES, RESOURCES, SKILLS, TURN_ORDER } from './names.js';
import { taxMultiplier } from './policies.js';
import { isAsked, isPlayed, type PlayerCount, playerCount } from './roles.js';
import type { Company, HegemonyState, Worker } from './state.js';

/** Says what is wrong. */
type Report = (what: string) => void;

/** The invariants that do not hold, in words. */
export function check(state: HegemonyState): readonly string[] {
  const found: string[] = [];
  const report: Report = (what) => found.push(what);
  for (const look of LOOKS) look(state, report);
  for (const { check: lookToo } of contentsOf(state).manifests) lookToo?.(state, report);
  return found;
}

const LOOKS: readonly ((state: HegemonyState, report: Report) => void)[] = [
  checkSigns,
  checkWorkers,
  checkResources,
  checkCubes,
  checkTokens,
  checkCards,
  checkCompanyCards,
  checkCompanies,
  checkUnions,
  checkStorages,
  checkBoards,
  checkClock,
  checkRest,
];

/** Only victory points may be below 0. */
function checkSigns(state: HegemonyState, report: Report): void {
  const path = negativeIn(state);
  if (path !== undefined) report(`${path} is negative`);
}

function negativeIn(value: object): string | undefined {
  for (const key in value) {
    const item = (value as Record<string, unknown>)[key];
    if (typeof item === 'number') {
      if (item < 0 && key !== 'vp') return `.${key}`;
    } else if (typeof item === 'object' && item !== null && key !== 'points') {
      const found = negativeIn(item);
      if (found !== undefined) return `.${key}${found}`;
    }
  }
  return undefined;
}

/** Holds while workers are being assigned too: they are moved from one place to another in one go. */
function checkWorkers(state: HegemonyState, report: Report): void {
  const { supply, unemployed, companies, working } = state;
  for (const name of ['working', 'middle'] as const) {
    const counted = { ...supply.workers[name] };
    for (const skill of SKILLS) counted[skill] += unemployed[name][skill];
    for (const company of companies) {
      for (const worker of company.workers) if (worker?.class === name) counted[worker.skill]++;
    }
    if (name === 'working') for (const industry of INDUSTRIES) if (working.unions[industry]) counted[industry]++;
    for (const skill of SKILLS) {
      const all = COMPONENTS.workers[name][skill];
      if (counted[skill] !== all) report(`${counted[skill]} ${skill} workers of the ${name} class instead of ${all}`);
    }
  }
}

function checkResources(state: HegemonyState, report: Report): void {
  const { supply, working, middle, capitalist, state: board } = state;
  const counted = { ...supply.resources };
  counted.influence += working.influence + middle.influence + capitalist.influence + board.influence;
  for (const good of GOODS) {
    counted[good] += working.goods[good] + middle.goods[good] + middle.storage[good] + capitalist.storage[good];
  }
  for (const good of ['food', 'luxury'] as const) counted[good] += capitalist.zone[good];
  for (const resource of RESOURCES) {
    counted[resource] += stateStock(state, resource);
    for (const name of CLASSES) counted[resource] += board.benefits[name].resources[resource];
    const all = COMPONENTS.resources[resource];
    if (counted[resource] !== all) report(`${counted[resource]} ${resource} instead of ${all}`);
  }
}

function checkCubes({ bag, cubes, drawn, state }: HegemonyState, report: Report): void {
  for (const name of CLASSES) {
    const counted = bag[name] + cubes[name] + drawn[name] + state.benefits[name].cubes;
    if (counted !== COMPONENTS.cubes) report(`${counted} voting cubes of the ${name} class`);
  }
}

function checkTokens(state: HegemonyState, report: Report): void {
  const { supply, companies, middle, capitalist, state: board } = state;
  const expect = (what: string, counted: number, all: number) => {
    if (counted !== all) report(`${counted} ${what} instead of ${all}`);
  };
  let [strikes, machinery, farms] = [supply.strikes, supply.machinery, supply.farms];
  for (const company of companies) {
    if (company.onStrike) strikes++;
    if (company.machinery) machinery++;
    if (company.card === 'cooperative-farm') farms++;
  }
  expect('strike tokens', strikes, COMPONENTS.strikes);
  expect('machinery tokens', machinery, COMPONENTS.machinery);
  expect('cooperative farms', farms, COMPANIES['cooperative-farm'].copies);
  const tiles = supply.storageTiles + middle.tiles.length + capitalist.tiles.length;
  expect('storage tiles', tiles, COMPONENTS.storageTiles);
  for (const name of CLASSES) {
    expect(
      `legitimacy tokens of the ${name} class`,
      supply.tokens[name] + board.tokens[name],
      COMPONENTS.legitimacyTokens,
    );
  }
  for (const seat of TURN_ORDER) {
    let onTable = POLICIES.filter((policy) => state.bills[policy]?.by === seat).length;
    for (const { markersOnTable } of contentsOf(state).manifests) onTable += markersOnTable?.(state, seat) ?? 0;
    expect(`bill markers of ${seat}`, state[seat].bills + onTable, COMPONENTS.bills);
  }
}

/** How often each card is in the box. */
/** Cards, each by its place in two lists: which it is, and how often it is there. */
interface Counts {
  readonly places: ReadonlyMap<string, number>;
  readonly cards: readonly string[];
  readonly times: readonly number[];
  readonly all: number;
}

function countsOf(cards: readonly string[]): Counts {
  const distinct = [...new Set(cards)];
  const places = new Map(distinct.map((card, place) => [card, place]));
  const times = distinct.map((card) => cards.filter((other) => other === card).length);
  return { places, cards: distinct, times, all: cards.length };
}

const counted = new WeakMap<Parameters<typeof allCopies>[0], Counts>();

/** How often each card of a deck is in the box. */
function countsIn(deck: Parameters<typeof allCopies>[0]): Counts {
  let counts = counted.get(deck);
  if (counts === undefined) {
    counts = countsOf(allCopies(deck));
    counted.set(deck, counts);
  }
  return counts;
}

const ALL_AGENDAS = countsOf(Object.keys(AGENDAS));
const ALL_EXPORTS = countsOf(Object.keys(EXPORTS));
const ALL_DEALS = countsOf(allCopies(BUSINESS_DEALS));
const ALL_IMMIGRATION = countsOf(allCopies(IMMIGRATION));
const NO_CARDS = countsOf([]);

function expectCards(what: string, all: Counts, piles: readonly (readonly string[])[], report: Report): void {
  const wrong = firstWrong(all, piles);
  if (wrong !== undefined) report(`${wrong} among the ${what}`);
}

/** The first card that is there too often or not often enough. */
function firstWrong(all: Counts, piles: readonly (readonly string[])[]): string | undefined {
  const left = all.times.slice();
  let missing = all.all;
  for (const pile of piles) {
    for (const card of pile) {
      const place = all.places.get(card);
      if (place === undefined || left[place] === 0) return `one ${card} too many`;
      (left[place] as number)--;
      missing--;
    }
  }
  return missing === 0 ? undefined : `a missing ${all.cards[left.findIndex((count) => count > 0)]}`;
}

function checkCards(state: HegemonyState, report: Report): void {
  const { exports, deals, immigration, state: board } = state;
  const contents = contentsOf(state);
  const { decks } = contents;
  for (const seat of TURN_ORDER) {
    const { hand, deck, discard } = state[seat];
    const all = isAsked(state, seat) ? countsIn(decks[seat]) : NO_CARDS;
    expectCards(`cards of ${seat}`, all, [hand, deck, discard], report);
    if (hand.length > HAND.start) report(`${seat} holds ${hand.length} cards`);
  }
  const played = isPlayed(state, 'state');
  const { events, eventDeck, knownEvents, eventDiscard, agenda, agendaDeck, agendaDiscard } = board;
  const piles = [events, eventDeck, eventDiscard, eventsElsewhere(state)];
  expectCards('events', played ? countsIn(contents.events.cards) : NO_CARDS, piles, report);
  const agendas = [agenda === null ? [] : [agenda], agendaDeck, agendaDiscard];
  expectCards('agendas', played ? ALL_AGENDAS : NO_CARDS, agendas, report);
  expectCards('export cards', ALL_EXPORTS, [[exports.current], exports.deck, exports.discard], report);
  expectCards('business deals', ALL_DEALS, [deals.open, deals.deck, deals.discard], report);
  expectCards('immigration cards', ALL_IMMIGRATION, [immigration], report);
  if (events.length > EVENT_SPACES) report(`${events.length} events lie open`);
  if (knownEvents > eventDeck.length) report(`${knownEvents} events of a pile of ${eventDeck.length} are known`);
}

const COMPANIES_WITH: Readonly<Record<PlayerCount, Counts>> = {
  2: companiesInPlay(2),
  3: companiesInPlay(3),
  4: companiesInPlay(4),
};

/** Those of the classes in play, and the Public ones of this number of players; farms are counted as tokens. */
function companiesInPlay(players: PlayerCount): Counts {
  const cards: Readonly<Record<string, CompanyCard>> = COMPANIES;
  const owned = Object.keys(cards).filter((id) => {
    const { owner, starts } = cards[id] as CompanyCard;
    const inBox = owner === 'middle' || owner === 'capitalist';
    return inBox && ROLES[players].includes(owner) && (starts.length === 0 || starts.includes(players));
  });
  return countsOf([...owned, ...SETUP[players].rows.flat()]);
}

function checkCompanyCards(state: HegemonyState, report: Report): void {
  const { companies, removed, middle, capitalist, state: board } = state;
  const onBoard = companies.filter(({ card }) => card !== 'cooperative-farm').map(({ id }) => id);
  const piles = [onBoard, removed.filter((id) => cardById(id).owner !== 'working'), board.closed];
  for (const owner of [middle, capitalist]) piles.push(owner.market, owner.companyDeck, owner.companyDiscard);
  expectCards('companies', COMPANIES_WITH[playerCount(state)], piles, report);
  for (const seat of ['middle', 'capitalist'] as const) {
    const { market, companyDeck, companyDiscard } = state[seat];
    for (const pile of [market, companyDeck, companyDiscard]) {
      for (const id of pile) if (cardById(id).owner !== seat) report(`${id} lies among the companies of ${seat}`);
    }
    if (market.length > MARKET_SIZE[seat]) report(`${market.length} companies in the market of ${seat}`);
  }
  for (const seat of ['middle', 'capitalist', 'state'] as const) {
    const built = companiesOf(state, seat).length;
    if (built > COMPANY_SPACES[seat]) report(`${built} companies on the ${COMPANY_SPACES[seat]} spaces of ${seat}`);
  }
}

/**
 * While workers are being assigned (`assigning`), companies that somebody has left or that are not filled yet may be
 * incomplete, and those who came stand committed beside those who stayed; all of it is settled at the end.
 */
function checkCompanies(state: HegemonyState, report: Report): void {
  const minimum = minimumWage(state);
  const settled = state.assigning === null;
  for (const company of state.companies) {
    const { id, wage, workers } = company;
    if (hasWage(company) && wage < minimum) report(`${id} pays less than the minimum wage`);
    if (workers.length !== cardOf(company).slots.length) report(`${id} has ${workers.length} places`);
    workers.forEach((worker, slot) => {
      if (worker && !fits(company, slot, worker)) report(`a worker stands on the wrong slot of ${id}`);
    });
    if (company.machinery && (cardOf(company).machinery === 0 || cardOf(company).automated)) {
      report(`${id} has machinery that it cannot use`);
    }
    if (settled) checkStaff(company, report);
  }
}

function fits(company: Company, slot: number, worker: Worker): boolean {
  const { kind, role } = cardOf(company).slots[slot] ?? {};
  if (role === 'owner' && worker.class !== 'middle') return false;
  if ((role === 'employee' || company.owner === 'working') && worker.class !== 'working') return false;
  return kind === 'unskilled' || kind === worker.skill;
}

function checkStaff(company: Company, report: Report): void {
  const { id, workers } = company;
  if (!isOperational(company) && !isEmpty(company)) report(`${id} is neither staffed nor empty`);
  if (company.onStrike && workersIn(company, 'working') === 0) report(`nobody strikes in ${id}`);
  // Those who run a Middle Class company and their employee are committed each by themselves.
  if (cardOf(company).owner === 'middle') return;
  const staff = workers.filter((worker) => worker !== null);
  if (staff.some((worker) => worker.class !== staff[0]?.class)) report(`two classes work in ${id}`);
  if (staff.some((worker) => worker.committed !== staff[0]?.committed)) report(`not all are committed in ${id}`);
}

/** While workers are being assigned, those who carried a union may have left already. */
function checkUnions(state: HegemonyState, report: Report): void {
  if (state.assigning !== null) return;
  for (const industry of INDUSTRIES) {
    if (state.working.unions[industry] && workersInIndustry(state, industry) < UNION_NEEDS) {
      report(`the ${industry} union has too few workers behind it`);
    }
  }
}

function checkStorages(state: HegemonyState, report: Report): void {
  for (const seat of ['middle', 'capitalist'] as const) {
    const { storage, tiles, prices } = state[seat];
    for (const good of GOODS) {
      if (storage[good] > storageLimit(state, seat, good)) report(`${seat} stores ${storage[good]} ${good}`);
      if (!PRICE_LADDER[good].includes(prices[good])) report(`${seat} asks ${prices[good]} for ${good}`);
    }
    if (new Set(tiles).size < tiles.length) report(`${seat} has two tiles on one storage`);
  }
  for (const good of ['food', 'luxury'] as const) {
    const { [good]: stored } = state.capitalist.zone;
    if (stored > FREE_TRADE_ZONE[good]) report(`${stored} ${good} in the Free Trade Zone`);
  }
  for (const resource of RESOURCES) {
    const stored = stateStock(state, resource);
    if (stored > stateStorageLimit(state, resource)) report(`the State stores ${stored} ${resource}`);
  }
}

function checkBoards(state: HegemonyState, report: Report): void {
  const { state: board, working, middle, capitalist } = state;
  for (const name of CLASSES) {
    const legitimacy = board.legitimacy[name];
    if (legitimacy < LEGITIMACY.least || legitimacy > LEGITIMACY.most) report(`legitimacy ${legitimacy} with ${name}`);
  }
  if (!TAX_TRACK.includes(taxMultiplier(state))) report(`the tax multiplier is ${taxMultiplier(state)}`);
  if (working.prosperity >= PROSPERITY_TRACK.working.length) report('the working class is off its prosperity track');
  if (middle.prosperity >= PROSPERITY_TRACK.middle.length) report('the middle class is off its prosperity track');
  if (capitalist.wealth >= WEALTH_FROM.length) report('the capitalist class is off its wealth table');
  for (const seat of TURN_ORDER) {
    let points = 0;
    for (const point of state.points) if (point.seat === seat) points += point.amount;
    if (points !== state[seat].vp) report(`${seat} has ${state[seat].vp} points, but ${points} by source`);
  }
}

function checkClock(state: HegemonyState, report: Report): void {
  const { round, turn } = state;
  if (round < 1 || round > ROUNDS) report(`it is round ${round}`);
  if (turn.number < 1 || turn.number > TURNS_PER_ROUND) report(`it is turn ${turn.number}`);
  if (!isPlayed(state, turn.seat)) report(`it is the turn of ${turn.seat}, which nobody plays`);
}

/** Before a turn has begun nothing of the turns before it is unfinished, unless a module is at work there. */
function checkRest(state: HegemonyState, report: Report): void {
  const { phase, turn, assigning, vote, drawn, paidUnder } = state;
  if (phase !== 'action' || turn.main || turn.free) return;
  if (contentsOf(state).manifests.some(({ isUnderWay }) => isUnderWay?.(state))) return;
  if (assigning !== null) report('workers are still being assigned');
  if (vote !== null) report('an election is still being held');
  if (CLASSES.some((of) => drawn[of] > 0)) report('drawn cubes still lie open');
  if (paidUnder !== null) report('taxes are still to be paid under an older Labor Market');
}
