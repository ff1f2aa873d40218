/** Finished games, for whoever takes them elsewhere to study them. */
import type { Kysely, Selectable } from 'kysely';
import { DAY } from './appends.js';
import type { Database } from './schema.js';
import type { Finished } from './store.js';

export function finishedTables(
  db: Kysely<Database>,
  { since, after, most }: Finished,
): Promise<Selectable<Database['tables']>[]> {
  let tables = db
    .selectFrom('tables')
    .selectAll()
    .where('status', '=', 'over')
    .where('used_at', '>=', since - DAY);
  if (after !== undefined)
    tables = tables.where(({ eb, or, and }) =>
      or([
        eb('created_at', '>', after.createdAt),
        and([eb('created_at', '=', after.createdAt), eb('id', '>', after.id)]),
      ]),
    );
  return tables.orderBy('created_at').orderBy('id').limit(most).execute();
}
