import type { FormState, Row } from 'payload';

type RowsUpdate = { path: string; updatedRows: Row[] };

/**
 * A new row does not say whether it is open, so Payload folds it like all others when the studio first answers. The rows
 * of a list in which there is such a one, with it open; nothing when there is none.
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
