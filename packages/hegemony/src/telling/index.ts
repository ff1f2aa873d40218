/** What Hegemony gives to its words, on the page and at a terminal: what is printed, and what a question leaves unsaid. */
import type { Json, JsonObject, LogEntry } from '@polity/kernel';
import type { HegemonyAsks } from '../rules/asks.js';
import type { HegemonyLog } from '../rules/log.js';
import { cardNumbers } from './card-numbers.js';
import { DETAILS, type Teller } from './details.js';
import { HAPPENINGS } from './happenings.js';
import { NUMBERS } from './numbers.js';
import type { AskedIn } from './offers.js';
import { inOneLine } from './one-line.js';
import { printed } from './printed.js';

export { dealPart, needs, salesOf } from './cards.js';
export { gainPart } from './event-choice.js';
export { agendaParts, moveParts, policyParts } from './happenings.js';
export { billNumbers, sectionNumbers } from './sections.js';

/** What a text needs beyond the fields of the question and of its option; the option is null where the question itself is put. */
function details(kind: string, option: Json, about: JsonObject, view: AskedIn['view'] = {}, seat?: string): JsonObject {
  if (!Object.hasOwn(DETAILS, kind)) return {};
  const tell = DETAILS[kind as keyof HegemonyAsks] as Teller<Json>;
  return { ...occasionOf(about), ...tell(option, about, { view, seat }) };
}

/** The card or event on whose account something is asked. */
function occasionOf({ card, event }: JsonObject): JsonObject {
  const occasion = card ?? event;
  return occasion === undefined ? {} : { occasion };
}

/** What a log entry speaks of by an id alone: the sales of an export card, the goods of a deal. */
function happening({ kind, params }: LogEntry): JsonObject {
  const tell = HAPPENINGS[kind as keyof HegemonyLog] as ((params: JsonObject) => JsonObject) | undefined;
  return tell?.(params) ?? {};
}

/** The parts of a turn are listed apart: cards, basic actions, free actions, the end. */
function groupOf(kind: string, option: Json): string | undefined {
  if (kind !== 'turn' || typeof option !== 'object' || option === null || Array.isArray(option)) return undefined;
  const chosen = (option as JsonObject).do;
  return typeof chosen === 'string' ? chosen : undefined;
}

export const telling = {
  details,
  happening,
  inOneLine,
  groupOf,
  headings: ['round', 'phase'],
  turns: ['end-turn', 'vote-result'],
  actions: ['card', 'basic', 'free', 'vote', 'automa-card'],
  deeds: ['card', 'basic', 'automa-action', 'vote-result'],
  numbers: NUMBERS,
  cardNumbers,
  printed,
} as const;
