import type { ServerProps } from 'payload';
import { chooseText } from '../../i18n/studio-text.ts';
import { StudioIcon } from '../studio-icon.tsx';
import { StudioLink } from '../studio-link.tsx';

/** Links from the list of pages to the page tree. */
export function TreeLink({ i18n }: Pick<ServerProps, 'i18n'>) {
  return (
    <p className="tree-link">
      <StudioLink href="/admin/collections/pages/tree">
        <StudioIcon name="tree" /> {chooseText(treeLinkText, i18n.language)}
      </StudioLink>
    </p>
  );
}

const treeLinkText = { en: 'See the pages of a site as a tree', sv: 'Visa en webbplats sidor som ett träd' };
