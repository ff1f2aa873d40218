/** The ends of rounds as the log tells them, and as the rules have made them. */
import { adviserBot } from '@polity/bots';
import { type Bot, type LogEntry, seededRandom, situationAt, Table } from '@polity/kernel';
import { describe, expect, it } from 'vitest';
import { newAngeles } from '../../src/index.js';
import { lookOf, nextEvent } from '../../src/reading/event-look.js';
import { cityBefore } from '../../src/reading/past-city.js';
import { type RoundEnd, roundEndAt } from '../../src/reading/round-end.js';
import { roundEndsFrom } from '../../src/reading/round-ends.js';
import { threatThrough } from '../../src/reading/threat-line.js';
import type { NewAngelesState } from '../../src/rules/state.js';
import { view } from '../../src/rules/view.js';
import { calmBot, position } from '../support.js';

interface Seen {
  readonly log: readonly LogEntry[];
  readonly state: NewAngelesState;
}

/** Every position of a game with all that was told until then. */
function* played(seed: string, bot: Bot): Generator<Seen> {
  const table = Table.open(newAngeles, { seats: 4 }, seed);
  const luck = seededRandom('fast', seed);
  for (let [ask] = table.asks(); ask !== undefined; [ask] = table.asks()) {
    yield { log: table.log(null), state: structuredClone(table.state) };
    const answer = bot.answer(situationAt(table, ask), luck);
    if (!table.submit({ seat: ask.seat, version: ask.version, answer }).ok) throw new Error('a bot was refused');
  }
  yield { log: table.log(null), state: table.state };
}

/** The ends of a game's rounds, each as it is read when it has just come. */
function endsOf(seed: string, bot: Bot): readonly (Seen & { readonly end: RoundEnd; readonly at: number })[] {
  let from = 0;
  const ends = [];
  for (const seen of played(seed, bot)) {
    for (const at of roundEndsFrom(seen.log, from))
      ends.push({ ...seen, at, end: roundEndAt(seen.log, at, seen.state) });
    from = seen.log.length;
  }
  return ends;
}

const entry = (kind: string, params: LogEntry['params'] = {}): LogEntry => ({ kind, params });

describe('the ends of the rounds of a game', () => {
  const games = [
    ...['a', 'b', 'c', 'd'].map((seed) => endsOf(`round-end/${seed}`, adviserBot)),
    ...['e', 'f'].map((seed) => endsOf(`round-end/${seed}`, calmBot)),
  ];
  const all = games.flat();

  it('are one for each round that came to its production, in their order', () => {
    for (const ends of games) expect(ends.map(({ end }) => end.round)).toEqual(ends.map((_, nth) => nth + 1));
    expect(all.length).toBeGreaterThan(20);
  });

  it('have the threat that there is, and a reason in the city for what the event added', () => {
    for (const { end, log, at, state } of all) {
      expect(end.threat.after).toBe(state.threat);
      const start = log.findLastIndex(({ kind }, index) => kind === 'event' && index < at);
      const risen = log.slice(start, at).filter(({ kind, params }) => kind === 'threat' && params.reason === 'event');
      if (end.event)
        expect(end.event.look.rise).toBe(risen.reduce((sum, { params }) => sum + Number(params.amount), 0));
    }
    expect(all.filter(({ end }) => (end.event?.look.rise ?? 0) > 0).length).toBeGreaterThan(5);
  });

  it('are the points of the line of threat', () => {
    for (const ends of games) {
      const last = ends.at(-1);
      if (last?.state.phase !== 'over') continue;
      expect(threatThrough(last.log)).toEqual([0, ...ends.map(({ end }) => end.threat.after)]);
    }
    expect(games.some((ends) => ends.at(-1)?.state.phase === 'over')).toBe(true);
  });

  it('have the supply after production against its targets, and by them the demand met or missed', () => {
    for (const { end, state } of all) {
      if (end.demandRound === null) {
        expect(Object.fromEntries(end.stock.map(({ resource, after }) => [resource, after]))).toEqual(state.supply);
        continue;
      }
      const missing = end.stock.filter(({ after, target }) => after < target).map(({ resource }) => resource);
      expect(end.demandRound).toMatchObject({ met: missing.length === 0, missing });
      expect(end.demandRound.paid).toHaveLength(4);
      expect(end.demandRound.next).toBe(state.phase === 'over' ? null : state.demand);
    }
    expect(all.some(({ end }) => end.demandRound?.met)).toBe(true);
    expect(all.some(({ end }) => end.demandRound?.met === false && end.demandRound.threat > 0)).toBe(true);
  });

  it('tell what each district made that was exploited, all that came to the supply', () => {
    for (const { end } of all) {
      const made = end.exploited.flatMap((one) => one.made).reduce((sum, { amount }) => sum + amount, 0);
      expect(made).toBe(end.stock.reduce((sum, { before, after }) => sum + after - before, 0));
    }
  });
});

describe('the city as it was', () => {
  it('is found from the city as it is, step by step through a game', () => {
    let last: Seen | undefined;
    let changed = 0;
    for (const seen of played('past-city', adviserBot)) {
      if (last) {
        expect(cityBefore(seen.state.city, seen.log, last.log.length)).toEqual(last.state.city);
        if (JSON.stringify(last.state.city) !== JSON.stringify(seen.state.city)) changed++;
      }
      last = seen;
    }
    expect(changed).toBeGreaterThan(10);
  });
});

describe('a city that falls', () => {
  it('has an end of the round where production or the event was its fall, and none in the middle of a deal', () => {
    const over = entry('game-over', { ending: 'threat', winners: [] });
    const log = [
      entry('round', { round: 1 }),
      entry('production'),
      entry('threat', { amount: 30, reason: 'root' }),
      over,
    ];
    expect(roundEndsFrom(log, 0)).toEqual([3]);
    expect(roundEndAt(log, 3, position())).toMatchObject({
      event: null,
      fallen: true,
      threat: { before: 0, after: 25 },
    });
    expect(roundEndsFrom([entry('round', { round: 1 }), over], 0)).toEqual([]);
    expect(roundEndsFrom(log, 3)).toEqual([3]);
  });
});

describe('what an event finds', () => {
  it('is where its back says, and how many it takes, and in which tier', () => {
    const { city, board } = position((state) => {
      state.city.rutherford['human-first'] = true;
      state.city.manta['human-first'] = true;
      state.city.quinde.outage = true;
      state.city.guayaquil.unrest = 'strike';
    });
    const look = (event: Parameters<typeof lookOf>[0]) => lookOf(event, city, board.tiers);
    expect(look('humanity-labor-hosts-union-heads')).toMatchObject({ districts: ['manta', 'rutherford'], rise: 2 });
    expect(look('beanstalk-beset-by-protesters')).toMatchObject({ districts: ['rutherford'], tier: 3, rise: 4 });
    expect(look('human-first-starts-riot')).toMatchObject({ districts: [], tier: 2, rise: 0 });
    expect(look('activist-cells-awaken')).toMatchObject({ districts: ['manta', 'rutherford'], number: 2, rise: 0 });
    expect(look('average-wage-falls-again')).toMatchObject({ districts: ['guayaquil'], number: 3, rise: 0 });
    expect(look('helium-3-transport-threatened')).toMatchObject({ districts: [], tier: null, rise: 0 });
  });

  it('is told of the next one as far as it is open: where its back is in the city, and which cards it can be', () => {
    const state = position((changed) => {
      changed.city.guayaquil.unrest = 'strike';
      const last = 'welfare-programs-slashed';
      changed.eventDeck = [...changed.eventDeck.filter((event) => event !== last), last];
    });
    const known = (seat: 'player-1' | 'player-2') => nextEvent(view(state, seat));
    expect(known('player-1')).toMatchObject({ back: 'unrest', districts: ['guayaquil'] });
    expect(known('player-1')?.possible.map(({ event }) => event)).toEqual([
      'average-wage-falls-again',
      'report-record-unemployment',
      'social-apps-spark-revolution',
      'welfare-programs-slashed',
    ]);
    state.knownEvents['player-1'] = ['report-record-unemployment'];
    expect(known('player-1')?.possible).toHaveLength(3);
    state.knownEvents['player-2'] = ['welfare-programs-slashed'];
    expect(known('player-2')?.possible).toMatchObject([{ event: 'welfare-programs-slashed', look: { rise: 1 } }]);
  });
});
