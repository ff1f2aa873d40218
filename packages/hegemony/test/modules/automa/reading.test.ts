/** What is read of Automas: their boards in a view, their turns in a log. */
import { readFileSync } from 'node:fs';
import { type LogEntry, Table } from '@polity/kernel';
import { describe, expect, it } from 'vitest';
import { hegemony } from '../../../src/index.js';
import { automaCard, automaSeen, automaTurns, stepsOfTurn } from '../../../src/modules/automa/reading.js';
import { deedsOfOthers } from '../../../src/reading/deeds.js';
import { turnsSince } from '../../../src/reading/recap.js';
import { CLASSES } from '../../../src/rules/names.js';
import { view } from '../../../src/rules/view.js';
import { automaTable, turnWith } from './support.js';

const words = JSON.parse(readFileSync(new URL('../../../words/en/automas.json', import.meta.url), 'utf8')) as object;

/** The State has ended its first turn, against three Advanced Automas. */
function playedLog(): readonly LogEntry[] {
  const automas = { 'automa-working': 'advanced', 'automa-middle': 'simplified', 'automa-capitalist': 'advanced' };
  const table = Table.open(hegemony as never, { seats: 4, ...automas }, 'reading');
  const ended = () => table.log('state').filter(({ kind }) => kind === 'end-turn').length;
  while (ended() < 7) {
    const [ask] = table.asks();
    if (ask === undefined) throw new Error('nobody is asked');
    const answer = table.game.advise?.(ask, table.view(ask.seat))?.answer;
    table.submit({ seat: ask.seat, version: ask.version, answer });
  }
  return table.log('state');
}

describe('the board of an Automa', () => {
  it('shows the card of the turn as it is printed, and how many are left', () => {
    const state = automaTable(2, { working: 'simplified' });
    expect(automaSeen(view(state, null), 'working')).toMatchObject({ mode: 'simplified', card: null, deck: 30 });
    const after = turnWith(state, 1).state;
    const seen = automaSeen(view(after, 'capitalist'), 'working');
    expect(seen).toMatchObject({ deck: 29, discard: 1, priorities: null });
    expect(seen?.card).toEqual({
      ...automaCard('working', 1),
      number: 1,
      needs: { policy: 'labor-market', sections: ['B', 'C'] },
    });
  });

  it('has its rows from the strongest on, and what it would try', () => {
    const { priorities } = automaSeen(view(automaTable(2, { working: 'advanced' }), null), 'working') ?? {};
    const rows = priorities?.rows ?? [];
    expect(rows.map(({ row }) => row)).toEqual(rows.map((_, i) => rows.length - i));
    expect(priorities?.next).toEqual(rows.flatMap(({ actions }) => actions).slice(0, 2));
    expect([...rows.flatMap(({ policies }) => policies), ...(priorities?.policiesAside ?? [])]).toHaveLength(7);
  });

  it('is nobody else’s', () => {
    const table = view(automaTable(4, { working: 'advanced' }), 'state');
    expect(automaSeen(table, 'state')).toBeUndefined();
    expect(automaSeen(table, 'middle')).toBeUndefined();
  });

  it('has words for all that is printed on its cards', () => {
    const keys = CLASSES.flatMap((seat) =>
      Array.from({ length: 30 }, (_, i) => automaCard(seat, i + 1)).flatMap((card) =>
        card ? [`name.bonus.${card.bonus}`, `name.special.${card.special}`, ...card.symbols.map(symbolKey)] : ['?'],
      ),
    );
    expect(keys.filter((key) => !Object.hasOwn(words, key))).toEqual([]);
  });
});

const symbolKey = (symbol: string) => `name.symbols.${symbol}`;

describe('the turn of an Automa in a log', () => {
  const log = playedLog();
  const turns = automaTurns(log);

  it('is one deed from its free actions to its end', () => {
    expect(turns.slice(0, 3).map(({ seat }) => seat)).toEqual(['working', 'middle', 'capitalist']);
    for (const { seat, from, to, head } of turns.slice(0, 3)) {
      expect(log[to - 1]).toMatchObject({ kind: 'end-turn', params: { seat } });
      expect(log[head]?.kind).toMatch(/^automa-(?:action|pressure)$/);
      expect(log.slice(from, to).filter(({ kind }) => kind === 'end-turn')).toHaveLength(1);
    }
  });

  it('keeps apart what was looked at and what came of it', () => {
    for (const { from, to, head, depths } of turns) {
      for (let index = from; index < to; index++) {
        const { kind } = log[index] as LogEntry;
        const isThought = kind.startsWith('automa-') && kind !== 'automa-special' && index !== head;
        expect([kind, depths.has(index)]).toEqual([kind, isThought || kind === 'end-turn']);
      }
    }
  });

  it('unfolds in steps that hold all of it once', () => {
    for (const turn of turns) {
      const steps = stepsOfTurn(turn);
      expect(steps.flat()).toEqual(Array.from({ length: turn.to - turn.from }, (_, i) => turn.from + i));
      const checks = steps.filter(([first = 0]) => log[first]?.kind === 'automa-check');
      const isAdvanced = turn.seat !== 'middle';
      expect(checks).toHaveLength(isAdvanced ? 4 : 0);
    }
  });

  it('is what the others did, told by its deed alone', () => {
    const mine = log.findIndex(({ kind, params }) => kind === 'end-turn' && params.seat === 'state');
    const since = log.slice(
      0,
      log.findLastIndex(({ kind, params }) => kind === 'end-turn' && params.seat !== 'state') + 1,
    );
    const deeds = deedsOfOthers(since, 'state', { companies: [] });
    const later = automaTurns(since).filter(({ from }) => from > mine);
    expect(deeds.map(({ seat }) => seat)).toEqual(later.map(({ seat }) => seat));
    for (const { entries } of turnsSince(since, mine + 1)) {
      expect(entries[0]?.kind).toMatch(/^automa-(?:action|pressure)$/);
      expect(entries.filter(({ kind }) => kind === 'automa-check' || kind === 'automa-bullet')).toEqual([]);
    }
  });
});
