import type { FormState, Row } from 'payload';

type RowsUpdate = { path: string; updatedRows: Row[] };

/** Which rows of all lists are collapsed, by their ids. */
export function collapsedRows(fields: FormState): Map<string, boolean> {
  const rows = Object.values(fields).flatMap(({ rows: own = [] }) => own);
  return new Map(rows.map(({ id, collapsed }) => [id, collapsed ?? false]));
}

/**
 * An answer of the studio to an older state of the form collapses rows that were expanded since, and the reverse. Returns
 * the rows of a list in which that happened, as the person left them; undefined when it happened nowhere.
 */
export function findOverwrittenRows(
  fields: FormState,
  chosen: ReadonlyMap<string, boolean>,
): RowsUpdate | undefined {
  const isOverwritten = ({ id, collapsed = false }: Row) => (chosen.get(id) ?? collapsed) !== collapsed;
  for (const [path, { rows }] of Object.entries(fields)) {
    if (!rows?.some(isOverwritten)) continue;
    const updatedRows = rows.map((row) =>
      isOverwritten(row) ? { ...row, collapsed: chosen.get(row.id) ?? false } : row,
    );
    return { path, updatedRows };
  }
  return undefined;
}
