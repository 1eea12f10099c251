import { createWriteStream } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip, gzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import type { FeedLine } from './feed-line.ts';
import { openFeed } from './open-feed.ts';
import type { ReadOptions } from './read-options.ts';
import { readFeedFile } from './read-own-feed-file.ts';
import { workbook, zipFile } from './testing/zip-file.ts';

const MEGABYTE = 1024 ** 2;
const csv = 'id,make\n1,Volvo\n2,Kia\n';

test('a zip in a zip is refused', async () => {
  await expect(read(zipFile({ 'inner.zip': zipFile({ 'a.csv': csv }) }))).rejects.toThrow('inside another');
  await expect(read(zipFile({ 'a.csv': gzipSync(csv) }))).rejects.toThrow('inside another');
  await expect(read(gzipSync(zipFile({ 'a.csv': csv })))).rejects.toThrow('inside another');
});

test('an element with gigabytes of text, packed small, is refused in bounded memory', async () => {
  const path = await writeGenerated(
    function* () {
      yield '<cars><car><id>1</id><make>Volvo</make></car><car><id>2</id><make>';
      const part = 'a'.repeat(MEGABYTE);
      for (let n = 0; n < 200; n += 1) yield part;
      yield '</make></car></cars>';
    },
    { isPacked: true },
  );
  await inBoundedMemory(async () => {
    await expect(collect((await openFeed(path)).rows)).rejects.toThrow('200 to 1');
  });
});

test('a column of ids of ten megabytes each is a problem of each line', async () => {
  const { rows } = await read(`id,make\n${'x'.repeat(10_000_000)},Volvo\n2,Kia\n`);
  expect(rows).toMatchObject([{ problem: expect.stringContaining('longer') }, { value: { id: '2' } }]);
});

test('one endless quoted field is one problem, in bounded memory', async () => {
  const path = await writeGenerated(function* () {
    yield 'id,make\n1,"';
    const part = 'never,closed;\n'.repeat(75_000);
    for (let n = 0; n < 80; n += 1) yield part;
  });
  await inBoundedMemory(async () => {
    const { rows } = await openFeed(path, { delimiter: ',', headerLine: 1 });
    expect(await collect(rows)).toMatchObject([{ line: 2, problem: expect.stringContaining('quote') }]);
  });
});

test('a sheet with a million empty columns is refused', async () => {
  const cells = '<c/>'.repeat(1_000_000);
  const sheet = `<worksheet><sheetData><row r="1"><c t="inlineStr"><is><t>id</t></is></c>${cells}</row></sheetData></worksheet>`;
  const bytes = workbook([['id'], [1]], { 'xl/worksheets/sheet1.xml': sheet });
  await expect(read(bytes)).rejects.toThrow('more than 1000 columns');
});

test.each([
  ['10,000 brackets', `[{"id":1,"deep":${'['.repeat(10_000)}${']'.repeat(10_000)}},{"id":2,"make":"Kia"}]`],
  [
    '10,000 braces',
    `[{"id":1,"deep":${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}},{"id":2,"make":"Kia"}]`,
  ],
])('a record of %s is a problem of its line, or refuses the feed', async (_, json) => {
  const outcome = await read(json).catch((error: Error) => error.message);
  if (typeof outcome === 'string') expect(outcome).toContain('more than 64 deep');
  else
    expect(outcome.rows).toMatchObject([{ problem: expect.stringContaining('deep') }, { value: { id: 2 } }]);
});

test('a deep record behind the beginning that is looked at is a problem of its line', async () => {
  const many = Array.from({ length: 30_000 }, (_, n) =>
    JSON.stringify({ id: n, make: 'Kia', model: 'Ceed' }),
  );
  const deep = `{"id":"deep","a":${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}}`;
  for (const feed of [`[${[...many, deep, many[0]].join(',\n')}]`, [...many, deep, many[0]].join('\n')]) {
    const { rows } = await read(feed);
    expect(rows.slice(-2)).toMatchObject([
      { problem: expect.stringContaining('deep') },
      { value: { id: 0 } },
    ]);
  }
});

test('in our own fields, too, a deep record is a problem of its line', async () => {
  const deep = `{"car_id":"1","car_sellers":${'['.repeat(50_000)}${']'.repeat(50_000)}}`;
  const path = await aFile();
  await writeFile(path, `[${deep},{"car_id":"2"}]`);
  const lines = await collect(readFeedFile({ path, format: 'json' }));
  expect(lines).toMatchObject([{ problem: expect.stringContaining('deep') }, { value: { car_id: '2' } }]);
});

test.each(['utf16le', 'utf-16be', 'utf8'] as const)(
  'XML with external entities in %s is refused, and nothing is read',
  async (encoding) => {
    const xml = `\ufeff<?xml version="1.0" encoding="UTF-16"?>\n<!DOCTYPE cars [<!ENTITY secret SYSTEM "file:///etc/passwd">]>\n<cars><car><id>1</id><make>&secret;</make></car></cars>`;
    const bytes = Buffer.from(xml, encoding === 'utf8' ? 'utf8' : 'utf16le');
    await expect(read(encoding === 'utf-16be' ? bytes.swap16() : bytes)).rejects.toThrow(
      /document type|declarations/,
    );
  },
);

test('an external DTD is not fetched and its entities stay as they are written', async () => {
  const xml = `<!DOCTYPE cars SYSTEM "http://169.254.169.254/cars.dtd"><cars><car><id>1</id><make>&secret;</make></car><car><id>2</id><make>Kia</make></car></cars>`;
  const { rows } = await read(xml);
  expect(rows).toMatchObject([{ value: { make: '&secret;' } }, { value: { make: 'Kia' } }]);
});

test.each(['before', 'after'])('elements %s the records do not fill the memory', async (place) => {
  const path = await writeGenerated(function* () {
    const cars = `<cars>${'<car><id>1</id><make>Volvo</make></car>'.repeat(2000)}</cars>`;
    yield `<feed>${place === 'after' ? cars : ''}<log>`;
    const part = '<entry>fetched, and nothing was wrong with it</entry>'.repeat(20_000);
    for (let n = 0; n < 50; n += 1) yield part;
    yield `</log>${place === 'before' ? cars : ''}</feed>`;
  });
  await inBoundedMemory(async () => {
    const { rows } = await openFeed(path, { format: 'xml', path: 'feed.cars.car' });
    let read = 0;
    for await (const row of rows) if ('value' in row) read += 1;
    expect(read).toBe(2000);
  }, 150);
});

test.each([
  ['quotes', '"'.repeat(MEGABYTE)],
  ['commas', ','.repeat(MEGABYTE)],
  ['semicolons in one line', `${'a;'.repeat(MEGABYTE / 2)}`],
  ['carriage returns', 'a;b\r'.repeat(MEGABYTE / 4)],
  ['less-than signs', '<'.repeat(MEGABYTE)],
  ['opening braces', '{'.repeat(MEGABYTE)],
  ['backslashes', `[{"a":"${'\\'.repeat(MEGABYTE)}`],
])('a megabyte of %s ends in a sentence or in lines', async (_, text) => {
  const outcome = await read(text).catch((error: Error) => error);
  if (outcome instanceof Error) expect(outcome.name).toBe('UnreadableFeed');
  else expect(outcome.rows.every((row) => 'problem' in row || 'value' in row)).toBe(true);
});

async function inBoundedMemory(work: () => Promise<void>, megabytes = 300): Promise<void> {
  const before = process.memoryUsage().rss;
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss);
  }, 20);
  try {
    await work();
  } finally {
    clearInterval(watch);
  }
  expect(Math.max(most, process.memoryUsage().rss) - before).toBeLessThan(megabytes * MEGABYTE);
}

async function read(content: string | Buffer, options: ReadOptions = {}) {
  const path = await aFile();
  await writeFile(path, content);
  return { rows: await collect((await openFeed(path, options)).rows) };
}

async function collect(rows: AsyncIterable<FeedLine>): Promise<FeedLine[]> {
  const all: FeedLine[] = [];
  for await (const row of rows) all.push(row);
  return all;
}

async function writeGenerated(parts: () => Generator<string>, { isPacked = false } = {}): Promise<string> {
  const path = await aFile();
  const file = createWriteStream(path);
  await (isPacked
    ? pipeline(Readable.from(parts()), createGzip({ level: 1 }), file)
    : pipeline(Readable.from(parts()), file));
  return path;
}

async function aFile(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-hostile-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return join(folder, 'feed');
}
