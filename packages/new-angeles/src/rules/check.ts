/**
 * What is true of every position: components are neither lost nor made, a district holds one of a kind, nothing is
 * below nothing. Looked at whenever somebody is asked something.
 */
import { ACTION_IDS, ACTIONS, type ActionId } from '../data/actions.js';
import { ASSET_IDS } from '../data/assets.js';
import { COMPONENTS, ROUND_TRACK, THREAT, TURN_TRACK_SPACES } from '../data/board.js';
import { CORPORATION } from '../data/corporations.js';
import { DEMAND_IDS } from '../data/demands.js';
import { EVENT_IDS } from '../data/events.js';
import { INVESTMENT_IDS } from '../data/investments.js';
import { ACTION_TYPES, DISTRICTS, ENEMIES, PIECES, RESOURCES } from '../names.js';
import { isEmergency } from './actions/index.js';
import { districtsWith } from './city.js';
import type { NewAngelesState, OfferedCard } from './state.js';
import { canBeKept } from './trade-offers.js';
import { areRivalsDealt } from './view.js';

/** Says what is wrong. */
type Report = (what: string) => void;

/** The invariants that do not hold, in words. */
export function check(state: NewAngelesState): readonly string[] {
  const found: string[] = [];
  const report: Report = (what) => found.push(what);
  for (const look of LOOKS) look(state, report);
  return found;
}

const LOOKS: readonly ((state: NewAngelesState, report: Report) => void)[] = [
  checkActions,
  checkEmergencies,
  checkDecks,
  checkRivals,
  checkCity,
  checkTracks,
  checkCapital,
  checkTrade,
  checkDeal,
];

function checkActions(state: NewAngelesState, report: Report): void {
  const cards: ActionId[] = [...state.discards, ...Object.values(state.actionDecks).flat()];
  for (const seat of state.seats) cards.push(...state.players[seat].hand);
  for (const card of offered(state)) if (!isEmergency(card)) cards.push(card);
  for (const { cards: own, blind } of Object.values(state.deal?.support ?? {})) {
    cards.push(...own, ...(blind === null ? [] : [blind]));
  }
  for (const id of ACTION_IDS) {
    const count = cards.filter((card) => card === id).length;
    if (count !== ACTIONS[id].copies) report(`${count} copies of ${id} instead of ${ACTIONS[id].copies}`);
  }
  for (const type of ACTION_TYPES) {
    if (state.actionDecks[type].some((card) => ACTIONS[card].type !== type))
      report(`a strange card in the ${type} deck`);
  }
}

function offered({ deal }: NewAngelesState): OfferedCard[] {
  if (deal === null) return [];
  return [...(deal.main === null ? [] : [deal.main]), ...deal.counters].map(({ card }) => card);
}

/** One for each corporation in play, in an area or on the table. */
function checkEmergencies(state: NewAngelesState, report: Report): void {
  if (!areRivalsDealt(state)) return;
  const there = [
    ...state.seats.flatMap((seat) => state.players[seat].emergencies.map(({ card }) => card)),
    ...offered(state).filter(isEmergency),
  ];
  const all = state.seats.map((seat) => CORPORATION[state.players[seat].corporation].emergency.id);
  compare(report, 'emergency actions', there, all);
}

function checkDecks(state: NewAngelesState, report: Report): void {
  const { seats, players, deal } = state;
  const assets = [...state.assetDeck, ...state.turnTrack, ...(deal?.asset ? [deal.asset] : [])];
  for (const seat of seats) assets.push(...players[seat].assets.map(({ asset }) => asset));
  compare(report, 'assets', assets, ASSET_IDS);
  compare(report, 'events', state.eventDeck, EVENT_IDS);
  compare(report, 'demands', [...state.demandDeck, state.demand], DEMAND_IDS);
  const investments = [...state.investmentDeck];
  for (const seat of seats) {
    const { investment, drawnInvestments } = players[seat];
    investments.push(...drawnInvestments, ...(investment === null ? [] : [investment]));
  }
  compare(report, 'investments', investments, INVESTMENT_IDS);
  if (state.seenAssets > state.assetDeck.length) report('more assets were seen under the deck than lie there');
}

function checkRivals(state: NewAngelesState, report: Report): void {
  if (!areRivalsDealt(state)) return;
  const rivals = [...state.seats.map((seat) => state.players[seat].rival), state.underBoard.rival];
  compare(report, 'rivals', rivals, [...state.seats.map((seat) => state.players[seat].corporation), 'federalist']);
}

function compare(report: Report, what: string, there: readonly string[], all: readonly string[]): void {
  if (there.toSorted().join() !== all.toSorted().join()) report(`${what} were lost or found`);
}

/** In the middle of an effect prisec may have come before the enemies have left. */
function checkCity(state: NewAngelesState, report: Report): void {
  for (const piece of PIECES) {
    const count = districtsWith(state, piece).length;
    if (count > COMPONENTS[piece]) report(`${count} ${piece} of ${COMPONENTS[piece]}`);
  }
  for (const id of DISTRICTS) {
    const district = state.city[id];
    if (district.outage && district.unrest !== 'stable') report(`unrest in the dark of ${id}`);
    if (state.inEffect || state.ending === 'threat') continue;
    if (district.prisec && ENEMIES.some((enemy) => district[enemy])) report(`prisec beside an enemy in ${id}`);
  }
}

function checkTracks(state: NewAngelesState, report: Report): void {
  const { supply, board, threat, round, turnTrack, ending } = state;
  for (const resource of RESOURCES) {
    if (supply[resource] < 0 || supply[resource] > board.trackEnds[resource]) report(`${resource} is off its track`);
  }
  if (threat < 0 || threat > THREAT.end) report(`threat is ${threat}`);
  if ((threat === THREAT.end) !== (ending === 'threat')) report('the city has fallen, or has not');
  if ((state.phase === 'over') !== (ending !== null)) report('the game is over without an end');
  if (round < 0 || round >= ROUND_TRACK.length) report(`the round token is on space ${round}`);
  if (turnTrack.length > TURN_TRACK_SPACES) report(`${turnTrack.length} assets on the turn track`);
}

function checkCapital(state: NewAngelesState, report: Report): void {
  for (const seat of state.seats) {
    const { capital } = state.players[seat];
    if (capital < 0) report(`${seat} has less than nothing`);
    let noted = 0;
    for (const entry of state.capitalHistory) if (entry.seat === seat) noted += entry.amount;
    if (noted !== capital) report(`${seat} has ${capital} capital, but ${noted} by source`);
  }
  const traded = state.capitalHistory.filter(({ source }) => source === 'trade');
  if (traded.reduce((sum, { amount }) => sum + amount, 0) !== 0) report('a trade made or lost capital');
}

/** An offer that cannot be kept has lapsed. */
function checkTrade(state: NewAngelesState, report: Report): void {
  for (const offer of state.tradeOffers) if (!canBeKept(state, offer)) report(`offer ${offer.id} cannot be kept`);
  const ids = [...state.tradeOffers, ...state.promises].map(({ id }) => id);
  if (new Set(ids).size < ids.length || ids.some((id) => id > state.told)) report('two offers have one number');
}

function checkDeal({ deal, carriedOut, inEffect, phase, ending }: NewAngelesState, report: Report): void {
  if (ending === 'threat') return;
  if (deal !== null && phase !== 'deal') report(`a deal in the phase ${phase}`);
  if (carriedOut !== null && !inEffect) report('a card is carried out, but nothing happens');
  if (deal?.countering && deal.counters.at(-1)?.seat !== deal.countering) report('the counteroffer is not on top');
  for (const { cards, blind } of Object.values(deal?.support ?? {})) {
    if (cards.length === 0 && blind === null) report('support without a card');
  }
}
