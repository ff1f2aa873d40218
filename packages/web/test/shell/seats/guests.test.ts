/** Who sits at a table: guests can be told apart, and whoever is away can be stood in for. */
import type { SeatHolder, TableSummary } from '@polity/server/wire';
import { Catalogue } from '@polity/words';
import { describe, expect, it } from 'vitest';
import { hasASay, holderName, isAwayFromMine, optionsNow, toAgreeOn } from '../../../src/shell/seats/seats.js';
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

describe('the game itself, in the place of somebody who is gone', () => {
  const playsItself = { jade: { option: 'clockwork-jade', modes: ['slow', 'fast'] } };
  const table = (...holders: readonly SeatHolder[]) =>
    ({
      options: { seats: 2, 'clockwork-jade': 'none' },
      seats: holders.map((holder, i) => ({ seat: ['amber', 'jade'][i], holder })),
    }) as unknown as TableSummary;

  it('changes what the table is played with, and nothing does before', () => {
    const before = table(me, guest);
    expect(optionsNow(before, { playsItself })).toBe(before.options);
    const after = table(me, { kind: 'successor', way: 'fast' });
    expect(optionsNow(after, { playsItself })).toEqual({ seats: 2, 'clockwork-jade': 'fast' });
    expect(optionsNow(after, {})).toEqual(after.options);
  });

  it('is decided on by those who play another seat themselves', () => {
    expect(hasASay(table(me, guest), 'jade')).toBe(true);
    expect(hasASay(table(me, guest), 'amber')).toBe(false);
    expect(hasASay(table({ kind: 'bot', bot: 'random', yours: true }, guest), 'jade')).toBe(false);
    expect(hasASay(table(guest, guest), 'jade')).toBe(false);
  });

  it('waits for a word of mine as long as it is wanted and I have not agreed', () => {
    const asked = (mine: SeatHolder, succession: object) => {
      const { seats, ...rest } = table(mine, { ...guest, connected: false });
      return toAgreeOn({
        ...rest,
        seats: seats.map((one) => (one.seat === 'jade' ? { ...one, succession } : one)),
      } as TableSummary);
    };
    expect(toAgreeOn(table(me, guest))).toBe(0);
    expect(asked(me, { ways: ['fast'], wanted: null, agreed: false, missing: ['amber'] })).toBe(0);
    expect(asked(me, { ways: ['fast'], wanted: 'fast', agreed: false, missing: ['amber'] })).toBe(1);
    expect(asked(me, { ways: ['fast'], wanted: 'fast', agreed: true, missing: [] })).toBe(0);
    expect(asked(guest, { ways: ['fast'], wanted: 'fast', agreed: false, missing: ['amber'] })).toBe(0);
  });
});

describe('a link', () => {
  it('by which a computer reaches itself leads nobody else there', () => {
    expect(['127.0.0.1', '127.0.1.1', 'localhost', '[::1]'].filter((host) => !isOnlyHere(host))).toEqual([]);
    expect(['192.168.1.20', 'polity.example', '10.127.0.1'].filter(isOnlyHere)).toEqual([]);
  });
});
