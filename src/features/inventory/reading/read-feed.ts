import { csvRecords } from './csv-records.ts';
import type { FeedFormat } from './feed-format.ts';
import type { FeedLine } from './feed-line.ts';
import { readCsv } from './read-csv.ts';
import { readJsonArray } from './read-json-array.ts';
import { readNdjson } from './read-ndjson.ts';

/** A feed of any size, record by record, each with its line number. */
export function readFeed(bytes: AsyncIterable<Uint8Array>, format: FeedFormat): AsyncIterable<FeedLine> {
  const chunks = decodeUtf8(bytes);
  if (format === 'ndjson') return readNdjson(chunks);
  if (format === 'json') return readJsonArray(chunks);
  return csvRecords(readCsv(chunks));
}

/** Decodes chunks of bytes: characters across two chunks stay whole, a byte order mark is dropped. */
async function* decodeUtf8(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8');
  for await (const chunk of bytes) {
    const text = decoder.decode(chunk, { stream: true });
    if (text !== '') yield text;
  }
  const rest = decoder.decode();
  if (rest !== '') yield rest;
}
