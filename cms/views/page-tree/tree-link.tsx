import { StudioIcon } from '../studio-icon.tsx';
import { StudioLink } from '../studio-link.tsx';

/** A list has its uses; most people look for a page where it stands. */
export function TreeLink() {
  return (
    <p className="tree-link">
      <StudioLink href="/admin/collections/pages/tree">
        <StudioIcon name="tree" /> See the pages of a site as a tree
      </StudioLink>
    </p>
  );
}
