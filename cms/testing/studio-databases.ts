import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { databaseUrl, runOnServer } from '../../src/shared/platform/database/testing/postgres-databases.ts';
import { postgresTemplate } from './studio-template.ts';

/** Both databases a studio may have, for tests that share one studio; the whole server goes after the run. */
export const testStudioDatabases: readonly {
  name: string;
  /** With the tables of the studio. */
  databaseUrl: () => Promise<string | undefined>;
  /** Without any, as a backup is restored into. */
  emptyDatabaseUrl: () => Promise<string | undefined>;
}[] = [
  { name: 'SQLite', databaseUrl: async () => undefined, emptyDatabaseUrl: async () => undefined },
  {
    name: 'PostgreSQL',
    databaseUrl: async () => createPostgres(`template ${await postgresTemplate()} strategy file_copy`),
    emptyDatabaseUrl: () => createPostgres(''),
  },
];

async function createPostgres(options: string): Promise<string> {
  const server = inject('postgresUrl');
  const name = `test_${randomBytes(8).toString('hex')}`;
  await runOnServer(server, `create database ${name} ${options}`);
  return databaseUrl(server, name);
}
