import { cx } from '../../../shared/ui/class-names.ts';
import { Container, Section } from '../../../shared/ui/section.tsx';
import type { Block, BlockProps } from '../block.ts';
import { barShare } from './bar-share.ts';
import { fields } from './fields.ts';

export const block = { fields, view: FigureTable } satisfies Block<typeof fields>;

type Props = BlockProps<typeof fields>;
type Shown = Props['fields'];

function FigureTable({ fields }: Props) {
  const { title, text, rows, footnote, tone } = fields;
  if (rows.length === 0) return null;
  const beside = Boolean(title || text);
  return (
    <Section ground={tone} className={cx(tone === 'stage' && 'bg-stage-light')}>
      <Container
        className={cx('grid gap-x-[clamp(2rem,7vw,6.5rem)] gap-y-10', beside && 'lg:grid-cols-[5fr_7fr]')}
      >
        {beside && (
          <div>
            {title && <h2>{title}</h2>}
            {text && <p className="mt-6 max-w-[36rem] text-lead text-ink-muted">{text}</p>}
          </div>
        )}
        <div>
          <Table {...fields} />
          {footnote && <p className="mt-4 text-small text-ink-muted">{footnote}</p>}
        </div>
      </Container>
    </Section>
  );
}

const head = 'pb-3 text-left text-small font-normal text-ink-muted';

function Table({ title, labelTitle, noteTitle, valueTitle, rows }: Shown) {
  const largest = Math.max(...rows.map(({ amount }) => amount ?? 0));
  return (
    <table className="w-full tabular-nums">
      {title && <caption className="sr-only">{title}</caption>}
      <thead className="border-b border-line-strong">
        <tr>
          <th scope="col" className={head}>
            {labelTitle}
          </th>
          {noteTitle && (
            <th scope="col" className={head}>
              {noteTitle}
            </th>
          )}
          <th scope="col" className={cx(head, 'pr-4 text-right md:pr-8')}>
            {valueTitle}
          </th>
          <td />
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, note, value, amount }) => (
          <tr key={label} className="border-b border-line">
            <th
              scope="row"
              className="py-4 pr-4 text-left font-normal md:text-[1.25rem] md:tracking-[-0.015em]"
            >
              {label}
            </th>
            {noteTitle && <td className="py-4 pr-4">{note}</td>}
            <td className="py-4 pr-4 text-right whitespace-nowrap md:pr-8">{value}</td>
            <td aria-hidden="true" className="w-[22%] py-4 md:w-[38%]">
              <Bar share={barShare(amount, largest)} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Repeats the figure beside it, for the eye only. */
function Bar({ share }: { share: number }) {
  if (share === 0) return null;
  return (
    <svg width="100%" height="8" aria-hidden="true" className="block fill-brand">
      <rect width={`${share}%`} height="8" rx="4" />
    </svg>
  );
}
