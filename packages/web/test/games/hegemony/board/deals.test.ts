/** The Foreign Market draws every open Business Deal, and two that are alike as two. */
import type { HegemonyView } from '@polity/hegemony/page';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { boardProps } from '../../board-props.js';
import { pretendWindow } from '../../pretended-window.js';
import { playRandom } from '../games.js';
import { hegemonyWords } from '../words.js';

const made = vi.hoisted(() => ({ keys: [] as unknown[] }));

// The markup does not say by which keys the deals are told apart: they are heard of where they are made.
vi.mock('react/jsx-dev-runtime', async (original) => {
  const runtime = await original<{ jsxDEV(type: { name?: string }, props: object, key: unknown): unknown }>();
  return {
    ...runtime,
    jsxDEV: (type: { name?: string }, props: object, key: unknown, ...rest: []) => {
      if (type.name === 'Deal') made.keys.push(key);
      return runtime.jsxDEV(type, props, key, ...rest);
    },
  };
});
// What a browser keeps is read once here: the markup is made outside of one.
vi.mock('react', async (original) => ({
  ...(await original<typeof import('react')>()),
  useSyncExternalStore: (_subscribe: unknown, get: () => unknown) => get(),
}));

pretendWindow();

it('tells two deals apart that are alike, and lets either be chosen', async () => {
  const alike = 'business-deal-food-7';
  let found: HegemonyView | undefined;
  playRandom(2, 'deals', ({ view }) => {
    found ??= structuredClone(view) as HegemonyView;
  });
  const view = { ...(found as HegemonyView), deals: { open: [alike, alike], deck: 18, discard: [] } };
  const ask = { seat: 'capitalist', kind: 'business-deal', type: 'one', options: [alike], about: {} } as const;
  const { default: Board } = await import('../../../../src/games/hegemony/board/board.js');
  const props = boardProps(view, hegemonyWords, { seat: 'capitalist', ask: { ...ask, version: 1 } as never });
  const markup = renderToStaticMarkup(createElement(Board, props));
  expect(made.keys).toHaveLength(2);
  expect(new Set(made.keys).size).toBe(2);
  expect(markup.match(/data-spot="deal:business-deal-food-7" data-choosable="true"/g)).toHaveLength(2);
});
