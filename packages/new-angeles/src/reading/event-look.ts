/** What an event finds in the city: the districts that its upper half looks at, and by how much threat rises for them. */
import { type Counted, EVENT_IDS, EVENTS, type EventBack, type EventId, type UpperHalf } from '../data/events.js';
import { DISTRICTS, type DistrictId, type Tier } from '../names.js';
import type { District } from '../rules/state.js';
import type { NewAngelesView } from '../rules/view.js';

export type City = NewAngelesView['city'];

export interface EventLook {
  readonly kind: UpperHalf['kind'];
  /** What is looked for. */
  readonly of: Counted;
  /** Where it is found, as far as it counts. */
  readonly districts: readonly DistrictId[];
  /** What is printed: threat for each, or once; how many it takes, or how often they move; in which tier. */
  readonly threat: number;
  readonly number: number;
  readonly tier: Tier | null;
  /** By how much threat rises for it. */
  readonly rise: number;
}

export function lookOf(event: EventId, city: City, tiers: Readonly<Record<DistrictId, Tier>>): EventLook {
  const upper: UpperHalf = EVENTS[event].upper;
  const found = (of: Counted, tier?: Tier) =>
    DISTRICTS.filter((id) => isThere(city[id], of) && (tier === undefined || tiers[id] === tier));
  const look = { kind: upper.kind, threat: 0, number: 0, tier: null, rise: 0 };
  switch (upper.kind) {
    case 'moves':
      return { ...look, of: upper.piece, districts: found(upper.piece), number: upper.times };
    case 'in-tier-or-moves': {
      const { piece: of, tier, threat } = upper;
      const districts = found(of, tier);
      return { ...look, of, districts, threat, tier, rise: districts.length > 0 ? threat : 0 };
    }
    case 'each': {
      const districts = found(upper.counts);
      return { ...look, of: upper.counts, districts, threat: upper.threat, rise: upper.threat * districts.length };
    }
    case 'at-least': {
      const { counts: of, number, threat } = upper;
      const districts = found(of);
      return { ...look, of, districts, threat, number, rise: districts.length >= number ? threat : 0 };
    }
    case 'highest-tier': {
      const worst = upper.threat.find(({ tier }) => found(upper.piece, tier).length > 0);
      const { tier, threat } = worst ?? { tier: null, threat: 0 };
      return { ...look, of: upper.piece, districts: tier ? found(upper.piece, tier) : [], threat, tier, rise: threat };
    }
  }
}

export interface NextEvent {
  readonly back: EventBack;
  /** Where the city has what its back shows. */
  readonly districts: readonly DistrictId[];
  /** The cards that it can be, and what each would find now; one where it was looked at. */
  readonly possible: readonly { readonly event: EventId; readonly look: EventLook }[];
}

/** What is known of the event that comes next: its back is open to all, and whoever knows others knows it is none of them. */
export function nextEvent({ eventDeck, city, board }: Pick<NewAngelesView, 'eventDeck' | 'city' | 'board'>) {
  const [top, ...below] = eventDeck;
  const back = top?.back ?? null;
  if (top === undefined || back === null) return undefined;
  const elsewhere = new Set(below.map(({ event }) => event));
  const possible = EVENT_IDS.filter((event) =>
    top.event === null ? EVENTS[event].back === back && !elsewhere.has(event) : event === top.event,
  );
  const next: NextEvent = {
    back,
    districts: DISTRICTS.filter((id) => isThere(city[id], back)),
    possible: possible.map((event) => ({ event, look: lookOf(event, city, board.tiers) })),
  };
  return next;
}

function isThere(district: District, of: Counted): boolean {
  if (of === 'strike') return district.unrest === 'strike';
  return of === 'unrest' ? district.unrest !== 'stable' : district[of];
}
