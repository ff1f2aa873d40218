/** The kernel: what a table is. It knows no game. */
export * from './ask.js';
export * from './check.js';
export { Context, type LogEntry, type Names, type Play, type Question } from './context.js';
export * from './game.js';
export * from './json.js';
export * from './random.js';
export { type Entry, Refusal, type RefusalReason, Run } from './run.js';
export { parseSavedTable, type SavedTable, SavedTableError } from './saved.js';
export * from './simulate.js';
export * from './table.js';
