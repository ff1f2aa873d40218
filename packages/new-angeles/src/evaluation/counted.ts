/** What stands in the city, counted. */
import { DISTRICTS, type Piece, STAGES } from '../names.js';
import type { NewAngelesView } from '../rules/view.js';

export interface Counted {
  /** How many districts hold each piece, weighed by tier. */
  readonly pieces: Readonly<Record<Piece, number>>;
  /** How many districts are at each stage of unrest. */
  readonly unrest: readonly number[];
}

const TIER_WEIGHT = { 1: 0.8, 2: 1.1, 3: 1.5 } as const;

export function countedIn({ city, board }: NewAngelesView): Counted {
  const pieces = { android: 0, illness: 0, outage: 0, development: 0, 'human-first': 0, orgcrime: 0, prisec: 0 };
  const unrest = [0, 0, 0];
  for (const id of DISTRICTS) {
    const district = city[id];
    for (const piece of Object.keys(pieces) as Piece[])
      if (district[piece]) pieces[piece] += TIER_WEIGHT[board.tiers[id]];
    const stage = STAGES.indexOf(district.unrest);
    unrest[stage] = (unrest[stage] as number) + 1;
  }
  return { pieces, unrest };
}
