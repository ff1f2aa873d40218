/** Every line of the log that speaks of something knows where on the board that is. */
import { COMPANIES, type HegemonyView } from '@polity/hegemony/page';
import type { LogEntry } from '@polity/kernel';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { spotsOf } from '../../../../src/games/hegemony/log/log-spots.js';
import { wanted } from '../../../../src/shell/log/log-keys.js';
import { boardProps } from '../../board-props.js';
import { pretendWindow } from '../../pretended-window.js';
import { logOf, playRandom, seeds } from '../games.js';
import { hegemonyWords } from '../words.js';

// What a browser keeps is read once here: the markup is made outside of one.
vi.mock('react', async (original) => ({
  ...(await original<typeof import('react')>()),
  useSyncExternalStore: (_subscribe: unknown, get: () => unknown) => get(),
}));
pretendWindow();

/** Chapters are headings of the log, not lines. */
const HEADINGS = ['round', 'phase'];

describe('a line of the log', () => {
  it('has a place for whatever it names, in random games', () => {
    const kinds = new Set<string>();
    const placeless = new Set<string>();
    for (const { seats, seed } of seeds(24, 'log-places')) {
      for (const entry of logOf(playRandom(seats, seed, () => undefined))) {
        kinds.add(entry.kind);
        if (spotsOf(entry).length === 0 && !HEADINGS.includes(entry.kind)) placeless.add(entry.kind);
      }
    }
    expect([...placeless]).toEqual([]);
    expect(kinds.size).toBeGreaterThan(60);
  });

  it('has places that are drawn, as long as what it speaks of is there', async () => {
    const looked: { view: HegemonyView; seat: string; entries: readonly LogEntry[] }[] = [];
    for (const { seats, seed } of seeds(6, 'log-drawn')) {
      let [from, asked] = [0, 0];
      playRandom(seats, seed, ({ ask, view }, run) => {
        asked++;
        if (asked % 40 !== 0) return;
        const entries = logOf(run).slice(from);
        from = logOf(run).length;
        looked.push({ view: structuredClone(view), seat: ask.seat, entries: entries.slice(-30) });
      });
    }
    const lost = new Map<string, string>();
    for (const { view, seat, entries } of looked) {
      const drawn = await drawnPlaces(view, seat);
      for (const entry of entries) {
        if (HEADINGS.includes(entry.kind) || isGone(view, entry)) continue;
        if (!spotsOf(entry).some((place) => isDrawn(drawn, place))) lost.set(entry.kind, JSON.stringify(entry.params));
      }
    }
    expect([...lost]).toEqual([]);
  });

  it('points at what has changed and not at the whole board', () => {
    const places = (kind: string, params: LogEntry['params']) => spotsOf({ kind, params } as LogEntry);
    expect(places('bill', { by: 'working', policy: 'taxation', section: 'A' })[0]).toBe('policy:taxation:A');
    expect(places('strike', { company: 'clinic' })).toEqual(['company:clinic']);
    expect(places('pay', { from: 'state', to: 'supply', amount: 5, for: 'interest' })[0]).toBe('money:state');
    expect(places('assigned', { class: 'working', skill: 'luxury', from: 'unemployed', to: 'union' })).toEqual([
      'union:luxury',
      'seat:working',
      'unemployed:working',
      'unemployed',
    ]);
    expect(places('something-new', {})).toEqual([]);
  });
});

describe('arrow keys in the log', () => {
  it('go up and down to its ends, and other keys nowhere', () => {
    expect([wanted('ArrowUp', 3, 9), wanted('ArrowUp', 0, 9), wanted('ArrowDown', 9, 9)]).toEqual([2, 0, 9]);
    expect([wanted('Home', 5, 9), wanted('End', 5, 9), wanted('Enter', 5, 9)]).toEqual([0, 9, undefined]);
  });
});

async function drawnPlaces(view: HegemonyView, seat: string): Promise<ReadonlySet<string>> {
  const { default: Board } = await import('../../../../src/games/hegemony/board/board.js');
  const markup = renderToStaticMarkup(createElement(Board, boardProps(view, hegemonyWords, { seat })));
  return new Set([...markup.matchAll(/data-(?:spot|anchor)="([^"]+)"/g)].map(([, place = '']) => place));
}

function isDrawn(drawn: ReadonlySet<string>, place: string): boolean {
  const [kind, of] = place.split(':');
  return drawn.has(place) || (kind === 'seat' && (drawn.has(`vp:${of}`) || drawn.has(`money:${of}`)));
}

/** A company that has been sold or taken out of the game lies nowhere. */
function isGone({ companies }: HegemonyView, { params }: LogEntry): boolean {
  return Object.values(params).some(
    (id) => typeof id === 'string' && isCompany(id) && !companies.some((company) => company.id === id),
  );
}

function isCompany(id: string): boolean {
  return Object.hasOwn(COMPANIES, id.split('/')[0] ?? id);
}
