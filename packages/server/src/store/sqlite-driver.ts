/** How Kysely speaks to SQLite, wherever it is: over one connection, which one has at a time. */
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { Engine } from './sqlite-engine.js';

/** A database that one has at a time, in the order in which they come. */
export class OneAtATime {
  private last: Promise<void> = Promise.resolve();

  constructor(readonly engine: Engine) {}

  /** @returns how to make way for the next. */
  async enter(): Promise<() => void> {
    const before = this.last;
    let leave: () => void = () => undefined;
    this.last = new Promise((resolve) => {
      leave = resolve;
    });
    await before;
    try {
      await this.engine.open();
      return leave;
    } catch (error) {
      leave();
      throw error;
    }
  }

  async during<T>(work: (engine: Engine) => Promise<T>): Promise<T> {
    const leave = await this.enter();
    try {
      return await work(this.engine);
    } finally {
      leave();
    }
  }
}

export function dialectOver(turns: OneAtATime): Dialect {
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new EngineDriver(turns),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

class EngineDriver implements Driver {
  private leave: () => void = () => undefined;
  private readonly connection: DatabaseConnection;

  constructor(private readonly turns: OneAtATime) {
    this.connection = { executeQuery: (query) => this.run(query), streamQuery: notStreamed };
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    this.leave = await this.turns.enter();
    return this.connection;
  }

  async releaseConnection(): Promise<void> {
    this.leave();
  }

  async beginTransaction(): Promise<void> {
    await this.run(CompiledQuery.raw('begin'));
  }

  async commitTransaction(): Promise<void> {
    await this.run(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(): Promise<void> {
    await this.run(CompiledQuery.raw('rollback'));
  }

  destroy(): Promise<void> {
    return this.turns.engine.close();
  }

  private async run<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const { rows, changes } = await this.turns.engine.run(sql, parameters);
    return { rows: rows as Row[], numAffectedRows: BigInt(changes) };
  }
}

async function* notStreamed(): AsyncIterableIterator<never> {
  throw new Error('what is kept here is read at once');
}
