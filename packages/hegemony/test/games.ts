/** Games of Hegemony between random players, for tests that want to see every question in its place. */
import { randomBot } from '@polity/bots';
import {
  type AskDescription,
  type LogEntry,
  type OptionValues,
  type Run,
  type Standing,
  seededRandom,
  simulate,
} from '@polity/kernel';
import { hegemony } from '../src/index.js';
import type { HegemonyView } from '../src/rules/view.js';

export interface Asked {
  readonly ask: AskDescription;
  readonly view: HegemonyView;
  readonly seed: string;
}

export type Seats = 2 | 3 | 4;

/** Plays a game, with modules if they are named, and shows every question to its seat's eyes. */
export function playRandom(
  seats: Seats,
  seed: string,
  look: (asked: Asked, run: Run) => void,
  modules: OptionValues = {},
  game: typeof hegemony = hegemony,
): Run {
  const { run } = simulate(game, { ...modules, seats }, seed, () => randomBot, {
    watch: (at) => {
      for (const ask of at.asks()) look({ ask: ask.describe(), view: viewOf(at, ask.seat), seed }, at);
    },
  });
  return run;
}

/** Options for what is seldom asked: see `SELDOM`. */
export const SELDOM_OPTIONS = { 'crisis-response': true, 'alternative-events': true } as const;

/** The game begun in debt, with Bonds for the crisis and a kept event: what is asked then is seldom asked otherwise. */
export const SELDOM: typeof hegemony = {
  ...hegemony,
  setup(options, random) {
    const state = hegemony.setup(options, random);
    hegemony.lay?.(state, 'cr-new-government-bond-program');
    Object.assign(state.state, { loans: 1, treasury: 0 });
    const event = 'ae-demand-for-state-intervention';
    hegemony.lay?.(state, event);
    state.state.events = state.state.events.filter((id) => id !== event);
    state.alternative?.held.working.push(event);
    return state;
  },
};

/** The start of a game as the Working Class sees it, to be changed by a test. */
export function startOf(seats: Seats): HegemonyView {
  const state = hegemony.setup({ seats }, seededRandom('fast', 'board'));
  return structuredClone(hegemony.view(state, 'working')) as HegemonyView;
}

export function viewOf(run: Run, seat: string | null): HegemonyView {
  return hegemony.view(run.state as never, seat as never) as HegemonyView;
}

export function standingsOf(run: Run): readonly Standing[] {
  return hegemony.standings(run.state as never);
}

export function logOf(run: Run): readonly LogEntry[] {
  return run.log;
}

export function* seeds(count: number, name: string): Generator<{ seats: Seats; seed: string }> {
  for (let i = 0; i < count; i++) yield { seats: ((i % 3) + 2) as Seats, seed: `${name}/${i}` };
}
