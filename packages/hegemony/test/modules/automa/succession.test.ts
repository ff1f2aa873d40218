/** An Automa takes the place of a player in mid-game, for good (G-35). */
import { randomBot } from '@polity/bots';
import { checkGame, type Random, SUCCESSION, seededRandom, situationAt, Table } from '@polity/kernel';
import { describe, expect, it } from 'vitest';
import { hegemony } from '../../../src/index.js';
import { AUTOMA } from '../../../src/modules/automa/index.js';
import type { Mode } from '../../../src/modules/automa/kinds.js';
import { HIDDEN_AGENDAS_MODULE } from '../../../src/modules/hidden-agendas/index.js';
import { CLASSES, type Class, type Seat } from '../../../src/rules/names.js';
import { isAsked } from '../../../src/rules/roles.js';
import { setUp } from '../../../src/rules/setup.js';
import type { HegemonyOptions, HegemonyState } from '../../../src/rules/state.js';
import { handOver, succession } from '../../../src/rules/succession.js';
import { decidedBy, entries, prioritiesOf } from './support.js';
import { EVERYTHING, LEAVING, leavingOnceIn } from './takeover.js';

const MODES: readonly Mode[] = ['simplified', 'advanced'];
const EACH = CLASSES.flatMap((seat) => MODES.map((mode) => [seat, mode] as const));

type At = Table<HegemonyState>;

/** A game in which everybody has answered anything until the position is as wanted. */
function playedUntil(wanted: (table: At) => boolean, options: Partial<HegemonyOptions> = {}, seed = 'takeover'): At {
  const table = Table.open(hegemony, { seats: 4, ...options }, seed, 'fast');
  const luck = seededRandom('fast', seed);
  while (!wanted(table)) answerOne(table, luck);
  return table;
}

function answerOne(table: At, luck: Random): void {
  const [ask] = table.asks();
  if (ask === undefined) throw new Error('the game is over');
  const answer = randomBot.answer(situationAt(table, ask), luck);
  expect(table.submit({ seat: ask.seat, version: ask.version, answer }).ok).toBe(true);
}

function handTo(table: At, seat: Seat, mode: string): boolean {
  return table.submit({ seat, interjection: SUCCESSION, value: mode }).ok;
}

/** Answers, whoever is asked, until the class has changed hands. */
function goneOver(table: At, seat: Seat): At {
  const luck = seededRandom('fast', 'on');
  while (isAsked(table.state, seat)) answerOne(table, luck);
  return table;
}

/** At the first question of a turn of that class. */
const onTurn =
  (seat: Seat, round = 1) =>
  (table: At) => {
    const { state } = table;
    return state.round === round && table.askOf(seat)?.kind === 'turn' && !state.turn.main && !state.turn.free;
  };

/** What of a board lies open and is no card. */
function openOn(state: HegemonyState, seat: Class): object {
  return { ...state[seat], hand: null, deck: null, discard: null };
}

describe('who can be handed over', () => {
  it('is every class that somebody plays, in both modes, and never the State (AU-1.1, AU-1.4)', () => {
    const table = Table.open(hegemony, { seats: 4 }, 'who', 'fast');
    for (const seat of CLASSES) expect(table.successors(seat), seat).toEqual(MODES);
    expect(table.successors('state')).toEqual([]);
    expect(handTo(table, 'state', 'advanced')).toBe(false);
  });

  it('is nobody who is not in the game, has an Automa already or is about to get one', () => {
    const table = Table.open(hegemony, { seats: 2 }, 'who', 'fast');
    expect(table.successors('middle')).toEqual([]);
    expect(handTo(table, 'middle', 'advanced')).toBe(false);
    expect(handTo(table, 'capitalist', 'clever')).toBe(false);
    expect(handTo(table, 'capitalist', 'advanced')).toBe(true);
    expect(table.successors('capitalist')).toEqual([]);
    expect(handTo(table, 'capitalist', 'simplified')).toBe(false);
    expect(
      succession.options(setUp({ seats: 3, 'automa-middle': 'simplified' }, seededRandom('fast', 'a')), 'middle'),
    ).toEqual([]);
  });

  it('is offered to no player and no bot: those at the table agree on it', () => {
    const table = Table.open(hegemony, { seats: 3 }, 'who', 'fast');
    expect(table.interjections('working')).toEqual([]);
  });
});

describe.each(EACH)('the %s class, handed to an Automa in %s mode', (seat, mode) => {
  it('keeps what lies open, gives up its action cards, and is asked no more', () => {
    const other = seat === 'working' ? 'state' : 'working';
    const table = playedUntil(onTurn(other, 2));
    expect(handTo(table, seat, mode)).toBe(true);
    const before = openOn(table.state, seat);
    expect({ asked: isAsked(table.state, seat), hand: table.state[seat].hand.length > 0 }).toEqual({
      asked: true,
      hand: true,
    });
    expect(hegemony.view(table.state, null)).toMatchObject({ successions: { [seat]: mode } });
    // A free action or a main one: either way a step is over, and what the other class did is all that has changed.
    const ask = table.askOf(other);
    const end = ask?.options.find((option) => (option as { action?: string }).action === 'apply-political-pressure');
    expect(table.submit({ seat: other, version: ask?.version ?? -1, answer: end ?? ask?.options[0] }).ok).toBe(true);
    goneOver(table, seat);
    const { state } = table;
    expect(openOn(state, seat)).toEqual(before);
    expect(state[seat]).toMatchObject({ hand: [], deck: [], discard: [] });
    expect(state.options[`automa-${seat}`]).toBe(mode);
    expect(state.successions).toBeUndefined();
    expect(state.automas?.[seat]).toMatchObject({ mode, discard: [], card: null });
    expect(state.automas?.[seat]?.deck.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 30 }, (_, i) => i + 1));
    expect(state.automas?.[seat]?.priorities === null).toBe(mode === 'simplified');
    const told = table.log(null).filter(({ kind }) => kind.endsWith('handed-over'));
    expect(told).toEqual([
      { kind: 'to-be-handed-over', params: { seat, way: mode } },
      { kind: 'handed-over', params: { seat, way: mode } },
    ]);
  });

  it('plays to the end from then on, and the seat stays at the table', () => {
    const table = playedUntil(onTurn('state', 3));
    handTo(table, seat, mode);
    goneOver(table, seat);
    const luck = seededRandom('fast', 'end');
    const told = table.lines.length;
    while (!table.over) {
      expect(table.askOf(seat)).toBeUndefined();
      answerOne(table, luck);
    }
    expect(table.seats).toContain(seat);
    // Two turns of round 3 or more, and all ten of rounds 4 and 5.
    const turns = entries(table.lines.slice(told), 'automa-card').length;
    expect(turns).toBeGreaterThanOrEqual(10);
    expect(table.standings().some((standing) => standing.seat === seat)).toBe(true);
    expect(Table.replay(hegemony, table.save()).hash()).toBe(table.hash());
  });
});

describe('the moment', () => {
  it('waits for the end of a turn that the class has begun, which is played for it', () => {
    const table = playedUntil((at) => at.askOf('capitalist')?.kind === 'turn' && at.state.turn.main, {}, 'begun');
    const { number } = table.state.turn;
    expect(handTo(table, 'capitalist', 'advanced')).toBe(true);
    expect(table.askOf('capitalist')?.kind).toBe('turn');
    goneOver(table, 'capitalist');
    // The turn was its own until it ended, and the next one is not.
    const log = table.log(null);
    const over = log.findIndex(({ kind }) => kind === 'handed-over');
    expect(log[over - 1]).toEqual({ kind: 'end-turn', params: { seat: 'capitalist' } });
    expect(table.state.turn).toMatchObject({ number, seat: 'state' });
  });

  it('comes before a turn that the class has not begun', () => {
    const table = playedUntil((at) => at.askOf('middle')?.kind === 'turn' && at.state.turn.main, {}, 'next');
    handTo(table, 'capitalist', 'simplified');
    const version = table.askOf('middle')?.version ?? -1;
    expect(table.submit({ seat: 'middle', version, answer: { do: 'end' } }).ok).toBe(true);
    const log = table.log(null);
    const over = log.findIndex(({ kind }) => kind === 'handed-over');
    expect(log[over - 1]).toEqual({ kind: 'end-turn', params: { seat: 'middle' } });
    expect(entries(log.slice(over), 'automa-card')).toMatchObject([{ seat: 'capitalist' }]);
  });

  it('waits for what the class is asked already', () => {
    const table = playedUntil((at) => at.asks().some(({ seat, kind }) => seat === 'working' && kind !== 'turn'));
    const asked = table.askOf('working')?.kind;
    handTo(table, 'working', 'advanced');
    expect(table.askOf('working')?.kind).toBe(asked);
  });

  it('does not keep the others from taking back what they may', () => {
    const table = playedUntil((at) => at.askOf('working')?.kind === 'turn' && !at.cannotUndo('working'));
    const answers = table.save().entries.length;
    handTo(table, 'capitalist', 'advanced');
    expect(table.undo('working').ok).toBe(true);
    expect(table.state.successions).toEqual({ capitalist: 'advanced' });
    expect(table.save().entries).toHaveLength(answers);
  });
});

it.each(['before', 'after'] as const)('bots can imagine how the game goes on, %s the Automa has begun', (when) => {
  const table = playedUntil(onTurn('working', 4), EVERYTHING(4), 'worlds');
  handTo(table, 'capitalist', 'advanced');
  if (when === 'after') goneOver(table, 'capitalist');
  const [ask] = table.asks();
  if (ask === undefined) throw new Error('nobody is asked');
  const luck = seededRandom('fast', 'imagined');
  const world = situationAt(table, ask).world(luck) as At;
  expect(hegemony.view(world.state, ask.seat as Seat)).toEqual(hegemony.view(table.state, ask.seat as Seat));
  while (!world.over) answerOne(world, luck);
  expect(entries(world.lines, 'automa-card').length).toBeGreaterThanOrEqual(8);
});

/** A table at which the class has just gone over. */
function justOver(options: Partial<HegemonyOptions>, change: (state: HegemonyState) => void): HegemonyState {
  const state = setUp({ seats: 4, ...options }, seededRandom('fast', 'over'));
  state.phase = 'action';
  change(state);
  return over(state);
}

function over(state: HegemonyState): HegemonyState {
  state.successions = { working: 'advanced' };
  decidedBy(state, function* (t) {
    handOver(t, { ...state.turn });
  });
  return state;
}

describe('its priority cards in Advanced Mode (G-36)', () => {
  it('lie as at the start, policies by how far they are now (AU-3.5, AU-3.7, AU-6.5)', () => {
    const cards = prioritiesOf(
      justOver({}, (state) => {
        state.policies = { ...state.policies, 'fiscal-policy': 'A', taxation: 'B', 'labor-market': 'C' };
      }),
      'working',
    );
    expect(cards.actions).toEqual(
      prioritiesOf(setUp({ seats: 4, 'automa-working': 'advanced' }, seededRandom('fast', 'a')), 'working').actions,
    );
    expect(cards.policiesAside).toContain('fiscal-policy');
    expect(cards.policies[1]).toContain('labor-market');
  });

  it('are aside where a bill lies, until the round is over (AU-6.8)', () => {
    const state = justOver({}, ({ bills, middle }) => {
      bills['labor-market'] = { by: 'middle', section: 'A' };
      middle.bills--;
    });
    const cards = prioritiesOf(state, 'working');
    expect(cards.policiesAside).toContain('labor-market');
    expect(cards.policies.flat()).not.toContain('labor-market');
    expect(cards.billed).toEqual(['labor-market']);
  });

  it('have no Immigration in the last round (AU-13.1)', () => {
    const state = justOver({}, (at) => {
      at.round = 5;
    });
    const { policies, policiesAside } = prioritiesOf(state, 'working');
    expect([...policies.flat(), ...policiesAside]).not.toContain('immigration');
    expect(hegemony.check?.(state)).toEqual([]);
  });
});

describe('its hidden agenda (G-37)', () => {
  const agendas = { 'hidden-agendas': true };
  const kept = ({ hiddenAgendas }: HegemonyState) => hiddenAgendas as NonNullable<HegemonyState['hiddenAgendas']>;

  it('is one of those that lie open from now on, and nothing of before counts (AU-14.1)', () => {
    const state = justOver(agendas, (at) => {
      kept(at).holders.working = { held: ['ha-wc-workers-unite'], shown: null };
      kept(at).decided = ['ha-wc-rally-the-masses', 'ha-cc-any'];
    });
    expect(kept(state).holders.working).toBeUndefined();
    expect(kept(state).decided).toEqual(['ha-cc-any']);
    state.working.influence = 6;
    const { log } = decidedBy(state, function* (t) {
      HIDDEN_AGENDAS_MODULE.atMoment?.(t);
    });
    expect(entries(log, 'agenda-turned')).toEqual([{ seat: 'working', card: 'ha-wc-rally-the-masses' }]);
  });

  it.each(['fulfilled', 'lost'] as const)('stays as it is if it is %s already, and it gets no other', (shown) => {
    const state = justOver(agendas, (at) => {
      kept(at).holders.working = { held: ['ha-wc-rally-the-masses'], shown };
      kept(at).decided = ['ha-wc-rally-the-masses'];
    });
    expect(kept(state).holders.working).toEqual({ held: ['ha-wc-rally-the-masses'], shown });
    state.working.unions = { agriculture: true, luxury: true, healthcare: true, education: true, media: false };
    const { log } = decidedBy(state, function* (t) {
      HIDDEN_AGENDAS_MODULE.atMoment?.(t);
      HIDDEN_AGENDAS_MODULE.scoreEnd?.(t, 'working');
    });
    expect(log).toEqual([]);
  });
});

it('says nothing of a role that no Automa plays', () => {
  const state = justOver({}, () => {});
  decidedBy(state, function* (t) {
    AUTOMA.handedOver?.(t, 'state');
  });
  expect(Object.keys(state.automas ?? {})).toEqual(['working']);
});

it.each([1, 2, 3, 4, 5])('happens to every class in both modes in round %i', (round) => {
  const before = playedUntil(onTurn('state', round), EVERYTHING(4), `round ${round}`);
  for (const [seat, mode] of EACH) {
    const table = before.fork();
    expect(handTo(table, seat, mode)).toBe(true);
    const luck = seededRandom('fast', `${seat} ${mode}`);
    const turns = () => entries(table.lines, 'automa-card');
    while (turns().length === 0 && !table.over) answerOne(table, luck);
    expect(turns()[0]).toMatchObject({ seat });
    expect(hegemony.check?.(table.state)).toEqual([]);
  }
});

describe.each([2, 3, 4] as const)('games of %i that players leave', (seats) => {
  it('keep every promise, whenever anybody goes', () => {
    for (let game = 0; game < 8; game++) {
      const options = { seats, ...(game % 2 === 0 ? {} : EVERYTHING(seats)) };
      const leaving = () => leavingOnceIn(game % 3 === 0 ? 80 : 500);
      const { violations } = checkGame(LEAVING, options, `leaving/${seats}/${game}`, leaving);
      expect(violations).toEqual([]);
    }
  });
});
