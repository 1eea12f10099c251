import { randomBytes } from 'node:crypto';
import { isLexicalState } from '../publishing/lexical.ts';
import { type Row, toRow } from '../publishing/to-published.ts';

/** Rows of lists need an id of their own, which forms otherwise generate. */
export function withRowIds(row: Row): Row {
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, withIdsInside(value)]));
}

function withIdsInside(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => (isRow(each) ? withRowId(each) : each));
  // Rich text has lists of another kind.
  return isRow(value) && !isLexicalState(value) ? withRowIds(value) : value;
}

function withRowId(row: Row): Row {
  return { id: randomBytes(12).toString('hex'), ...withRowIds(row) };
}

function isRow(value: unknown): value is Row {
  return toRow(value) === value;
}
