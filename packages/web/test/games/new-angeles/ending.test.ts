/** Why a game ended: whoever was ahead when the city fell is told so, and not that less was not enough. */

import { Table } from '@polity/kernel';
import { newAngeles } from '@polity/new-angeles';
import type { NewAngelesView, Seat } from '@polity/new-angeles/page';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import Ending from '../../../src/games/new-angeles/ending.js';
import { headingFor } from '../../../src/games/new-angeles/outcome.js';
import { newAngelesWords } from './words.js';

/** Two are each other's rivals, one has none but all, one is the Federalist; by the order of their seats. */
function ended(ending: 'threat' | 'demand', capital: readonly number[]): readonly string[] {
  const view = over(ending, capital);
  const drawn = renderToStaticMarkup(createElement(Ending, { view, seat: null, words: newAngelesWords }));
  return [...drawn.matchAll(/<li>(.*?)<\/li>/g)].map(([, text]) => text as string);
}

function over(ending: 'threat' | 'demand', capital: readonly number[]): NewAngelesView {
  const view = structuredClone(Table.open(newAngeles, { seats: 4 }, 'ending').view('player-1')) as NewAngelesView;
  const [first, second, third, fourth] = view.seats as readonly Seat[] as [Seat, Seat, Seat, Seat];
  const { players } = view;
  const rivals = [players[second].corporation, players[first].corporation, players[third].corporation, 'federalist'];
  const shown = Object.fromEntries(
    [first, second, third, fourth].map((seat, i) => [
      seat,
      { ...players[seat], rival: rivals[i], capital: capital[i] },
    ]),
  );
  return { ...view, players: shown, ending, threat: ending === 'threat' ? 25 : 12 } as NewAngelesView;
}

it('tells who won and who lost while the city stood', () => {
  const [ahead, behind, own, federalist] = ended('demand', [20, 15, 18, 30]);
  expect(ahead).toMatch(/won: 20 capital against 15 of the rival/);
  expect(behind).toMatch(/lost: 15 capital against 20 of the rival/);
  expect(own).toMatch(/lost: without a rival it had to pass 2 of the others, and has passed 1 with 18 capital/);
  expect(federalist).toMatch(/lost as the Federalist, with 30 capital/);
});

it('tells who lost with the city, though ahead', () => {
  const [ahead, behind, own, federalist] = ended('threat', [20, 15, 25, 30]);
  expect(ahead).toMatch(/lost with the city, though ahead: 20 capital against 15 of the rival/);
  expect(behind).toMatch(/lost: 15 capital against 20/);
  expect(own).toMatch(/lost with the city, though ahead: .* has passed 2 with 25 capital/);
  expect(federalist).toMatch(/won as the Federalist, with 30 capital/);
});

it('is headed for who played with whether he has won, and by what', () => {
  const headed = (seat: Seat | null, ...end: Parameters<typeof over>) =>
    headingFor(over(...end), seat, newAngelesWords)?.replace(/: \S+( \S+)?, your rival/, ': X, your rival');
  expect(headed('player-1', 'demand', [20, 15, 18, 30])).toMatch(/^You won: you have 5 more than .+, your rival$/);
  expect(headed('player-2', 'demand', [20, 15, 18, 30])).toBe('You lost: X, your rival, has 5 more');
  expect(headed('player-2', 'demand', [15, 15, 18, 30])).toBe('You lost: X, your rival, has as much as you');
  expect(headed('player-1', 'threat', [20, 15, 18, 30])).toMatch(/^You lost: the city fell, though you are ahead of/);
  expect(headed('player-3', 'demand', [20, 15, 18, 30])).toBe('You lost: you have passed 1 of the others, not 2');
  expect(headed('player-4', 'demand', [20, 15, 18, 30])).toBe('You lost: you are the Federalist, and the city stood');
  expect(headed('player-4', 'threat', [20, 15, 18, 20])).toBe(
    'You lost: the city fell, but you have 20 capital, not 25',
  );
  expect(headed('player-4', 'threat', [20, 15, 18, 30])).toMatch(/^You won as the Federalist: .+ 30 capital$/);
  expect(headed(null, 'demand', [20, 15, 18, 30])).toBe(undefined);
});
