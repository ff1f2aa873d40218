/** How Hegemony is told to a person at a terminal. */
import type { HegemonyView } from '@polity/hegemony';
import { inline } from '../../text.js';
import type { Words } from '../../words.js';
import { askText, optionText } from './asks.js';
import { logText } from './log.js';
import { stateText } from './state.js';

export const hegemonyWords: Words = {
  state: (view) => stateText(view as HegemonyView),
  ask: (ask) => askText(ask) ?? ask.kind,
  option: (ask, option) => optionText(ask, option) ?? inline(option),
  log: ({ kind, params }) => logText(kind, params) ?? `${kind}: ${inline(params)}`,
};
