import { StudioIcon } from '../studio-icon.tsx';
import { StudioLink } from '../studio-link.tsx';

/** Links from the list of pages to the page tree. */
export function TreeLink() {
  return (
    <p className="tree-link">
      <StudioLink href="/admin/collections/pages/tree">
        <StudioIcon name="tree" /> See the pages of a site as a tree
      </StudioLink>
    </p>
  );
}
