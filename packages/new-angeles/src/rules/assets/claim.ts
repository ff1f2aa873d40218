/** Claiming an asset, and what some do at that moment (66, G.10). */
import { ASSETS, type AssetId } from '../../data/assets.js';
import { ASSET_NUMBERS } from '../../data/numbers.js';
import { ACTION_TYPES, type Seat } from '../../names.js';
import type { AssetOf, CortezChoice, EmergencyOf } from '../asks.js';
import { gain } from '../capital.js';
import type { NewAngeles, Play } from '../context.js';
import { drawCards, drawOneByOne } from '../hands.js';
import { othersThan } from '../seats.js';
import type { NewAngelesState } from '../state.js';
import { discardAsset, moveAsset } from './control.js';

const STINSON = ASSET_NUMBERS['bryan-stinson'];
const CORTEZ = ASSET_NUMBERS['hernando-cortez'];
const FLOYD = ASSET_NUMBERS['floyd-2x3a7c'];
const GURREN = ASSET_NUMBERS['gurren-imaishi'];
const NAOKO = ASSET_NUMBERS['naoko-watanabe'];
const SAKAI = ASSET_NUMBERS['toshiyuki-sakai'];

/** Faceup before the player; some do their work and are discarded at once. */
export function* claim(t: NewAngeles, seat: Seat, asset: AssetId): Play {
  t.state.players[seat].assets.push({ asset, exhausted: false });
  t.log('claimed', { seat, asset });
  const act = WHEN_CLAIMED[asset];
  if (act === undefined) return;
  if (ASSETS[asset].discardedOnUse) discardAsset(t, seat, asset);
  yield* act(t, seat);
}

const WHEN_CLAIMED: Readonly<Partial<Record<AssetId, (t: NewAngeles, seat: Seat) => Play>>> = {
  'bryan-stinson': bryanStinson,
  'floyd-2x3a7c': (t, seat) => drawOneByOne(t, seat, FLOYD.draws),
  *'gurren-imaishi'(t, seat) {
    gain(t, seat, GURREN.capital, 'asset');
  },
  'hernando-cortez': hernandoCortez,
  'naoko-watanabe': naokoWatanabe,
  'toshiyuki-sakai': toshiyukiSakai,
};

/** Emergency actions keep their side, and their first owner (I.9, NA38). */
function* bryanStinson(t: NewAngeles, seat: Seat): Play {
  const { state } = t;
  const there = () => emergenciesOf(state, othersThan(state, seat));
  const count = Math.min(STINSON.cards, there().length);
  const stolen = yield* t.askSome(seat, 'stinson-cards', there, { min: count, max: count });
  for (const { player, card } of stolen) {
    const victim = state.players[player];
    const taken = victim.emergencies.filter((one) => one.card === card);
    victim.emergencies = victim.emergencies.filter((one) => one.card !== card);
    state.players[seat].emergencies.push(...taken);
    t.log('emergency-stolen', { from: player, to: seat, card });
  }
}

function emergenciesOf(state: NewAngelesState, seats: readonly Seat[]): EmergencyOf[] {
  return seats.flatMap((player) => state.players[player].emergencies.map(({ card }) => ({ player, card })));
}

function* hernandoCortez(t: NewAngeles, seat: Seat): Play {
  const assets = () => assetsOf(t.state, othersThan(t.state, seat));
  const choices = (): CortezChoice[] => (assets().length > 0 ? ['steal', 'capital'] : ['capital']);
  if ((yield* t.ask(seat, 'cortez-choice', choices)) === 'capital') gain(t, seat, CORTEZ.capital, 'asset');
  else {
    const { player, asset } = yield* t.ask(seat, 'asset', assets, { about: { asset: 'hernando-cortez' } });
    moveAsset(t, player, seat, asset);
  }
}

export function assetsOf(state: NewAngelesState, seats: readonly Seat[]): AssetOf[] {
  return seats.flatMap((player) => state.players[player].assets.map(({ asset }) => ({ player, asset })));
}

/** From the deck, not from the turn track; each is claimed to the end before the next (I.8, NA50). */
function* naokoWatanabe(t: NewAngeles, seat: Seat): Play {
  for (let left: number = NAOKO.claims; left > 0; left--) {
    const [asset] = drawAssets(t, 1);
    if (asset) yield* claim(t, seat, asset);
  }
}

/** Off the top of the asset deck. */
export function drawAssets(t: NewAngeles, count: number): AssetId[] {
  const { state } = t;
  const drawn = t.draw(state.assetDeck, count);
  state.seenAssets = Math.min(state.seenAssets, state.assetDeck.length);
  return drawn;
}

function* toshiyukiSakai(t: NewAngeles, seat: Seat): Play {
  for (const type of ACTION_TYPES) drawCards(t, seat, type, SAKAI.draws);
  t.state.keepsHand = seat;
  t.log('keeps-hand', { seat });
}
