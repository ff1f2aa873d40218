/** New Angeles at a terminal: every question, option and log entry in words, the table within 100 columns. */
import { randomBot } from '@polity/bots';
import { type Bot, simulate } from '@polity/kernel';
import { newAngeles } from '@polity/new-angeles';
import { telling } from '@polity/new-angeles/telling';
import { Catalogue, GameWords } from '@polity/words';
import { describe, expect, it } from 'vitest';
import { WIDTH } from '../src/text.js';
import { messagesOf } from '../src/words/messages.js';
import { wordsOf } from '../src/words.js';
import { polity } from './run.js';
import { textsOfGame } from './texts-of-game.js';

const words = wordsOf('new-angeles');
/** What must never reach a person: holes in the text, and ids with their hyphens. */
const NOT_WORDS = /undefined|NaN|null|\bnone\b|\[object|[{}#]|\b[a-z]+-[a-z]+-[a-z]/;

/** Every text of a game with its asks and log, once; trades too. */
function textsOf(seats: 4 | 5 | 6, seed: string): Set<string> {
  return textsOfGame(newAngeles, words, { seats, corporations: 'picked' }, seed);
}

describe('the words of New Angeles', () => {
  it.each([4, 5, 6] as const)('have words for everything that happens with %i players', (seats) => {
    for (let game = 0; game < 12; game++) {
      for (const text of textsOf(seats, `words/${game}`)) {
        expect(text).not.toMatch(NOT_WORDS);
        expect(text).not.toBe('');
      }
    }
  });

  it('have words for every reason of what is advised', () => {
    const unsaid = new Set<string>();
    const kinds = new Set<string>();
    const listening: Bot = {
      ...randomBot,
      answer(at, luck) {
        kinds.add(at.ask.kind);
        for (const reason of at.advice ? [at.advice.reason, ...at.advice.more] : []) {
          const text = words.because(reason);
          if (NOT_WORDS.test(text)) unsaid.add(`${at.ask.kind}: ${text}`);
        }
        return randomBot.answer(at, luck);
      },
    };
    for (let game = 0; game < 40; game++) simulate(newAngeles, { seats: 6 }, `reasons/${game}`, () => listening);
    expect([...unsaid]).toEqual([]);
    // What is asked on account of a few assets alone was said with holes once.
    expect([...kinds]).toEqual(expect.arrayContaining(['side', 'gorman-reply', 'eiko-reply']));
  });

  it('say in a line what each card does', () => {
    const told = new GameWords(new Catalogue('en', messagesOf('@polity/new-angeles', 'en')), telling);
    const { actions = [], assets = [], events = [] } = newAngeles.catalog?.() ?? {};
    const cards = [...actions, ...assets, ...events].map(({ id }) => String(id));
    const lines = cards.map((id) => ({ id, length: told.describe(id)?.length ?? 0 }));
    expect(lines.filter(({ length }) => length === 0 || length >= 90)).toEqual([]);
  });

  it('tell what was declared, offered and promised', () => {
    const log = (kind: string, params: object) => words.log({ kind, params, to: null } as never);
    const declare = (card: string, plan: object) => log('declared', { seat: 'player-1', card, plan });
    expect(declare('labor-solutions', { moves: [{ from: 'manta', to: 'quinde' }], orgcrime: 'nihongai' })).toBe(
      'Player 1 declares for Labor Solutions: androids Manta → Quinde and orgcrime in Nihongai.',
    );
    expect(declare('24-7-live-feeds', { feed: { district: 'manta', do: 'lower-unrest' } })).toBe(
      'Player 1 declares for 24/7 Live Feeds: less unrest in Manta.',
    );
    expect(declare('arrest-orders', { district: null })).toBe('Player 1 declares nothing about Arrest Orders.');
    const enemies = [{ district: 'manta', piece: 'orgcrime' }];
    expect(declare('riot-control', { prisec: 'quinde', enemies, unrest: 'quinde' })).toBe(
      'Player 1 declares for Riot Control: prisec of Quinde, enemies gone: Orgcrime in Manta, and unrest in Quinde.',
    );
    // What is chosen by leaving something is declared too (I.4).
    expect(declare('full-deployment', { player: 'player-2', type: null })).toBe(
      'Player 1 declares for Full Deployment: Player 2 and an emergency action turned up.',
    );
    expect(declare('full-deployment', { player: 'player-2', type: 'labor' })).toBe(
      'Player 1 declares for Full Deployment: Player 2 and Labor.',
    );
    expect(declare('puff-piece', { declared: true, type: null })).toBe(
      'Player 1 declares for Puff Piece: no card drawn.',
    );
    const trade = { id: 1, from: 'player-1', to: 'player-2', give: { capital: 2, assets: ['eiko'] } };
    expect(
      log('trade-offered', { ...trade, want: { capital: 0, assets: [] }, promise: '', ask: 'no counter-offer' }),
    ).toBe('Player 1 offers Player 2 2 capital and Eiko for nothing. Player 2 should promise: no counter-offer');
    expect(log('promised', { id: 2, from: 'player-1', to: 'player-2', text: 'i-will-wait' })).toBe(
      'Player 1 promises Player 2: i-will-wait',
    );
  });

  it.each([4, 6] as const)('show the table within 100 columns with %i players', (seats) => {
    let looks = 0;
    simulate(newAngeles, { seats }, 'table', () => randomBot, {
      watch(run) {
        if (looks++ % 25 > 0) return;
        const state = run.state as Parameters<typeof newAngeles.view>[0];
        for (const seat of [...state.seats, null]) {
          const text = words.state(newAngeles.view(state, seat));
          expect(text).not.toMatch(NOT_WORDS);
          expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(WIDTH);
          expect(text.includes('Your hand:')).toBe(seat !== null);
        }
      },
    });
    expect(looks).toBeGreaterThan(25);
  });
});

describe('polity play new-angeles', () => {
  it('shows the table, one’s hand and the question', async () => {
    const { code, out } = await polity(['play', 'new-angeles', '--seed', 'table'], []);
    expect(code).toBe(0);
    expect(out).toMatch(
      /=== Round 1 of 6, .+; (?:Haas-Bioroid|Jinteki|Weyland Consortium|NBN|Globalsec|Melange Mining) is active, [3-5] turns left ===\nThreat 0 of 25; next event: /,
    );
    expect(out).toContain('  4 Manta (tier 1): 1 Entertainment, 1 Tech, ');
    expect(out).toMatch(/[A-Z].+ \(you\): 1[0-3] capital, /);
    expect(out.slice(out.indexOf('==='))).not.toContain('Player');
  });

  it('lets one person play a whole game', async () => {
    const lines = Array.from({ length: 3000 }, (_, i) => ['1', '2', '1', '0'][i % 4] as string);
    const { code, out, err } = await polity(['play', 'new-angeles', '--seed', 'whole'], lines);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('The game is over.');
    const standings = out.slice(out.indexOf('seat '));
    expect(standings).toMatch(/^(?:Haas-Bioroid|Jinteki|Weyland Consortium|NBN|Globalsec|Melange Mining) +[12] /m);
    expect(standings).not.toContain('Player');
  });
});
