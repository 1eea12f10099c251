import { busyDeadline, retryWhileBusy } from '../../src/shared/platform/database/retry-while-busy.ts';

type Call = (...args: never[]) => Promise<unknown>;

/** The client of Payload's SQLite adapter, as far as it is changed here. */
export type SqliteClient = {
  execute: (sql: string) => Promise<unknown>;
  batch: Call;
  transaction: Call;
};

const changed = new WeakSet<SqliteClient>();

/**
 * Makes the studio wait for the lock of another process as the sites do: SQLite's own waiting would block all of the
 * studio. Each of these calls is a whole transaction or the beginning of one, so that it can be repeated.
 */
export async function waitWithoutBlocking(client: SqliteClient): Promise<void> {
  if (changed.has(client)) return;
  changed.add(client);
  await client.execute('PRAGMA busy_timeout = 0');
  for (const method of ['execute', 'batch', 'transaction'] as const) {
    const call = client[method].bind(client) as Call;
    Object.assign(client, {
      [method]: (...args: never[]) =>
        retryWhileBusy(() => call(...args), { isBusy, deadline: busyDeadline() }),
    });
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_BUSY');
}
