import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryCompiler,
  type QueryResult,
  SelectQueryNode,
} from 'kysely';
import { busyDeadline, retryWhileBusy } from './retry-while-busy.ts';
import { isBusy } from './sqlite-problems.ts';

/** Two connections to one file: in WAL mode whoever reads never waits for whoever writes. */
export type SqliteConnections = { reader: DatabaseSync; writer: DatabaseSync };

/**
 * Reads at once, and writes one after the other. SQLite's own waiting for the lock of another process would block the
 * whole process, so its busy timeout is 0 and the waiting is done here: pages are answered meanwhile.
 */
export class SqliteDriver implements Driver {
  readonly #connections: SqliteConnections;
  readonly #writing = mutex();

  constructor(connections: SqliteConnections) {
    this.#connections = connections;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<SqliteConnection> {
    return new SqliteConnection(this.#connections, this.#writing);
  }

  // A transaction that reads first and writes later fails when another process wrote in between, and no waiting helps
  // it. Taking the write lock at the beginning turns that failure into a short wait.
  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await asOurs(connection).begin();
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await asOurs(connection).end('commit');
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await asOurs(connection).end('rollback');
  }

  savepoint(connection: DatabaseConnection, name: string, _: QueryCompiler['compileQuery']): Promise<void> {
    return asOurs(connection).savepoint('savepoint', name);
  }

  rollbackToSavepoint(
    connection: DatabaseConnection,
    name: string,
    _: QueryCompiler['compileQuery'],
  ): Promise<void> {
    return asOurs(connection).savepoint('rollback to', name);
  }

  releaseSavepoint(
    connection: DatabaseConnection,
    name: string,
    _: QueryCompiler['compileQuery'],
  ): Promise<void> {
    return asOurs(connection).savepoint('release', name);
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    asOurs(connection).release();
  }

  async destroy(): Promise<void> {
    this.#connections.reader.close();
    this.#connections.writer.close();
  }
}

class SqliteConnection implements DatabaseConnection {
  readonly #connections: SqliteConnections;
  readonly #writing: Mutex;
  /** Set during a transaction. */
  #unlock: (() => void) | undefined;

  constructor(connections: SqliteConnections, writing: Mutex) {
    this.#connections = connections;
    this.#writing = writing;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const { reader, writer } = this.#connections;
    if (this.#unlock) return run(writer, query);
    const free = { isBusy, deadline: busyDeadline() };
    if (isRead(query)) return retryWhileBusy(() => run<Row>(reader, query), free);
    const unlock = await this.#writing();
    try {
      return await retryWhileBusy(() => run<Row>(writer, query), free);
    } finally {
      unlock();
    }
  }

  async *streamQuery<Row>(query: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> {
    if (!isRead(query)) throw new Error('Only what is selected can be streamed');
    const connection = this.#unlock ? this.#connections.writer : this.#connections.reader;
    const statement = connection.prepare(query.sql);
    for (const row of statement.iterate(...(query.parameters as SQLInputValue[])))
      yield { rows: [row as Row] };
  }

  async begin(): Promise<void> {
    const free = { isBusy, deadline: busyDeadline() };
    const unlock = await this.#writing();
    try {
      await retryWhileBusy(() => this.#connections.writer.exec('begin immediate'), free);
      this.#unlock = unlock;
    } catch (error) {
      unlock();
      throw error;
    }
  }

  async end(how: 'commit' | 'rollback'): Promise<void> {
    // SQLite has ended the transaction itself after some errors, such as a full disk; that error is the one to report.
    if (how === 'commit' || this.#connections.writer.isTransaction) this.#connections.writer.exec(how);
    this.release();
  }

  async savepoint(command: string, name: string): Promise<void> {
    this.#connections.writer.exec(`${command} "${name.replaceAll('"', '""')}"`);
  }

  release(): void {
    if (!this.#unlock) return;
    if (this.#connections.writer.isTransaction) this.#connections.writer.exec('rollback');
    this.#unlock();
    this.#unlock = undefined;
  }
}

function asOurs(connection: DatabaseConnection): SqliteConnection {
  return connection as SqliteConnection;
}

function isRead({ query, sql }: CompiledQuery): boolean {
  return SelectQueryNode.is(query) || /^\s*select\b/i.test(sql);
}

function run<Row>(connection: DatabaseSync, { sql, parameters }: CompiledQuery): QueryResult<Row> {
  const statement = connection.prepare(sql);
  const values = parameters as SQLInputValue[];
  if (statement.columns().length > 0) return { rows: statement.all(...values) as Row[] };
  const { changes, lastInsertRowid } = statement.run(...values);
  return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
}

type Mutex = () => Promise<() => void>;

/** One holder at a time, in the order of the calls. */
function mutex(): Mutex {
  let last: Promise<void> = Promise.resolve();
  return async () => {
    const before = last;
    const { promise, resolve } = Promise.withResolvers<void>();
    last = promise;
    await before;
    return resolve;
  };
}
