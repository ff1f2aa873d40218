/** The games and bots that a server offers. They come from outside: the server itself knows none. */
import type { Bot, Game, OptionSpec } from '@polity/kernel';
import type { GameSummary } from './wire.js';

export interface Registry {
  readonly games: Readonly<Record<string, Game>>;
  readonly bots: Readonly<Record<string, Bot>>;
}

export function gameOf({ games }: Registry, id: string): Game | undefined {
  return Object.hasOwn(games, id) ? games[id] : undefined;
}

export function botOf({ bots }: Registry, id: string): Bot | undefined {
  return Object.hasOwn(bots, id) ? bots[id] : undefined;
}

export function summaryOf(game: Game, { bots }: Registry): GameSummary {
  const options = game.options as Readonly<Record<string, OptionSpec>>;
  const usual = Object.fromEntries(Object.entries(options).map(([name, { values }]) => [name, values[0] ?? '']));
  const numbers = options.seats?.values;
  const all = game.seats(usual);
  const seatsFor = numbers
    ? Object.fromEntries(numbers.map((seats) => [seats, game.seats({ ...usual, seats })]))
    : { [all.length]: all };
  const players = Object.keys(bots).filter((id) => bots[id]?.plays?.(game) ?? true);
  return { id: game.id, options, seatsFor, bots: players };
}
