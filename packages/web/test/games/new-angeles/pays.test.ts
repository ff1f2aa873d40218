/** Whom a card pays: nobody only where it does, and whom the winner chooses where he does. */
import { Table } from '@polity/kernel';
import { newAngeles } from '@polity/new-angeles';
import { DISTRICTS, type NewAngelesView, type OfferedCard } from '@polity/new-angeles/page';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { BoardProvider } from '../../../src/board/board-context.js';
import { NEW_ANGELES } from '../../../src/games/new-angeles/choices.js';
import { CardFace } from '../../../src/games/new-angeles/face.js';
import { newAngelesWords } from './words.js';

// What a browser keeps is read once here: the markup is made outside of one.
vi.mock('react', async (original) => ({
  ...(await original<typeof import('react')>()),
  useSyncExternalStore: (_subscribe: unknown, get: () => unknown) => get(),
}));

beforeAll(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterAll(() => {
  vi.unstubAllGlobals();
});

function paysOf(card: OfferedCard): string {
  const view = structuredClone(Table.open(newAngeles, { seats: 4 }, 'pays').view('player-1')) as NewAngelesView;
  const city = Object.fromEntries(DISTRICTS.map((id) => [id, { ...view.city[id], illness: false }]));
  const value = { view: { ...view, city }, previewed: null, seat: null, ask: null, words: newAngelesWords, seats: [] };
  const nothing = () => undefined;
  const drawn = renderToStaticMarkup(
    createElement(BoardProvider, {
      rules: NEW_ANGELES,
      value,
      pending: false,
      answer: nothing,
      preview: nothing,
      // biome-ignore lint/correctness/noChildrenProp: a child that is required is a property here
      children: createElement(CardFace, { of: card }),
    }),
  );
  const [, line = ''] = /class="na-pays">(.*?)<\/p>/.exec(drawn) ?? [];
  return line
    .replaceAll(/<\/span>/g, ' ')
    .replaceAll(/<[^>]*>/g, '')
    .trim();
}

describe('whom a card pays', () => {
  it('is chosen by the winner where he may choose, and how much is told', () => {
    expect(paysOf('vanity-project')).toBe('+2 or +4 the winner chooses whom');
    expect(paysOf('high-risk-investments')).toBe('+3, +2, +1 the winner chooses whom');
  });

  it('is the winner himself where the card says so', () => {
    expect(paysOf('unpaid-overclocked')).toMatch(/^\+\d+ to the winner$/);
  });

  it('is nobody where nothing is there to be paid for', () => {
    expect(paysOf('clinical-trials')).toBe('pays nobody');
  });
});
