/** Games of Hegemony between random players, for tests that want to see every question in its place. */
import { randomBot } from '@polity/bots';
import { hegemony } from '@polity/hegemony';
import type { HegemonyView } from '@polity/hegemony/page';
import { type AskDescription, type LogEntry, type Run, simulate } from '@polity/kernel';

export interface Asked {
  readonly ask: AskDescription;
  readonly view: HegemonyView;
  readonly seed: string;
}

export type Seats = 2 | 3 | 4;

/** Plays a game and shows every question to its seat's eyes. */
export function playRandom(seats: Seats, seed: string, look: (asked: Asked, run: Run) => void): Run {
  const { run } = simulate(hegemony, { seats }, seed, () => randomBot, {
    watch: (at) => {
      for (const ask of at.asks()) look({ ask: ask.describe(), view: viewOf(at, ask.seat), seed }, at);
    },
  });
  return run;
}

export function viewOf(run: Run, seat: string | null): HegemonyView {
  return hegemony.view(run.state as never, seat as never) as HegemonyView;
}

export function logOf(run: Run): readonly LogEntry[] {
  return run.log;
}

export function* seeds(count: number, name: string): Generator<{ seats: Seats; seed: string }> {
  for (let i = 0; i < count; i++) yield { seats: ((i % 3) + 2) as Seats, seed: `${name}/${i}` };
}
