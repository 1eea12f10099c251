import { CompareMount } from '../../features/cars/compare/views/compare-mount.tsx';
import type { PageContext } from '../../shared/sites/page-context.ts';

/** The list: what features add to every page, below its footer. */
export function FeatureParts({ page }: { page: PageContext }) {
  return (
    <>
      <CompareMount page={page} />
      {page.site.indices.cars && <div hidden data-script="car-cards" data-awaits="[data-car]" />}
    </>
  );
}
