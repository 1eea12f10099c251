import { Breadcrumb } from '../../../ui/breadcrumb.tsx';
import type { ListHeadProps } from '../car-list-props.ts';
import { listBreadcrumbs } from '../list-breadcrumbs.ts';
import { listHeading } from '../list-heading.ts';
import { useListContext } from './list-context.ts';
import { ShareList } from './share-list.tsx';
import { useDocumentTitle } from './use-document-title.ts';

type Props = ListHeadProps & { titleTemplate: string };

/** The way to the list and what it is about, above it. */
export function ListHead({ lead, isFirst, trail, namedByPath, isLost, ...titles }: Props) {
  const { list, texts, place } = useListContext();
  const heading = useHeading({ ...titles, namedByPath, isLost });
  const way = listBreadcrumbs(trail, list, place);
  const beyond = isLost ? heading : namedByPath;
  const crumbs = beyond ? [...trail, { label: beyond, href: '' }] : way;
  const isNarrowed = way.length > trail.length;
  useDocumentTitle(isFirst ? heading : '', titles.titleTemplate);
  return (
    <div className="list-head">
      {isFirst && (
        <Breadcrumb
          label={texts('breadcrumb')}
          trail={crumbs.slice(0, -1)}
          current={crumbs.at(-1)?.label ?? heading}
        />
      )}
      {lead && !isNarrowed && !isLost && <p className="list-head__lead">{lead}</p>}
      <ShareList title={heading} />
    </div>
  );
}

type HeadingProps = Pick<ListHeadProps, 'title' | 'makeTitle' | 'namedByPath' | 'isLost'>;

/** Make and model are the heading once they are chosen (LIST-36). */
export function ListHeading({ isFirst, ...titles }: HeadingProps & Pick<ListHeadProps, 'isFirst'>) {
  const heading = useHeading(titles);
  const Heading = isFirst ? 'h1' : 'h2';
  if (!heading) return null;
  return (
    <div className="list-heading">
      <Heading>{heading}</Heading>
    </div>
  );
}

function useHeading({ title, makeTitle, namedByPath, isLost }: HeadingProps): string {
  const { list, texts } = useListContext();
  if (isLost) return texts('listNothing');
  return listHeading({ title, makeTitle }, list, { namedByPath, texts });
}
