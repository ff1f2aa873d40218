/** What can be chosen is drawn: for the questions of random games, every option can be reached on the board itself. */
import { type AskDescription, equal, type Json } from '@polity/kernel';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { choicesOf, NOTHING_PICKED } from '../../../../src/board/choices.js';
import { boardProps } from '../../board-props.js';
import { pretendWindow } from '../../pretended-window.js';
import type { Asked } from '../games.js';
import { playRandom, seeds } from '../games.js';
import { hegemonyWords } from '../words.js';

// What a browser keeps is read once here: the markup is made outside of one.
vi.mock('react', async (original) => ({
  ...(await original<typeof import('react')>()),
  useSyncExternalStore: (_subscribe: unknown, get: () => unknown) => get(),
}));

const ROOMS = { wide: [1440, 900], narrow: [390, 844] } as const;

pretendWindow();

/** The spots in the board's markup while the question is open. */
async function drawnSpots({ ask, view }: Asked, room: readonly [number, number]): Promise<ReadonlySet<string>> {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('max-width') && room[0] <= 760 }));
  vi.stubGlobal('innerWidth', room[0]);
  vi.stubGlobal('innerHeight', room[1]);
  const { default: Board } = await import('../../../../src/games/hegemony/board/board.js');
  const markup = renderToStaticMarkup(createElement(Board, boardProps(view, hegemonyWords, { seat: ask.seat, ask })));
  return new Set([...markup.matchAll(/data-spot="([^"]+)"/g)].map(([, spot = '']) => spot));
}

/** The options that can be reached by pressing spots that are drawn. */
function reached(asked: Asked, drawn: ReadonlySet<string>, path: readonly string[] = []): Json[] {
  const found: Json[] = [];
  for (const [spot, choice] of choicesOf(asked, { ...NOTHING_PICKED, path }).spots) {
    // What comes after a first press is drawn as the first is; what is loose is drawn when its turn comes.
    if (!drawn.has(spot)) continue;
    if (choice.type === 'answer') found.push(choice.answer);
    else if (choice.type === 'toggle') found.push(choice.option);
    else found.push(...reached(asked, drawn, [...path, spot]));
  }
  return found;
}

function missing(ask: AskDescription, found: readonly Json[]): readonly Json[] {
  return ask.options.filter((option) => !found.some((other) => equal(other, option)));
}

/** Drawn where the vote is told, which is fetched when there is one: the tests in a browser press its sides there. */
const LATER = ['stance'];

/** Questions of random games: the first two of each kind and then one in eighty, so that late boards are seen too. */
function questions(): readonly Asked[] {
  const asked: Asked[] = [];
  const seen = new Map<string, number>();
  for (const { seats, seed } of seeds(9, 'drawn')) {
    playRandom(seats, seed, (one) => {
      const kind = `${one.ask.seat} ${one.ask.kind} ${one.ask.about.card ?? ''} ${one.ask.about.cost ?? ''}`;
      const count = seen.get(kind) ?? 0;
      seen.set(kind, count + 1);
      if (one.ask.type !== 'amount' && !LATER.includes(one.ask.kind) && (count < 2 || count % 80 === 0)) {
        asked.push({ ...one, view: structuredClone(one.view) });
      }
    });
  }
  return asked;
}

/** The same for every screen. */
let asked: readonly Asked[] | undefined;

describe.each(Object.entries(ROOMS))('on a %s screen', (_name, room) => {
  it('every option of every question is drawn where it can be pressed', async () => {
    asked ??= questions();
    const undrawn = new Map<string, string>();
    for (const one of asked) {
      const left = missing(one.ask, reached(one, await drawnSpots(one, room)));
      if (left.length > 0) undrawn.set(`${one.ask.kind} (${one.ask.seat})`, JSON.stringify(left[0]));
    }
    console.info(`${asked.length} questions looked at`);
    expect([...undrawn]).toEqual([]);
  });
});
