/** The numbers that are printed in the texts of action cards, emergency actions and assets, by names of our own. */
import type { ActionId } from './actions.js';
import type { AssetId } from './assets.js';
import type { EmergencyId } from './corporations.js';

type Numbers = Readonly<Record<string, number>>;

export const ACTION_NUMBERS = {
  'clean-slate': { removes: 2 },
  'information-procurement': { threat: 2 },
  'unorthodox-knowledge': { looksAt: 3 },
  'budget-renovations': { removes: 2 },
  'vanity-project': { capital: 2, forSupport: 4 },
  'high-risk-investments': { first: 3, second: 2, third: 1 },
  'labor-solutions': { moves: 3 },
  'media-circus': { stages: 2 },
  'puff-piece': { draws: 2, forSupport: 3 },
  'spin-doctors': { districts: 2, threat: 1 },
  'full-deployment': { draws: 5 },
  'riot-control': { removes: 2 },
  'unpaid-overclocked': { resources: 2, capital: 4, places: 2 },
  'mandatory-quarantine': { removes: 4, places: 2 },
  'massive-reconstruction': { removes: 3, places: 2 },
  'sweeps-week': { stages: 4, places: 2 },
  'ruthless-tactics': { removes: 4, districts: 2 },
  'energy-for-all': { draws: 4 },
} as const satisfies Partial<Readonly<Record<ActionId | EmergencyId, Numbers>>>;

export const ASSET_NUMBERS = {
  'alex-westlund': { loss: 2 },
  'bernice-mai': { cards: 2, capital: 1 },
  braintrust: { times: 2, less: 1 },
  'bryan-stinson': { cards: 2 },
  'chief-gorman': { capital: 2 },
  'coach-walden': { capital: 1 },
  eiko: { loss: 1 },
  'elizabeth-mills': { cards: 3 },
  'floyd-2x3a7c': { draws: 5, more: 5 },
  'fumiko-yamamori': { capital: 2 },
  'gurren-imaishi': { capital: 5 },
  'hernando-cortez': { capital: 2 },
  'jackson-howard': { capital: 2 },
  'marco-cubrero': { anybody: 1, richest: 2 },
  'monica-singh': { capital: 2 },
  'mr-li': { loss: 1, draws: 2 },
  'naoko-watanabe': { claims: 2 },
  'rachel-beckmann': { draws: 1 },
  'saul-eustecio': { capital: 1 },
  'sunny-lebeau': { draws: 2 },
  'susan-chen': { capital: 2 },
  'toshiyuki-sakai': { draws: 2 },
  'wong-ya-ching': { capital: 2 },
} as const satisfies Partial<Readonly<Record<AssetId, Numbers>>>;
