import type { ImportOptions } from './import-feed.ts';
import type { FeedMapping } from './mapping/feed-mapping.ts';
import type { FeedPreview } from './mapping/preview-feed.ts';
import type { FeedFormat } from './reading/feed-format.ts';
import type { ImportOutcome } from './runs/import-report.ts';

/** With the names of our fields. */
export type OwnFeedFile = { path: string; format: FeedFormat; gzip?: boolean | undefined };
/** Any dealer's: its mapping says how it is read. */
export type MappedFeedFile = { path: string; mapping: FeedMapping };
export type PreviewedFile = { path: string; mapping: FeedMapping | undefined };
export type PreviewOutcome =
  | { state: 'read'; preview: FeedPreview }
  | { state: 'unreadable'; reason: string };
export type FeedFile = OwnFeedFile | MappedFeedFile;

/** Imports a feed file outside the thread that serves pages. */
export interface FeedImporter {
  importFile(file: FeedFile, options: ImportOptions): Promise<ImportOutcome>;
  /** Aborts running imports; nothing of them becomes visible. */
  close(): Promise<void>;
}

/** Looks at the first records of a file outside the thread that serves pages. */
export interface FeedPreviewer {
  /** Without a mapping one is proposed. */
  previewFile(
    file: PreviewedFile,
    index: Pick<ImportOptions, 'kind' | 'language' | 'country'>,
  ): Promise<PreviewOutcome>;
}
