import { Breadcrumb } from '../../../../shared/ui/breadcrumb.tsx';
import type { ListHeadProps } from '../car-list-props.ts';
import { listBreadcrumbs } from '../list-breadcrumbs.ts';
import { listHeading } from '../list-heading.ts';
import { useCarListTools } from './car-list-tools.ts';
import { ShareList } from './share-list.tsx';
import { useDocumentTitle } from './use-document-title.ts';

type Props = ListHeadProps & { titleTemplate: string };

/** The way to the list and its name, which is the make and model once they are chosen (LIST-36). */
export function ListHead({ isFirst, trail, namedByPath, isLost, title, makeTitle, titleTemplate }: Props) {
  const { list, texts, place } = useCarListTools();
  const heading = isLost
    ? texts('listNothing')
    : listHeading({ title, makeTitle }, list, { namedByPath, texts });
  const beyond = isLost ? heading : namedByPath;
  const crumbs = beyond ? [...trail, { label: beyond, href: '' }] : listBreadcrumbs(trail, list, place);
  const Heading = isFirst ? 'h1' : 'h2';
  useDocumentTitle(isFirst ? heading : '', titleTemplate);
  return (
    <div className="list-head">
      {isFirst && (
        <Breadcrumb
          label={texts('breadcrumb')}
          trail={crumbs.slice(0, -1)}
          current={crumbs.at(-1)?.label ?? heading}
          className="list-head__trail"
        />
      )}
      <ShareList title={heading} />
      {heading && <Heading>{heading}</Heading>}
    </div>
  );
}

/** What the editors say of the whole list; a narrowed one is about something else. */
export function ListLead({ lead, isLost, trail }: Pick<Props, 'lead' | 'isLost' | 'trail'>) {
  const { list, place } = useCarListTools();
  const isNarrowed = listBreadcrumbs(trail, list, place).length > trail.length;
  return lead && !isNarrowed && !isLost ? <p className="list-lead">{lead}</p> : null;
}
