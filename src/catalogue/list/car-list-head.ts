import type { HeadPart, PageContext } from '../../sites/page-context.ts';
import { singleMake } from './car-list.ts';
import { listBreadcrumbs } from './list-breadcrumbs.ts';
import type { CarListData } from './load-car-list.ts';

/** Make and model in title, description and breadcrumbs (LIST-36); published pages have their own. */
export function carListHead(data: CarListData, { texts, site, wildcards, href }: PageContext): HeadPart {
  if (wildcards.length === 0) return {};
  if (data.state === 'no such cars') return { title: texts('listNothing') };
  const car = singleMake(data.list)?.join(' ');
  if (car === undefined) return {};
  const count = data.state === 'found' ? data.result.total : undefined;
  return {
    title: texts('listTitle', { car }),
    description:
      count === undefined ? undefined : texts('listSummary', { car, count, site: site.displayName }),
    trail: listBreadcrumbs(data.trail, data.list, href(site.pathToCarList)),
  };
}
