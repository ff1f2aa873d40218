/** Sunny LeBeau: cards whenever threat rises. */
import { ASSET_NUMBERS } from '../../data/numbers.js';
import { drawTopmost } from '../hands.js';
import type { WindowAsset } from './window.js';

const DRAWS = ASSET_NUMBERS['sunny-lebeau'].draws;

export const SUNNY_LEBEAU: WindowAsset = {
  asset: 'sunny-lebeau',
  canUse: () => true,
  use: (t, seat) => drawTopmost(t, seat, DRAWS),
};
