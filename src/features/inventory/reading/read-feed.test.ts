import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isUnusableJson } from '../../../shared/platform/unusable-json.ts';
import type { FeedFormat } from './feed-format.ts';
import { type FeedLine, MAX_RECORD_LENGTH } from './feed-line.ts';
import { readFeed } from './read-feed.ts';

test('NDJSON: each line is a record, empty lines and the last line break are skipped', async () => {
  const feed = '\uFEFF{"car_id":"a"}\r\n\r\n{"car_id":"b"}\n';
  expect(await read('ndjson', feed)).toEqual([
    { line: 1, value: { car_id: 'a' } },
    { line: 3, value: { car_id: 'b' } },
  ]);
});

test('NDJSON: an invalid line is reported and does not hide the others', async () => {
  const lines = await read('ndjson', '{"car_id":"a"}\n{oops\n{"car_id":"c"}');
  expect(lines.map(({ line }) => line)).toEqual([1, 2, 3]);
  expect(lines[1]).toMatchObject({ problem: expect.stringContaining('not JSON') });
});

test('an overlong record does not fill the memory', async () => {
  const long = `"${'x'.repeat(MAX_RECORD_LENGTH)}"`;
  expect(await read('ndjson', `{"a":${long}}\n{"b":1}`)).toEqual([
    { line: 1, problem: expect.stringContaining('longer than 1,000,000') },
    { line: 2, value: { b: 1 } },
  ]);
  expect(await read('json', `[${long},\n{"b":1}]`)).toEqual([
    { line: 1, problem: expect.stringContaining('longer than') },
    { line: 2, value: { b: 1 } },
  ]);
  expect(await read('csv', `a\n${long}\nb`)).toEqual([
    { line: 2, problem: expect.stringContaining('longer than') },
    { line: 3, value: { a: 'b' } },
  ]);
});

test('JSON: elements have the line they begin on, and brackets in strings are ignored', async () => {
  const feed = '[\n {"a":"]},\\"[{"},\n\n {"b":[1,{"c":[]}]}\n]\n';
  expect(await read('json', feed)).toEqual([
    { line: 2, value: { a: ']},"[{' } },
    { line: 4, value: { b: [1, { c: [] }] } },
  ]);
});

test.each([
  ['{"a":1}', 'begins with ['],
  ['', 'begins with ['],
  ['[{"a":1}', 'in the middle of the list.'],
  ['[{"a":1}] x', 'after the end of the list.'],
  ['[{"a":1},, {"b":2}]', 'not JSON'],
])('JSON: %s is refused with a reason', async (feed, reason) => {
  const problems = (await read('json', feed)).flatMap((line) => ('problem' in line ? [line.problem] : []));
  expect(problems.join()).toContain(reason);
});

test('CSV: a carriage return within quotes belongs to the cell, outside it ends the line', async () => {
  expect(await read('csv', 'a\n"\r"')).toEqual([{ line: 2, value: { a: '\r' } }]);
  expect(await read('csv', 'a\r\n"x"\r\ny\r\n')).toEqual([
    { line: 2, value: { a: 'x' } },
    { line: 3, value: { a: 'y' } },
  ]);
});

test('CSV: dotted names make records, numbers make lists, empty cells are left out', async () => {
  const feed =
    'car_id,car_primary_image.thumbnail_url,car_images.0.original,car_images.1.original,car_color\r\n' +
    'a,/t.webp,/1.webp,/2.webp,\r\n';
  expect(await read('csv', feed)).toEqual([
    {
      line: 2,
      value: {
        car_id: 'a',
        car_primary_image: { thumbnail_url: '/t.webp' },
        car_images: [{ original: '/1.webp' }, { original: '/2.webp' }],
      },
    },
  ]);
});

test('CSV: quoted cells hold commas, quotes and line breaks, which count as lines', async () => {
  expect(await read('csv', 'a,b\n"one\ntwo, ""three""",x\ny,z\n')).toEqual([
    { line: 2, value: { a: 'one\ntwo, "three"', b: 'x' } },
    { line: 4, value: { a: 'y', b: 'z' } },
  ]);
});

test('CSV: after an invalid row the next ones are read, with their line numbers', async () => {
  expect(await read('csv', 'a,b\r\n"one\r\ntwo",x\r\n"1"x,2\r\n\r\ny,z\r\n', 3)).toEqual([
    { line: 2, value: { a: 'one\r\ntwo', b: 'x' } },
    { line: 4, problem: expect.stringContaining('after a closing quote') },
    { line: 6, value: { a: 'y', b: 'z' } },
  ]);
});

test.each([
  ['a,b\n1\n', 'The row has 1 cells, the header 2'],
  ['a,b\n"1"x,2\n', 'after a closing quote'],
  ['a,b\n"1,2\n', 'never closed'],
  ['a;b\n1;2\n', 'put commas'],
  ['a,a\n1,2\n', "names 'a' twice"],
  ['a,,b\n1,2,3\n', 'without a name'],
  ['a,__proto__.x\n1,2\n', 'not a name'],
])('CSV: %j is refused with a reason', async (feed, reason) => {
  const problems = (await read('csv', feed)).flatMap((line) => ('problem' in line ? [line.problem] : []));
  expect(problems.join()).toContain(reason);
});

test('CSV: any cells are read back, however the bytes are split', async () => {
  const cell = fc.string({ unit: 'binary', maxLength: 12 });
  const rows = fc.array(fc.array(cell, { minLength: 3, maxLength: 3 }), { maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(
      rows,
      fc.integer({ min: 1, max: 9 }),
      fc.constantFrom('\n', '\r\n'),
      async (cells, size, end) => {
        const feed = [['a', 'b', 'c'], ...cells].map((row) => row.map(quoted).join(',')).join(end) + end;
        const values = (await read('csv', feed, size)).map((line) => 'value' in line && line.value);
        const expected = cells.map((row) =>
          Object.fromEntries(
            ['a', 'b', 'c'].flatMap((name, at) => (row[at] === '' ? [] : [[name, row[at]]])),
          ),
        );
        expect(values).toEqual(expected);
      },
    ),
  );
});

test('JSON and NDJSON: any usable values are read back, however the bytes are split', async () => {
  const values = fc.array(fc.jsonValue({ maxDepth: 3 }), { minLength: 1, maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(values, fc.integer({ min: 1, max: 9 }), fc.boolean(), async (records, size, pretty) => {
      // A value that could not be printed is a problem of its line, not a record.
      const copies = records.map((value) => {
        const text = JSON.stringify(value);
        return !isUnusableJson(text, value) && JSON.parse(text);
      });
      const list = await read('json', JSON.stringify(records, null, pretty ? 2 : undefined), size);
      expect(list.map((line) => 'value' in line && line.value)).toEqual(copies);
      const lines = await read('ndjson', records.map((value) => JSON.stringify(value)).join('\n'), size);
      expect(lines.map((line) => 'value' in line && line.value)).toEqual(copies);
    }),
  );
});

async function read(format: FeedFormat, feed: string, chunkSize = 65_536): Promise<FeedLine[]> {
  const bytes = Buffer.from(feed);
  async function* chunks() {
    for (let at = 0; at < bytes.length; at += chunkSize) yield bytes.subarray(at, at + chunkSize);
  }
  const lines: FeedLine[] = [];
  for await (const line of readFeed(chunks(), format)) lines.push(line);
  return lines;
}

function quoted(cell: string): string {
  return `"${cell.replaceAll('"', '""')}"`;
}
