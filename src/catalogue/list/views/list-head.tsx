import { Breadcrumb } from '../../../ui/breadcrumb.tsx';
import { cx } from '../../../ui/class-names.ts';
import type { ListHeadProps } from '../car-list-props.ts';
import { listBreadcrumbs } from '../list-breadcrumbs.ts';
import { listHeading } from '../list-heading.ts';
import { useListContext } from './list-context.ts';
import { ShareList } from './share-list.tsx';
import { useDocumentTitle } from './use-document-title.ts';

interface Props extends ListHeadProps {
  /** '1 243 cars'; nothing when nobody could count them. */
  count: string | undefined;
  titleTemplate: string;
}

/** Make and model are the heading once they are chosen (LIST-36). */
export function ListHead({
  title,
  makeTitle,
  lead,
  isFirst,
  trail,
  namedByPath,
  isLost,
  count,
  titleTemplate,
}: Props) {
  const { list, texts, place } = useListContext();
  const way = listBreadcrumbs(trail, list, place);
  const names = way.slice(trail.length).map(({ label }) => label);
  const isWholeStock = names.length === 0;
  const heading = isLost
    ? texts('listNothing')
    : listHeading({ title, makeTitle }, list, { namedByPath, texts });
  const beyond = isLost ? heading : namedByPath;
  const crumbs = beyond ? [...trail, { label: beyond, href: '' }] : way;
  const Heading = isFirst ? 'h1' : 'h2';
  useDocumentTitle(isFirst ? heading : '', titleTemplate);
  return (
    <>
      {isFirst && (
        <Breadcrumb
          label={texts('breadcrumb')}
          trail={crumbs.slice(0, -1)}
          current={crumbs.at(-1)?.label ?? heading}
        />
      )}
      <div
        className={cx(
          'flex flex-wrap items-baseline justify-between gap-x-8 gap-y-3',
          isFirst && 'mt-[clamp(1.25rem,3.3vw,3rem)]',
        )}
      >
        {heading && <Heading>{heading}</Heading>}
        <div className="flex items-baseline gap-6 max-lg:w-full max-lg:justify-between">
          <p role="status" className="text-ink-muted text-lead tabular-nums">
            {count}
          </p>
          <ShareList title={heading} />
        </div>
      </div>
      {lead && isWholeStock && !isLost && (
        <p className="mt-4 max-w-[40rem] text-ink-muted text-lead">{lead}</p>
      )}
    </>
  );
}
