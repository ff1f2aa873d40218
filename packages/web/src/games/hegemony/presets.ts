/** Ready-made choices of modules for a new table. */
import type { Preset } from '../game-ui.js';

/** Alternative events need a State, and with it four players. */
const MODULES = ['new-actions', 'hidden-agendas', 'crisis-response', 'alternative-events'] as const;

function withModules(...chosen: readonly (typeof MODULES)[number][]): Preset['options'] {
  return Object.fromEntries(MODULES.map((name) => [name, chosen.includes(name)]));
}

export const PRESETS: readonly Preset[] = [
  { id: 'base', options: withModules() },
  { id: 'crisis-and-control', options: withModules('new-actions', 'hidden-agendas', 'crisis-response') },
  { id: 'everything', options: { ...withModules(...MODULES), seats: 4 } },
];
