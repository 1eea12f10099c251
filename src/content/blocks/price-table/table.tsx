import type { Resolved } from '../../../shared/platform/fields/fields.ts';
import { cx } from '../../../shared/ui/class-names.ts';
import type { fields } from './fields.ts';
import { phoneSize, withNonBreakingThousands } from './figures.ts';

type Fields = Resolved<typeof fields>;

// On phones the table tightens instead of scrolling: fixed columns, smaller figures, words may break.
const cell = 'border-b px-2 py-4 text-left font-normal hyphens-auto sm:p-6';
const firstCell = 'w-[29%] pl-0 sm:w-[34%] sm:pl-0';
const onInk = 'border-line-on-dark bg-dark';
// The accent where it can be read on ink, white in the designs where it cannot (bmw, mini).
const signal = 'text-(color:--focus-on-dark)';

export function Table({
  title,
  corner,
  columns,
  rows,
}: Pick<Fields, 'title' | 'corner' | 'columns' | 'rows'>) {
  return (
    <table className="w-full table-fixed border-separate border-spacing-0 tabular-nums">
      {title && <caption className="sr-only">{title}</caption>}
      <thead>
        <tr>
          <th scope="col" className={cx(cell, firstCell, 'border-line-strong')}>
            <span className="sr-only">{corner || title}</span>
          </th>
          {columns.map((column) => (
            <th
              key={column.title}
              scope="col"
              className={cx(
                cell,
                'align-top font-medium text-small leading-[1.3] sm:align-bottom sm:text-body',
                column.recommended ? `${onInk} rounded-t-card text-on-dark` : 'border-line-strong',
              )}
            >
              {column.title}
              <Note text={column.note} onInk={column.recommended} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <Row
            key={row.title}
            row={row}
            columns={columns}
            size={cx(sizes[row.small ? 'sum' : 'price'], phoneSizes[phoneSize(rows, row.small)])}
            last={index === rows.length - 1}
          />
        ))}
      </tbody>
    </table>
  );
}

const sizes = {
  price: 'leading-[1.1] sm:text-[2rem] sm:tracking-[-0.03em]',
  sum: 'sm:text-[1.25rem] sm:tracking-(--track-3)',
};
const phoneSizes = {
  large: 'max-sm:text-[1.375rem] max-sm:tracking-[-0.03em]',
  medium: 'max-sm:text-[1.0625rem] max-sm:tracking-(--track-2)',
  small: 'max-sm:text-[0.9375rem] max-sm:tracking-(--track-2)',
};

type RowProps = { row: Fields['rows'][number]; columns: Fields['columns']; size: string; last: boolean };

function Row({ row, columns, size, last }: RowProps) {
  return (
    <tr>
      <th
        scope="row"
        className={cx(
          cell,
          firstCell,
          'border-line text-body leading-[1.3] tracking-(--track-3) sm:text-[1.25rem]',
        )}
      >
        {row.title}
        <Note text={row.note} />
      </th>
      {columns.map((column, index) => (
        <td
          key={column.title}
          className={cx(
            cell,
            size,
            column.recommended ? `${onInk} ${signal}` : 'border-line',
            column.recommended && last && 'rounded-b-card border-b-0',
          )}
        >
          {withNonBreakingThousands(row.cells[index]?.value ?? '')}
        </td>
      ))}
    </tr>
  );
}

function Note({ text, onInk }: { text: string; onInk?: boolean }) {
  if (!text) return null;
  return (
    <span
      className={cx(
        'mt-0.5 block font-normal text-[0.75rem] leading-[1.35] tracking-normal sm:text-small',
        onInk ? 'text-on-dark-muted' : 'text-ink-muted',
      )}
    >
      {text}
    </span>
  );
}
