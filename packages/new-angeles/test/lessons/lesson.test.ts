/** The guided round: whoever does exactly what it says comes to its end, whatever the others do. */
import { adviserBot, randomBot } from '@polity/bots';
import { type Bot, checkGame, followLesson, parseOptions, Table } from '@polity/kernel';
import { describe, expect, it } from 'vitest';
import { newAngeles } from '../../src/index.js';
import { GUIDED } from '../../src/lessons/index.js';
import { TAUGHT } from '../../src/lessons/laid.js';
import type { NewAngelesView } from '../../src/rules/view.js';

const SEEDS = Array.from({ length: 6 }, (_, i) => `lesson/${i}`);
const options = parseOptions(newAngeles, GUIDED.options);
const keys = GUIDED.steps.map(({ key }) => key);

const follow = (seed: string, others: Bot) =>
  followLesson(newAngeles, GUIDED, seed, others) as { told: string[]; view: NewAngelesView };

describe('the guided round', () => {
  it('is ten to fifteen sentences, told in their order', () => {
    const { told } = follow('lesson/a', adviserBot);
    const first = [...new Set(told)].filter((key) => keys.includes(key)).map((key) => keys.indexOf(key));
    expect(first).toEqual([...first].sort((a, b) => a - b));
    expect(keys.length).toBeGreaterThanOrEqual(10);
    expect(keys.length).toBeLessThanOrEqual(15);
  });

  it('comes to its end by doing what it says, beside sensible players and beside any', () => {
    for (const others of [adviserBot, randomBot]) {
      for (const seed of SEEDS) {
        const { told, view } = follow(seed, others);
        expect(told, seed).toEqual(expect.arrayContaining(['want', 'investment', 'offer', 'counter', 'support']));
        expect(told.at(-1), seed).toBe('yours');
        expect(view.round, seed).toBe(1);
      }
    }
  });

  it('begins with whoever is taught, who leads the corporation that it speaks of', () => {
    const view = Table.open(newAngeles, options, 'laid').view(TAUGHT.seat) as NewAngelesView;
    expect(view.active).toBe(TAUGHT.seat);
    expect(view.players[TAUGHT.seat].corporation).toBe(TAUGHT.corporation);
    expect(view.demand).toBe('increased-martian-violence');
    expect(new Set(view.seats.map((seat) => view.players[seat].corporation)).size).toBe(4);
  });

  it('gives whoever is taught a rival who is somebody at the table', () => {
    for (const seed of SEEDS) {
      const { view } = follow(seed, randomBot);
      const { rival } = view.players[TAUGHT.seat];
      const others = view.seats.filter((seat) => seat !== TAUGHT.seat);
      expect(others.map((seat) => view.players[seat].corporation)).toContain(rival);
    }
  });

  it('is a game that keeps the rules to its end', () => {
    expect(checkGame(newAngeles, options, 'lesson/check', () => randomBot).violations).toEqual([]);
  });
});
