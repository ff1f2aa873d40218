/** What everybody heard and what was said between two stand in one list; who can be spoken to alone. */
import type { PrivateLine } from '@polity/server/wire';
import { describe, expect, it } from 'vitest';
import type { Holder } from '../../../src/games/seat.js';
import { inOrder, toBeSpokenTo } from '../../../src/shell/log/talk.js';

const line = (number: number, at: number) => ({ number, name: 'Ann', seats: [], text: 'x', at });
const aside = (id: string, at: number): PrivateLine => ({
  id,
  name: 'Ann',
  seats: ['amber'],
  to: { seat: 'jade', name: 'Bob' },
  text: 'x',
  at,
});

describe('talk', () => {
  it('is one list, in the order in which it was said', () => {
    const said = inOrder([line(1, 5), line(2, 9)], [aside('a', 1), aside('b', 5), aside('c', 7), aside('d', 20)]);
    expect(said.map(({ key }) => key)).toEqual(['a', '1', 'b', 'c', '2', 'd']);
    expect(inOrder([], [aside('a', 1)]).map(({ key }) => key)).toEqual(['a']);
  });

  it('keeps the order of each where the clocks of two servers differ', () => {
    const said = inOrder([line(1, 9), line(2, 5)], [aside('a', 8), aside('b', 4)]);
    expect(said.map(({ key }) => key)).toEqual(['a', 'b', '1', '2']);
  });

  it('is offered with the others who play, to who plays', () => {
    const seats = (...holders: readonly Holder[]) =>
      holders.map((holder, nth) => ({
        seat: `seat-${nth}`,
        look: { colour: '--seat-1', shape: 'circle' as const },
        holder,
        player: '',
        away: false,
        deciding: false,
      }));
    const person = (you: boolean): Holder => ({ kind: 'person', name: '', you, connected: true });
    const bot: Holder = { kind: 'bot', bot: 'adviser', yours: false };
    const names = (all: ReturnType<typeof seats>) => toBeSpokenTo(all).map(({ seat }) => seat);
    expect(names(seats(person(true), bot, person(false), { kind: 'open' }, person(true)))).toEqual(['seat-2']);
    expect(names(seats(person(false), person(false), { ...bot, yours: true }))).toEqual([]);
  });
});
