import type { FeedFormat } from './feed-format.ts';
import type { ImportOptions } from './import-feed.ts';
import type { ImportOutcome } from './import-report.ts';

export type FeedFile = { path: string; format: FeedFormat; gzip?: boolean | undefined };

/** Imports a feed file outside the thread that serves pages. */
export interface FeedImporter {
  importFile(file: FeedFile, options: ImportOptions): Promise<ImportOutcome>;
  /** Aborts running imports; nothing of them becomes visible. */
  close(): Promise<void>;
}
