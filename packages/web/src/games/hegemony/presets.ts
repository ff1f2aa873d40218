/** Ready-made choices of modules for a new table. */
import type { Preset } from '../game-ui.js';

/** Alternative events need a State, and with it four players. */
const MODULES = ['new-actions', 'hidden-agendas', 'crisis-response', 'alternative-events'] as const;

/** Historical events come by the number of cards a round. */
function withModules(history: number, ...chosen: readonly (typeof MODULES)[number][]): Preset['options'] {
  return {
    ...Object.fromEntries(MODULES.map((name) => [name, chosen.includes(name)])),
    'historical-events': history,
  };
}

export const PRESETS: readonly Preset[] = [
  { id: 'base', options: withModules(0) },
  { id: 'crisis-and-control', options: withModules(0, 'new-actions', 'hidden-agendas', 'crisis-response') },
  { id: 'everything', options: { ...withModules(1, ...MODULES), seats: 4 } },
];
