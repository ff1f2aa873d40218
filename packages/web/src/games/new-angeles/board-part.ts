/** In which part of the board a spot lies, where it is shown part by part. */
import type { NewAngelesView, Seat } from '@polity/new-angeles/page';
import type { Spot } from './choices.js';

export const BOARD_PARTS = ['city', 'deal', 'mine', 'others'] as const;
export type Part = (typeof BOARD_PARTS)[number];

type Kind = Spot extends `${infer First}:${string}` ? First : never;
type PartOf = Part | ((id: string, view: NewAngelesView, me: Seat | null) => Part);

const ofHolder =
  (has: (view: NewAngelesView, seat: Seat, id: string) => boolean): PartOf =>
  (id, view, me) =>
    me !== null && has(view, me, id) ? 'mine' : 'others';

const PARTS: Readonly<Record<Kind, PartOf>> = {
  district: 'city',
  piece: 'city',
  resource: 'city',
  side: 'deal',
  hand: 'mine',
  type: 'mine',
  investment: 'mine',
  seat: 'others',
  asset: ofHolder(({ players }, seat, id) => players[seat].assets.some(({ asset }) => asset === id)),
  emergency: ofHolder(({ players }, seat, id) => players[seat].emergencies.some(({ card }) => card === id)),
};

export function partsWithChoices(spots: readonly string[], view: NewAngelesView, me: Seat | null): ReadonlySet<Part> {
  return new Set(
    spots.map((spot) => {
      const [kind = '', id = ''] = spot.split(':');
      const part = PARTS[kind as Kind];
      return typeof part === 'function' ? part(id, view, me) : part;
    }),
  );
}
