/** Moments of the past in the words of the log, and where the steps of a record lie among them. */
import type { LogEntry } from '@polity/kernel';
import { Catalogue, GameWords, type Telling } from '@polity/words';
import { describe, expect, it } from 'vitest';
import { grouped } from '../../../src/shell/over/dear-moments.js';
import { askedAt, momentAt, stepsAt, stepsTold } from '../../../src/shell/over/moment-at.js';
import { type Moment, momentOf } from '../../../src/shell/past/moments.js';
import { stepFrom, stopsOf } from '../../../src/shell/past/stops.js';
import type { LoadedGame } from '../../../src/shell/ui/use-game.js';

const said = {
  'log.round': 'Round {round}',
  'log.phase': 'Phase',
  'log.deed': '{who} moves.',
  'log.pay': '{who} pays.',
  'log.end': 'The turn ends.',
  'log.vote': 'A vote.',
};

function gameWith(telling: Telling): LoadedGame {
  return { id: 'any', ui: {}, words: new GameWords(new Catalogue('en', [said]), telling) } as unknown as LoadedGame;
}

const game = gameWith({ headings: ['round', 'phase'] });
const untold = ({ whole, captions }: Moment) => whole.length - captions.length;
const deed = (who: string): LogEntry => ({ kind: 'deed', params: { who } });
const round = (nth: number): LogEntry => ({ kind: 'round', params: { round: nth } });

const log = [
  round(1),
  deed('Ann'),
  { kind: 'pay', params: { who: 'Bob' } },
  { kind: 'phase', params: {} },
  round(2),
  deed('Cem'),
];
const past = { moments: [1, 3, 4, 6], steps: [0, 2, 3, 7], view: {} };

describe('a moment of the past', () => {
  it('tells what happened since the one before, headings only where there is nothing else', () => {
    const told = past.moments.map((length) => momentOf({ ...past, told: length }, log, game).caption);
    expect(told).toEqual([undefined, 'Ann moves. Bob pays.', 'Phase', 'Cem moves.']);
    expect(momentOf({ ...past, told: 3 }, log, game).told).toEqual(log.slice(1, 3));
  });

  it('tells how it ended at the last one, however much came at once', () => {
    const all = [round(1), ...['Ann', 'Bob', 'Cem', 'Dee', 'Eve'].map(deed)];
    const told = (length: number) => momentOf({ ...past, moments: [1, 5, 6], told: length }, all, game).caption;
    expect(told(5)).toBe('Ann moves. Bob moves. Cem moves.');
    const atOnce = momentOf({ ...past, moments: [1, 6], told: 6 }, all, game).caption;
    expect(atOnce).toBe('Cem moves. Dee moves. Eve moves.');
  });

  it('tells how a round ended before the next began, what matters most first', () => {
    const closing = gameWith({ headings: ['round'], closings: ['phase', 'vote', 'pay'] });
    const pay = { kind: 'pay', params: { who: 'Bob' } };
    const ends = [round(1), deed('Ann'), { kind: 'phase', params: {} }, pay, { kind: 'vote', params: {} }, round(2)];
    const whole = [...ends, deed('Cem'), deed('Dee')];
    const told = (length: number) => momentOf({ ...past, moments: [1, 2, 7, 8], told: length }, whole, closing).caption;
    expect(told(2)).toBe('Ann moves.');
    expect(told(7)).toBe('A vote. Bob pays.');
    expect(told(8)).toBe('Dee moves.');
  });

  it('lies in a chapter, below all headings that go for it, and says how much more happened', () => {
    const all = [
      round(1),
      deed('Ann'),
      { kind: 'phase', params: {} },
      ...['Bob', 'Cem', 'Dee', 'Eve'].map(deed),
      round(2),
    ];
    const at = (told: number) => momentOf({ moments: [1, 2, 7, 8], told }, all, game);
    expect([2, 7, 8].map((told) => at(told).chapter)).toEqual(['Round 1', 'Round 1 · Phase', 'Round 2']);
    expect([2, 7].map((told) => untold(at(told)))).toEqual([0, 1]);
  });

  it('lies in a round, where the game has rounds', () => {
    const { rounds, at, last } = momentOf({ ...past, told: 4 }, log, game);
    expect({ rounds, at, last }).toEqual({
      rounds: [
        { from: 0, name: 'Round 1' },
        { from: 3, name: 'Round 2' },
      ],
      at: 2,
      last: 3,
    });
    expect(momentOf({ ...past, told: 4 }, log, gameWith({})).rounds).toEqual([]);
  });

  it('tells whole sentences, and no more of them than there is room for', () => {
    const [short, long] = ['Ann', `B${'o'.repeat(240)}b`];
    const told = { moments: [0, 2, 3], steps: [0, 1, 2], view: {}, told: 2 };
    expect(momentOf(told, [deed(short), deed(long), deed('Cem')], game).caption).toBe('Ann moves.');
    expect(momentOf(told, [deed(long), deed(short), deed('Cem')], game).caption).toBe(`${long} moves.`);
  });

  it('knows where turns end and rounds begin', () => {
    const { turns } = momentOf({ ...past, told: 4 }, log, gameWith({ headings: ['round'], turns: ['pay'] }));
    expect(turns).toEqual([0, 1, 3]);
  });

  it('is one to stop at where any chapter begins, too', () => {
    const { turns } = momentOf({ ...past, told: 4 }, log, gameWith({ headings: ['round', 'phase'] }));
    expect(turns).toEqual([0, 2, 3]);
  });

  it('tells at the end of a turn all that was done in it, and of a vote what is new, in the order of time', () => {
    const turns = gameWith({ headings: ['round', 'phase'], turns: ['end', 'vote'], deeds: ['deed', 'vote'] });
    const [pay, end, phase] = [
      { kind: 'pay', params: { who: 'Ann' } },
      { kind: 'end', params: {} },
      log[3] as LogEntry,
    ];
    const vote = { kind: 'vote', params: {} };
    const all = [round(1), deed('Bob'), end, pay, deed('Ann'), end, phase, end, pay, vote, deed('Cem'), vote, end, pay];
    const told = (length: number) =>
      momentOf({ ...past, moments: [1, 3, 4, 5, 7, 8, 9, 10, 12, 13, 14], told: length }, all, turns);
    expect([3, 4, 5, 7, 8, 10, 12, 13].map((length) => told(length).caption)).toEqual([
      'Bob moves.',
      'Ann pays.',
      'Ann moves.',
      'Ann pays. Ann moves.',
      'The turn ends.',
      'A vote.',
      'Cem moves. A vote.',
      'Ann pays. A vote. Cem moves.',
    ]);
    expect(told(5).turns).toEqual([0, 1, 4, 4, 5, 7, 8, 9]);
  });

  it('tells at the beginning of a round what it brought, as the board shows it', () => {
    const all = [round(1), deed('Ann'), deed('Bob'), round(2), deed('Cem'), deed('Dee')];
    const told = (moments: readonly number[], length: number) =>
      momentOf({ ...past, moments: [...moments], told: length }, all, game).caption;
    expect(told([1, 2, 5, 6], 5)).toBe('Cem moves.');
    // Where nothing of it has been told yet, what led to it; its name stands before that.
    expect(told([1, 2, 4, 6], 4)).toBe('Bob moves.');
  });
});

describe('one step', () => {
  const { words } = gameWith({});
  const facts = { headings: ['round'], turns: ['end', 'vote'], deeds: ['deed', 'vote'], actions: ['deed', 'call'] };
  const acting = gameWith(facts);
  const of = (kind: string): LogEntry => ({ kind, params: { who: 'Ann' } });
  const pay = of('pay');
  // The round is prepared, Ann moves and pays twice, moves again and calls a vote, on which two decide, and ends.
  const all = [round(1), pay, deed('Ann'), pay, pay, deed('Ann'), of('call'), pay, of('vote'), of('end')];
  const moments = all.map((_, i) => i + 1);
  const at = (moment: number, from?: number) =>
    momentOf({ moments, told: moment + 1, before: from === undefined ? null : { told: from + 1 } }, all, acting);

  it('leads to where an action is done, with all that was chosen for it; in detail to the next moment', () => {
    expect(stopsOf(moments, all, acting.words)).toEqual([0, 1, 4, 5, 7, 8, 9]);
    expect(stopsOf(moments, all, words)).toEqual(moments.map((_, i) => i));
    expect([1, 2, 4].map((moment) => stepFrom(at(moment), 1, false))).toEqual([4, 4, 5]);
    expect([1, 2, 4].map((moment) => stepFrom(at(moment), -1, false))).toEqual([0, 1, 1]);
    expect(stepFrom(at(2), 1, true)).toBe(3);
    // Beyond the last moment there is the present.
    expect(stepFrom(at(9), 1, false)).toBe(10);
  });

  it('tells what is new in it, and nothing of what came before it', () => {
    const twice = 'Ann moves. Ann pays. Ann pays.';
    expect([at(4, 1), at(4, 5)].map(({ caption }) => caption)).toEqual([twice, twice]);
    expect([at(3, 2), at(4, 3)].map(({ caption }) => caption)).toEqual(['Ann pays.', 'Ann pays.']);
    expect(at(8, 7).caption).toBe('A vote.');
    // Who jumps to the end of the turn is told all of it, without what prepared the round.
    expect(at(9, 1).whole.slice(0, 3)).toEqual(['Ann moves.', 'Ann pays.', 'Ann pays.']);
    expect(untold(at(9, 1))).toBe(4);
    expect(at(4, 1).captions).toEqual(['Ann moves.', 'Ann moves. Ann pays.', twice]);
  });
});

describe('a step of a record', () => {
  it('is told at the first moment after it', () => {
    expect([0, 1, 2, 3, 6, 7, 9].map((step) => momentAt(past, step))).toEqual([1, 1, 2, 3, 3, 3, 3]);
  });

  it('was asked for at the moment before that', () => {
    expect([0, 1, 2, 3, 6].map((step) => askedAt(past, step))).toEqual([0, 0, 1, 2, 2]);
  });

  it('is marked with those that lie close to it', () => {
    const marks = [40, 3, 1, 90, 2].map((at) => ({ at }));
    expect(grouped(marks, 100).map((group) => group.map(({ at }) => at))).toEqual([[1, 2, 3], [40], [90]]);
  });

  it('is found from that moment again', () => {
    expect(past.moments.map((told) => stepsAt(past, told))).toEqual([[], [0, 1], [2], [3, 4, 5, 6]]);
  });

  it('led to the first of the moments to which the game went on by itself, not to the others', () => {
    const goesOn = { moments: [1, 3, 4, 6], steps: [0, 1, 1, 1] };
    expect(goesOn.moments.map((told) => stepsAt(goesOn, told))).toEqual([[], [0], [], []]);
    expect(momentAt(goesOn, 0)).toBe(1);
  });

  it('that a whole turn is told by is what was done last in it, not to end it', () => {
    const { words } = gameWith({ headings: ['round'], turns: ['end', 'vote'], deeds: ['deed', 'vote'] });
    const pay = { kind: 'pay', params: { who: 'Ann' } };
    const end = { kind: 'end', params: {} };
    const all = [round(1), deed('Bob'), end, deed('Ann'), pay, end, deed('Cem'), { kind: 'vote', params: {} }, end];
    // Bob moves and ends; Ann moves, pays and ends; Cem moves, which two are asked to vote on, and ends.
    const steps = { moments: [1, 2, 3, 4, 5, 6, 7, 8, 9], steps: [0, 1, 2, 3, 4, 5, 6, 8, 9] };
    const meant = (told: number) => stepsTold({ ...steps, told }, all, words);
    expect([2, 3, 5, 6, 8, 9].map(meant)).toEqual([[0], [0], [3], [3, 2], [6, 7, 5], [6, 7, 5]]);
  });
});
