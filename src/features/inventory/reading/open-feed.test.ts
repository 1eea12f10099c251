import { createWriteStream } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, onTestFinished, test } from 'vitest';
import { dosDecoder, isDosCodePage } from './dos-code-page.ts';
import type { FeedLine } from './feed-line.ts';
import { openFeed } from './open-feed.ts';
import { readLimits } from './read-limits.ts';
import type { ReadOptions } from './read-options.ts';
import { workbook, zipFile } from './testing/zip-file.ts';

describe('CSV of any dialect', () => {
  test.each([
    ['semicolons', 'id;make;price\n1;Volvo;"30.495,00"\n2;Kia;12,5\n', ';', '30.495,00'],
    ['tabs', 'id\tmake\tprice\n1\tVolvo\t30 495\n2\tKia\t1\n', '\t', '30 495'],
    ['pipes', 'id|make|price\r\n1|Volvo|30495\r\n2|Kia|1\r\n', '|', '30495'],
    ['commas and a title above', 'Stock of today,,\n\nid,make,price\n1,Volvo,30495\n2,Kia,7\n', ',', '30495'],
    ['a line for Excel', 'sep=;\nid;make;price\n1;Volvo;30495\n', ';', '30495'],
    ['backslashes', 'id,make,price\n1,"Vol\\"vo, AB",30495\n2,"\\"x\\", y",1\n', ',', '30495'],
  ])('%s', async (_, text, delimiter, price) => {
    const { options, rows } = await read(text);
    expect(options).toMatchObject({ format: 'csv', delimiter });
    expect(values(rows)[0]).toMatchObject({ id: '1', make: expect.stringContaining('Vol'), price });
  });

  test('without a header the columns are numbered, and two of one name are told apart', async () => {
    const bare = await read(
      '1;2019;12000;https://img.example/1.jpg\n2;2020;13000;https://img.example/2.jpg\n',
    );
    expect(bare.options.headerLine).toBe(0);
    expect(values(bare.rows)).toHaveLength(2);
    expect(values(bare.rows)[0]).toMatchObject({ 'column 2': '2019' });
    const doubled = await read('id,Image,Image,\n1,a.jpg,b.jpg,x\n');
    expect(values(doubled.rows)).toEqual([{ id: '1', Image: 'a.jpg', 'Image 2': 'b.jpg', 'column 4': 'x' }]);
  });

  test('a row with more cells than the header is a problem of its line; missing last cells are none', async () => {
    const { rows } = await read('id,make,price\n1,Volvo\n2,Kia,1,extra\n3,BMW,5\n');
    expect(rows).toMatchObject([
      { line: 2, value: { id: '1', make: 'Volvo' } },
      { line: 3, problem: 'The row has 4 cells, the header 3.' },
      { line: 4, value: { id: '3' } },
    ]);
  });
});

describe('encodings', () => {
  const text = 'id;märke;färg;ort\n1;Škoda;Blå;Åmål\n2;Citroën;Grön;Östersund\n';
  const swedish = 'id;märke;färg;ort\n1;Koda;Blå;Åmål\n2;Citroën;Grön;Östersund\n';
  const slovak = 'id;značka;farba;mesto\n1;Škoda;biela;Košice\n2;Kia;čierna;Žilina\n3;Seat;žltá;Bardejov\n';
  const norwegian = 'id;farge;sted\n1;blå;Tromsø\n2;rød;Ålesund\n3;grønn;Mosjøen\n';
  const capitals = 'ID;FÄRG;ORT\n1;BLÅ;ÅMÅL\n2;GRÖN;ÖSTERSUND\n3;RÖD;JÖNKÖPING\n';
  const capitalsOfTheEast = 'ID;ZNAČKA;MESTO\n1;ŠKODA;KOŠICE\n2;KIA;ŽILINA\n3;SEAT;ČADCA\n';
  test.each([
    ['UTF-8', text, Buffer.from(text)],
    ['UTF-8 with a mark', text, Buffer.from(`\uFEFF${text}`)],
    ['UTF-16 with a mark', text, Buffer.from(`\uFEFF${text}`, 'utf16le')],
    ['UTF-16 without one', text, Buffer.from(text, 'utf16le')],
    ['UTF-16 big-endian', text, Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()],
    ['ISO 8859-1', swedish, Buffer.from(swedish, 'latin1')],
    ['windows-1250', slovak, inCodePage(slovak, 'windows-1250')],
    ['ISO 8859-2', slovak, inCodePage(slovak, 'iso-8859-2')],
    ['DOS, Central Europe', slovak, inCodePage(slovak, 'cp852')],
    ['DOS, Western Europe', swedish, inCodePage(swedish, 'cp850')],
    ['DOS, Norwegian', norwegian, inCodePage(norwegian, 'cp850')],
    ['windows-1252, Norwegian', norwegian, inCodePage(norwegian, 'windows-1252')],
    ['windows-1252, capitals', capitals, inCodePage(capitals, 'windows-1252')],
    ['windows-1250, capitals', capitalsOfTheEast, inCodePage(capitalsOfTheEast, 'windows-1250')],
  ])('%s is seen by its bytes', async (_, expected, bytes) => {
    const { rows } = await read(bytes);
    const columns = expected.split('\n')[0]?.split(';') ?? [];
    expect(Object.keys(values(rows)[0] as object)).toEqual(columns);
    expect(values(rows).map((row) => Object.values(row as object).join(';'))).toEqual(
      expected.trim().split('\n').slice(1),
    );
  });

  test('the first letter beyond ASCII may come after a megabyte', async () => {
    const ascii = `id;town\n${'1;Lund\n'.repeat(200_000)}`;
    const { rows } = await read(
      Buffer.concat([Buffer.from(ascii), Buffer.from('2;Åmål\n3;Växjö\n', 'latin1')]),
    );
    expect(values(rows).slice(-2)).toEqual([
      { id: '2', town: 'Åmål' },
      { id: '3', town: 'Växjö' },
    ]);
  });

  test('an encoding that is stated counts more than what the bytes look like', async () => {
    const { rows } = await read(inCodePage(slovak, 'iso-8859-2'), { encoding: 'iso-8859-2' });
    expect(values(rows)[1]).toMatchObject({ farba: 'čierna' });
  });
});

describe('JSON', () => {
  const cars = [
    {
      id: 1,
      make: 'Volvo',
      price: { amount: 10, currency: 'SEK' },
      images: [
        { url: 'a', n: 1 },
        { url: 'b', n: 2 },
      ],
    },
    { id: 2, make: 'Kia', price: { amount: 20, currency: 'SEK' }, images: [{ url: 'c', n: 1 }] },
  ];
  const first = {
    ...{ id: 1, make: 'Volvo', 'price.amount': 10, 'price.currency': 'SEK' },
    ...{ 'images.url': ['a', 'b'], 'images.n': [1, 2] },
  };

  test.each([
    ['a list', cars, ''],
    ['a list in an envelope', { status: 'ok', response: { total: 2, vehicles: cars } }, 'response.vehicles'],
    [
      'lists in a list',
      {
        dealers: [
          { name: 'A', cars },
          { name: 'B', cars },
        ],
      },
      'dealers.*.cars',
    ],
    ['records by number', { stock: { v1: cars[0], v2: cars[1] } }, 'stock'],
  ])('%s is found', async (_, document, path) => {
    for (const space of [undefined, 2]) {
      const { options, rows } = await read(JSON.stringify(document, null, space));
      expect(options).toMatchObject({ format: 'json', path });
      expect(values(rows)[0]).toMatchObject(first);
    }
  });

  test('what stands around the list is beside each record, and its key too', async () => {
    const { rows } = await read(JSON.stringify({ currency: 'NOK', dealers: [{ name: 'Berg', cars }] }));
    expect(values(rows)[0]).toMatchObject({ '../name': 'Berg', '../../currency': 'NOK' });
    const keyed = await read(JSON.stringify({ stock: { v1: cars[0], v2: cars[1] } }));
    expect(values(keyed.rows).map((row) => (row as Record<string, unknown>)['@key'])).toEqual(['v1', 'v2']);
  });

  test('names with values become columns', async () => {
    const feed = [
      {
        id: 1,
        a: 1,
        specs: [
          { name: 'Fuel', value: 'Diesel' },
          { name: 'Doors', value: 5 },
        ],
      },
    ];
    expect(values((await read(JSON.stringify(feed))).rows)[0]).toMatchObject({
      'specs[Fuel]': 'Diesel',
      'specs[Doors]': 5,
    });
  });

  test('NDJSON is read line by line; an envelope in one line is no record', async () => {
    const lines = cars.map((car) => JSON.stringify(car)).join('\n');
    const { options, rows } = await read(`${lines}\n{oops\n`);
    expect(options.format).toBe('ndjson');
    expect(values(rows)[0]).toMatchObject(first);
    expect(rows[2]).toMatchObject({ line: 3, problem: expect.stringContaining('not JSON') });
    expect((await read(JSON.stringify({ vehicles: cars }))).options).toMatchObject({ path: 'vehicles' });
  });

  test('any list of records is read back from any envelope, however the bytes are split', async () => {
    const record = fc.dictionary(
      fc.stringMatching(/^[a-z]{1,5}$/),
      fc.oneof(fc.string({ minLength: 1 }), fc.integer()),
      {
        minKeys: 1,
      },
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(record, { minLength: 1, maxLength: 5 }),
        fc.boolean(),
        async (records, isPretty) => {
          const document = JSON.stringify(
            { a: [1, { b: '}]' }], 'x.y': { list: records } },
            null,
            isPretty ? 1 : 0,
          );
          const { rows } = await read(document, { format: 'json', path: 'x\\.y.list' });
          expect(values(rows).map((row) => ({ ...(row as object) }))).toEqual(records);
        },
      ),
      { numRuns: 50 },
    );
  });
});

describe('XML', () => {
  const xml = `<?xml version="1.0" encoding="ISO-8859-1"?>
<stock xmlns="urn:x" date="2026-11-18">
  <dealer id="7"><name>Bil &amp; Båt</name>
    <vehicle ref="A1"><make>Volvo</make><price currency="SEK">249900</price>
      <photos><photo href="1.jpg"/><photo href="2.jpg"/></photos>
      <text><![CDATA[<p>Välskött & fin</p>]]></text><spec name="Fuel">Diesel</spec><spec name="Doors">5</spec>
    </vehicle>
    <vehicle ref="A2"><make>Kia</make><price currency="SEK">99000</price><photos><photo href="3.jpg"/></photos></vehicle>
  </dealer>
</stock>`;

  test('the repeated element is found; attributes, lists, CDATA and what stands around it are columns', async () => {
    const { options, rows } = await read(Buffer.from(xml, 'latin1'));
    expect(options).toMatchObject({ format: 'xml', path: 'stock.dealer.vehicle', encoding: 'iso-8859-1' });
    expect(rows).toMatchObject([{ line: 4 }, { line: 8 }]);
    expect(values(rows)[0]).toEqual({
      ...{ '@ref': 'A1', make: 'Volvo', price: '249900', 'price.@currency': 'SEK' },
      ...{ 'photos.photo.@href': ['1.jpg', '2.jpg'], text: '<p>Välskött & fin</p>' },
      ...{
        'spec.@name': ['Fuel', 'Doors'],
        spec: ['Diesel', '5'],
        'spec[Fuel]': 'Diesel',
        'spec[Doors]': '5',
      },
      ...{ '../@id': '7', '../name': 'Bil & Båt', '../../@date': '2026-11-18', '../../@xmlns': 'urn:x' },
    });
  });

  test('a document with one car is read, and so is one with a bare ampersand', async () => {
    const one = await read('<feed><car><id>1</id><make>Salt & Pepper&nbsp;Ltd</make></car></feed>');
    expect(one.options.path).toBe('feed.car');
    expect(values(one.rows)).toEqual([{ id: '1', make: 'Salt & Pepper\u00a0Ltd' }]);
  });

  test.each([
    [
      'entities',
      `<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a><b><c>&x;</c></b></a>`,
      /entities/,
    ],
    ['a billion laughs', `<!DOCTYPE a [<!ENTITY x "ha"><!ENTITY y "&x;&x;">]><a><b>&y;</b></a>`, /entities/],
    ['deep elements', '<a>'.repeat(100_000), /more than 64 deep/],
    ['tags that do not match', '<a><b><c>1</b></c></a>', /not XML.*line 1/],
    ['an end that is missing', '<a><b><c>1</c></b><b><c>2</c>', /before its last element/],
    ['a web page', '<!doctype html><html><body>Sign in</body></html>', /web page/],
  ])('%s: refused with a sentence', async (_, text, sentence) => {
    await expect(read(text)).rejects.toThrow(sentence);
  });

  test('an undeclared entity stays as it is written', async () => {
    expect(values((await read('<a><b><c>&evil; 1</c><d>2</d></b></a>')).rows)).toEqual([
      { c: '&evil; 1', d: '2' },
    ]);
  });
});

describe('Excel', () => {
  test('the first sheet that is shown is read: shared texts, numbers, dates, gaps, a title above', async () => {
    const book = workbook([
      ['Stock list'],
      [],
      ['Id', 'Make', 'Price', 'Registered', 'Sold'],
      [17, 'Volvo & Co', 249900.5, new Date('2019-03-14T00:00:00Z'), false],
      [18, null, 0.1 + 0.2, new Date('2020-02-29T12:30:00Z'), true],
    ]);
    const { options, rows } = await read(book);
    expect(options).toMatchObject({ format: 'xlsx', headerLine: 3 });
    expect(rows).toEqual([
      {
        line: 4,
        value: { Id: '17', Make: 'Volvo & Co', Price: '249900.5', Registered: '2019-03-14', Sold: 'false' },
      },
      { line: 5, value: { Id: '18', Price: '0.3', Registered: '2020-02-29T12:30:00', Sold: 'true' } },
    ]);
    await expect(read(book, { sheet: 'Cars' })).rejects.toThrow("no sheet 'Cars'. There are: Notes, Stock.");
  });

  test('a cell far to the right is refused, and so are entities', async () => {
    const sheet = '<worksheet><sheetData><row r="1"><c r="XFD1"><v>1</v></c></row></sheetData></worksheet>';
    await expect(read(workbook([['a']], { 'xl/worksheets/sheet1.xml': sheet }))).rejects.toThrow(
      '1000 columns',
    );
    const evil = '<!DOCTYPE sst [<!ENTITY x "ha">]><sst><si><t>&x;</t></si></sst>';
    await expect(read(workbook([['a']], { 'xl/sharedStrings.xml': evil }))).rejects.toThrow('document type');
  });
});

describe('archives and what they could do', () => {
  const csv = 'id,make,price\n1,Volvo,2\n2,Kia,3\n';

  test('gzip and zip are seen by their bytes; several files are read one after the other', async () => {
    expect(values((await read(gzipSync(csv))).rows)).toHaveLength(2);
    const zip = zipFile({
      'b/cars-2.csv': 'id,make,price\n3,BMW,4\n',
      'a/cars-1.csv': csv,
      'photos/1.jpg': 'x',
      '__MACOSX/._cars-1.csv': 'x',
      'readme.txt': 'Hello',
    });
    expect(values((await read(zip)).rows)).toMatchObject([{ id: '1' }, { id: '2' }, { id: '3' }]);
    expect(values((await read(zip, { files: 'cars-1*' })).rows)).toHaveLength(2);
    await expect(read(zip, { files: 'vans*' })).rejects.toThrow('no file that is a feed');
  });

  test.each([
    ['an old Excel file', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0]), /\.xls/],
    ['a PDF', Buffer.from('%PDF-1.7'), /PDF/],
    ['a packed archive in another', gzipSync(gzipSync('id\n1')), /inside another/],
    ['zeros', Buffer.alloc(100_000), /neither text/],
    ['a cut off gzip', gzipSync(csv.repeat(1000)).subarray(0, 60), /cut off/],
    ['a cut off zip', zipFile({ 'a.csv': csv }).subarray(0, 60), /damaged or cut off/],
    ['nothing', Buffer.alloc(0), /empty/],
  ])('%s: refused with a sentence', async (_, bytes, sentence) => {
    await expect(read(bytes)).rejects.toThrow(sentence);
  });

  test('a zip bomb is refused by what it declares, and by what it becomes', async () => {
    const limits = { ...readLimits, unpackedBytes: 1_000_000 };
    const cells = `id,make\n${'1,aaaaaaaa\n'.repeat(200_000)}`;
    await expect(read(zipFile({ 'a.csv': cells }), {}, limits)).rejects.toThrow('too large');
    await expect(read(zipFile({ 'a.csv': cells }, 500), {}, limits)).rejects.toThrow(/damaged/);
    await expect(read(gzipSync(cells), {}, limits)).rejects.toThrow('larger than 1 MB');
    await expect(read(gzipSync(cells), {}, { ...readLimits, ratioFromBytes: 1000 })).rejects.toThrow(
      '200 to 1',
    );
    const many = Object.fromEntries(Array.from({ length: 101 }, (_, n) => [`${n}.csv`, csv]));
    await expect(read(zipFile(many))).rejects.toThrow('101 files');
  });

  test('one endless line, packed small, is refused in bounded memory', async () => {
    const path = await emptyFile();
    async function* endless() {
      yield 'id,make\n1,';
      const part = 'a'.repeat(1024 ** 2);
      for (let n = 0; n < 160; n += 1) yield part;
    }
    await pipeline(Readable.from(endless()), createGzip({ level: 1 }), createWriteStream(path));
    const before = process.memoryUsage().rss;
    const { rows } = await openFeed(path);
    await expect(collect(rows)).rejects.toThrow('200 to 1');
    expect(process.memoryUsage().rss - before).toBeLessThan(400 * 1024 ** 2);
  });

  test('an endless line that is not packed is one problem of its line', async () => {
    const { rows } = await read(`id,make\n1,${'a'.repeat(5_000_000)}\n2,Kia\n`);
    expect(rows).toMatchObject([{ line: 2, problem: expect.stringContaining('longer than') }, { line: 3 }]);
    const json = await read(
      `{"cars":[{"id":1,"make":"x"},{"id":2,"make":"${'a'.repeat(5_000_000)}"},{"id":3}]}`,
    );
    expect(json.rows).toMatchObject([
      { line: 1 },
      { problem: expect.stringContaining('longer') },
      { value: { id: 3 } },
    ]);
    const xml = await read(
      `<s><c><id>1</id></c><c><id>${'a'.repeat(5_000_000)}</id></c><c><id>3</id></c></s>`,
    );
    expect(xml.rows).toMatchObject([
      { line: 1 },
      { problem: expect.stringContaining('longer') },
      { value: { id: '3' } },
    ]);
  });

  test('too many columns, too deep brackets and too long a time are refused', async () => {
    const wide = Array.from({ length: 1001 }, (_, n) => `c${n}`).join(',');
    await expect(read(`${wide}\n`)).rejects.toThrow('1000 columns');
    await expect(read('['.repeat(200_000))).rejects.toThrow('more than 64 deep');
    await expect(read(`${'{"a":'.repeat(200_000)}`, { path: 'cars' })).rejects.toThrow('more than 64 deep');
    await expect(read(csv, {}, { ...readLimits, milliseconds: -1 })).rejects.toThrow('minutes');
  });
});

type Values = readonly unknown[];

async function read(content: string | Buffer, options: ReadOptions = {}, limits = readLimits) {
  const path = await emptyFile();
  await writeFile(path, content);
  const feed = await openFeed(path, options, { limits });
  return { options: feed.options, rows: await collect(feed.rows) };
}

async function collect(rows: AsyncIterable<FeedLine>): Promise<FeedLine[]> {
  const all: FeedLine[] = [];
  for await (const row of rows) all.push(row);
  return all;
}

function values(rows: readonly FeedLine[]): Values {
  return rows.flatMap((row) => ('value' in row ? [row.value] : []));
}

async function emptyFile(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-feed-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return join(folder, 'feed');
}

function inCodePage(text: string, encoding: string): Buffer {
  const decoder = isDosCodePage(encoding) ? dosDecoder(encoding) : new TextDecoder(encoding);
  const bytes = new Map(
    Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte] as const),
  );
  return Buffer.from([...text].map((character) => bytes.get(character) ?? 0x3f));
}
