/** The corporations by colour and shape, and who leads which at a table. */
import type { CorporationId, NewAngelesView } from '@polity/new-angeles/page';
import type { CastMember, SeatLook } from '../game-ui.js';

export const LOOKS: Readonly<Record<CorporationId, SeatLook>> = {
  'haas-bioroid': { colour: '--haas-bioroid', shape: 'hexagon' },
  jinteki: { colour: '--jinteki', shape: 'circle' },
  'weyland-consortium': { colour: '--weyland-consortium', shape: 'square' },
  nbn: { colour: '--nbn', shape: 'triangle' },
  globalsec: { colour: '--globalsec', shape: 'shield' },
  'melange-mining': { colour: '--melange-mining', shape: 'diamond' },
};

/** Whoever has picked already goes by the corporation. */
export function castOf({ seats, players }: NewAngelesView): Record<string, CastMember> {
  return Object.fromEntries(
    seats.flatMap((seat): [string, CastMember][] => {
      const { corporation } = players[seat];
      return corporation === null ? [] : [[seat, { name: corporation, look: LOOKS[corporation] }]];
    }),
  );
}

/** All there are, for whoever has no table yet. */
export const CORPORATIONS: readonly CastMember[] = Object.entries(LOOKS).map(([name, look]) => ({ name, look }));
