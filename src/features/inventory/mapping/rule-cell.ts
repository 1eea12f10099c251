import type { Cell, FlatRecord, Scalar } from '../reading/flat-record.ts';
import type { FieldRule } from './feed-mapping.ts';

/** What the columns of a rule say of a row, before it is read as a value; nothing where they are empty. */
export function ruleCell(
  { columns = [], combine = 'first', separator = ' ', split }: FieldRule,
  row: FlatRecord,
): Cell | undefined {
  const cells = columns.flatMap((column) => {
    const cell = row[column];
    return cell === undefined || isEmptyCell(cell) ? [] : [cell];
  });
  if (cells.length === 0) return undefined;
  const cell = combined(cells, combine, separator);
  return split === undefined ? cell : splitCell(cell, split);
}

function combined(
  cells: readonly Cell[],
  combine: FieldRule['combine'],
  separator: string,
): Cell | undefined {
  if (combine === 'first' || cells.length === 0) return cells[0];
  const all = cells.flatMap((cell) => scalarsOf(cell));
  return combine === 'list' ? all : all.map((scalar) => String(scalar).trim()).join(separator);
}

function splitCell(cell: Cell | undefined, by: string): Cell | undefined {
  if (cell === undefined) return undefined;
  // A line break in a document of settings is written as two characters.
  const separator = by.replaceAll('\\n', '\n').replaceAll('\\t', '\t');
  return scalarsOf(cell)
    .flatMap((scalar) => String(scalar).split(separator))
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

export function scalarsOf(cell: Cell): Scalar[] {
  return Array.isArray(cell) ? cell.filter((part) => part !== null) : [cell as Scalar];
}

export function cellText(cell: Cell): string {
  return scalarsOf(cell)
    .map((scalar) => String(scalar).trim())
    .join(', ');
}

const nothing = new Set([
  'n/a',
  'na',
  'null',
  'none',
  'nan',
  'undefined',
  '-',
  '--',
  '–',
  '?',
  'n.a.',
  'unknown',
  '#n/a',
  'nil',
  '(null)',
  'okänd',
  'ukjent',
  'ei tiedossa',
  'neznáme',
  'unbekannt',
  'uppgift saknas',
]);

/** Systems write what they do not know in many ways. */
export function isEmptyCell(cell: Cell): boolean {
  if (Array.isArray(cell)) return cell.every((part) => part === null || isEmptyCell(part as Scalar));
  return typeof cell === 'string' && (cell.trim() === '' || nothing.has(cell.trim().toLowerCase()));
}
