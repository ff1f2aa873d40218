/** Tables laid before anybody comes: a position of a game, written where the server keeps its tables. */
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { randomBot } from '@polity/bots';
import { type Game, type OptionValues, type SavedTable, seededRandom, situationAt, Table } from '@polity/kernel';
import { openSqliteStore } from '@polity/server';
import type { Page } from 'playwright-core';
import { tokenOf, type Visitor, type World } from './support.js';

/** Somebody who never comes. */
const ABSENT = 'nobody';

export interface Laid {
  readonly id: string;
  readonly saved: SavedTable;
  /** All of the table's seats. */
  readonly seats: readonly string[];
  /** Those that the visitor holds; all of them, unless it says which. */
  readonly held?: readonly string[];
  /** Other visitors, by the seats that they hold. */
  readonly guests?: Readonly<Record<string, Visitor>>;
  /** Who has the others: people who never come, unless a bot is named. */
  readonly bot?: string;
}

/** Lays tables with a visitor on some of their seats, and people who never come or bots on the others. */
export async function layTables({ server }: World, visitor: Visitor, tables: readonly Laid[]): Promise<void> {
  const player = await playerId(visitor);
  const store = await openSqliteStore(join(server.data, 'polity.db'));
  try {
    for (const { id, saved, seats, held = seats, guests = {}, bot } of tables) {
      const guestIds = new Map<string, string>();
      for (const [seat, guest] of Object.entries(guests)) guestIds.set(seat, await playerId(guest));
      const personAt = (seat: string) => guestIds.get(seat) ?? (held.includes(seat) ? player : undefined);
      const { game, options, seed, version } = saved;
      const other = bot === undefined ? { kind: 'person', player: ABSENT } : { kind: 'bot', bot, owner: null };
      const sitters = seats.map((seat) => {
        const sitter = personAt(seat);
        return [seat, sitter === undefined ? other : { kind: 'person', player: sitter }];
      });
      const members = [...new Set([player, ...guestIds.values()])];
      const meta = {
        game,
        options,
        seats: Object.fromEntries(sitters),
        host: player,
        seed,
        sat: [...members, ABSENT],
        rematch: null,
      };
      const status = saved.over ? 'over' : 'playing';
      const row = { id, status, listed: false, meta, createdAt: 0 } as const;
      await store.createTable(row, { members, snapshot: { version, saved: JSON.stringify(saved) } });
    }
  } finally {
    await store.close();
  }
}

/** A game that bots have played to its end. */
export function playedToTheEnd(game: Game, options: OptionValues, seed: string): SavedTable {
  const table = Table.open(game, options, seed);
  const luck = seededRandom('fast', seed);
  for (let [ask] = table.asks(); ask !== undefined; [ask] = table.asks()) {
    const answer = randomBot.answer(situationAt(table, ask), luck);
    if (!table.submit({ seat: ask.seat, version: ask.version, answer }).ok) throw new Error('a bot was refused');
  }
  return table.save();
}

/** The server knows a browser by the hash of its token. */
async function playerId(visitor: Visitor): Promise<string> {
  const token = await tokenOf(visitor);
  return createHash('sha256').update(token).digest('base64url');
}

/** The page follows whoever is asked, of the seats that the visitor holds. */
export function withoutCurtain(visitor: Visitor): Promise<void> {
  return visitor.prefers({ curtain: false });
}

/** Goes on to another table without loading the page anew, as a link does. */
export async function goToTable(page: Page, id: string): Promise<void> {
  for (const path of ['/nowhere', `/table/${id}`]) {
    await page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
    if (path === '/nowhere') await page.locator('.table-page').waitFor({ state: 'detached' });
  }
}
