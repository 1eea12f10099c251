import { type Dialect, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import { type SqliteConnections, SqliteDriver } from './sqlite-driver.ts';

/** Kysely's own SQLite dialect, on Node's built-in SQLite. */
export function sqliteDialect(connections: SqliteConnections): Dialect {
  return {
    createDriver: () => new SqliteDriver(connections),
    createAdapter: () => new TwoConnectionsAdapter(),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  };
}

/** With one connection Kysely would let reads wait for a transaction under way; the driver orders the writes itself. */
class TwoConnectionsAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}
