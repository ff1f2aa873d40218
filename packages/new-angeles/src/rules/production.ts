/** What districts produce, and what being exploited does to them (36, 61). */
import { DISTRICTS, type DistrictId, type Resource } from '../names.js';
import { place, raiseUnrest, setUnrest } from './city.js';
import type { NewAngeles, Play } from './context.js';
import type { District, NewAngelesState } from './state.js';

/** Production Phase: every district with an android, the lowest number first (9). */
export function* exploitCity(t: NewAngeles): Play {
  for (const district of DISTRICTS) if (t.state.city[district].android) yield* exploit(t, district);
}

/** Produces what it can; then unrest rises, by two stages with Human First, or else the lights go out (61.1). */
export function* exploit(t: NewAngeles, district: DistrictId): Play {
  const { city } = t.state;
  t.log('exploited', { district });
  if (canProduce(city[district])) produce(t, district);
  if (!city[district]['human-first']) raiseUnrest(t, district);
  else if (city[district].unrest === 'stable' && !city[district].outage) setUnrest(t, district, 'strike');
  else yield* place(t, 'outage', district);
}

/** Neither in strike nor in outage (36.2). */
export function canProduce({ unrest, outage }: District): boolean {
  return unrest !== 'strike' && !outage;
}

/** Development adds to the primary resource, orgcrime stops it (36.3, 36.4). The last space is the limit (36.5). */
export function produce(t: NewAngeles, district: DistrictId, { despiteOrgcrime = false } = {}): void {
  const { primary, secondary } = t.state.board.output[district];
  const { development, orgcrime } = t.state.city[district];
  if (!orgcrime || despiteOrgcrime) add(t, district, primary.resource, primary.amount + (development ? 1 : 0));
  if (secondary) add(t, district, secondary.resource, secondary.amount);
}

function add(t: NewAngeles, district: DistrictId, resource: Resource, amount: number): void {
  t.log('produced', { district, resource, amount: raiseSupply(t.state, resource, amount) });
}

/** Returns by how much the token really moved. */
export function raiseSupply({ supply, board }: NewAngelesState, resource: Resource, amount: number): number {
  const before = supply[resource];
  supply[resource] = Math.min(board.trackEnds[resource], before + amount);
  return supply[resource] - before;
}

/** A resource at 0 cannot be reduced (40.3). */
export function reduceSupply(t: NewAngeles, resource: Resource): boolean {
  const { supply } = t.state;
  if (supply[resource] === 0) return false;
  supply[resource]--;
  t.log('supply', { resource, amount: -1 });
  return true;
}
