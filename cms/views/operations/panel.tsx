import type { ReactNode } from 'react';
import { useOperationsTexts } from './use-operations-texts.ts';

/** A section of the page with its heading. */
export function Panel({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className="operations__panel" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

export type Column<Row> = { title: string; of: (row: Row) => ReactNode; isFigure?: boolean };

/** A table that becomes a list of cards on a phone, where each cell says what it is. */
export function PanelTable<Row>({
  label,
  columns,
  rows,
  keyOf,
  empty,
}: {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  empty: string;
}) {
  const { texts } = useOperationsTexts();
  if (rows.length === 0) return <p className="studio-view__empty">{empty}</p>;
  return (
    <table className="studio-table operations__table" aria-label={label}>
      <thead>
        <tr>
          {columns.map(({ title, isFigure }) => (
            <th key={title} scope="col" className={isFigure ? 'is-figure' : undefined}>
              {title || <span className="studio-hidden">{texts.actions}</span>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            {columns.map(({ title, of, isFigure }) => (
              <td key={title} data-title={title} className={isFigure ? 'is-figure' : undefined}>
                {of(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
