/** Who controls which asset, and how assets change hands, are exhausted and discarded (60, 65). */
import { ASSETS, type AssetId } from '../../data/assets.js';
import type { Seat } from '../../names.js';
import type { NewAngeles, Play } from '../context.js';
import type { AssetInPlay, NewAngelesState } from '../state.js';
import { lapseOffers } from '../trade-offers.js';

export function controls(state: NewAngelesState, seat: Seat, asset: AssetId): boolean {
  for (const one of state.players[seat].assets) if (one.asset === asset) return true;
  return false;
}

export function controllerOf(state: NewAngelesState, asset: AssetId): Seat | undefined {
  for (const seat of state.seats) if (controls(state, seat, asset)) return seat;
  return undefined;
}

export function isReady(state: NewAngelesState, seat: Seat, asset: AssetId): boolean {
  return state.players[seat].assets.some((one) => one.asset === asset && !one.exhausted);
}

/** An asset that is used is exhausted or discarded, as it is printed, before it does anything. */
export function useUp(t: NewAngeles, seat: Seat, asset: AssetId): void {
  t.log('used', { seat, asset });
  if (ASSETS[asset].discardedOnUse) discardAsset(t, seat, asset);
  else if (ASSETS[asset].exhausts) {
    for (const one of t.state.players[seat].assets) if (one.asset === asset) one.exhausted = true;
  }
}

/** Facedown to the bottom of the deck; all have seen which one it is (65.7). */
export function discardAsset(t: NewAngeles, seat: Seat, asset: AssetId): void {
  takeAsset(t.state, seat, asset);
  putUnderDeck(t, asset);
  t.log('asset-discarded', { seat, asset });
  lapseOffers(t);
}

export function putUnderDeck({ state }: NewAngeles, asset: AssetId): void {
  state.assetDeck.unshift(asset);
  state.seenAssets++;
}

/** It stays exhausted if it was, and has not been claimed (27.2, 65.8, 66.1). */
export function moveAsset(t: NewAngeles, from: Seat, to: Seat, asset: AssetId): void {
  t.state.players[to].assets.push(takeAsset(t.state, from, asset));
  t.log('asset-moved', { asset, from, to });
  lapseOffers(t);
}

function takeAsset(state: NewAngelesState, seat: Seat, asset: AssetId): AssetInPlay {
  const { assets } = state.players[seat];
  const [taken] = assets.splice(
    assets.findIndex((one) => one.asset === asset),
    1,
  );
  if (taken?.asset !== asset) throw new Error(`${seat} does not control ${asset}`);
  return taken;
}

/** Carries out a part of the rules in the middle of which nothing may be traded (I.1, NA10). */
export function* inEffect<Result>(t: NewAngeles, effect: Play<Result>): Play<Result> {
  const before = t.state.inEffect;
  t.state.inEffect = true;
  const result = yield* effect;
  t.state.inEffect = before;
  return result;
}
