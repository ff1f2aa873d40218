/** An offer to me says of an asset in it that it is exhausted: it is worth less then. */
import { Table } from '@polity/kernel';
import { newAngeles } from '@polity/new-angeles';
import type { NewAngelesView } from '@polity/new-angeles/page';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { BoardProvider } from '../../../src/board/board-context.js';
import { NEW_ANGELES } from '../../../src/games/new-angeles/choices.js';
import { NO_DRAFT } from '../../../src/games/new-angeles/draft.js';
import { OffersToMe } from '../../../src/games/new-angeles/trades.js';
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

const nothing = () => undefined;

function offered(exhausted: boolean): string {
  const view = structuredClone(Table.open(newAngeles, { seats: 4 }, 'offers').view('player-1')) as NewAngelesView;
  const give = { capital: 0, assets: ['midori'] } as const;
  const want = { capital: 2, assets: [] };
  const offer = { id: 1, from: 'player-2', to: 'player-1', give, want, promise: '', ask: '' } as const;
  const seller = { ...view.players['player-2'], assets: [{ asset: 'midori', exhausted }] };
  const shown = { ...view, players: { ...view.players, 'player-2': seller }, tradeOffers: [offer] };
  const value = { view: shown, previewed: null, seat: 'player-1', ask: null, words: newAngelesWords, seats: [] };
  const trading = { interjections: [], interject: nothing, pending: false, draft: NO_DRAFT, setDraft: nothing };
  return renderToStaticMarkup(
    createElement(BoardProvider, {
      rules: NEW_ANGELES,
      value,
      pending: false,
      answer: nothing,
      preview: nothing,
      // biome-ignore lint/correctness/noChildrenProp: a child that is required is a property here
      children: createElement(OffersToMe, trading),
    }),
  );
}

it('is told with what it does, and only as long as it is so', () => {
  expect(offered(true)).toContain('Exhausted: who gets it can use it from his next turn on.');
  expect(offered(false)).not.toContain('Exhausted');
});
