import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { databaseUrl, runOnServer } from '../../src/shared/platform/database/testing/postgres-databases.ts';
import { postgresTemplate } from './studio-template.ts';

/** Both databases a studio may have, with its tables, for tests that share one studio; the whole server goes after the run. */
export const testStudioDatabases: readonly {
  name: string;
  databaseUrl: () => Promise<string | undefined>;
}[] = [
  { name: 'SQLite', databaseUrl: async () => undefined },
  { name: 'PostgreSQL', databaseUrl: freshPostgres },
];

async function freshPostgres(): Promise<string> {
  const server = inject('postgresUrl');
  const name = `test_${randomBytes(8).toString('hex')}`;
  await runOnServer(
    server,
    `create database ${name} template ${await postgresTemplate()} strategy file_copy`,
  );
  return databaseUrl(server, name);
}
