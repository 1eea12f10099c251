import { feedProblem } from '../problems/feed-problems.ts';
import { type TableRow, usualLength } from './csv-dialect.ts';
import type { FeedLine } from './feed-line.ts';
import type { Cell } from './flat-record.ts';
import type { CsvRow } from './read-csv.ts';
import type { ReadLimits } from './read-limits.ts';
import { UnreadableFeed } from './unreadable-feed.ts';

/** Rows of a table below the line with its names, each a record. Without such a line, columns are numbered. */
export async function* tableRows(
  rows: AsyncIterable<CsvRow>,
  headerLine: number,
  limits: Pick<ReadLimits, 'columns'>,
): AsyncGenerator<FeedLine> {
  let columns: readonly string[] | undefined;
  for await (const row of rows) {
    if (row.line < headerLine) continue;
    if ('problem' in row) {
      if (!columns && headerLine > 0)
        throw new UnreadableFeed('header-line', { line: row.line, problem: row.problem });
      yield row;
      continue;
    }
    if (row.cells.length > limits.columns)
      throw new UnreadableFeed('line-columns', { line: row.line, columns: limits.columns });
    if (!columns && headerLine > 0) {
      columns = columnNames(row.cells);
      continue;
    }
    columns ??= columnNames(row.cells.map(() => ''));
    yield tableRow(columns, row.line, row.cells);
  }
}

function tableRow(columns: readonly string[], line: number, cells: readonly string[]): FeedLine {
  const more = cells.slice(columns.length);
  if (more.some((cell) => cell.trim() !== ''))
    return { line, problem: feedProblem('row-cells', { cells: cells.length, columns: columns.length }) };
  const value: Record<string, Cell> = Object.create(null);
  for (const [at, column] of columns.entries()) {
    const cell = cells[at];
    if (cell !== undefined && cell !== '') value[column] = cell;
  }
  return { line, value };
}

/** Each its own: a second column of the same name gets a number, one without a name its place. */
export function columnNames(header: readonly string[]): readonly string[] {
  const taken = new Set<string>();
  return header.map((cell, at) => {
    const name = cell.replace(/\s+/g, ' ').trim() || `column ${at + 1}`;
    let own = name;
    for (let n = 2; taken.has(own); n += 1) own = `${name} ${n}`;
    taken.add(own);
    return own;
  });
}

/** The line of the names among the first rows: below titles and remarks, the first with as many cells as most. */
export function findHeaderLine(rows: readonly TableRow[]): number {
  const usual = usualLength(rows);
  const found = rows.find(
    ({ cells }) => cells.length >= usual * HEADER_SHARE && filled(cells) >= Math.max(1, usual * FILLED_SHARE),
  );
  if (!found) return rows[0]?.line ?? 1;
  return looksLikeData(found.cells) ? 0 : found.line;
}

const HEADER_SHARE = 0.8;
const FILLED_SHARE = 0.5;

function filled(cells: readonly string[]): number {
  return cells.filter((cell) => cell.trim() !== '').length;
}

/** Numbers, addresses and sentences are no names of columns. */
function looksLikeData(cells: readonly string[]): boolean {
  const given = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
  const data = given.filter(
    (cell) =>
      /^-?[\d\s.,]+$/.test(cell) ||
      /^https?:/i.test(cell) ||
      cell.length > 80 ||
      /^\d{4}-\d\d-\d\d/.test(cell),
  );
  return data.length >= Math.max(2, given.length * 0.3);
}
