import { cx } from '../../../shared/ui/class-names.ts';
import { Container, Section } from '../../../shared/ui/section.tsx';
import type { Block, BlockProps } from '../block.ts';
import { fields } from './fields.ts';
import { Table } from './table.tsx';

export const block = { fields, view: PriceTable } satisfies Block<typeof fields>;

type Props = BlockProps<typeof fields>;

function PriceTable({ fields }: Props) {
  const { title, titleSize, text, columns, rows, footnote } = fields;
  if (columns.length === 0 || rows.length === 0) return null;
  return (
    <Section>
      <Container>
        <div className="mb-head-gap grid items-end gap-x-16 gap-y-4 lg:grid-cols-[7fr_5fr]">
          {title && <h2 className={cx(titleSize === 'large' && 'text-display')}>{title}</h2>}
          {text && <p className="max-w-[36rem] text-lead text-ink-muted">{text}</p>}
        </div>
        <Table {...fields} />
        {footnote && (
          <p className="mt-6 max-w-[44rem] text-small whitespace-pre-line text-ink-muted">{footnote}</p>
        )}
      </Container>
    </Section>
  );
}
