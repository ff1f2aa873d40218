/** The 10 Political Agenda cards: the section that the administration wants for each of the first five policies. */
import type { Agenda } from '../names.js';

export const AGENDAS = {
  'agenda-1b-2a-3c-4a-5c': {
    'fiscal-policy': 'B',
    'labor-market': 'A',
    taxation: 'C',
    'welfare-health': 'A',
    'welfare-education': 'C',
  },
  'agenda-1c-2b-3a-4b-5c': {
    'fiscal-policy': 'C',
    'labor-market': 'B',
    taxation: 'A',
    'welfare-health': 'B',
    'welfare-education': 'C',
  },
  'agenda-1a-2c-3b-4c-5a': {
    'fiscal-policy': 'A',
    'labor-market': 'C',
    taxation: 'B',
    'welfare-health': 'C',
    'welfare-education': 'A',
  },
  'agenda-1c-2b-3b-4b-5a': {
    'fiscal-policy': 'C',
    'labor-market': 'B',
    taxation: 'B',
    'welfare-health': 'B',
    'welfare-education': 'A',
  },
  'agenda-1b-2c-3a-4b-5a': {
    'fiscal-policy': 'B',
    'labor-market': 'C',
    taxation: 'A',
    'welfare-health': 'B',
    'welfare-education': 'A',
  },
  'agenda-1c-2a-3a-4c-5b': {
    'fiscal-policy': 'C',
    'labor-market': 'A',
    taxation: 'A',
    'welfare-health': 'C',
    'welfare-education': 'B',
  },
  'agenda-1b-2a-3c-4c-5a': {
    'fiscal-policy': 'B',
    'labor-market': 'A',
    taxation: 'C',
    'welfare-health': 'C',
    'welfare-education': 'A',
  },
  'agenda-1a-2b-3c-4b-5c': {
    'fiscal-policy': 'A',
    'labor-market': 'B',
    taxation: 'C',
    'welfare-health': 'B',
    'welfare-education': 'C',
  },
  'agenda-1c-2b-3b-4a-5b': {
    'fiscal-policy': 'C',
    'labor-market': 'B',
    taxation: 'B',
    'welfare-health': 'A',
    'welfare-education': 'B',
  },
  'agenda-1b-2c-3b-4a-5b': {
    'fiscal-policy': 'B',
    'labor-market': 'C',
    taxation: 'B',
    'welfare-health': 'A',
    'welfare-education': 'B',
  },
} as const satisfies Record<string, Agenda>;
