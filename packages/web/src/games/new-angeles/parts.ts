/** The toolkit's parts with the names of New Angeles, and what every part of its board knows. */
import type { NewAngelesView, Seat } from '@polity/new-angeles/page';
import type { ReactNode } from 'react';
import { type BoardValue, useBoardValue } from '../../board/board-context.js';
import { Num as AnyNum, type NumProps } from '../../board/num.js';
import { Spot as AnySpot, type SpotProps } from '../../board/spot.js';
import type { SeatAtTable } from '../game-ui.js';
import type { Spot as SpotName } from './choices.js';

export const Spot: (props: SpotProps<SpotName>) => ReactNode = AnySpot;
export const Num: (props: NumProps<NewAngelesView>) => ReactNode = AnyNum;

export interface CityBoard extends BoardValue<NewAngelesView, Seat> {
  readonly seats: readonly SeatAtTable[];
}

export function useCity(): CityBoard {
  return useBoardValue<CityBoard>();
}
