import { randomBytes } from 'node:crypto';
import type { TestProject } from 'vitest/node';
import { databaseUrl, runOnServer } from '../../shared/platform/database/testing/postgres-databases.ts';
import { startPostgres } from '../../shared/platform/database/testing/postgres-server.ts';
import { openDatabase } from '../database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL server on which tests may make databases of their own. */
    postgresUrl: string;
    /** A database with all tables on it: copying it is faster than running the migrations once more. */
    postgresTemplate: string;
  }
}

/** Vitest calls this once before all tests; what it returns is called once after them. */
export async function setup(project: Pick<TestProject, 'provide'>): Promise<() => Promise<void>> {
  // A server that asks for passwords, and a user that may make databases.
  const given = process.env['TEST_DATABASE_URL'];
  const server = given ? { url: given, stop: async () => {} } : await startPostgres();
  const template = `template_${randomBytes(8).toString('hex')}`;
  await runOnServer(server.url, `create database ${template}`);
  const migrated = await openDatabase({ dataDir: '', databaseUrl: databaseUrl(server.url, template) });
  await migrated.destroy();
  project.provide('postgresUrl', server.url);
  project.provide('postgresTemplate', template);
  return async () => {
    await runOnServer(server.url, `drop database ${template} with (force)`);
    await server.stop();
  };
}
