/**
 * Deals anew what a seat cannot know, so that it could be so (H). What is dealt is ordered before it is shuffled: nothing
 * of how it really lies shows in how it comes to lie.
 */
import type { LogEntry, Random } from '@polity/kernel';
import { ACTIONS, type ActionId } from '../data/actions.js';
import { ROUND_TRACK } from '../data/board.js';
import { EVENTS, type EventId } from '../data/events.js';
import { ACTION_TYPES, type ActionType, type RivalId, type Seat } from '../names.js';
import type { NewAngelesState } from './state.js';
import { type Place, suspected, suspicion, UNDER_BOARD } from './suspicion.js';
import { areRivalsDealt, isShown } from './view.js';

export function imagine(
  state: NewAngelesState,
  seat: Seat | null,
  random: Random,
  log: readonly LogEntry[] = [],
): void {
  const others = state.seats.filter((other) => other !== seat);
  imagineActions(state, seat, others, random);
  imagineAssets(state, random);
  imagineEvents(state, seat, random);
  shuffleAbove(state.demandDeck, demandsOver(state), random);
  imagineInvestments(state, others, random);
  if (state.phase !== 'over' && areRivalsDealt(state)) imagineRivals(state, seat, others, random, log);
}

/** They lie at the bottom, seen by all; the last one does before the investments of its round are chosen (45.3). */
function demandsOver({ round, phase }: NewAngelesState): number {
  const spaces = ROUND_TRACK.slice(0, phase === 'investments' ? round + 1 : round);
  return spaces.filter((space) => space === 'demand').length;
}

/** Decks hold cards of their type, and so does what Isabel McGuire took off one; all else can be any card (NA58). */
function imagineActions(state: NewAngelesState, seat: Seat | null, others: readonly Seat[], random: Random): void {
  const supports = Object.values(state.deal?.support ?? {});
  const blind = supports.filter((support) => support.blind !== null);
  const piles = [state.discards];
  for (const other of others) {
    if (!isShown(state, other, seat)) piles.push(state.players[other].hand);
    piles.push(state.deal?.support[other]?.cards ?? []);
  }
  const unseen: ActionId[] = [...piles.flat(), ...Object.values(state.actionDecks).flat()];
  for (const support of blind) if (support.blind !== null) unseen.push(support.blind);
  random.shuffle(unseen.sort());
  const ofType = (type: ActionType) => unseen.filter((card) => ACTIONS[card].type === type);
  const left = Object.fromEntries(ACTION_TYPES.map((type) => [type, ofType(type)])) as Record<ActionType, ActionId[]>;
  for (const support of blind) {
    if (support.blind !== null) support.blind = left[ACTIONS[support.blind].type].pop() ?? support.blind;
  }
  for (const type of ACTION_TYPES) fill(state.actionDecks[type], left[type]);
  const rest = random.shuffle(Object.values(left).flat());
  for (const pile of piles) fill(pile, rest);
}

/** As many cards as the pile has, from those that are left. */
function fill(pile: ActionId[], left: ActionId[]): void {
  for (let i = 0; i < pile.length; i++) pile[i] = left.pop() as ActionId;
}

/** The turn track and the deck above the cards that went under it before all eyes. */
function imagineAssets(state: NewAngelesState, random: Random): void {
  const unseen = random.shuffle([...state.turnTrack, ...state.assetDeck.slice(state.seenAssets)].sort());
  state.turnTrack = unseen.splice(0, state.turnTrack.length);
  state.assetDeck = [...state.assetDeck.slice(0, state.seenAssets), ...unseen];
}

/** Unknown fronts change places, but where a back is seen only with cards of the same back. */
function imagineEvents(state: NewAngelesState, seat: Seat | null, random: Random): void {
  const { eventDeck, openBacks, knownEvents } = state;
  const known = seat === null ? [] : knownEvents[seat];
  const top = eventDeck.length - 1;
  const unknown = eventDeck.filter((event) => !known.includes(event));
  const left = random.shuffle(unknown.toSorted());
  const dealt = new Map<number, EventId>();
  const hasOpenBack = (event: EventId, index: number) => index === top || openBacks.includes(event);
  eventDeck.forEach((event, index) => {
    if (known.includes(event)) dealt.set(index, event);
    else if (hasOpenBack(event, index)) {
      const like = left.findIndex((other) => EVENTS[other].back === EVENTS[event].back);
      dealt.set(index, left.splice(like, 1)[0] as EventId);
    }
  });
  const imagined = eventDeck.map((_, index) => dealt.get(index) ?? (left.shift() as EventId));
  rename(state, imagined);
}

/** What is known of a card's place stays with the place. */
function rename(state: NewAngelesState, imagined: readonly EventId[]): void {
  const { eventDeck } = state;
  const now = (event: EventId): EventId => imagined[eventDeck.indexOf(event)] ?? event;
  state.openBacks = state.openBacks.map(now);
  for (const seat of state.seats) state.knownEvents[seat] = state.knownEvents[seat].map(now);
  state.eventDeck = [...imagined];
}

function imagineInvestments(state: NewAngelesState, others: readonly Seat[], random: Random): void {
  const { players, investmentDeck } = state;
  const unseen = [...investmentDeck];
  for (const other of others) {
    const { investment, drawnInvestments } = players[other];
    unseen.push(...drawnInvestments, ...(investment === null ? [] : [investment]));
  }
  random.shuffle(unseen.sort());
  for (const other of others) {
    const player = players[other];
    player.drawnInvestments = unseen.splice(0, player.drawnInvestments.length);
    if (player.investment !== null) player.investment = unseen.pop() ?? player.investment;
  }
  state.investmentDeck = unseen;
}

/** The Federalist lies where what has been seen makes it likely, every other card anywhere. */
function imagineRivals(
  state: NewAngelesState,
  seat: Seat | null,
  others: readonly Seat[],
  random: Random,
  log: readonly LogEntry[],
): void {
  const { players, underBoard } = state;
  const sawIt = seat !== null && underBoard.seenBy.includes(seat);
  const places: readonly Place[] = sawIt ? others : [...others, UNDER_BOARD];
  const unseen = others.map((other) => players[other].rival);
  if (!sawIt) unseen.push(underBoard.rival);
  random.shuffle(unseen.sort());
  const at = unseen.indexOf('federalist');
  if (at >= 0) {
    const likely = places.indexOf(suspected(places, suspicion(state.seats, log), random));
    [unseen[at], unseen[likely]] = [unseen[likely] as RivalId, 'federalist'];
  }
  places.forEach((place, i) => {
    const rival = unseen[i] as RivalId;
    if (place === UNDER_BOARD) underBoard.rival = rival;
    else players[place].rival = rival;
  });
}

/** Shuffles a pile but for so many cards at the bottom, which all have seen. */
function shuffleAbove<Card>(pile: Card[], seen: number, random: Random): void {
  const above = random.shuffle(pile.slice(seen).sort());
  pile.splice(seen, above.length, ...above);
}
