/** Hegemony at a terminal: every question, option and log entry in words, the table within 100 columns. */
import { randomBot } from '@polity/bots';
import { hegemony } from '@polity/hegemony';
import { telling } from '@polity/hegemony/telling';
import { type OptionValues, simulate } from '@polity/kernel';
import { Catalogue, GameWords } from '@polity/words';
import { describe, expect, it } from 'vitest';
import { WIDTH } from '../src/text.js';
import { messagesOf } from '../src/words/messages.js';
import { wordsOf } from '../src/words.js';
import { polity } from './run.js';
import { textsOfGame } from './texts-of-game.js';

const words = wordsOf('hegemony');
/** What must never reach a person: holes in the text, and ids of cards and companies. */
const NOT_WORDS =
  /undefined|NaN|null|\bnone\b|\[object|[{}#]|\b(?:wcx?|mcx?|ccx?|stx?|ev|agenda|export|business-deal)-[a-z0-9]/;

/** Every text of a game with its asks and log, once. */
function textsOf(seats: 2 | 3 | 4, seed: string, modules: OptionValues = {}): Set<string> {
  return textsOfGame(hegemony, words, { ...modules, seats }, seed);
}

describe('the words of Hegemony', () => {
  it.each([2, 3, 4] as const)('have words for everything that happens with %i players', (seats) => {
    for (let game = 0; game < 12; game++) {
      for (const text of textsOf(seats, `words/${game}`)) {
        expect(text).not.toMatch(NOT_WORDS);
        expect(text).not.toBe('');
      }
    }
  });

  it('have words for the new action cards', () => {
    for (let game = 0; game < 4; game++) {
      for (const text of textsOf(4, `new words/${game}`, { 'new-actions': true })) {
        expect(text).not.toMatch(NOT_WORDS);
        expect(text).not.toBe('');
      }
    }
  });

  it('say in a line what each card and event does', () => {
    const told = new GameWords(new Catalogue('en', messagesOf('@polity/hegemony', 'en')), telling);
    const { actions = [], events = [] } = hegemony.catalog?.() ?? {};
    const lines = [...actions, ...events].map(({ id }) => ({ id, length: told.describe(String(id))?.length ?? 0 }));
    expect(lines.filter(({ length }) => length === 0 || length >= 85)).toEqual([]);
  });

  it.each([2, 3, 4] as const)('show the table within 100 columns with %i players', (seats) => {
    let looks = 0;
    simulate(hegemony, { seats }, 'table', () => randomBot, {
      watch(run) {
        if (looks++ % 25 > 0) return;
        const state = run.state as Parameters<typeof hegemony.view>[0];
        for (const seat of [...hegemony.seats({ seats }), null]) {
          const text = words.state(hegemony.view(state, seat));
          expect(text).not.toMatch(NOT_WORDS);
          expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(WIDTH);
          expect(text.includes('Your hand:')).toBe(seat !== null);
        }
      },
    });
  });
});

describe('polity play hegemony', () => {
  it('shows the table, one’s hand and the question', async () => {
    const { code, out } = await polity(['play', 'hegemony', '--seats', '2', '--seed', 'table'], []);
    expect(code).toBe(0);
    expect(out).toContain('hegemony: you are Working Class; Capitalist Class played by random');
    expect(out).toContain(
      '=== Round 1 of 5, turn 1 of 5, Working Class ===\nPoints: Working Class 0, Capitalist Class 0\n',
    );
    expect(out).toContain(
      'Policies: 1 Fiscal Policy C, 2 Labor Market B, 3 Taxation A, 4 Health & Benefits B, 5 Education C\n',
    );
    expect(out).toContain('  Supermarket                   4 Food       L2 20  W Agriculture, W Unskilled\n');
    expect(out).toContain('Working Class (you): money 30, Population 3 (10 workers), Prosperity 0, influence 1');
    expect(out).toMatch(/Your hand:\n(?: {2}.+\n)+/);
    expect(out).toMatch(/Working Class: Round 1, turn 1: play a card.*\n(?:.*\n)* +1 {2}Play /);
    expect(out).toContain('Discard a card: Apply Political Pressure. 3 of your cubes go into the bag');
  });

  it('says what a card in the hand needs', async () => {
    const argv = ['play', 'hegemony', '--seats', '2', '--seed', 'table', '--lay', 'wc-cooperative-farm'];
    const { out } = await polity(argv, [], { columns: 140 });
    expect(out).toMatch(/ {2}Cooperative Farm: .*\[Needs 3 unemployed workers of the Working Class; there are 2\.\]/);
  });

  it('lets one person play a whole game', async () => {
    // Wrong lines only ask again: typing 1, 2 and 0 in turn answers everything sooner or later.
    const lines = Array.from({ length: 4000 }, (_, i) => ['1', '2', '1', '0'][i % 4] as string);
    const { code, out, err } = await polity(['play', 'hegemony', '--seats', '2', '--seed', 'whole'], lines);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('The game is over.');
    expect(out).toMatch(/The game is over. (?:You win|Capitalist Class wins)\./);
    const widths = out
      .split('\n')
      .slice(3)
      .map((line) => line.length);
    expect(Math.max(...widths)).toBeLessThanOrEqual(WIDTH);
  });
});
