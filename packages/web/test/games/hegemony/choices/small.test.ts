/** Which answers a finger gives with one tap. */
import { randomBot } from '@polity/bots';
import { hegemony } from '@polity/hegemony';
import type { HegemonyView } from '@polity/hegemony/page';
import { type Ask, seededRandom, Table } from '@polity/kernel';
import { describe, expect, it } from 'vitest';
import type { OpenAsk } from '../../../../src/board/board-rules.js';
import { HEGEMONY_BOARD } from '../../../../src/games/hegemony/choices/rules.js';

const view = { phase: 'action', turn: { seat: 'working' } } as unknown as HegemonyView;
const asked = (options: readonly object[]) =>
  ({ kind: 'turn', seat: 'working', about: {}, options }) as unknown as OpenAsk;

/** What is asked of a card or an action that was chosen, and begins nothing of its own. */
const STEPS = [
  ...['new-worker', 'open-public-company', 'machinery', 'extra-tax-class', 'deal-storage', 'remove-cube'],
  ...['card-option', 'card-worker', 'card-industry', 'place-event', 'replace-event'],
];

describe('One tap', () => {
  it('ends a turn in which nothing else is left but prices and wages, and no other', () => {
    const [end, loan] = [{ do: 'end' }, { do: 'free', action: 'pay-loan' }];
    expect(HEGEMONY_BOARD.isSmall(asked([end]), view)).toBe(true);
    expect(HEGEMONY_BOARD.isSmall(asked([end, loan]), view)).toBe(false);
    const free = (action: string) => ({ do: 'free', action });
    const [prices, wages, care] = [free('adjust-prices'), free('adjust-wages'), free('use-healthcare')];
    expect(HEGEMONY_BOARD.isSmall(asked([end, prices, wages]), view, end)).toBe(true);
    expect(HEGEMONY_BOARD.isSmall(asked([end, prices, care]), view, end)).toBe(false);
  });

  it('begins an action that is not of a card, and plays no card', () => {
    const options = [{ do: 'basic', action: 'strike' }, { do: 'free', action: 'swap-workers' }, { do: 'play' }];
    const small = options.map((option) => HEGEMONY_BOARD.isSmall(asked(options), view, option));
    expect(small).toEqual([true, true, false]);
  });

  it('leaves a vote to the elections, and neither calls one nor takes a side or adds influence', () => {
    const small = (kind: string, option: unknown, at = view) =>
      HEGEMONY_BOARD.isSmall({ kind, seat: 'working', about: {}, options: [] } as unknown as OpenAsk, at, option);
    expect(small('immediate-vote', 'later')).toBe(true);
    expect(small('immediate-vote', 'now')).toBe(false);
    expect(small('stance', 'for')).toBe(false);
    expect(small('vote-influence', 2)).toBe(false);
    expect(small('buy-amount', 2)).toBe(true);
    expect(small('food-amount', 2, { ...view, phase: 'production' })).toBe(false);
  });

  it('adds influence to a vote that is decided whatever anybody adds, and to no other', () => {
    const asks = { kind: 'vote-influence', seat: 'working', about: {}, options: [] } as unknown as OpenAsk;
    const at = (working: number, capitalist: number) =>
      ({
        seats: ['working', 'capitalist'],
        vote: { stances: { working: 'for', capitalist: 'against' } },
        drawn: { working, middle: 0, capitalist },
        working: { influence: 1 },
        capitalist: { influence: 2 },
      }) as unknown as HegemonyView;
    // 3 to 1 and 2 more is a tie, which passes; 3 to 2 and 2 more is not.
    expect(HEGEMONY_BOARD.isSmall(asks, at(3, 1), 0)).toBe(true);
    expect(HEGEMONY_BOARD.isSmall(asks, at(3, 2), 0)).toBe(false);
    expect(HEGEMONY_BOARD.isSmall(asks, at(1, 3), 0)).toBe(true);
    expect(HEGEMONY_BOARD.isSmall(asks, at(2, 3), 0)).toBe(false);
  });

  it('takes the steps of a card or an action that was chosen, and neither a company, a bill nor a deal', () => {
    const small = (kind: string) =>
      HEGEMONY_BOARD.isSmall({ kind, seat: 'working', about: {}, options: [] } as unknown as OpenAsk, view);
    expect(STEPS.filter((kind) => !small(kind))).toEqual([]);
    const heavy = ['build-company', 'sell-company', 'propose-bill', 'business-deal', 'event', 'card-company'];
    expect(heavy.filter(small)).toEqual([]);
  });

  it('takes no step of a card that could not be taken back before anybody else acts', () => {
    const stuck: string[] = [];
    const taken = new Set<string>();
    for (let game = 0; game < 24; game++) {
      const modules = game % 2 === 1;
      const options = { seats: 2 + (game % 3), 'new-actions': modules, 'hidden-agendas': modules };
      playWithTable(options, `steps/${game}`, (ask, _answer, table) => {
        const { phase, turn } = table.state as HegemonyView;
        if (!STEPS.includes(ask.kind) || phase !== 'action' || turn.seat !== ask.seat) return;
        taken.add(ask.kind);
        return () => {
          const next = table.asks()[0]?.seat;
          if (table.cannotUndo(ask.seat) || next !== ask.seat) stuck.push(`${ask.kind} in ${game}`);
        };
      });
    }
    expect(stuck).toEqual([]);
    expect(taken.size).toBeGreaterThan(STEPS.length / 2);
  });

  it('never passes a turn', () => {
    const pass = { kind: 'discard-card', seat: 'working', about: { action: 'pass' }, options: [] };
    expect(HEGEMONY_BOARD.isSmall(pass as unknown as OpenAsk, view, 'wc-general-strike')).toBe(false);
  });

  it('at the beginning of a turn begins nothing that could not be taken back', () => {
    const stuck: unknown[] = [];
    for (const seats of [2, 3, 4] as const) {
      playWithTable({ seats }, `small/${seats}`, (ask, answer, table) => {
        const { phase, turn } = table.state as HegemonyView;
        const open = { ...ask.describe(), options: ask.options } as unknown as OpenAsk;
        if (ask.kind !== 'turn' || (answer as { do: string }).do === 'end') return;
        if (!HEGEMONY_BOARD.isSmall(open, { phase, turn } as HegemonyView, answer)) return;
        return () => table.cannotUndo(ask.seat) && stuck.push(answer);
      });
    }
    expect(stuck).toEqual([]);
  });
});

type Look = (ask: Ask, answer: unknown, table: Table<object>) => (() => void) | undefined;

/** Plays a game by chance; what looks at an answer before it is given can look again after it. */
function playWithTable(options: object, seed: string, look: Look): void {
  const table = Table.open(hegemony, options, seed);
  const luck = seededRandom('fast', seed);
  while (!table.over) {
    const [ask] = table.asks();
    if (ask === undefined) return;
    const answer = randomBot.answer({ ask }, luck);
    const after = look(ask, answer, table);
    table.submit({ seat: ask.seat, version: ask.version, answer });
    after?.();
  }
}
