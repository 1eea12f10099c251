import type { FeedLine } from './feed-line.ts';
import type { CsvRow } from './read-csv.ts';

/** Rows below a header. Dots in a column's name make nested records, numbers make lists: car_images.0.original. */
export async function* csvRecords(rows: AsyncIterable<CsvRow>): AsyncGenerator<FeedLine> {
  let columns: readonly string[] | undefined;
  for await (const row of rows) {
    if ('problem' in row) {
      yield row;
      if (!columns) return;
    } else if (!columns) {
      columns = row.cells.map((name) => name.trim());
      const problem = headerProblem(columns);
      if (problem) return void (yield { line: row.line, problem });
    } else if (row.cells.length !== columns.length) {
      const problem = `The row has ${row.cells.length} cells, the header ${columns.length}.`;
      yield { line: row.line, problem };
    } else {
      yield { line: row.line, value: toRecord(columns, row.cells) };
    }
  }
}

const unsafe = ['__proto__', 'constructor', 'prototype'];

function headerProblem(columns: readonly string[]): string | undefined {
  if (columns.some((name) => name === '')) return 'The header has a column without a name.';
  if (columns.length === 1 && columns[0]?.includes(';'))
    return 'The header is one column with semicolons in it; put commas between columns.';
  const twice = columns.find((name, at) => columns.indexOf(name) !== at);
  if (twice) return `The header names '${twice}' twice.`;
  const wrong = columns.find((name) => name.split('.').some((step) => step === '' || unsafe.includes(step)));
  return wrong && `The header has a column '${wrong}', which is not a name.`;
}

type Part = { [name: string]: unknown };

function toRecord(columns: readonly string[], cells: readonly string[]): unknown {
  const record: Part = {};
  for (const [at, column] of columns.entries()) {
    const cell = cells[at] ?? '';
    if (cell !== '') put(record, column.split('.'), cell);
  }
  return toLists(record);
}

export function put(record: Part, [step = '', ...steps]: readonly string[], cell: unknown): void {
  if (steps.length === 0) {
    record[step] = cell;
    return;
  }
  const inner = record[step];
  const part: Part = typeof inner === 'object' && inner !== null ? (inner as Part) : {};
  record[step] = part;
  put(part, steps, cell);
}

export function toLists(part: unknown): unknown {
  if (typeof part !== 'object' || part === null) return part;
  const entries = Object.entries(part).map(([name, value]) => [name, toLists(value)] as const);
  const isList = entries.length > 0 && entries.every(([name]) => /^\d{1,4}$/.test(name));
  if (!isList) return Object.fromEntries(entries);
  return entries.toSorted(([one], [other]) => Number(one) - Number(other)).map(([, value]) => value);
}
