import type { FeedFormat } from './feed-format.ts';
import type { ImportOptions } from './import-feed.ts';
import type { ImportOutcome } from './import-report.ts';

export type FeedFile = { path: string; format: FeedFormat; gzip?: boolean | undefined };

/** Brings in a feed that lies in a file, away from the thread that serves pages. */
export interface FeedImporter {
  importFile(file: FeedFile, order: ImportOptions): Promise<ImportOutcome>;
  /** An import under way is broken off; nothing of it becomes visible. */
  close(): Promise<void>;
}
