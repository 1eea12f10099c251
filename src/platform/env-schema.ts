import { z } from 'zod';
import * as type from './env-types.ts';

/** What is documented of a variable besides its type; tables in README and docs/operations.md are checked against it. */
export type VariableMeta = {
  description: string;
  /** Shown instead of a default that is not a fixed value. */
  defaultText?: string;
  /** Never printed or logged. */
  isSecret?: true;
  /** Used in the demo when the variable is not set. */
  demoDefault?: string;
  /** In the demo a missing one is generated at start. */
  generatedInDemo?: true;
};

/** Every variable that an installation can be configured with, once. Problems are reported in this order. */
export const environmentSchema = z.object({
  DEMO: type
    .oneOrZero("is '$VALUE'; give 1 for the demo group's sites, or 0 for an installation of your own")
    .default(true)
    .meta(of({ description: 'the demo group’s sites; 0 for an installation of your own', defaultText: '1' })),
  STUDIO: type
    .oneOrZero("is '$VALUE'; give 1 for the sites with their content studio, or 0 for the sites alone")
    .default(true)
    .meta(of({ description: 'the content studio at /admin; 0 leaves it out', defaultText: '1' })),
  PORT: type
    .port()
    .default(3000)
    .meta(of({ description: 'where the sites answer' })),
  DATA_DIR: z
    .string()
    .default('./data')
    .meta(of({ description: 'the SQLite files and the media library' })),
  DATABASE_URL: type
    .databaseUrl()
    .optional()
    .meta(of({ description: 'PostgreSQL instead of SQLite', isSecret: true })),
  OPENSEARCH_URL: type
    .url(['http:', 'https:'], 'https://search.example:9200')
    .optional()
    .meta(of({ description: 'OpenSearch instead of the embedded search', isSecret: true })),
  SEARCH_API_KEY: key('the key of the search API').meta(
    of({ description: 'the key of the search API', isSecret: true, generatedInDemo: true }),
  ),
});
