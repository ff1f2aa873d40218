/** Positions of random games in which a kind of question is put, each as a table that can be laid. */
import { randomBot } from '@polity/bots';
import { hegemony } from '@polity/hegemony';
import { type HegemonyView, type Seat, voteOutlook } from '@polity/hegemony/page';
import { type Ask, seededRandom, Table } from '@polity/kernel';
import type { Laid } from '../stored-table.js';

/** So many games have shown every kind in less than a tenth of their number. */
const GAMES = 200;

export interface AskedPosition extends Laid {
  readonly kind: string;
  readonly seat: string;
}

/**
 * The first positions in which somebody is asked something of these kinds; none of a kind that never came up.
 * @param name of the games: another one gives other positions.
 */
export function findAsked(kinds: readonly string[], name: string): readonly AskedPosition[] {
  const found = new Map<string, AskedPosition>();
  for (let game = 0; game < GAMES && found.size < kinds.length; game++) {
    const look = (ask: Ask, table: Table<object>) => {
      if (found.has(ask.kind) || !kinds.includes(ask.kind)) return;
      found.set(ask.kind, position(ask, table, `${name}-${ask.kind}`));
    };
    const modules = game % 2 === 1;
    const seats = 4 - (game % 3);
    const options = {
      seats,
      'hidden-agendas': modules,
      'new-actions': modules,
      'crisis-response': modules,
      'alternative-events': modules && seats === 4,
      'historical-events': modules ? 3 : 0,
    };
    playRandomly(options, `${name}/${game}`, look);
  }
  return kinds.flatMap((kind) => found.get(kind) ?? []);
}

/** A position of a game of four in which a seat is asked something of a kind, in a round or after it. */
export function findAskedOf(
  seat: string,
  kind: string,
  round: number,
  fits: (ask: Ask, table: Table<object>) => boolean = () => true,
): AskedPosition {
  let found: AskedPosition | undefined;
  for (let game = 0; game < GAMES && found === undefined; game++) {
    playRandomly({ seats: 4 }, `asked/${game}`, (ask, table) => {
      const late = (table.state as { round: number }).round >= round;
      if (late && ask.seat === seat && ask.kind === kind && fits(ask, table))
        found ??= position(ask, table, `${seat}-${kind}`);
    });
  }
  if (found === undefined) throw new Error(`${kind} is never asked of ${seat}`);
  return found;
}

/** Not in the first turn of a round, before which nobody else has done anything in it. */
export function laterInRound(_ask: Ask, { state }: Table<object>): boolean {
  return (state as { turn: { number: number } }).turn.number > 1;
}

/** A vote that somebody could still turn. */
export function isOpenVote(_ask: Ask, { state }: Table<object>): boolean {
  const view = state as HegemonyView;
  const stances = Object.entries(view.vote?.stances ?? {}).map(([seat, stance]) => ({ seat: seat as Seat, stance }));
  return voteOutlook(view, stances).sure === null;
}

/** Positions of games of four in which a seat begins a turn, from the beginning of the game on. */
export function findTurns(seat: string, count: number): readonly AskedPosition[] {
  const found: AskedPosition[] = [];
  let before = '';
  playRandomly({ seats: 4 }, `turns/${seat}`, (ask, table) => {
    const begins = ask.kind === 'turn' && before !== seat;
    before = ask.seat;
    if (begins && ask.seat === seat && found.length < count) {
      found.push(position(ask, table, `${seat}-${found.length}`));
    }
  });
  return found;
}

function position({ kind, seat }: Ask, table: Table<object>, id: string): AskedPosition {
  return { kind, seat, id, saved: structuredClone(table.save()), seats: table.seats, held: [seat] };
}

function playRandomly(options: object, seed: string, look: (ask: Ask, table: Table<object>) => void): void {
  const table = Table.open(hegemony, options, seed);
  const luck = seededRandom('fast', seed);
  while (!table.over) {
    for (const ask of table.asks()) look(ask, table);
    const [ask] = table.asks();
    if (ask === undefined) return;
    table.submit({ seat: ask.seat, version: ask.version, answer: randomBot.answer({ ask }, luck) });
  }
}

interface ElectionState {
  readonly round: number;
  readonly phase: string;
  readonly bills: Readonly<Record<string, object | null>>;
}

/** The beginning of elections early in a game of two, with so many bills to vote on. */
export function findElections(bills: number): AskedPosition {
  let found: AskedPosition | undefined;
  for (let game = 0; game < GAMES && found === undefined; game++) {
    let before = '';
    playRandomly({ seats: 2 }, `elections/${game}`, (ask, table) => {
      const { round, phase, bills: proposed } = table.state as ElectionState;
      const count = Object.values(proposed).filter((bill) => bill !== null).length;
      const begins = round < 3 && phase === 'elections' && before !== 'elections';
      before = phase;
      if (begins && ask.kind === 'stance' && count === bills) {
        found ??= { ...position(ask, table, `elections-${bills}`), held: table.seats };
      }
    });
  }
  if (found === undefined) throw new Error(`there are never ${bills} bills to vote on`);
  return found;
}

/** The last question of a Production Phase of two, before the votes. */
export function findEndOfProduction(): AskedPosition {
  let found: AskedPosition | undefined;
  for (let game = 0; game < GAMES && found === undefined; game++) {
    let last: AskedPosition | undefined;
    playRandomly({ seats: 2 }, `production/${game}`, (ask, table) => {
      const { phase } = table.state as ElectionState;
      if (phase === 'elections') found ??= last;
      const looks = phase === 'production' && found === undefined;
      last = looks ? { ...position(ask, table, 'production'), held: table.seats } : undefined;
    });
  }
  if (found === undefined) throw new Error('no production ends with a question');
  return found;
}
