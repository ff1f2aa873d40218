/** Why points were given, told from the log. */
import { afterScoring, chaptersOf, deedsOfOthers, type HegemonyView } from '@polity/hegemony/page';
import type { LogEntry } from '@polity/kernel';
import { describe, expect, it } from 'vitest';
import { deedInWords, type TurnDeed, tell, toldOf } from '../../../../src/games/hegemony/recap/tell.js';
import { playRandom, seeds } from '../games.js';
import { hegemonyWords as words } from '../words.js';

const points = (seat: string, amount: number, source: string): LogEntry => ({
  kind: 'points',
  params: { seat, amount, source },
});
const told = (...entries: readonly LogEntry[]) => entries.map((_, index) => tell(words, entries, index));

describe('points of the Scoring Phase', () => {
  it('tell the space that the capital reaches apart from the new spaces', () => {
    // From space 0 to 5 (a capital of 100): 5 for the space, 3 for each of five new ones (p. 21).
    const [reached, further] = told(points('capitalist', 5, 'wealth'), points('capitalist', 15, 'wealth'), {
      kind: 'wealth',
      params: { space: 5 },
    });
    expect(reached).toBe('Capitalist Class gains 5 points: its capital reaches space 5 of the wealth table.');
    expect(further).toBe('Capitalist Class gains 15 points: 5 spaces beyond its best so far, 3 points each.');
  });

  it('tell how many things were counted, and what loans cost', () => {
    expect(
      told(
        points('working', 4, 'unions'),
        points('working', 8, 'policies'),
        points('capitalist', -10, 'loans'),
        points('middle', -1, 'loans'),
      ),
    ).toEqual([
      'Working Class gains 4 points: 2 for each of its 2 Trade Unions.',
      'Working Class gains 8 points: 3 policies stand at A.',
      'Capitalist Class loses 10 points: 5 for each of its 2 loans.',
      'Middle Class loses 1 point: one for every 5 it still owed on its loans.',
    ]);
  });

  it('tell why the prosperity of the Middle Class rises', () => {
    const log = [{ kind: 'prosperity', params: { seat: 'middle', space: 7 } }, points('middle', 6, 'prosperity')];
    expect(log.map((_, index) => tell(words, log, index, 'scoring'))).toEqual([
      'Middle Class has more fully staffed companies than its prosperity shows, so it moves up to 7.',
      'Middle Class gains 6 points for space 7 of its prosperity track.',
    ]);
  });

  it('say who got nothing, and whose prosperity falls', () => {
    const log: LogEntry[] = [
      { kind: 'prosperity', params: { seat: 'working', space: 3 } },
      points('working', 3, 'prosperity'),
      { kind: 'phase', params: { phase: 'scoring' } },
      points('capitalist', 5, 'wealth'),
      { kind: 'round', params: { round: 2 } },
      { kind: 'prosperity', params: { seat: 'working', space: 2 } },
    ];
    const [chapter] = chaptersOf(log);
    const after = (seat: 'working' | 'capitalist' | null) =>
      chapter && afterScoring(log, chapter, seat).map((message) => words.toldTo(seat).say(message));
    expect(after('working')).toEqual([
      'You: nothing this time.',
      'Your prosperity falls from 3 to 2 as the new round begins.',
    ]);
    expect(after('capitalist')).toEqual([
      'The prosperity of the Working Class falls from 3 to 2 as the new round begins.',
    ]);
    expect(after(null)).toHaveLength(1);
    expect(told(...log.slice(0, 2))).toEqual([
      'Working Class is now at 3 on its prosperity track.',
      'Working Class gains 3 points for space 3 of its prosperity track.',
    ]);
    expect(tell(words, log, 5)).toBe('Working Class: prosperity falls by 1, to 2, as the new round begins.');
  });

  it('have words in whole random games, with whole numbers', () => {
    for (const { seats, seed } of seeds(9, 'points-told')) {
      const { log } = playRandom(seats, seed, () => undefined);
      const lines = [
        ...log.map((_, index) => tell(words, log, index)),
        ...chaptersOf(log).flatMap((chapter) => afterScoring(log, chapter, 'working').map((m) => words.say(m))),
      ];
      for (const line of lines) expect(line, seed).not.toMatch(/[{}]|undefined|NaN|\d\.\d|-1|^Told/);
    }
  });
});

describe('a deed beside the mark of who did it', () => {
  const said = (kind: string, params: LogEntry['params'], seat: 'capitalist' | 'state' = 'capitalist') =>
    toldOf(words.toldTo('working'), [{ entry: { kind, params } }], seat);

  it('leaves out the name, and says first what it is about', () => {
    expect(said('built', { seat: 'capitalist', company: 'supermarket-start', cost: 20 })).toBe(
      'Supermarket built for 20.',
    );
    expect(said('bill', { by: 'capitalist', policy: 'immigration', section: 'A' })).toBe('Immigration → A.');
    expect(said('pay', { from: 'state', to: 'capitalist', amount: 25, for: 'card' })).toBe('+25 from the State.');
    expect(said('pay', { from: 'capitalist', to: 'working', amount: 5, for: 'card' })).toBe('5 paid to you.');
    const bought = { seat: 'capitalist', from: 'working', resource: 'influence', amount: 2, price: 20 };
    expect(said('bought', bought)).toBe('2 Influence bought from you for 20.');
  });

  it('says how a vote at once went before what it did to who reads, and their wages in one sum', () => {
    const deed = {
      seat: 'middle',
      card: false,
      what: 'propose-bill',
      told: [
        {
          entry: {
            kind: 'vote-result',
            params: { policy: 'labor-market', section: 'A', for: 4, against: 2, passed: true },
          },
        },
        { short: 'wages', params: { wages: [{ say: 'paid', company: 'clinic', wage: 30 }] } },
      ],
      also: [],
      toMe: [{ short: 'my-wages', params: { companies: 2, wage: 55, count: 0 } }],
      companies: [],
      mine: null,
    } satisfies TurnDeed;
    expect(deedInWords(words.toldTo('capitalist'), deed)).toEqual({
      decided: 'Labor Market → A, passed 4 : 2.',
      done: 'The wages at 2 of your companies are 55 in all now.',
      rest: ['Clinic pays 30.'],
    });
  });

  it('says of what was done twice just that', () => {
    const twice = { event: 'ev-need-for-sustainability-initiative', twice: true };
    expect(said('event', twice, 'state')).toBe('Need for Sustainability Initiative, twice.');
    expect(said('event', twice)).toBe('The State deals with Need for Sustainability Initiative twice.');
    expect(said('event', { event: twice.event }, 'state')).toBe('Need for Sustainability Initiative.');
  });

  it('has words for whatever is done in random games', () => {
    for (const { seats, seed } of seeds(3, 'beside')) {
      playRandom(seats, seed, ({ ask, view }, { log }) => {
        if (ask.kind !== 'turn') return;
        const reader = ask.seat as 'working';
        const deeds = deedsOfOthers(log, reader, view as HegemonyView);
        for (const { seat, told: came } of deeds.filter((deed) => deed.told.length > 0))
          expect(toldOf(words.toldTo(reader), came, seat ?? 'state'), seed).not.toMatch(
            /[{}]|undefined|strip\.|board\./i,
          );
      });
    }
  });

  it('says nowhere again what its mark says, in random games', () => {
    for (const { seats, seed } of seeds(6, 'beside')) {
      playRandom(seats, seed, ({ ask, view }, { log }) => {
        if (ask.kind !== 'turn') return;
        const reader = ask.seat as 'working';
        for (const { seat, told: came, also } of deedsOfOthers(log, reader, view as HegemonyView)) {
          if (seat === null) continue;
          for (const what of [came, ...also.map((did) => did.told)].filter((one) => one.length > 0))
            expect(toldOf(words.toldTo(reader), what, seat), seed).not.toMatch(
              new RegExp(`^(?:The )?${words.name(seat)} `),
            );
        }
      });
    }
  });

  it('names whoever else did it', () => {
    expect(said('built', { seat: 'middle', company: 'supermarket-start', cost: 20 })).toBe(
      'Middle Class builds Supermarket for 20.',
    );
    expect(said('opened', { company: 'clinic' })).toMatch(/^The State opens/);
    expect(said('opened', { company: 'clinic' }, 'state')).toMatch(/ opened\.$/);
  });
});
