/** What an asset is worth to whoever controls it, in capital, by rule of thumb. */
import { ASSETS, type AssetId } from '../data/assets.js';
import type { Seat } from '../names.js';
import type { Interests } from './interests.js';

export const ASSET_WORTH: Readonly<Record<AssetId, number>> = {
  'aaron-marron': 1.5,
  'alex-westlund': 1,
  'bernice-mai': 3,
  braintrust: 3,
  'bryan-stinson': 2.5,
  'caprice-nisei': 1,
  'chief-gorman': 3,
  'coach-walden': 2.5,
  eiko: 2,
  'elizabeth-mills': 1.5,
  'floyd-2x3a7c': 3.5,
  'fumiko-yamamori': 4,
  'gurren-imaishi': 5,
  'hernando-cortez': 3,
  'isabel-mcguire': 2,
  'jackson-howard': 3.5,
  'lily-lockwell': 1.5,
  'locust-company': 1.5,
  'marco-cubrero': 4,
  'mark-yale': 0.5,
  midori: 1.5,
  'monica-singh': 2,
  'mr-li': 1.5,
  'mr-white': 2,
  'naoko-watanabe': 5,
  'rachel-beckmann': 0.8,
  'saul-eustecio': 3,
  'sunny-lebeau': 1.5,
  'susan-chen': 2,
  tanaka: 3,
  'the-fall-guy': 2,
  'thomas-haas': 2,
  'toshiyuki-sakai': 4,
  'wong-ya-ching': 2.5,
};

/** What it is worth to me that this player gets it. */
export function assetWorth(mine: Interests, asset: AssetId, to: Seat): number {
  return ASSET_WORTH[asset] * mine.capitalOf(to);
}

/** What is done when it is claimed has been done: it is worth nothing more. */
export function worthInPlay(asset: AssetId): number {
  return ASSETS[asset].kind === 'on-claim' ? 0 : ASSET_WORTH[asset];
}
