/** A table laid for looking at a component: it is brought to where the first active player meets its kind. */
import { ACTIONS, type ActionId } from '../data/actions.js';
import { SETUP_IDS } from '../data/reconstructed.js';
import { CORPORATIONS } from '../names.js';
import { laySetup } from './setup.js';
import type { NewAngelesState } from './state.js';

export function lay(state: NewAngelesState, component: string): boolean {
  return [layAction, layAsset, layEvent, layDemand, layInvestment, layCorporation, layCity].some((attempt) =>
    attempt(state, component),
  );
}

/** Into the hand of the first active player, before he draws. */
function layAction({ actionDecks, players, active }: NewAngelesState, component: string): boolean {
  if (!Object.hasOwn(ACTIONS, component)) return false;
  const card = component as ActionId;
  const deck = actionDecks[ACTIONS[card].type];
  const index = deck.indexOf(card);
  if (index < 0) return false;
  players[active].hand.push(...deck.splice(index, 1));
  return true;
}

/** The next to be revealed. */
function layAsset({ turnTrack, assetDeck }: NewAngelesState, component: string): boolean {
  return exchange(turnTrack, turnTrack, component) || exchange(turnTrack, assetDeck, component);
}

function layEvent({ eventDeck }: NewAngelesState, component: string): boolean {
  return exchange(eventDeck, eventDeck, component);
}

function layDemand(state: NewAngelesState, component: string): boolean {
  if (state.demand === component) return true;
  const open = [state.demand];
  const laid = exchange(open, state.demandDeck, component);
  state.demand = open[0] ?? state.demand;
  return laid;
}

/** Among the two that the first active player is dealt. */
function layInvestment({ investmentDeck }: NewAngelesState, component: string): boolean {
  return exchange(investmentDeck, investmentDeck, component);
}

/** The first active player leads it. */
function layCorporation({ seats, players, active, picking }: NewAngelesState, component: string): boolean {
  const corporation = CORPORATIONS.find((id) => id === component);
  if (corporation === undefined || picking !== null) return false;
  for (const seat of seats) {
    if (players[seat].corporation === corporation) players[seat].corporation = players[active].corporation;
  }
  players[active].corporation = corporation;
  return true;
}

function layCity(state: NewAngelesState, component: string): boolean {
  const setup = SETUP_IDS.find((id) => id === component);
  if (setup === undefined) return false;
  laySetup(state, setup);
  return true;
}

/** A card of the pile changes places with the top one of those that are met. */
function exchange<Card extends string>(met: Card[], pile: Card[], component: string): boolean {
  const card = pile.find((one) => one === component);
  const top = met.at(-1);
  if (top === undefined || card === undefined) return false;
  pile[pile.indexOf(card)] = top;
  met[met.length - 1] = card;
  return true;
}
