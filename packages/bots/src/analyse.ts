/**
 * A finished game looked at again: which decisions cost each seat most, and what would have been better. Each decision
 * is weighed from what its seat knew then; all of them roughly, and what seems to have cost much once more and closer.
 */
import {
  type Ask,
  type Entry,
  equal,
  type Game,
  type Json,
  type Looked,
  type SavedTable,
  SavedTableError,
  seededRandom,
  situationAt,
  Table,
} from '@polity/kernel';
import { type Scales, weigh } from './weigh.js';

/** How closely is looked. */
export interface Closeness {
  readonly roughly: Scales;
  readonly closely: Scales;
}

export const USUAL_CLOSENESS: Closeness = {
  roughly: { worlds: 1, inAll: 3, milliseconds: 100 },
  closely: { worlds: 3, inAll: 16, milliseconds: 1000 },
};

/** A saved game played again from its beginning, with looks at decisions on the way. */
export class LookingBack {
  private table: Table;
  private step = 0;

  constructor(
    private readonly game: Game,
    private readonly saved: SavedTable,
  ) {
    this.table = this.opened();
  }

  /** Weighs the decisions at these steps, where there was something to decide; going forward is quick. */
  look(steps: readonly number[], scales: Scales): readonly Looked[] {
    return steps.toSorted((a, b) => a - b).flatMap((step) => this.lookAt(step, scales) ?? []);
  }

  private lookAt(step: number, scales: Scales): Looked | undefined {
    const entry = this.saved.entries[step];
    if (entry === undefined || !('answer' in entry)) return undefined;
    this.goTo(step);
    const ask = this.table.asks().find(({ seat }) => seat === entry.seat);
    return ask && lookedAt(this.table, ask, entry.answer as Json, step, scales);
  }

  private goTo(step: number): void {
    if (step < this.step) {
      this.table = this.opened();
      this.step = 0;
    }
    for (; this.step < step; this.step++) {
      const entry = this.saved.entries[this.step] as Entry;
      const version = this.table.askOf(entry.seat)?.version ?? -1;
      const taken = this.table.submit('answer' in entry ? { ...entry, version } : entry);
      if (!taken.ok) throw new SavedTableError(`entry ${this.step + 1} is refused: ${taken.message}`);
    }
  }

  private opened(): Table {
    const { options, seed, random } = this.saved;
    return Table.open(this.game, options, seed, random);
  }
}

function lookedAt(table: Table, ask: Ask, given: Json, step: number, scales: Scales): Looked | undefined {
  const random = seededRandom('fast', `looking back/${table.seed}/${step}`);
  const reckoning = weigh(situationAt(table, ask), random, scales, given);
  if (reckoning === undefined) return undefined;
  const [best] = reckoning.answers;
  const own = reckoning.answers.find(({ answer }) => equal(answer, given));
  const cost = best && own ? Number((best.margin - own.margin).toFixed(1)) : 0;
  return { step, seat: ask.seat, ask: ask.describe(), given, cost, reckoning };
}

/** So many decisions of each seat are told, of so many that were looked at closely. */
const TOLD = 5;
const CLOSELY = 12;
/** What cost less may be chance. */
const LEAST_COST = 1;
/** So many milliseconds of looking are done in one go: whoever else wants to think is let in between. */
const AT_ONCE = 1200;

/** Looks at decisions, here or in a thread. */
export type Look = (steps: readonly number[], scales: Scales) => Promise<readonly Looked[]>;

/** The decisions that cost each seat most, the dearest first; `progress` is told how much has been looked at. */
export async function analyse(
  { entries }: Pick<SavedTable, 'entries'>,
  look: Look,
  progress: (done: number, of: number) => void = () => undefined,
  { roughly, closely }: Closeness = USUAL_CLOSENESS,
): Promise<readonly Looked[]> {
  const steps = entries.flatMap((entry, step) => ('answer' in entry ? [step] : []));
  const seats = [...new Set(entries.map(({ seat }) => seat))];
  const of = steps.length + CLOSELY * seats.length;
  let done = 0;
  const all = async (which: readonly number[], scales: Scales) => {
    const found: Looked[] = [];
    const count = Math.max(1, Math.floor(AT_ONCE / scales.milliseconds));
    for (let from = 0; from < which.length; from += count) {
      const some = which.slice(from, from + count);
      found.push(...(await look(some, scales)));
      done += some.length;
      progress(done, of);
    }
    return found;
  };
  const dearest = (looked: readonly Looked[], seat: string, count: number) =>
    looked
      .filter((one) => one.seat === seat && one.cost >= LEAST_COST)
      .sort((a, b) => b.cost - a.cost)
      .slice(0, count);
  const rough = await all(steps, roughly);
  const doubtful = seats.flatMap((seat) => dearest(rough, seat, CLOSELY)).map(({ step }) => step);
  const close = await all(
    doubtful.sort((a, b) => a - b),
    closely,
  );
  return seats.flatMap((seat) => dearest(close, seat, TOLD));
}
