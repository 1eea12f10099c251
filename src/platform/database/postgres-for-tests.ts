import type { TestProject } from 'vitest/node';
import { startPostgres } from './testing/postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL server on which tests may make databases of their own. */
    postgresUrl: string;
  }
}

/** Vitest calls this once before all tests; what it returns is called once after them. */
export async function setup(project: Pick<TestProject, 'provide'>): Promise<() => Promise<void>> {
  // A server that asks for passwords, and a user that may make databases.
  const given = process.env['TEST_DATABASE_URL'];
  if (given) {
    project.provide('postgresUrl', given);
    return async () => {};
  }
  const server = await startPostgres();
  project.provide('postgresUrl', server.url);
  return server.stop;
}
