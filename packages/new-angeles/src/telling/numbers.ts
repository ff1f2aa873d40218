/** The rules' own numbers, which every message may use by name. */
import { CALM_EVENT, CAPITAL, ROUND_TRACK, THREAT } from '../data/board.js';
import { SCARCE } from '../data/investments.js';
import { ACTION_NUMBERS, ASSET_NUMBERS } from '../data/numbers.js';

export const NUMBERS = {
  calmEvent: CALM_EVENT,
  cortez: ASSET_NUMBERS['hernando-cortez'].capital,
  cubreroAnybody: ASSET_NUMBERS['marco-cubrero'].anybody,
  cubreroRichest: ASSET_NUMBERS['marco-cubrero'].richest,
  deployment: ACTION_NUMBERS['full-deployment'].draws,
  eiko: ASSET_NUMBERS.eiko.loss,
  federalistCapital: CAPITAL.federalist,
  gorman: ASSET_NUMBERS['chief-gorman'].capital,
  mills: ASSET_NUMBERS['elizabeth-mills'].cards,
  rootThreat: THREAT.root,
  rounds: ROUND_TRACK.filter((space) => space !== 'demand').length,
  scarce: SCARCE,
  threatEnd: THREAT.end,
} as const;
