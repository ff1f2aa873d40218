/** The six corporations: both sides of their sheets, their contracts and their emergency actions. */
import type { ActionType, CorporationId, Source } from '../names.js';

/** A line of a sheet's draw list; `general` is any type not yet drawn from (31). */
export interface DrawLine {
  readonly type: ActionType | 'general';
  readonly count: number;
}

export interface PrintedSheet {
  readonly draw: readonly DrawLine[];
  readonly source: Source;
}

export interface PrintedCorporation {
  readonly name: string;
  /** The side for four players, and the one for five and six. */
  readonly sheets: { readonly four: PrintedSheet; readonly more: PrintedSheet };
  readonly contract: { readonly capital: number; readonly per: string; readonly source: Source };
  readonly emergency: {
    readonly id: EmergencyId;
    readonly name: string;
    readonly illnessExempt: boolean;
    readonly source: Source;
  };
  readonly source: Source;
}

export const EMERGENCIES = [
  'unpaid-overclocked',
  'mandatory-quarantine',
  'massive-reconstruction',
  'sweeps-week',
  'ruthless-tactics',
  'energy-for-all',
] as const;
export type EmergencyId = (typeof EMERGENCIES)[number];

export const CORPORATION: Readonly<Record<CorporationId, PrintedCorporation>> = {
  'haas-bioroid': {
    name: 'Haas-Bioroid',
    sheets: {
      four: {
        draw: [
          { type: 'labor', count: 2 },
          { type: 'general', count: 1 },
        ],
        source: 'rulebook',
      },
      more: {
        draw: [
          { type: 'labor', count: 2 },
          { type: 'construction', count: 1 },
        ],
        source: 'transcript',
      },
    },
    contract: { capital: 2, per: 'action card', source: 'rulebook' },
    emergency: { id: 'unpaid-overclocked', name: 'Unpaid, Overclocked', illnessExempt: false, source: 'rulebook' },
    source: 'transcript',
  },
  jinteki: {
    name: 'Jinteki',
    sheets: {
      four: {
        draw: [
          { type: 'biotech', count: 2 },
          { type: 'general', count: 1 },
        ],
        source: 'transcript',
      },
      more: {
        draw: [
          { type: 'biotech', count: 2 },
          { type: 'labor', count: 1 },
        ],
        source: 'transcript',
      },
    },
    contract: { capital: 2, per: 'token', source: 'transcript' },
    emergency: { id: 'mandatory-quarantine', name: 'Mandatory Quarantine', illnessExempt: true, source: 'transcript' },
    source: 'transcript',
  },
  'weyland-consortium': {
    name: 'Weyland Consortium',
    sheets: {
      four: {
        draw: [
          { type: 'construction', count: 2 },
          { type: 'general', count: 1 },
        ],
        source: 'rulebook',
      },
      more: {
        draw: [
          { type: 'construction', count: 2 },
          { type: 'security', count: 1 },
        ],
        source: 'transcript',
      },
    },
    contract: { capital: 2, per: 'token', source: 'rulebook' },
    emergency: {
      id: 'massive-reconstruction',
      name: 'Massive Reconstruction',
      illnessExempt: false,
      source: 'rulebook',
    },
    source: 'transcript',
  },
  nbn: {
    name: 'NBN',
    sheets: {
      four: {
        draw: [
          { type: 'media', count: 2 },
          { type: 'general', count: 1 },
        ],
        source: 'rulebook',
      },
      more: {
        draw: [
          { type: 'media', count: 2 },
          { type: 'biotech', count: 1 },
        ],
        source: 'transcript',
      },
    },
    contract: { capital: 1, per: 'stage', source: 'rulebook' },
    emergency: { id: 'sweeps-week', name: 'Sweeps Week', illnessExempt: false, source: 'rulebook' },
    source: 'transcript',
  },
  globalsec: {
    name: 'Globalsec',
    sheets: {
      four: {
        draw: [
          { type: 'security', count: 2 },
          { type: 'general', count: 1 },
        ],
        source: 'rulebook',
      },
      more: {
        draw: [
          { type: 'security', count: 2 },
          { type: 'media', count: 1 },
        ],
        source: 'rulebook',
      },
    },
    contract: { capital: 1, per: 'unit', source: 'rulebook' },
    emergency: { id: 'ruthless-tactics', name: 'Ruthless Tactics', illnessExempt: false, source: 'rulebook' },
    source: 'rulebook',
  },
  'melange-mining': {
    name: 'Melange Mining',
    sheets: {
      four: {
        draw: [
          { type: 'general', count: 1 },
          { type: 'general', count: 1 },
          { type: 'general', count: 1 },
        ],
        source: 'transcript',
      },
      more: {
        draw: [
          { type: 'general', count: 1 },
          { type: 'general', count: 1 },
          { type: 'general', count: 1 },
        ],
        source: 'transcript',
      },
    },
    contract: { capital: 3, per: 'event card', source: 'transcript' },
    emergency: { id: 'energy-for-all', name: 'Energy for All', illnessExempt: false, source: 'transcript' },
    source: 'transcript',
  },
};
