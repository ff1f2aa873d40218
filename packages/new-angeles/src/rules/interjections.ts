/** What may be put in out of turn. */
import type { Seat } from '../names.js';
import type { TradeOffer } from './state.js';

export type TradeProposal = Omit<TradeOffer, 'id' | 'from'>;
export interface PromiseText {
  readonly to: Seat;
  readonly text: string;
}

/** Offers and promises are named by their numbers. */
export interface TradeInterjections {
  offer: TradeProposal;
  accept: number;
  decline: number;
  withdraw: number;
  promise: PromiseText;
  /** Lets somebody go who has promised one something. */
  release: number;
}
