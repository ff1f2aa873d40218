/** Automas at a terminal: chosen as options, their boards on the table, their turns in short and in full. */
import { randomBot } from '@polity/bots';
import { hegemony } from '@polity/hegemony';
import { simulate } from '@polity/kernel';
import { describe, expect, it } from 'vitest';
import { WIDTH } from '../src/text.js';
import { wordsOf } from '../src/words.js';
import { polity } from './run.js';
import { textsOfGame } from './texts-of-game.js';

const THREE = { 'automa-working': 'advanced', 'automa-middle': 'simplified', 'automa-capitalist': 'advanced' } as const;
const ARGV = Object.entries(THREE).flatMap(([name, value]) => ['--option', `${name}=${value}`]);
const AS_STATE = ['play', 'hegemony', '--seats', '4', '--seed', 'x', ...ARGV];
const NOT_WORDS = /undefined|NaN|null|\bnone\b|\[object|[{}#]|\bautoma-/;

describe('polity play against Automas', () => {
  it('gives me the seat that is left, and says who plays the others', async () => {
    const { out, err } = await polity(AS_STATE, ['q']);
    expect(err).toBe('');
    expect(out).toContain('you are State; Working Class, Middle Class, Capitalist Class played by the game\n');
    expect(out).toContain('Working Class (Automa, advanced): ');
    expect(out).toContain('Middle Class (Automa, simplified): ');
    expect(out).toMatch(/ {2}row 3: .+ \| .+\n {2}row 2: .+ \| .+\n {2}row 1: .+ \| .+\n/);
  });

  it('names bots and Automas where both play', async () => {
    const argv = ['play', 'hegemony', '--seats', '3', '--seed', 'x', '--option', 'automa-middle=advanced'];
    const { out } = await polity(argv, ['q']);
    expect(out).toContain(
      'you are Working Class; Capitalist Class played by random; Middle Class played by the game\n',
    );
  });

  it('tells each of their turns by its deed, and how it came to that when asked', async () => {
    const { out } = await polity(AS_STATE, ['w', 'q']);
    const [short = '', full = ''] = out.split('\n> ');
    const deed = '* The Automa of the Working Class performs Buy Goods & Services';
    expect(short).toContain(deed);
    expect(short).toContain('  * Working Class buys 3 Health from you for 15.\n');
    expect(short).toContain('(w tells how it came to that)\n');
    expect(short).not.toContain('Check of');
    expect(full).toContain(deed);
    expect(full).toMatch(/ {2}- Check of Assign Workers\.\n {6}Two or more unemployed workers would find work: /);
    expect(full).toMatch(/ {2}- By strength: /);
    expect(full).toContain('  * Working Class buys 3 Health from you for 15.\n');
  });

  it('has nothing to explain where nothing was told in short', async () => {
    const { out } = await polity(['play', 'tiny', '--seed', 'table'], ['w', 'q']);
    expect(out).toContain('> There is nothing to explain.\n> ');
  });
});

describe('the words of a game with Automas', () => {
  const words = wordsOf('hegemony');

  it('are words, for all that happens', () => {
    for (const seed of ['automa words/1', 'automa words/2'])
      for (const text of textsOfGame(hegemony, words, { seats: 4, ...THREE }, seed)) {
        expect(text).not.toMatch(NOT_WORDS);
        expect(text).not.toBe('');
      }
  });

  it('show the table within 100 columns', () => {
    let looks = 0;
    simulate(hegemony, { seats: 4, ...THREE }, 'automa table', () => randomBot, {
      watch(run) {
        if (looks++ % 25 > 0) return;
        const text = words.state(hegemony.view(run.state as Parameters<typeof hegemony.view>[0], 'state'));
        expect(text).not.toMatch(NOT_WORDS);
        expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(WIDTH);
      },
    });
    expect(looks).toBeGreaterThan(25);
  });
});
