/** Bots think on while a person does. */
import { bots as known } from '@polity/bots';
import { type Bot, type Game, type Input, seededRandom, situationAt, Table } from '@polity/kernel';
import { describe, expect, it, vi } from 'vitest';
import { type BotJob, decide } from '../src/bots/decide.js';
import { type Foreseen, foreseen, positionOf, slim } from '../src/bots/foresee.js';
import type { Leisure, ThinkersAhead } from '../src/bots/thinking.js';
import { BotSeats, type BotsTable } from '../src/tables/bot-seats.js';
import { Pondering } from '../src/tables/pondering.js';
import type { Surroundings } from '../src/tables/surroundings.js';
import { market } from './support.js';

/** A market in which it can be said what somebody will probably do: go home. */
const guessable: Game = { ...market, policy: (ask) => (ask.canStop ? null : (ask.options[0] ?? ask.min)) };
/** Answers by luck, as if it had thought about it. */
const thinker: Bot = { ...(known.random as Bot), imagines: true };
const registry = { games: { [market.id]: guessable }, bots: { thinker, random: known.random as Bot } };

function jobAt(table: Table, bots: Readonly<Record<string, string>>): BotJob {
  const seats = Object.entries(bots).map(([seat, bot]) => ({ seat, bot }));
  return { game: market.id, saved: slim(table), seats, talk: false };
}

/** Plays by chance to where one seat alone decides, and it is this one. */
function whereAsked(seat: string): Table {
  const luck = seededRandom('fast', 'pondering');
  const table = Table.open(guessable, { seats: 3 }, 'pondering');
  for (;;) {
    const [ask] = table.asks();
    if (ask === undefined) throw new Error(`${seat} is never asked alone`);
    if (ask.seat === seat && ask.kind === 'errand' && ask.options.includes('draw')) return table;
    const answer = (known.random as Bot).answer(situationAt(table, ask), luck);
    table.submit({ seat: ask.seat, version: ask.version, answer });
  }
}

/** Amber does nothing more. */
function goHome(table: Table): void {
  answer(table, null);
  expect(table.askOf('amber')).toBeUndefined();
}

function answer(table: Table, by: unknown): void {
  const version = table.askOf('amber')?.version ?? 0;
  expect(table.submit({ seat: 'amber', version, answer: by }).ok).toBe(true);
}

describe('What bots are probably asked next', () => {
  const table = whereAsked('amber');
  const job = jobAt(table, { jade: 'thinker', coral: 'thinker' });
  const next = foreseen({ ...job, put: null }, registry) as Foreseen;

  /** The person does what was guessed. */
  function comeTrue(): Table {
    const real = Table.load(guessable, table.save());
    goHome(real);
    return real;
  }

  it('is the position that comes when the person answers so', () => {
    expect(next.position).toBe(positionOf(comeTrue()));
  });

  it('is answered as it is when it has come', () => {
    const real = jobAt(comeTrue(), { jade: 'thinker', coral: 'thinker' });
    const later = { ...real, talk: next.job.talk };
    expect(decide(next.job, registry)).toEqual(decide(later, registry));
  });

  it('is sought behind those who need no thought', () => {
    const behind = foreseen({ ...jobAt(table, { jade: 'random', coral: 'random' }), put: null }, registry);
    expect(behind).toBeNull();
  });

  it('is not what comes after another answer of a person', () => {
    const put = decide(next.job, registry);
    const after = foreseen({ ...next.job, put }, registry);
    const asked =
      after &&
      Table.load(guessable, after.job.saved)
        .asks()
        .map(({ seat }) => seat);
    expect(asked ?? []).not.toContain('amber');
  });

  it('is nothing where nobody can say what a person will do', () => {
    const silent = { ...registry, games: { [market.id]: market } };
    expect(foreseen({ ...job, put: null }, silent)).toBeNull();
  });
});

describe('Bots that think on', () => {
  const job = jobAt(whereAsked('amber'), { jade: 'thinker' });
  const answers: readonly Input[] = [1, 2].map((version) => ({ seat: 'jade', version, answer: version }));

  /** Sees two positions ahead; each is decided when it is told to be. */
  class Slow implements ThinkersAhead {
    readonly open: { readonly leisure: Leisure; done(): void }[] = [];
    readonly wanted: Leisure[] = [];
    readonly dropped: Leisure[] = [];
    private seen = 0;

    async foresee(): Promise<Foreseen | null> {
      return this.seen++ < answers.length ? { job, position: `position ${this.seen}` } : null;
    }

    decide(_: BotJob, leisure: Leisure): Promise<Input | null> {
      const nth = this.open.length;
      return new Promise((resolve) => {
        this.open.push({ leisure, done: () => resolve(answers[nth] ?? null) });
      });
    }

    want(leisure: Leisure): void {
      this.wanted.push(leisure);
    }

    drop(leisure: Leisure): void {
      this.dropped.push(leisure);
    }
  }

  const aMoment = () => new Promise((resolve) => setImmediate(resolve));

  it('have the answer when the position comes, and the next one after it', async () => {
    const thinkers = new Slow();
    const pondering = new Pondering(thinkers);
    const begun = pondering.begin(job);
    await aMoment();
    thinkers.open[0]?.done();
    await aMoment();
    thinkers.open[1]?.done();
    await begun;
    expect(await pondering.take('position 1')).toBe(answers[0]);
    expect(await pondering.take('position 2')).toBe(answers[1]);
    expect(thinkers.dropped).toEqual([]);
  });

  it('let who waits for a thought that is not finished wait for the rest of it alone', async () => {
    const thinkers = new Slow();
    const pondering = new Pondering(thinkers);
    pondering.begin(job);
    await aMoment();
    const early = pondering.take('position 1');
    expect(thinkers.wanted).toEqual([thinkers.open[0]?.leisure]);
    thinkers.open[0]?.done();
    expect(await early).toBe(answers[0]);
  });

  it('forget everything when it comes otherwise', async () => {
    const thinkers = new Slow();
    const pondering = new Pondering(thinkers);
    pondering.begin(job);
    await aMoment();
    expect(pondering.take('another position')).toBeUndefined();
    expect(thinkers.dropped).toEqual([thinkers.open[0]?.leisure]);
    expect(pondering.hasThoughts).toBe(false);
  });
});

describe('Bots at a table', () => {
  /** The bots of a table of which amber is a person, and what they thought about early and late. */
  function seated(table: Table) {
    const early: number[] = [];
    const counts: boolean[] = [];
    const late: number[] = [];
    const ahead: ThinkersAhead = {
      foresee: async (job) => foreseen(job, registry),
      decide: async (job) => {
        early.push(job.saved.version);
        return decide(job, registry);
      },
      want: () => undefined,
      drop: () => undefined,
    };
    const thinkers = {
      ahead,
      decide: async (job: BotJob) => {
        late.push(job.saved.version);
        return decide(job, registry);
      },
    };
    const bot = { kind: 'bot', bot: 'thinker' };
    const live = {
      id: 'a table',
      meta: { game: market.id, seats: { amber: { kind: 'player' }, jade: bot, coral: bot } },
      status: 'playing',
      decidingTogether: false,
      attended: true,
      look: async (at: (one: Table) => unknown) => at(table),
      botPut: async (input: Input) => {
        const taken = table.submit(input);
        return taken.ok ? taken : { ok: false, reason: 'illegal', message: taken.message };
      },
    } as unknown as BotsTable;
    const hall = {
      bots: thinkers,
      pace: 0,
      store: { shared: false },
      looksAhead: (name: string) => name === 'thinker',
      metrics: { botDecided: (wasEarly: boolean) => counts.push(wasEarly) },
    } as unknown as Surroundings;
    return { seats: new BotSeats(live, hall), early, late, counts };
  }

  it('have thought about it when a person does what was to be expected', async () => {
    const table = whereAsked('amber');
    const { seats, early, late, counts } = seated(table);
    seats.wake(false);
    await vi.waitUntil(() => early.length > 0);
    goHome(table);
    seats.wake(false);
    await vi.waitUntil(() => table.askOf('amber') !== undefined || table.deciding().length > 1);
    expect(counts[0]).toBe(true);
    expect(late).not.toContain(early[0]);
    await seats.stop();
  });

  it('think again when a person does something else', async () => {
    const table = whereAsked('amber');
    const { seats, early, late, counts } = seated(table);
    seats.wake(false);
    await vi.waitUntil(() => early.length > 0);
    answer(table, 'draw');
    goHome(table);
    seats.wake(false);
    await vi.waitUntil(() => late.length > 0);
    expect(counts[0] ?? false).toBe(false);
    await seats.stop();
  });
});
