/** What can be done with a spot while an ask is open. */
import { createContext, useContext } from 'react';
import type { Spot } from './spots.js';

export interface SpotState {
  readonly choosable: boolean;
  readonly chosen: boolean;
  /** Why it cannot be chosen, in words. */
  readonly why: string | undefined;
  choose(): void;
  /** Shows what choosing it would change, or stops showing it. */
  preview(on: boolean): void;
}

const IDLE: SpotState = { choosable: false, chosen: false, why: undefined, choose() {}, preview() {} };

export interface ChoiceValue {
  spot(name: Spot): SpotState;
  /** Every spot that can be chosen now. */
  readonly choosable: readonly Spot[];
}

export const ChoiceContext = createContext<ChoiceValue>({ spot: () => IDLE, choosable: [] });

export function useSpot(name: Spot): SpotState {
  return useContext(ChoiceContext).spot(name);
}
