import type { FeedFile } from './feed-importer.ts';
import type { ImportOptions, ImportSources } from './import-feed.ts';
import { openMappedFeed } from './mapping/open-mapped-feed.ts';
import type { FeedLine } from './reading/feed-line.ts';
import { readFeedFile } from './reading/read-own-feed-file.ts';

/** A file by our own field names, or through its mapping. */
export function openFeedFile(
  file: FeedFile,
  { kind, language, country }: Pick<ImportOptions, 'kind' | 'language' | 'country'>,
  onBytes?: (count: number) => void,
): Pick<ImportSources, 'unknownValues' | 'emptyColumns'> & { lines: AsyncIterable<FeedLine> } {
  if ('mapping' in file) return openMappedFeed(file.path, file.mapping, kind, { language, country }, onBytes);
  return { lines: readFeedFile(file, onBytes) };
}
