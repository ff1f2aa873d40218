/** Seats that come with their owner to another browser, by a link that was made while they sat there. */
import { createHash, randomBytes } from 'node:crypto';
import { Refused } from '../problem.js';
import type { TableStatus } from '../wire.js';
import { type Sitter, seatsOf, type TableMeta } from './meta.js';

/** What a recovery link holds: as hard to guess as the token of a browser. */
export function newRecoveryToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is kept of it. */
export function recoveryHash(token: string): string {
  return createHash('sha256').update(`recovery ${token}`).digest('base64url');
}

/** Whether somebody has a place here that could be recovered: a seat, a bot that plays for them, or a seat they left. */
export function hasPlace(meta: TableMeta, player: string): boolean {
  return Object.values(meta.seats).some((sitter) => isOf(sitter, player));
}

/** The table with everything that one browser's player had here in the hands of another's; thrown as `Refused` if not. */
export function handedOver(meta: TableMeta, status: TableStatus, from: string, to: string): TableMeta {
  if (!hasPlace(meta, from)) throw new Refused(409, 'no-seat', 'the seat of this link has gone to somebody else');
  // Whoever has seen one hand may not look into another.
  if (seatsOf(meta, to).length > 0 || (status === 'playing' && meta.sat.includes(to)))
    throw new Refused(403, 'forbidden', 'this browser has sat at the table already, and can take no other seat');
  const seats = Object.entries(meta.seats).map(([seat, sitter]) => [seat, handed(sitter, from, to)]);
  const host = meta.host === from ? to : meta.host;
  // The browser before has seen the hand as well.
  const sat = meta.sat.includes(from) ? [...meta.sat, to] : meta.sat;
  return { ...meta, seats: Object.fromEntries(seats), host, sat: [...new Set(sat)] };
}

function isOf(sitter: Sitter, player: string): boolean {
  if (sitter.kind === 'person') return sitter.player === player;
  return (sitter.kind === 'bot' ? sitter.owner : sitter.left) === player;
}

function handed(sitter: Sitter, from: string, to: string): Sitter {
  if (!isOf(sitter, from)) return sitter;
  if (sitter.kind === 'person') return { kind: 'person', player: to };
  return sitter.kind === 'bot' ? { ...sitter, owner: to } : { ...sitter, left: to };
}
