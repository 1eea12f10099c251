import type { Migration } from '../../shared/platform/database/migration.ts';
import { createPublishedDocuments } from './migrations/002-published-documents.ts';
import { addThemes } from './migrations/034-themes.ts';

declare module '../../shared/platform/database/schema.ts' {
  interface Schema {
    published_document: PublishedDocumentTable;
    revision_counter: RevisionCounterTable;
  }
}

export const publishingMigrations: readonly Migration[] = [
  { name: '002-published-documents', up: createPublishedDocuments },
  { name: '034-themes', up: addThemes },
];

/** What visitors see. A removed document stays as a row, so that running servers learn of it. */
export interface PublishedDocumentTable {
  kind: string;
  site: string;
  language: string;
  key: string;
  /** JSON */
  body: string;
  revision: number;
  published_at: string;
  removed: number;
}

/** One row per counter; whoever changes it holds its lock until the commit. */
export interface RevisionCounterTable {
  name: string;
  latest: number;
}
