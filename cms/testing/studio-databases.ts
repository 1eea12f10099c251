import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

/** Both databases a studio may have, for tests that share one studio; the whole server goes after the run. */
export const testStudioDatabases: readonly {
  name: string;
  databaseUrl: () => Promise<string | undefined>;
}[] = [
  { name: 'SQLite', databaseUrl: async () => undefined },
  { name: 'PostgreSQL', databaseUrl: freshPostgres },
];

async function freshPostgres(): Promise<string> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  const client = new pg.Client(inject('postgresUrl'));
  await client.connect();
  await client.query(`create database ${name}`).finally(() => client.end());
  const url = new URL(inject('postgresUrl'));
  url.pathname = `/${name}`;
  return url.href;
}
