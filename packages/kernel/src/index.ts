/** The kernel: what a table is. It knows no game. */
export * from './advice.js';
export * from './ask.js';
export * from './bot.js';
export * from './check.js';
export {
  AskAll,
  Context,
  type LogEntry,
  type LogEntryOf,
  type Names,
  type Play,
  type Question,
  type Told,
} from './context.js';
export * from './evaluation.js';
export { fastRandom } from './fast-random.js';
export * from './fingerprint.js';
export * from './follow-lesson.js';
export * from './game.js';
export { type Accepted, type Input, type Preview, RulesError } from './input.js';
export * from './json.js';
export * from './lesson.js';
export * from './random.js';
export * from './reckoning.js';
export { type Entry, Refusal, type RefusalReason, Run, visible } from './run.js';
export { parseSavedTable, type SavedTable, SavedTableError } from './saved.js';
export * from './simulate.js';
export * from './situation.js';
export * from './table.js';
export { CannotUndo } from './undo.js';
export * from './weighing.js';
