/** Priority rows of Advanced Mode: where cards go, and which is the strongest (section 6). All of it without the game. */
import type { Rows } from './kinds.js';

/** The row that a card is in, from 1; 0 if it is in none. */
export function rowOf<Card>(rows: Rows<Card>, card: Card): number {
  return rows.findIndex((row) => row.includes(card)) + 1;
}

/** All cards, the strongest first: rows from the top, each from the marker outwards (AU-6.1). */
export function byStrength<Card>(rows: Rows<Card>): Card[] {
  return rows.toReversed().flat();
}

/** Takes a card out of its row; the others close up and keep their order (AU-6.3). */
export function remove<Card>(rows: Rows<Card>, card: Card): void {
  const row = rows.find((cards) => cards.includes(card));
  row?.splice(row.indexOf(card), 1);
}

/** Puts a card at the far end of a row, from wherever it was (AU-6.2). */
export function put<Card>(rows: Rows<Card>, card: Card, row: number): void {
  remove(rows, card);
  while (rows.length < row) rows.push([]);
  rows[row - 1]?.push(card);
}

/** Up so many rows, in one move (AU-6.6). A card that is set aside stays there (AU-5.7, AU-6.7). */
export function raise<Card>(rows: Rows<Card>, card: Card, by: number): void {
  const row = rowOf(rows, card);
  if (row > 0 && by > 0) put(rows, card, row + by);
}

const DOWN = 2;

/** Down two rows after its action, to row 1 at the lowest (AU-5.14, AU-5.16, G-5); then gaps close at once (AU-5.15). */
export function lower<Card>(rows: Rows<Card>, card: Card): void {
  const row = rowOf(rows, card);
  if (row === 0) return;
  put(rows, card, Math.max(1, row - DOWN));
  close(rows);
}

/** Rows come down until none is empty beneath an occupied one (AU-6.4). */
export function close<Card>(rows: Rows<Card>): void {
  const occupied = rows.filter((row) => row.length > 0);
  rows.splice(0, rows.length, ...occupied);
}
