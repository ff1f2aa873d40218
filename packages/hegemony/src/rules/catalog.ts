/** Every printed component with its numbers, by group, of all modules. */
import type { Catalog, JsonObject } from '@polity/kernel';
import type { ActionCard } from './cards/card.js';
import { allManifests, type Manifest } from './modules.js';
import { type Seat, TURN_ORDER } from './names.js';

export function catalog(): Catalog {
  const all: Record<string, JsonObject[]> = {};
  for (const manifest of allManifests()) {
    for (const [group, records] of Object.entries(componentsOf(manifest))) {
      all[group] = [...(all[group] ?? []), ...records];
    }
  }
  return all;
}

function componentsOf({ components, decks = {}, events }: Manifest): Catalog {
  return {
    ...components?.(),
    actions: TURN_ORDER.flatMap((seat) => list(decks[seat] ?? {}, (card) => actionRecord(seat, card))),
    // An event is its own record: all of it is printed.
    [events?.group ?? 'events']: list(events?.cards ?? {}, (event) => event as unknown as JsonObject),
  };
}

/** The cards of a group, each with its id before its record. */
export function list<Card>(cards: Readonly<Record<string, Card>>, record: (card: Card) => JsonObject): JsonObject[] {
  return Object.entries(cards).map(([id, card]) => ({ id, ...record(card) }));
}

/** What is printed around a card's effect; the effect itself is a rule. */
function actionRecord(seat: Seat, { name, copies, needs, legitimacy = {} }: ActionCard): JsonObject {
  return {
    class: seat,
    name,
    copies,
    requires: needs ? ({ ...needs } as JsonObject) : null,
    legitimacy: { ...legitimacy },
  };
}
