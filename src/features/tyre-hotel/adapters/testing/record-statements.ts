import type { KyselyPlugin } from 'kysely';
import type { Database } from '../../../../shared/platform/database/schema.ts';

/** The database with a list of the statements that it is given, without their values. */
export function recordStatements(db: Database): { db: Database; statements: string[] } {
  const statements: string[] = [];
  const recorder: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      statements.push(db.getExecutor().compileQuery(node, queryId).sql);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return { db: db.withPlugin(recorder), statements };
}
