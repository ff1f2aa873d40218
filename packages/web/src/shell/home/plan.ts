/** Who plays what before a game: sensible choices to begin with, and what the server is told. */
import type { GameSummary, NewTable } from '@polity/server/wire';
import type { GameUi } from '../../games/game-ui.js';

/** Who plays a role: somebody or something on its seat, or the game itself in one of its modes. */
export type Sitter = 'me' | 'open' | `bot:${string}` | `game:${string}`;
export type OptionValue = string | number | boolean;

/** What the others are where nobody has chosen: seats for people, the usual bots, one bot, or the game itself in a mode. */
export type Others = 'open' | 'bots' | `bot:${string}` | `game:${string}`;

/** A game as it is planned: what the server says of it, the roles that it can play itself, and what is chosen at first. */
export interface PlannedGame extends GameSummary {
  readonly playsItself?: GameUi['playsItself'];
  readonly firstChoices?: GameUi['firstChoices'];
}

/** Roles that the game plays itself are told by their options; all others have a seat. */
export interface Plan {
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly seats: Readonly<Record<string, Sitter>>;
  readonly listed: boolean;
}

export function planned(game: GameSummary, { playsItself, firstChoices }: GameUi): PlannedGame {
  return { ...game, ...(playsItself && { playsItself }), ...(firstChoices && { firstChoices }) };
}

/** Who plays where nobody has chosen: who does what the game advises, at once; where none does, the strongest. */
export function usualBot({ bots }: GameSummary): string {
  return bots.includes('adviser') ? 'adviser' : (bots.at(-1) ?? 'random');
}

/** Who sits where nobody else does: the bot that was asked for, or the usual one; an open seat where people are awaited. */
function fillerOf(game: GameSummary, others: Others): Sitter {
  if (others === 'open') return others;
  return isBot(others) ? others : `bot:${usualBot(game)}`;
}

function isBot(others: Others): others is `bot:${string}` {
  return others.startsWith('bot:');
}

/** All that one can play against, from plain to full: each bot, and the game itself in each of its modes. */
export function opponentsOf(game: PlannedGame): readonly (`bot:${string}` | `game:${string}`)[] {
  return [...game.bots.map((bot) => `bot:${bot}` as const), ...modesOf(game).map((mode) => `game:${mode}` as const)];
}

/** Bots by how well they play, from the one for a first game on. */
const LEVELS: readonly string[] = ['bot:easy', 'bot:medium', 'bot:hard', 'bot:very-hard'];

/** Those that are offered at once, and those that few look for: bots without a level, where some have one. */
export function offeredOf(game: PlannedGame): Readonly<Record<'first' | 'more', ReturnType<typeof opponentsOf>>> {
  const all = opponentsOf(game);
  const levels = all.filter((who) => LEVELS.includes(who));
  if (levels.length < 2) return { first: all, more: [] };
  const itself = all.filter((who) => who.startsWith('game:'));
  const first = [...levels, ...itself];
  return { first, more: all.filter((who) => !first.includes(who)) };
}

/** Whom somebody plays against who has not chosen: the easiest level in a first game, the next one later. */
export function firstOpponent(game: PlannedGame, finished: boolean): Others {
  const [easiest, next] = offeredOf(game).first.filter((who) => LEVELS.includes(who));
  return (finished ? next : easiest) ?? `bot:${usualBot(game)}`;
}

/** Who is in the game, whether on a seat or not. */
export function rolesOf(game: GameSummary, options: Plan['options']): readonly string[] {
  const players = options.seats ?? game.options.seats?.values[0];
  return game.seatsFor[String(players)] ?? Object.values(game.seatsFor)[0] ?? [];
}

/** In which mode the game plays a role itself, if it does. */
export function modeOf({ playsItself }: PlannedGame, options: Plan['options'], role: string): string | undefined {
  const { option, modes = [] } = playsItself?.[role] ?? {};
  return option === undefined ? undefined : modes.find((mode) => mode === options[option]);
}

export function seatsOf(game: PlannedGame, options: Plan['options']): readonly string[] {
  return rolesOf(game, options).filter((role) => modeOf(game, options, role) === undefined);
}

/** The modes in which the game plays whole tables itself, from plain to full. */
export function modesOf({ playsItself = {} }: Pick<PlannedGame, 'playsItself'>): readonly string[] {
  return Object.values(playsItself)[0]?.modes ?? [];
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
export function usualPlan(game: PlannedGame, others: Others): Plan {
  const options = { ...usualOptions(game), ...game.firstChoices?.() };
  const plan: Plan = { options, seats: seatPlan(game, options, {}, others), listed: false };
  return others.startsWith('game:') ? meAgainst(game, plan, rolesOf(game, options)[0] ?? '', others) : plan;
}

/** Keeps what was chosen for seats that are still in play; somebody whose seat has gone gets the first one. */
export function seatPlan(
  game: PlannedGame,
  options: Plan['options'],
  before: Plan['seats'],
  others: Others,
): Plan['seats'] {
  const filler = fillerOf(game, others);
  const seats = seatsOf(game, options);
  const mine = seats.some((seat) => before[seat] === 'me');
  return Object.fromEntries(seats.map((seat, i) => [seat, i === 0 && !mine ? 'me' : (before[seat] ?? filler)]));
}

export function withOption(game: PlannedGame, plan: Plan, name: string, value: OptionValue, others: Others): Plan {
  return withOptions(game, plan, { [name]: value }, others);
}

/** Several options chosen at once. Roles that come in are played as the others are. */
export function withOptions(game: PlannedGame, plan: Plan, chosen: Plan['options'], others: Others): Plan {
  const wanted = { ...plan.options, ...chosen };
  const before = rolesOf(game, plan.options);
  const roles = rolesOf(game, wanted);
  const options: Record<string, OptionValue> = { ...wanted };
  for (const [role, { option, modes }] of Object.entries(game.playsItself ?? {})) {
    if (!roles.includes(role)) options[option] = usualOptions(game)[option] ?? '';
    else if (!before.includes(role))
      options[option] = modes.find((mode) => others === `game:${mode}`) ?? options[option] ?? '';
  }
  return { ...plan, options, seats: seatPlan(game, options, plan.seats, others) };
}

/** Whether these are the options that the plan has. */
export function hasOptions(plan: Plan, chosen: Plan['options']): boolean {
  return Object.entries(chosen).every(([name, value]) => plan.options[name] === value);
}

/** Who plays a role in the plan. */
export function sitterOf(game: PlannedGame, plan: Plan, role: string): Sitter | undefined {
  const mode = modeOf(game, plan.options, role);
  return mode === undefined ? plan.seats[role] : `game:${mode}`;
}

/** The plan with somebody or something else for a role. */
export function withSitter(game: PlannedGame, plan: Plan, role: string, sitter: Sitter): Plan {
  const { option, modes = [] } = game.playsItself?.[role] ?? {};
  const mode = modes.find((one) => sitter === `game:${one}`);
  const { [role]: _, ...others } = plan.seats;
  const options =
    option === undefined ? plan.options : { ...plan.options, [option]: mode ?? usualOptions(game)[option] ?? '' };
  const sitters: Plan['seats'] = mode === undefined ? { ...others, [role]: sitter } : others;
  const seats = seatsOf(game, options).flatMap((seat) => (sitters[seat] ? [[seat, sitters[seat]]] : []));
  return { ...plan, options, seats: Object.fromEntries(seats) };
}

/** I alone play this role; others, bots or, as far as it can, the game itself the rest. A role may need more players. */
export function meAgainst(game: PlannedGame, plan: Plan, mine: string, others: Others): Plan {
  const numbers = game.options.seats?.values ?? [];
  const options = rolesOf(game, plan.options).includes(mine)
    ? plan.options
    : { ...plan.options, seats: numbers.find((seats) => game.seatsFor[String(seats)]?.includes(mine)) ?? 0 };
  const filler = fillerOf(game, others);
  return rolesOf(game, options).reduce(
    (table: Plan, role) => {
      const can = game.playsItself?.[role]?.modes.some((mode) => others === `game:${mode}`);
      return withSitter(game, table, role, role === mine ? 'me' : can ? (others as Sitter) : filler);
    },
    { ...plan, options, seats: {} },
  );
}

/** I sit on this seat alone, bots on all others. */
export function meAgainstBots(game: PlannedGame, plan: Plan, mine: string): Plan {
  return meAgainst(game, plan, mine, 'bots');
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
