/** Who sits where before a game: sensible choices to begin with, and what the server is told. */
import type { GameSummary, NewTable } from '@polity/server/wire';

export type Sitter = 'me' | 'open' | `bot:${string}`;
export type OptionValue = string | number | boolean;

export interface Plan {
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly seats: Readonly<Record<string, Sitter>>;
  readonly listed: boolean;
}

/** The strongest bot that there is; games list their bots from plain to strong. */
export function bestBot({ bots }: GameSummary): string {
  return bots.at(-1) ?? 'random';
}

export function seatsOf(game: GameSummary, options: Plan['options']): readonly string[] {
  const players = options.seats ?? game.options.seats?.values[0];
  return game.seatsFor[String(players)] ?? Object.values(game.seatsFor)[0] ?? [];
}

export function usualOptions(game: GameSummary): Plan['options'] {
  return Object.fromEntries(
    Object.entries(game.options).flatMap(
      ([
        name,
        {
          values: [usual],
        },
      ]) => (usual === undefined ? [] : [[name, usual]]),
    ),
  );
}

/** Me on the first seat; the others as asked for. */
export function usualPlan(game: GameSummary, others: 'open' | 'bots'): Plan {
  const options = usualOptions(game);
  return { options, seats: seatPlan(game, options, {}, others), listed: false };
}

/** Keeps what was chosen for seats that are still in play; somebody whose seat has gone gets the first one. */
export function seatPlan(
  game: GameSummary,
  options: Plan['options'],
  before: Plan['seats'],
  others: 'open' | 'bots',
): Plan['seats'] {
  const filler: Sitter = others === 'open' ? 'open' : `bot:${bestBot(game)}`;
  const seats = seatsOf(game, options);
  const mine = seats.some((seat) => before[seat] === 'me');
  return Object.fromEntries(seats.map((seat, i) => [seat, i === 0 && !mine ? 'me' : (before[seat] ?? filler)]));
}

export function withOption(
  game: GameSummary,
  plan: Plan,
  name: string,
  value: OptionValue,
  others: 'open' | 'bots',
): Plan {
  return withOptions(game, plan, { [name]: value }, others);
}

/** Several options chosen at once. */
export function withOptions(game: GameSummary, plan: Plan, chosen: Plan['options'], others: 'open' | 'bots'): Plan {
  const options = { ...plan.options, ...chosen };
  return { ...plan, options, seats: seatPlan(game, options, plan.seats, others) };
}

/** Whether these are the options that the plan has. */
export function hasOptions(plan: Plan, chosen: Plan['options']): boolean {
  return Object.entries(chosen).every(([name, value]) => plan.options[name] === value);
}

/** I sit on this seat alone, bots on all others. */
export function meAgainstBots(game: GameSummary, plan: Plan, mine: string): Plan {
  const bot: Sitter = `bot:${bestBot(game)}`;
  const seats = seatsOf(game, plan.options).map((seat): [string, Sitter] => [seat, seat === mine ? 'me' : bot]);
  return { ...plan, seats: Object.fromEntries(seats) };
}

export function tableOf(game: string, { options, seats, listed }: Plan): NewTable {
  const sitters = Object.values(seats);
  return {
    game,
    options: { ...options },
    seats: Object.fromEntries(
      Object.entries(seats).map(([seat, sitter]) => [
        seat,
        sitter === 'me' || sitter === 'open' ? sitter : { bot: sitter.slice('bot:'.length) },
      ]),
    ),
    listed: listed && sitters.includes('open'),
    start: !sitters.includes('open'),
  };
}

export function seatsHeld({ seats }: Plan): number {
  return Object.values(seats).filter((sitter) => sitter === 'me').length;
}
