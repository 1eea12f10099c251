import { csvRecords } from './csv-records.ts';
import { decodeUtf8 } from './decode-utf8.ts';
import type { FeedFormat } from './feed-format.ts';
import type { FeedLine } from './feed-line.ts';
import { readCsv } from './read-csv.ts';
import { readJsonArray } from './read-json-array.ts';
import { readNdjson } from './read-ndjson.ts';

/** A feed of any size, record by record, each with the line it stands on. */
export function readFeed(bytes: AsyncIterable<Uint8Array>, format: FeedFormat): AsyncIterable<FeedLine> {
  const texts = decodeUtf8(bytes);
  if (format === 'ndjson') return readNdjson(texts);
  if (format === 'json') return readJsonArray(texts);
  return csvRecords(readCsv(texts));
}
