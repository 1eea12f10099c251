import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { cx } from '../../ui/class-names.ts';
import type { PageContext } from '../block.ts';
import { wayTo } from './head.ts';
import type { CarListData } from './load.ts';

interface Props {
  heading: string | undefined;
  lead: string | undefined;
  count: string | undefined;
  /** The head of the whole page, with the way to it. */
  isFirst: boolean;
  data: CarListData;
  page: PageContext;
}

export function ListHead({ heading, lead, count, isFirst, data, page }: Props) {
  const Heading = isFirst ? 'h1' : 'h2';
  // Cards have headings of the third level; the count is the one above them.
  const Count = isFirst || !heading ? 'h2' : 'p';
  const way = wayTo(data, page);
  const isWholeStock = way.length === data.trail.length;
  const trail = isWholeStock ? way : way.slice(0, -1);
  const filters =
    page.wildcards.length > 0 ? data.list.choices.map(({ path }) => path.at(-1)).join(', ') : '';
  const current = isWholeStock ? filters || heading : way.at(-1)?.label;
  return (
    <>
      {isFirst && current && <Breadcrumb label={page.texts('breadcrumb')} trail={trail} current={current} />}
      <div
        className={cx(
          'flex flex-wrap items-baseline justify-between gap-x-8 gap-y-3',
          isFirst && 'mt-[clamp(1.5rem,4vw,3.5rem)]',
        )}
      >
        {heading && <Heading>{heading}</Heading>}
        {count && <Count className="text-ink-muted text-lead tabular-nums">{count}</Count>}
      </div>
      {lead && <p className="mt-4 max-w-[40rem] text-ink-muted text-lead">{lead}</p>}
    </>
  );
}
