/** What a bot did for somebody who was away, told from the log. */
import type { LogEntry } from '@polity/kernel';
import { describe, expect, it } from 'vitest';
import { playedFor, whatWas } from '../../../src/shell/ask/news.js';
import { hegemonyWords } from '../../games/hegemony/words.js';

const words = hegemonyWords.toldTo('working');
const log: readonly LogEntry[] = [
  { kind: 'basic', params: { seat: 'working', action: 'propose-bill' } },
  { kind: 'end-turn', params: { seat: 'working' } },
  { kind: 'basic', params: { seat: 'capitalist', action: 'lobby' } },
  { kind: 'end-turn', params: { seat: 'capitalist' } },
  { kind: 'card', params: { seat: 'working', card: 'wc-general-strike' } },
  { kind: 'cubes', params: { class: 'working', count: 3 } },
  { kind: 'end-turn', params: { seat: 'working' } },
  { kind: 'basic', params: { seat: 'capitalist', action: 'lobby' } },
  { kind: 'stance', params: { seat: 'working', stance: 'for' } },
];
const told = (from: number, to: number) => {
  const { deeds, turns } = playedFor({ log, seat: 'working' }, [from, to], words);
  return { turns, deeds: deeds.map((deed) => whatWas(deed, words)) };
};

describe('what somebody has taken back', () => {
  it('is nothing in words where the log tells no line of it, as of the end of a turn', () => {
    expect(whatWas([{ kind: 'end-turn', params: { seat: 'capitalist' } }], words)).toBe('');
  });
});

describe('what a bot played for me', () => {
  it('is told turn by turn with what came of it, and nothing of the others', () => {
    const { turns, deeds } = told(2, 8);
    expect(turns).toBe(1);
    expect(deeds).toEqual([expect.stringMatching(/^You play General Strike\. .*3 cubes/)]);
    expect(told(0, 8).turns).toBe(2);
  });

  it('is told without turns where it only voted, and is nothing where it did nothing', () => {
    expect(told(7, 9)).toEqual({ turns: 0, deeds: [expect.stringMatching(/^You /)] });
    expect(told(7, 8)).toEqual({ turns: 0, deeds: [] });
    expect(playedFor({ log, seat: 'working' }, [2], words).deeds).toEqual([]);
    expect(playedFor({ log, seat: null }, [0, 9], words).deeds).toEqual([]);
  });
});
