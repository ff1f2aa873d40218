/** Who sits at a table: guests can be told apart, and whoever is away can be stood in for. */
import type { SeatHolder, TableSummary } from '@polity/server/wire';
import { Catalogue } from '@polity/words';
import { describe, expect, it } from 'vitest';
import { holderName, isAwayFromMine } from '../../../src/shell/seats/seats.js';
import { isOnlyHere } from '../../../src/shell/table/invite.js';
import shell from '../../../words/en/shell.json';

const words = new Catalogue('en', [shell]);
const guest: SeatHolder = { kind: 'person', name: '', you: false, connected: true };
const me: SeatHolder = { kind: 'person', name: 'Ann', you: true, connected: true };

describe('somebody without a name', () => {
  it('is a guest, and of several each has a number', () => {
    expect(holderName(guest, words)).toBe('Guest');
    expect([1, 2].map((number) => holderName(guest, words, number))).toEqual(['Guest 1', 'Guest 2']);
  });
});

describe('a bot', () => {
  const at = (mine: SeatHolder, status: TableSummary['status'] = 'playing') =>
    ({ status, seats: [{ seat: 'amber', holder: mine }] }) as unknown as TableSummary;
  it('can be asked to stand in for who is away, by those who sit at the table', () => {
    const away: SeatHolder = { ...guest, connected: false };
    expect(isAwayFromMine(at(me), away)).toBe(true);
    expect(isAwayFromMine(at(me), guest)).toBe(false);
    expect(isAwayFromMine(at(guest), away)).toBe(false);
    expect(isAwayFromMine(at(me, 'gathering'), away)).toBe(false);
  });
});

describe('a link', () => {
  it('by which a computer reaches itself leads nobody else there', () => {
    expect(['127.0.0.1', '127.0.1.1', 'localhost', '[::1]'].filter((host) => !isOnlyHere(host))).toEqual([]);
    expect(['192.168.1.20', 'polity.example', '10.127.0.1'].filter(isOnlyHere)).toEqual([]);
  });
});
