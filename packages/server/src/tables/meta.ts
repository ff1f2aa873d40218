/** What is known of a table besides its game's position: who sits where, which game with which options, its seed. */
import type { OptionValues } from '@polity/kernel';
import { z } from 'zod';

/** Who is on a seat. People are known by their player id, which never leaves the server. */
const sitter = z.discriminatedUnion('kind', [
  /** `left`: who left it in mid-game and may come back. */
  z.object({ kind: z.literal('open'), left: z.string().nullable() }),
  z.object({ kind: z.literal('person'), player: z.string() }),
  /**
   * `owner`: for whom it plays until the seat is taken back. `insteadOf`: the bot that was to play and kept failing.
   * `standIn`: the others wanted it while its owner was away, who has the seat back on coming again.
   * `successor`: it plays until the game itself has taken the place of somebody who is gone, and how that plays.
   */
  z.object({
    kind: z.literal('bot'),
    bot: z.string(),
    owner: z.string().nullable(),
    insteadOf: z.string().exactOptional(),
    standIn: z.literal(true).exactOptional(),
    successor: z.string().exactOptional(),
  }),
]);
export type Sitter = z.infer<typeof sitter>;

const tableMeta = z.object({
  game: z.string(),
  options: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  seats: z.record(z.string(), sitter),
  host: z.string(),
  seed: z.string(),
  /** Who has sat here since the game began: they know a hand already and take no other. */
  sat: z.array(z.string()),
  rematch: z.string().nullable(),
  /** By seat of somebody who is gone: how the game itself is to play it, and who agrees so far. */
  successions: z.record(z.string(), z.object({ way: z.string(), agreed: z.array(z.string()) })).exactOptional(),
});

export interface TableMeta {
  readonly game: string;
  readonly options: OptionValues;
  readonly seats: { readonly [seat: string]: Sitter };
  readonly host: string;
  readonly seed: string;
  readonly sat: readonly string[];
  readonly rematch: string | null;
  readonly successions?: { readonly [seat: string]: { readonly way: string; readonly agreed: readonly string[] } };
}

/** Reads what the store has kept. */
export function parseMeta(json: unknown): TableMeta {
  return tableMeta.parse(json);
}

/** The players who find the table among theirs: who sits there, for whom a bot plays, who made it. */
export function membersOf({ seats, host }: TableMeta): readonly string[] {
  const members = new Set([host]);
  for (const sitter of Object.values(seats)) {
    if (sitter.kind === 'person') members.add(sitter.player);
    else if (sitter.kind === 'bot' && sitter.owner !== null) members.add(sitter.owner);
  }
  return [...members];
}

/** The seats whose hand a player may see: their own, and those that a bot plays for them. */
export function seatsOf({ seats }: TableMeta, player: string | null): readonly string[] {
  if (player === null) return [];
  return Object.entries(seats)
    .filter(([, sitter]) => holderOf(sitter) === player)
    .map(([seat]) => seat);
}

export function playsSeat({ seats }: TableMeta, player: string | null, seat: string): boolean {
  const sitter = Object.hasOwn(seats, seat) ? seats[seat] : undefined;
  return sitter?.kind === 'person' && sitter.player === player;
}

function holderOf(sitter: Sitter): string | null {
  if (sitter.kind === 'person') return sitter.player;
  return sitter.kind === 'bot' ? sitter.owner : null;
}
