import type { FormState, Row } from 'payload';

type RowsUpdate = { path: string; updatedRows: Row[] };

/**
 * A new row has no collapsed state, so Payload collapses it with the studio's first response. Returns the rows of a list that
 * has a new row, with that one expanded; undefined when there is none.
 */
export function expandNewRows(fields: FormState): RowsUpdate | undefined {
  for (const [path, { rows }] of Object.entries(fields)) {
    if (rows?.some(isNew))
      return { path, updatedRows: rows.map((row) => (isNew(row) ? { ...row, collapsed: false } : row)) };
  }
  return undefined;
}

function isNew(row: Row): boolean {
  return row.isLoading === true && row.collapsed === undefined;
}
