import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { feedProblem } from '../problems/feed-problems.ts';
import { detectDialect, firstRows, ROWS_LOOKED_AT, type TableRow } from './csv-dialect.ts';
import type { FeedLine } from './feed-line.ts';
import { findJsonList, findXmlElement, pathSteps } from './find-list.ts';
import { flatRecord, type Nested } from './flat-record.ts';
import { type NestedLine, parseBeginning, readJsonRows } from './json-rows.ts';
import { firstBytes, gunzipped, isGzip, isZip, refuseOtherKinds } from './packed-bytes.ts';
import { readCsv } from './read-csv.ts';
import { type ReadLimits, readLimits, UnpackMeter } from './read-limits.ts';
import { readNdjson } from './read-ndjson.ts';
import type { ReadableFormat, ReadOptions } from './read-options.ts';
import { findHeaderLine, tableRows } from './table-rows.ts';
import { declaredEncoding, decodeText, encodingOf } from './text-encoding.ts';
import { UnreadableFeed } from './unreadable-feed.ts';
import { isWorkbook, workbookRows } from './workbook.ts';
import { parseXmlBeginning, readXmlRows } from './xml-rows.ts';
import { type ArchivedFile, openArchive } from './zip-archive.ts';

export type OpenFeed = {
  /** How it is read: what was stated, and what was found. */
  options: ReadOptions;
  /** Each value is a `FlatRecord`. An `UnreadableFeed` is thrown where nothing can be read any more. */
  rows: AsyncIterable<FeedLine>;
};

type Settings = { limits?: ReadLimits | undefined; onBytes?: ((count: number) => void) | undefined };
/** A new reading from the begin with each call. */
type Bytes = () => AsyncIterable<Uint8Array>;

const READ_CHUNK_BYTES = 256 * 1024;
/** Enough to see the shape of a document by. */
const BEGINNING_BYTES = 1024 ** 2;

/** A file of any dealer's, packed or not, as rows with named columns. */
export async function openFeed(
  path: string,
  stated: ReadOptions = {},
  { limits = readLimits, onBytes = () => undefined }: Settings = {},
): Promise<OpenFeed> {
  const { size } = await stat(path);
  const first = await firstBytes(path);
  const meter = () => new UnpackMeter(limits, size);
  if (isZip(first)) return openZip(path, stated, limits, meter, () => onBytes(size));
  const packed = () => passed(createReadStream(path, { highWaterMark: READ_CHUNK_BYTES }), onBytes);
  const bytes = () => (isGzip(first) ? gunzipped(packed(), meter()) : meter().count(packed()));
  return openText(bytes, stated, limits);
}

async function openText(bytes: Bytes, stated: ReadOptions, limits: ReadLimits): Promise<OpenFeed> {
  const beginning = await beginningOf(bytes());
  refuseOtherKinds(beginning);
  if (isZip(beginning) || isGzip(beginning)) throw new UnreadableFeed('archive-inside');
  const encoding = stated.encoding ?? declaredEncoding(beginning) ?? encodingSeenIn(beginning);
  let text = '';
  for await (const part of decodeText(once(beginning), encoding)) text += part;
  if (text.includes('\0')) throw new UnreadableFeed('not-text');
  const format = stated.format ?? formatOf(text);
  const document: Document = {
    text,
    texts: () => decodeText(bytes(), encoding),
    known: { ...stated, format, ...(encoding && { encoding }) },
    limits,
  };
  if (format === 'xlsx') throw new UnreadableFeed('not-excel');
  return readers[format](document);
}

type Document = { text: string; texts: () => AsyncIterable<string>; known: ReadOptions; limits: ReadLimits };

const readers: Readonly<Record<Exclude<ReadableFormat, 'xlsx'>, (document: Document) => OpenFeed>> = {
  csv({ text, texts, known, limits }) {
    const dialect = detectDialect(text, known);
    const rows = firstRows(text, dialect);
    if (rows.length === 0) throw new UnreadableFeed('feed-empty');
    const headerLine = known.headerLine ?? findHeaderLine(withoutSeparatorLine(rows));
    return {
      options: { ...known, ...dialect, headerLine },
      rows: tableRows(readCsv(texts(), dialect), headerLine, limits),
    };
  },

  ndjson({ texts, known, limits }) {
    return { options: known, rows: flatRows(asNested(readNdjson(texts())), limits) };
  },

  json({ text, texts, known, limits }) {
    const path = known.path ?? findJsonList(parseBeginning(text, limits))?.join('.');
    if (path === undefined) throw new UnreadableFeed('json-no-list');
    return {
      options: { ...known, path },
      rows: flatRows(readJsonRows(texts(), pathSteps(path), limits), limits),
    };
  },

  xml({ text, texts, known, limits }) {
    const path = known.path ?? findXmlElement(parseXmlBeginning(text, limits))?.join('.');
    if (path === undefined) throw new UnreadableFeed('xml-no-record');
    return {
      options: { ...known, path },
      rows: flatRows(readXmlRows(texts(), pathSteps(path), limits), limits),
    };
  },
};

/** What the first characters say: brackets, an element, or neither. */
function formatOf(text: string): ReadableFormat {
  const begun = text.trimStart();
  if (begun.startsWith('<')) {
    if (/^<(?:!doctype\s+)?html\b/i.test(begun)) throw new UnreadableFeed('web-page');
    return 'xml';
  }
  if (begun.startsWith('[')) return 'json';
  if (!begun.startsWith('{')) return 'csv';
  const [first = ''] = begun.split(/\r?\n/, 1);
  // Of a document in several lines, the first alone is no JSON.
  const line = parsed(first);
  if (line === undefined) return 'json';
  return begun.length > first.length + 2 || !isEnvelope(line) ? 'ndjson' : 'json';
}

function parsed(line: string): Nested | undefined {
  try {
    return JSON.parse(line) as Nested;
  } catch {
    return undefined;
  }
}

/** A document in one line, whose records are in a list; one record says more about itself than this. */
function isEnvelope(document: Nested): boolean {
  const own = Object.values(document as object).filter((value) => typeof value !== 'object');
  return own.length < ENVELOPE_FIELDS && findJsonList(document) !== undefined;
}

const ENVELOPE_FIELDS = 5;

async function openZip(
  path: string,
  stated: ReadOptions,
  limits: ReadLimits,
  meter: () => UnpackMeter,
  onRead: () => void,
): Promise<OpenFeed> {
  const archive = await openArchive(path, limits, meter());
  const closing = async function* (rows: AsyncIterable<FeedLine>) {
    try {
      yield* rows;
      onRead();
    } finally {
      archive.close();
    }
  };
  try {
    if (isWorkbook(archive.files)) {
      const { options, rows } = await openWorkbook(archive.files, stated, limits);
      return { options, rows: closing(rows) };
    }
    const files = chosenFiles(archive.files, stated.files);
    const [first, ...others] = files;
    if (!first) throw new UnreadableFeed('archive-no-feed');
    const opened = await openText(first.bytes, stated, limits);
    const all = async function* () {
      yield* opened.rows;
      // Each has a header of its own, and separators like the first.
      for (const file of others) yield* (await openText(file.bytes, opened.options, limits)).rows;
    };
    return { options: opened.options, rows: closing(all()) };
  } catch (error) {
    archive.close();
    throw error;
  }
}

async function openWorkbook(
  files: readonly ArchivedFile[],
  stated: ReadOptions,
  limits: ReadLimits,
): Promise<OpenFeed> {
  const rows = () => workbookRows(files, stated.sheet, limits);
  const first: TableRow[] = [];
  for await (const row of rows()) {
    if ('cells' in row) first.push(row);
    if (first.length >= ROWS_LOOKED_AT) break;
  }
  if (first.length === 0) throw new UnreadableFeed('sheet-empty');
  const headerLine = stated.headerLine ?? findHeaderLine(first);
  return { options: { ...stated, format: 'xlsx', headerLine }, rows: tableRows(rows(), headerLine, limits) };
}

const noFeeds =
  /(?:^|\/)(?:\.|__MACOSX\/|readme|license)|\.(?:jpe?g|png|webp|gif|pdf|docx?|html?|xsd|dtd|md)$/i;

function chosenFiles(files: readonly ArchivedFile[], pattern: string | undefined): readonly ArchivedFile[] {
  const chosen = files.filter(({ name, size }) =>
    pattern === undefined ? size > 0 && !noFeeds.test(name) : matchesPattern(name, pattern),
  );
  return chosen.toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

/** 'vehicles*.csv' in any folder. Read character by character: a pattern is written by others. */
function matchesPattern(name: string, pattern: string): boolean {
  const [first = '', ...rest] = pattern.toLowerCase().split('*');
  const plain = name.toLowerCase();
  const base = plain.slice(plain.lastIndexOf('/') + 1);
  return [plain, base].some((each) => {
    if (rest.length === 0) return each === first;
    const last = rest.at(-1) ?? '';
    if (!each.startsWith(first) || !each.endsWith(last) || each.length < first.length + last.length)
      return false;
    let at = first.length;
    for (const part of rest.slice(0, -1)) {
      const found = each.indexOf(part, at);
      if (found === -1 || found + part.length > each.length - last.length) return false;
      at = found + part.length;
    }
    return true;
  });
}

/** 'sep=;' is for Excel alone. */
function withoutSeparatorLine(rows: readonly TableRow[]): readonly TableRow[] {
  return /^\uFEFF?sep=/.test(rows[0]?.cells[0] ?? '') ? rows.slice(1) : rows;
}

async function* asNested(lines: AsyncIterable<FeedLine>): AsyncGenerator<NestedLine> {
  for await (const line of lines)
    yield 'problem' in line ? line : { line: line.line, value: line.value as Nested, around: [] };
}

/** What stands around the list is under ../name, what around that under ../../name. */
async function* flatRows(
  lines: AsyncIterable<NestedLine>,
  { columns }: ReadLimits,
): AsyncGenerator<FeedLine> {
  for await (const entry of lines) {
    if ('problem' in entry) {
      yield entry;
      continue;
    }
    const { line, value, around } = entry;
    const own = flatRecord(value);
    const outer = around.flatMap((scalars, at) =>
      Object.entries(scalars).map(([name, scalar]) => [`${'../'.repeat(at + 1)}${name}`, scalar] as const),
    );
    const record = Object.assign(
      own,
      Object.fromEntries(outer.filter(([, scalar]) => scalar !== null && scalar !== '')),
    );
    if (Object.keys(record).length > columns)
      yield { line, problem: feedProblem('record-columns', { columns }) };
    else yield { line, value: record };
  }
}

async function beginningOf(bytes: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of bytes) {
    parts.push(part);
    length += part.length;
    if (length >= BEGINNING_BYTES) break;
  }
  return Buffer.concat(parts).subarray(0, BEGINNING_BYTES);
}

/** Nothing where all of it is ASCII: later bytes say it then. */
function encodingSeenIn(beginning: Uint8Array) {
  const at = beginning.findIndex((byte) => byte >= 0x80);
  return at === -1 ? undefined : encodingOf(beginning.subarray(at));
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

async function* passed(bytes: AsyncIterable<Buffer>, onBytes: (count: number) => void) {
  for await (const chunk of bytes) {
    onBytes(chunk.length);
    yield chunk;
  }
}
