/** All modules of the game, with the rules that play them. */
import { LESSON_TABLE } from '../lessons/laid.js';
import { bringIn, type Modules } from '../rules/modules.js';
import { ALTERNATIVE_EVENTS_MODULE } from './alternative-events/index.js';
import { AUTOMA } from './automa/index.js';
import { BASE } from './base/index.js';
import { CHOSEN } from './chosen.js';
import { CRISIS_RESPONSE } from './crisis-response/index.js';
import { HIDDEN_AGENDAS_MODULE } from './hidden-agendas/index.js';
import { HISTORICAL_EVENTS_MODULE } from './historical-events/index.js';
import { NEW_ACTIONS } from './new-actions/index.js';

export const MODULES: Modules = [
  [CHOSEN.base, BASE],
  [CHOSEN['new-actions'], NEW_ACTIONS],
  [CHOSEN['alternative-events'], ALTERNATIVE_EVENTS_MODULE],
  [CHOSEN['crisis-response'], CRISIS_RESPONSE],
  [CHOSEN['hidden-agendas'], HIDDEN_AGENDAS_MODULE],
  [CHOSEN['historical-events'], HISTORICAL_EVENTS_MODULE],
  [CHOSEN.lesson, LESSON_TABLE],
  [CHOSEN.automa, AUTOMA],
];

bringIn(MODULES);
