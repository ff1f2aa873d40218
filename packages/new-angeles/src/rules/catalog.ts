/** Every printed component with its numbers and where they were found, by group. */
import type { Catalog, JsonObject } from '@polity/kernel';
import { ACTIONS, type PrintedAction } from '../data/actions.js';
import { ASSETS, type PrintedAsset } from '../data/assets.js';
import {
  CAPITAL,
  COMPONENTS,
  DISTRICT,
  HAND_SIZE,
  OTHERS_TO_PASS,
  ROUND_TRACK,
  THREAT,
  TURN_TRACK_SPACES,
} from '../data/board.js';
import { CORPORATION } from '../data/corporations.js';
import { DEMANDS, type PrintedDemand } from '../data/demands.js';
import { EVENTS, type PrintedEvent } from '../data/events.js';
import { INVESTMENTS, type PrintedInvestment } from '../data/investments.js';
import { FIRST_GAME, PROPOSED_OUTPUT, PROPOSED_TURNS, TOKENS } from '../data/reconstructed.js';
import { BOARD_VALUES, SETUP_CARDS } from '../data/values.js';
import { CORPORATIONS, DISTRICTS, type DistrictId, RESOURCES, type RivalId } from '../names.js';

export function catalog(): Catalog {
  return {
    districts: DISTRICTS.map(districtRecord),
    resources: RESOURCES.map((id) => ({ id, first: 0, last: BOARD_VALUES.trackEnds[id], source: 'reconstructed' })),
    actions: list<PrintedAction>(ACTIONS, (card) => ({ ...card })),
    assets: list<PrintedAsset>(ASSETS, (card) => ({ ...card, copies: 1 })),
    events: list<PrintedEvent>(EVENTS, eventRecord),
    demands: list<PrintedDemand>(DEMANDS, (card) => ({ ...card, copies: 1 })),
    investments: list<PrintedInvestment>(INVESTMENTS, (card) => ({ ...card, copies: 1 }) as unknown as JsonObject),
    setups: list(SETUP_CARDS, ({ name, places, turns }) => ({
      name,
      places,
      turns,
      copies: 1,
      source: 'reconstructed',
    })),
    corporations: list(CORPORATION, (corporation) => corporation as unknown as JsonObject),
    rivals: [...CORPORATIONS, 'federalist' as const].map((id: RivalId) => ({
      id,
      kind: id === 'federalist' ? 'federalist' : 'rival',
      copies: 1,
      source: 'rulebook',
    })),
    components: Object.entries(COMPONENTS).map(([id, count]) => ({
      id,
      count,
      source: id in TOKENS ? 'reconstructed' : 'transcript',
    })),
    tables: [
      { id: 'rounds', spaces: ROUND_TRACK, turns: TURN_TRACK_SPACES, source: 'transcript' },
      { id: 'threat', ...THREAT, source: 'rulebook' },
      { id: 'capital', ...CAPITAL, handSize: HAND_SIZE, source: 'rulebook' },
      { id: 'own-rival', others: OTHERS_TO_PASS, source: 'rulebook' },
      { id: 'first-game', ...FIRST_GAME, source: 'reconstructed' },
    ],
  };
}

function list<Card>(cards: Readonly<Record<string, Card>>, record: (card: Card) => JsonObject): JsonObject[] {
  return Object.entries(cards).map(([id, card]) => ({ id, ...record(card) }));
}

function districtRecord(id: DistrictId): JsonObject {
  const { name, number, movesTo, source } = DISTRICT[id];
  const { primary, secondary } = BOARD_VALUES.output[id];
  const proposed = id in PROPOSED_OUTPUT;
  return {
    id,
    name,
    number,
    movesTo,
    tier: BOARD_VALUES.tiers[id],
    primary: { ...primary },
    secondary: secondary && { ...secondary },
    sources: { path: source, tier: 'reconstructed', output: proposed ? 'reconstructed' : 'transcript' },
  };
}

function eventRecord(card: PrintedEvent): JsonObject {
  const { name, back, upper, places, turns, source } = card;
  const proposed = turns === null;
  return {
    name,
    back,
    upper: { ...upper } as unknown as JsonObject,
    places: { ...places },
    turns: turns ?? PROPOSED_TURNS['beanstalk-owned-by-mob'],
    copies: 1,
    sources: { card: source, turns: proposed ? 'reconstructed' : 'transcript' },
  };
}
