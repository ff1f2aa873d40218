/** Why one offer of a deal is better for a player than the other: what tells the two apart most. */
import type { JsonObject, Reason } from '@polity/kernel';
import type { Side } from '../names.js';
import { ifItWins } from '../reading/if-it-wins.js';
import { because, type Offered } from './asked.js';
import { assetWorth } from './asset-worth.js';
import { payments } from './in-numbers.js';
import type { Interests } from './interests.js';
import { chosenWorth, offerOn } from './offer-worth.js';

/** What an offer is worth to me by the asset, by what it does to the city, and by all else. */
interface Parts {
  readonly asset: number;
  readonly city: number;
  readonly rest: number;
}

function partsOf(mine: Interests, offer: Offered): Parts {
  const asset = mine.view.deal?.asset ?? null;
  const rest = chosenWorth({ ...mine, care: 0 }, offer);
  return {
    asset: asset === null ? 0 : assetWorth(mine, asset, offer.seat),
    city: chosenWorth(mine, offer) - rest,
    rest,
  };
}

export function whyBetter(mine: Interests, side: Side): Reason {
  const better = offerOn(mine, side);
  const worse = offerOn(mine, side === 'main' ? 'counter' : 'main');
  if (better === undefined || worse === undefined) return because('side.better', { side });
  const [by, than] = [partsOf(mine, better), partsOf(mine, worse)];
  const gain = { asset: by.asset - than.asset, city: by.city - than.city, rest: by.rest - than.rest };
  const told: JsonObject = { side, card: better.card, other: worse.card };
  if (gain.asset > Math.max(gain.city, gain.rest))
    return because('side.asset', { ...told, asset: mine.view.deal?.asset ?? null, seat: better.seat, to: worse.seat });
  if (better.card === worse.card) {
    if (gain.city <= 0) return because('side.same', told);
    return because('side.hands', { ...told, seat: better.seat, to: worse.seat });
  }
  return gain.city > gain.rest ? forCity(mine, told, better, worse) : forCapital(mine, told, better, worse);
}

/** Who wants the city to fall is not told what it lacks. */
function forCity(mine: Interests, told: JsonObject, better: Offered, worse: Offered): Reason {
  if (mine.care < 0) return because('side.fall', told);
  const rise = Math.max(0, riseOf(mine, worse) - riseOf(mine, better));
  return because(mine.federalist ? 'side.wait' : 'side.city', { ...told, rise, threat: mine.view.threat });
}

/** What threat can rise by, if that offer wins. */
function riseOf({ view }: Interests, offer: Offered): number {
  return ifItWins(view, offer).reduce((sum, one) => sum + (one.kind === 'threat' ? one.threat : 0), 0);
}

function forCapital(mine: Interests, told: JsonObject, better: Offered, worse: Offered): Reason {
  const [by, than] = [payments(mine, better), payments(mine, worse)];
  const [capital, less] = [Number(by.capital), Number(than.capital)];
  if (capital > less) return because('side.pays', { ...told, capital, less });
  const [theirs, fewer] = [Number(than.theirs), Number(by.theirs)];
  if (theirs > fewer) return because('side.rival', { ...told, rival: mine.rival ?? null, theirs, fewer });
  return because('side.worth', told);
}
