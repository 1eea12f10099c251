import { type CsvDialect, type CsvRow, CsvRowParser } from './read-csv.ts';

const delimiters = [',', ';', '\t', '|'];
export const ROWS_LOOKED_AT = 60;

/** The separator and quote of a CSV file, by how evenly each separator cuts its first rows. */
export function detectDialect(
  beginning: string,
  stated: { [Part in keyof CsvDialect]?: string | undefined } = {},
): CsvDialect {
  const [, named] = /^\uFEFF?sep=(.)\r?\n/.exec(beginning) ?? [];
  const quote = stated.quote ?? '"';
  const before = stated.escape ?? (usesBackslash(beginning, quote) ? '\\' : quote);
  const choice = stated.delimiter ?? named;
  if (choice !== undefined) return { delimiter: choice, quote, escape: before };
  const tried = delimiters.map((delimiter) => ({
    delimiter,
    evenness: evennessOf(firstRows(beginning, { delimiter, quote, escape: before })),
  }));
  const best = tried.reduce((one, other) => (other.evenness > one.evenness ? other : one));
  return { delimiter: best.evenness > 0 ? best.delimiter : ',', quote, escape: before };
}

export type TableRow = Extract<CsvRow, { cells: string[] }>;

export function firstRows(beginning: string, dialect: CsvDialect): readonly TableRow[] {
  const parser = new CsvRowParser(dialect);
  const rows: CsvRow[] = [];
  for (const row of parser.take(beginning)) {
    rows.push(row);
    if (rows.length >= ROWS_LOOKED_AT) break;
  }
  // The last one may be cut off, unless it is all there is.
  if (rows.length < 2) rows.push(...parser.end());
  return rows.filter((row) => 'cells' in row);
}

function usesBackslash(text: string, quote: string): boolean {
  const escaped = text.split(`\\${quote}`).length - 1;
  const doubled = text.split(`${quote}${quote}`).length - 1;
  return escaped > 0 && text.includes(`${quote}`) && escaped > doubled;
}

/** Titles above the header are as rare. */
const NOT_IN_HEADER = 0.4;

/** Columns, as far as most rows have as many; rows that have one cell say nothing for a separator. */
function evennessOf(rows: readonly TableRow[]): number {
  const usual = usualLength(rows);
  if (usual < 2) return 0;
  const even = rows.filter(({ cells }) => cells.length === usual).length;
  // A list in one cell may have more parts than the table has columns; the header has no such list.
  const isInHeader = rows[0]?.cells.length === usual;
  return (even / rows.length) * Math.log2(usual + 1) * (isInHeader ? 1 : NOT_IN_HEADER);
}

/** The most frequent number of cells. */
export function usualLength(rows: readonly Pick<TableRow, 'cells'>[]): number {
  const counts = new Map<number, number>();
  for (const { cells } of rows) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1);
  const [usual] = [...counts].sort(
    ([oneLength, one], [otherLength, other]) => other - one || otherLength - oneLength,
  );
  return usual?.[0] ?? 0;
}
