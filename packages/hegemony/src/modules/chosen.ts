/** With which options each module is in a game, in the order in which they are brought in. */
import type { OptionValues } from '@polity/kernel';
import { CLASSES } from '../rules/names.js';

export const CHOSEN = {
  base: () => true,
  'new-actions': (options) => options['new-actions'] === true,
  'alternative-events': (options) => options['alternative-events'] === true,
  'crisis-response': (options) => options['crisis-response'] === true,
  'hidden-agendas': (options) => options['hidden-agendas'] === true,
  'historical-events': (options) => Number(options['historical-events'] ?? 0) > 0,
  lesson: ({ lesson = 'none' }) => lesson !== 'none',
  automa: (options) => CLASSES.some((seat) => (options[`automa-${seat}`] ?? 'none') !== 'none'),
} as const satisfies Readonly<Record<string, (options: OptionValues) => boolean>>;

export type ModuleName = keyof typeof CHOSEN;
