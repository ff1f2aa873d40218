/** What an event finds in the city: the districts that its upper half looks at, and by how much threat rises for them. */
import { type Counted, EVENTS, type EventBack, type EventId, type UpperHalf } from '../data/events.js';
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

/** Where the city has what is shown on the back of an event. */
export function ofBack(city: City, back: EventBack): readonly DistrictId[] {
  return DISTRICTS.filter((id) => isThere(city[id], back));
}

function isThere(district: District, of: Counted): boolean {
  if (of === 'strike') return district.unrest === 'strike';
  return of === 'unrest' ? district.unrest !== 'stable' : district[of];
}
