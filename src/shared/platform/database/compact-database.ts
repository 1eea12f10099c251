import { join, resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import pg from 'pg';
import type { DatabaseSettings } from './database.ts';
import { sqliteFileName } from './sqlite.ts';

/** Another process may be writing; it is waited for. */
const BUSY_TIMEOUT_MS = 60_000;

// As text, because the studio's bundle has no files for worker threads beside it. The thread, because it takes seconds.
const program = `
  const { workerData, parentPort } = require('node:worker_threads');
  const { DatabaseSync } = require('node:sqlite');
  const db = new DatabaseSync(workerData.file, { timeout: workerData.timeout });
  db.exec('vacuum');
  const [{ busy }] = db.prepare('pragma wal_checkpoint(truncate)').all();
  db.close();
  parentPort.postMessage(busy);
`;

/**
 * Writes the database anew: what was deleted from it stays on the disk until then. Pages can be read meanwhile, writers
 * wait. On PostgreSQL only the tables that are named, each locked for as long as it takes.
 */
export function compactDatabase(
  { dataDir, databaseUrl }: Pick<DatabaseSettings, 'dataDir' | 'databaseUrl'>,
  tables: readonly string[],
): Promise<void> {
  return databaseUrl ? compactPostgres(databaseUrl, tables) : compactSqlite(resolve(dataDir));
}

async function compactSqlite(folder: string): Promise<void> {
  const workerData = { file: join(folder, sqliteFileName), timeout: BUSY_TIMEOUT_MS };
  const worker = new Worker(program, { eval: true, workerData });
  await new Promise<void>((done, failed) => {
    worker.once('message', () => done());
    worker.once('error', failed);
    worker.once('exit', (code) => failed(new Error(`The database was not compacted: code ${code}`)));
  });
}

async function compactPostgres(url: string, tables: readonly string[]): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    for (const table of tables) await client.query(`vacuum (full) ${client.escapeIdentifier(table)}`);
  } finally {
    await client.end();
  }
}
