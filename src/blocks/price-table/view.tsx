import { cx } from '../../ui/class-names.ts';
import { Container, Section } from '../../ui/section.tsx';
import type { BlockProps } from '../block.ts';
import type { fields } from './fields.ts';

type Props = BlockProps<typeof fields>;
type Shown = Props['fields'];

export function PriceTable({ fields }: Props) {
  const { title, titleSize, text, columns, rows, footnote } = fields;
  if (columns.length === 0 || rows.length === 0) return null;
  return (
    <Section>
      <Container>
        <div className="mb-head-gap grid items-end gap-x-16 gap-y-4 lg:grid-cols-[7fr_5fr]">
          {title && <h2 className={cx(titleSize === 'large' && 'text-display')}>{title}</h2>}
          {text && <p className="max-w-[36rem] text-lead text-ink-muted">{text}</p>}
        </div>
        <Table fields={fields} />
        {footnote && (
          <p className="mt-6 max-w-[44rem] text-small whitespace-pre-line text-ink-muted">{footnote}</p>
        )}
      </Container>
    </Section>
  );
}

// On phones the table tightens instead of scrolling: fixed columns, smaller figures, words may break.
const cell = 'border-b px-2.5 py-4 text-left font-normal hyphens-auto sm:p-6';
const firstCell = 'w-[30%] pl-0 sm:w-[34%] sm:pl-0';

function Table({ fields: { title, corner, columns, rows } }: { fields: Shown }) {
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
                'align-top text-small leading-[1.3] font-medium sm:align-bottom sm:text-body',
                column.recommended ? `${recommended} rounded-t-card text-on-dark` : 'border-line-strong',
              )}
            >
              {column.title}
              <Note text={column.note} onDark={column.recommended} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <Row key={row.title} row={row} columns={columns} last={index === rows.length - 1} />
        ))}
      </tbody>
    </table>
  );
}

const recommended = 'bg-ink border-line-on-dark';

type RowProps = { row: Shown['rows'][number]; columns: Shown['columns']; last: boolean };

function Row({ row, columns, last }: RowProps) {
  return (
    <tr>
      <th
        scope="row"
        className={cx(
          cell,
          firstCell,
          'border-line text-body leading-[1.3] tracking-[-0.015em] sm:text-[1.25rem]',
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
            row.small
              ? 'text-body whitespace-nowrap sm:text-[1.25rem] sm:tracking-[-0.015em]'
              : 'text-[1.375rem] leading-[1.1] tracking-[-0.03em] sm:text-[2rem]',
            column.recommended ? `${recommended} text-accent` : 'border-line',
            column.recommended && last && 'rounded-b-card border-b-0',
          )}
        >
          {row.cells[index]?.value}
        </td>
      ))}
    </tr>
  );
}

function Note({ text, onDark }: { text: string; onDark?: boolean }) {
  if (!text) return null;
  return (
    <span
      className={cx(
        'mt-0.5 block text-[0.75rem] leading-[1.35] font-normal tracking-normal sm:text-small',
        onDark ? 'text-on-dark-muted' : 'text-ink-muted',
      )}
    >
      {text}
    </span>
  );
}
