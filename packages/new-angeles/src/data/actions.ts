/** The twenty action cards, four of each type, five copies each (NA43); what they do is in the rules. */
import type { ActionType, Source } from '../names.js';

export interface PrintedAction {
  readonly name: string;
  readonly type: ActionType;
  readonly copies: number;
  /** The card says that illness does not raise threat during the action. */
  readonly illnessExempt: boolean;
  readonly source: Source;
}

export const ACTIONS = {
  'clean-slate': { name: 'Clean Slate', type: 'biotech', copies: 5, illnessExempt: true, source: 'transcript' },
  'clinical-trials': { name: 'Clinical Trials', type: 'biotech', copies: 5, illnessExempt: true, source: 'transcript' },
  'information-procurement': {
    name: 'Information Procurement',
    type: 'biotech',
    copies: 5,
    illnessExempt: false,
    source: 'transcript',
  },
  'unorthodox-knowledge': {
    name: 'Unorthodox Knowledge',
    type: 'biotech',
    copies: 5,
    illnessExempt: false,
    source: 'transcript',
  },
  'ark-construction': {
    name: 'Ark Construction',
    type: 'construction',
    copies: 5,
    illnessExempt: false,
    source: 'transcript',
  },
  'budget-renovations': {
    name: 'Budget Renovations',
    type: 'construction',
    copies: 5,
    illnessExempt: false,
    source: 'transcript',
  },
  gentrification: {
    name: 'Gentrification',
    type: 'construction',
    copies: 5,
    illnessExempt: false,
    source: 'transcript',
  },
  'vanity-project': {
    name: 'Vanity Project',
    type: 'construction',
    copies: 5,
    illnessExempt: false,
    source: 'transcript',
  },
  'efficiency-experts': {
    name: 'Efficiency Experts',
    type: 'labor',
    copies: 5,
    illnessExempt: true,
    source: 'transcript',
  },
  'high-risk-investments': {
    name: 'High-Risk Investments',
    type: 'labor',
    copies: 5,
    illnessExempt: false,
    source: 'transcript',
  },
  'labor-solutions': { name: 'Labor Solutions', type: 'labor', copies: 5, illnessExempt: false, source: 'transcript' },
  liquidation: { name: 'Liquidation', type: 'labor', copies: 5, illnessExempt: false, source: 'transcript' },
  '24-7-live-feeds': { name: '24/7 Live Feeds', type: 'media', copies: 5, illnessExempt: false, source: 'transcript' },
  'media-circus': { name: 'Media Circus', type: 'media', copies: 5, illnessExempt: false, source: 'transcript' },
  'puff-piece': { name: 'Puff Piece', type: 'media', copies: 5, illnessExempt: false, source: 'transcript' },
  'spin-doctors': { name: 'Spin Doctors', type: 'media', copies: 5, illnessExempt: false, source: 'transcript' },
  'arrest-orders': { name: 'Arrest Orders', type: 'security', copies: 5, illnessExempt: false, source: 'transcript' },
  'full-deployment': {
    name: 'Full Deployment',
    type: 'security',
    copies: 5,
    illnessExempt: false,
    source: 'transcript',
  },
  'riot-control': { name: 'Riot Control', type: 'security', copies: 5, illnessExempt: false, source: 'transcript' },
  'scorched-earth': { name: 'Scorched Earth', type: 'security', copies: 5, illnessExempt: false, source: 'rulebook' },
} as const satisfies Readonly<Record<string, PrintedAction>>;

export type ActionId = keyof typeof ACTIONS;
export const ACTION_IDS = Object.keys(ACTIONS) as ActionId[];
