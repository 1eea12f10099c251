/** A receiver's published rules, written down once more to check the finished file by, without the code that wrote it. */
export type FeedChecker = {
  receiver: string;
  /** Where the rules are published. */
  source: string;
  /** What is wrong with the file, in sentences. */
  problems: (text: string) => string[];
  /** What it says of each car. */
  items: (text: string) => readonly CheckedItem[];
};

export type CheckedItem = { id: string; url: string; amounts: readonly number[]; currency: string };

export type Row = Readonly<Record<string, string>>;

/** A receiver that takes CSV: the rules of its columns, and what else has to hold of a row. */
export function csvChecker({
  receiver,
  source,
  idColumn,
  uniqueColumn,
  fields,
  rowProblems,
  item,
}: CsvRules): FeedChecker {
  return {
    receiver,
    source,
    problems: (text) => {
      const rows = parseCsv(text);
      return [
        ...rows.flatMap((row) => {
          const id = String(row[idColumn]);
          return [
            ...fieldProblems(row, fields, id),
            ...rowProblems(row).map((problem) => `${id}: ${problem}`),
          ];
        }),
        ...repeated(
          rows.map((row) => row[uniqueColumn] ?? ''),
          uniqueColumn,
        ),
        ...formulas(rows),
      ];
    },
    items: (text) => parseCsv(text).map((row) => item(row, row[idColumn] ?? '')),
  };
}

type CsvRules = Pick<FeedChecker, 'receiver' | 'source'> & {
  idColumn: string;
  /** No two rows may have the same here. */
  uniqueColumn: string;
  fields: Readonly<Record<string, FieldRule>>;
  rowProblems: (row: Row) => string[];
  item: (row: Row, id: string) => CheckedItem;
};

/** What is no address in a cell of several. */
export function addressProblems(cell: string | undefined): string[] {
  return (cell ?? '')
    .split(',')
    .filter((address) => address !== '' && !patterns.url.test(address))
    .map((address) => `${address} is no address`);
}

/** RFC 4180, strictly: what is not right is thrown. */
export function parseCsv(text: string, separator = ','): Row[] {
  const lines = [...csvLines(text, separator)];
  const [header = [], ...rows] = lines;
  if (new Set(header).size !== header.length) throw new Error('a column stands twice in the header');
  return rows.map((row, at) => {
    if (row.length !== header.length)
      throw new Error(`line ${at + 2} has ${row.length} cells, not ${header.length}`);
    return Object.fromEntries(header.map((name, column) => [name, row[column] ?? '']));
  });
}

function* csvLines(text: string, separator: string): Generator<string[]> {
  let at = 0;
  while (at < text.length) {
    const cells: string[] = [];
    for (;;) {
      let cell = '';
      if (text[at] === '"') {
        at += 1;
        for (;;) {
          const end = text.indexOf('"', at);
          if (end === -1) throw new Error('a quoted cell has no end');
          cell += text.slice(at, end);
          at = end + 1;
          if (text[at] !== '"') break;
          cell += '"';
          at += 1;
        }
      } else {
        const start = at;
        while (at < text.length && text[at] !== separator && text[at] !== '\r') {
          if (text[at] === '"' || text[at] === '\n') throw new Error('a cell needs quotes');
          at += 1;
        }
        cell = text.slice(start, at);
      }
      cells.push(cell);
      if (text[at] === separator) {
        at += 1;
        continue;
      }
      if (!text.startsWith('\r\n', at)) throw new Error('a line does not end with CR LF');
      at += 2;
      break;
    }
    yield cells;
  }
}

/** Requirements of one field, by its name. */
export type FieldRule = { required?: boolean; is?: RegExp | readonly string[]; max?: number };

export function fieldProblems(row: Row, fields: Readonly<Record<string, FieldRule>>, id: string): string[] {
  return Object.entries(fields).flatMap(([name, { required, is, max }]) => {
    const value = row[name] ?? '';
    if (value === '') return required ? [`${id}: ${name} is missing`] : [];
    const fits = is === undefined || (is instanceof RegExp ? is.test(value) : is.includes(value));
    return [
      ...(fits ? [] : [`${id}: ${name} is '${value}'`]),
      ...(max !== undefined && value.length > max ? [`${id}: ${name} is longer than ${max}`] : []),
    ];
  });
}

export function repeated(values: readonly string[], name: string): string[] {
  const seen = new Set<string>();
  return values
    .filter((value) => value !== '' && (seen.has(value) || !seen.add(value)))
    .map((value) => `${name} ${value} occurs twice`);
}

/** A cell that a spreadsheet would run. */
function formulas(rows: readonly Row[]): string[] {
  return rows.flatMap((row) =>
    Object.entries(row)
      .filter(([, value]) => /^[\s]*[=+\-@]/.test(value) && !/^[+-]?\d[\d .()/-]*$/.test(value))
      .map(([name, value]) => `${name} is a formula: ${value}`),
  );
}

export const patterns = {
  vin: /^[A-HJ-NPR-Z0-9]{17}$/,
  url: /^https?:\/\/[^\s"<>]+$/,
  price: /^\d+(?:\.\d{1,2})? [A-Z]{3}$/,
  year: /^(?:19|20)\d\d$/,
  day: /^\d{4}-\d{2}-\d{2}$/,
  mileage: /^\d+ (?:km|miles)$/i,
};

/** '249900 SEK' */
export function priceOf(text: string): { amount: number; currency: string } {
  const [amount = '', currency = ''] = text.split(' ');
  return { amount: Number(amount), currency };
}

export function pricedItem(id: string, url: string, prices: readonly (string | undefined)[]): CheckedItem {
  const read = prices
    .filter((price) => price !== undefined && price !== '')
    .map((price) => priceOf(String(price)));
  return { id, url, amounts: read.map(({ amount }) => amount), currency: read[0]?.currency ?? '' };
}
