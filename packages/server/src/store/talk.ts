/** What is said at a table: lines of chat for everybody, and whispers for two. Each is kept once and numbered. */
import type { ExpressionBuilder, Kysely, Transaction } from 'kysely';
import type { ChatLine, PrivateLine } from '../wire.js';
import type { Database } from './schema.js';
import type { NewChatLine, NewWhisper, Whisper } from './store.js';

/** @param again whether it may have been kept already. */
export async function keepLine(
  db: Transaction<Database>,
  again: boolean,
  table: string,
  key: string,
  line: NewChatLine,
): Promise<ChatLine | undefined> {
  const before = again ? await rowWith(db, 'chat', table, key) : undefined;
  if (before) return chatLine(before);
  const number = await nextNumber(db, 'chat', table);
  const said = await db
    .insertInto('chat')
    .values({ table_id: table, number, key, line: JSON.stringify(line) })
    .onConflict((conflict) => conflict.columns(['table_id', 'key']).doNothing())
    .returning('number')
    .execute();
  return said.length > 0 ? { number, ...line } : undefined;
}

export async function lastLines(db: Kysely<Database>, table: string, most: number): Promise<readonly ChatLine[]> {
  const rows = await db
    .selectFrom('chat')
    .select(['number', 'line'])
    .where('table_id', '=', table)
    .orderBy('number', 'desc')
    .limit(most)
    .execute();
  return rows.reverse().map(chatLine);
}

/** @param again whether it may have been kept already. */
export async function keepWhisper(
  db: Transaction<Database>,
  again: boolean,
  table: string,
  key: string,
  { from, to, line }: NewWhisper,
): Promise<Whisper | undefined> {
  const before = again ? await rowWith(db, 'whispers', table, key) : undefined;
  if (before) return { number: before.number, from, to, line: JSON.parse(before.line) as PrivateLine };
  const number = await nextNumber(db, 'whispers', table);
  const said = await db
    .insertInto('whispers')
    .values({ table_id: table, number, key, from_player: from, to_player: to, line: JSON.stringify(line) })
    .onConflict((conflict) => conflict.columns(['table_id', 'key']).doNothing())
    .returning('number')
    .execute();
  return said.length > 0 ? { number, from, to, line } : undefined;
}

export async function lastWhispers(
  db: Kysely<Database>,
  table: string,
  most: number,
  player?: string,
): Promise<readonly Whisper[]> {
  const rows = await db
    .selectFrom('whispers')
    .select(['number', 'from_player', 'to_player', 'line'])
    .where('table_id', '=', table)
    .$if(player !== undefined, (all) => all.where((where) => isOf(where, player ?? '')))
    .orderBy('number', 'desc')
    .limit(most)
    .execute();
  return rows.reverse().map(({ number, from_player: from, to_player: to, line }) => ({
    number,
    from,
    to,
    line: JSON.parse(line) as PrivateLine,
  }));
}

/** What one player has said and heard is another's from now on. */
export async function handOverWhispers(
  db: Transaction<Database>,
  table: string,
  from: string,
  to: string,
): Promise<void> {
  for (const side of ['from_player', 'to_player'] as const)
    await db
      .updateTable('whispers')
      .set({ [side]: to })
      .where('table_id', '=', table)
      .where(side, '=', from)
      .execute();
}

/** The number of the last line of either kind at a table, in a question about tables. */
export function latestNumber<Kind extends 'chat' | 'whispers'>(kind: Kind) {
  return ({ selectFrom }: ExpressionBuilder<Database, 'tables'>) =>
    selectFrom(kind as 'chat')
      .select(({ fn }) => fn.max('number').as('number'))
      .whereRef('table_id', '=', 'tables.id')
      .as(kind);
}

function isOf({ or, eb }: ExpressionBuilder<Database, 'whispers'>, player: string) {
  return or([eb('from_player', '=', player), eb('to_player', '=', player)]);
}

async function nextNumber(db: Transaction<Database>, kind: 'chat' | 'whispers', table: string): Promise<number> {
  const last = await db
    .selectFrom(kind)
    .select(({ fn }) => fn.max('number').as('number'))
    .where('table_id', '=', table)
    .executeTakeFirst();
  return Number(last?.number ?? 0) + 1;
}

function rowWith(db: Kysely<Database>, kind: 'chat' | 'whispers', table: string, key: string) {
  return db
    .selectFrom(kind)
    .select(['number', 'line'])
    .where('table_id', '=', table)
    .where('key', '=', key)
    .executeTakeFirst();
}

function chatLine({ number, line }: Pick<Database['chat'], 'number' | 'line'>): ChatLine {
  return { number, ...(JSON.parse(line) as NewChatLine) };
}
