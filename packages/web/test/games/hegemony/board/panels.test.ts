/** The panels of the board can be drawn for whatever happens in random games, in words throughout. */
import type { HegemonyView, Seat } from '@polity/hegemony/page';
import { type ElectionStory, electionsIn } from '@polity/hegemony/page';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { AdvicePanel, advisedSpot } from '../../../../src/games/hegemony/advice/advice-panel.js';
import { Answerer } from '../../../../src/games/hegemony/choices/answerer.js';
import { ElectionEvent } from '../../../../src/games/hegemony/election/election-event.js';
import { ClassGuide } from '../../../../src/games/hegemony/guide/guide.js';
import { Ledger } from '../../../../src/games/hegemony/ledger/ledger.js';
import { PolicyEffects } from '../../../../src/games/hegemony/politics/policy-effects-panel.js';
import { finishedChapters } from '../../../../src/games/hegemony/recap/chapters.js';
import { Recap } from '../../../../src/games/hegemony/recap/recap.js';
import { SinceLast } from '../../../../src/games/hegemony/recap/since-last.js';
import { VoteBody } from '../../../../src/games/hegemony/scenes/vote-body.js';
import { playRandom, seeds, startOf } from '../games.js';
import { hegemonyWords as words } from '../words.js';

// What a browser keeps is read once here: the markup is made outside of one.
vi.mock('react', async (original) => ({
  ...(await original<typeof import('react')>()),
  useSyncExternalStore: (_subscribe: unknown, get: () => unknown) => get(),
}));
beforeAll(() => {
  // Nothing moves, so that all of what unfolds is there at once.
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});
afterAll(() => {
  vi.unstubAllGlobals();
});

const send = { answer: () => undefined, preview: () => undefined };

function draw<Props extends object>(part: ComponentType<Props>, props: Props): string {
  return renderToStaticMarkup(createElement(part, props));
}

/** A vote whose cubes lie there while everybody closes a fist. */
const CLOSED = { cubes: Number.POSITIVE_INFINITY, fists: 'closed', counted: false, stamped: false } as const;

/** Text that was meant for a machine. */
const MACHINE = /undefined|NaN|\[object|[{}]|log\./;

describe('the panels', () => {
  it('speak in words for every kind of question', () => {
    const seen = new Map<string, number>();
    for (const { seats, seed } of seeds(12, 'panels')) {
      let looked = 0;
      playRandom(seats, seed, ({ ask, view }, run) => {
        const kind = `${ask.kind} ${ask.seat}`;
        const count = seen.get(kind) ?? 0;
        seen.set(kind, count + 1);
        if (count > 2) return;
        const seat = ask.seat as Seat;
        const log = run.log;
        const story = electionsIn(log).at(-1);
        const drawn = [
          draw(AdvicePanel, { ask, view, words, ...send }),
          draw(Ledger, { view, seat, words }),
          draw(PolicyEffects, { view, seat, words, policy: 'labor-market' }),
          story ? draw(ElectionEvent, { story, view, words, close: () => undefined }) : '',
          story ? draw(VoteBody, { story, shown: CLOSED, view, log, seat, seats: [], words }) : '',
          draw(SinceLast, { log, from: looked, seat, view, words }),
          draw(Answerer, { ask, view, words, pending: false, ...send }),
        ];
        for (const markup of drawn) expect(markup.replaceAll(/<[^>]*>/g, ' '), `${seed}, ${kind}`).not.toMatch(MACHINE);
        const chapter = finishedChapters(log).at(-1);
        if (chapter) {
          const recap = draw(Recap, { log, chapter, words, seat });
          expect(recap.replaceAll(/<[^>]*>/g, ' '), `${seed}, ${kind}`).not.toMatch(MACHINE);
        }
        expect(ask.type !== 'one' || advisedSpot(ask, view) !== null).toBe(true);
        looked = log.length;
      });
    }
    expect(seen.size).toBeGreaterThan(60);
  });

  it('tell of the coming production all that an answer would change: what is made then, and what lies in which purse', () => {
    const struck = startOf(2);
    const shop = struck.companies.find(({ id }) => id === 'supermarket-start');
    const mall = struck.companies.find(({ id }) => id === 'shopping-mall-start');
    if (!shop || !mall) throw new Error('both stand there at the start');
    Object.assign(shop, { onStrike: true, wage: 2 });
    Object.assign(mall, { onStrike: true, wage: 2 });
    // At the highest wage there is no strike: it makes 4 food, and 25 are paid.
    const previewed = {
      ...struck,
      companies: struck.companies.map((one) => (one === shop ? { ...one, wage: 3 } : one)),
    };
    const seat = 'capitalist' as const;
    const before = draw(Ledger, { view: struck, seat, words });
    const both = draw(Ledger, { view: struck, seat, words, previewed: previewed as HegemonyView });
    const then = draw(Ledger, { view: previewed as HegemonyView, seat, words });
    const purses = (markup: string) => /Of that, [^<]*/.exec(markup)?.[0];
    expect(purses(before)).not.toBe(purses(then));
    expect(purses(both)).toBe(purses(then));
    expect(before).not.toMatch(/heg-ledger-made|Wages paid/);
    expect(both.replaceAll(/<[^>]*>/g, '')).toMatch(/Wages paid\+0 → −25/);
    expect(both.replaceAll(/<[^>]*>/g, '')).toMatch(/0 Food\+0 → 4/);
  });

  it('show a vote as far as it has come', () => {
    let told = '';
    playRandom(3, 'told', ({ view, ask }, { log }) => {
      if (told === '' && view.vote && ask.kind === 'vote-influence') {
        const story = electionsIn(log).at(-1) as ElectionStory;
        told = draw(VoteBody, { story, shown: CLOSED, view, log, seat: 'working', seats: [], words });
        told += draw(Answerer, { ask, view, words, pending: false, ...send });
      }
    });
    expect(told.match(/heg-drawn-cube/g)).toHaveLength(5);
    expect(told.match(/heg-vote-fist/g)?.length).toBeGreaterThan(1);
    expect(told).toMatch(/Add (no|\d+) influence/);
  });

  it('let production and scoring unfold once they are over', () => {
    const run = playRandom(2, 'again', () => undefined);
    const phases = finishedChapters(run.log).map(({ phase }) => phase);
    expect(phases.filter((phase) => phase === 'production')).toHaveLength(5);
    expect(phases.at(-1)).toBe('game-end');
    const cut = run.log.findIndex(({ kind, params }) => kind === 'phase' && params.phase === 'production');
    expect(finishedChapters(run.log.slice(0, cut + 3))).toEqual([]);
  });

  it('guide each class', () => {
    for (const seat of ['working', 'middle', 'capitalist', 'state'] as const) {
      const guide = draw(ClassGuide, { seat, words, seats: ['working', 'middle', 'capitalist', 'state'] });
      expect(guide.match(/<li>/g)?.length).toBeGreaterThanOrEqual(7);
      expect(guide).not.toMatch(/guide\./);
    }
  });
});
