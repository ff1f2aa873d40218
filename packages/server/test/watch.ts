/** A night watch, for tests: three take turns to say that all is well, and clockwork can take the place of two of them. */
import { type Context, choice, type Game, type One, type Play } from '@polity/kernel';

export type Guard = 'east' | 'west' | 'gate';

interface Night {
  hour: number;
  /** Who is on turn. */
  next: number;
  clockwork: Partial<Record<Guard, string>>;
}

interface WatchNames {
  readonly seat: Guard;
  readonly asks: { report: One<'well' | 'very-well'> };
  readonly log: { reported: { seat: Guard }; clockwork: { seat: Guard; way: string }; ticked: { seat: Guard } };
  readonly interjections: Record<never, never>;
}

const GUARDS: readonly Guard[] = ['east', 'west', 'gate'];
const HOURS = 40;

function* play(t: Context<Night, WatchNames>): Play {
  const { state } = t;
  while (state.hour < HOURS) {
    const seat = GUARDS[state.next] as Guard;
    if (state.clockwork[seat] === undefined) {
      yield* t.ask(seat, 'report', () => ['well', 'very-well'], { always: true });
      t.log('reported', { seat });
    } else t.log('ticked', { seat });
    state.next = (state.next + 1) % GUARDS.length;
    if (state.next === 0) state.hour++;
    yield* t.checkpoint();
  }
}

export const nightWatch: Game<Night, WatchNames> = {
  id: 'night-watch',
  rules: 1,
  options: { hours: choice('all') },
  seats: () => GUARDS,
  setup: () => ({ hour: 0, next: 0, clockwork: {} }),
  play,
  view: (state) => state,
  standings: () => GUARDS.map((seat) => ({ seat, place: 1, score: 0, won: true, points: [] })),
  succession: {
    // The gate needs a person.
    options: ({ clockwork }, seat) => (seat === 'gate' || clockwork[seat] !== undefined ? [] : ['slow', 'fast']),
    apply(t, seat, way) {
      t.state.clockwork[seat] = way;
      t.log('clockwork', { seat, way });
    },
  },
};
