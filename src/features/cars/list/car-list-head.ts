import type { HeadPart, PageContext } from '../../../shared/sites/page-context.ts';
import { singleMake } from './car-list.ts';
import { listBreadcrumbs } from './list-breadcrumbs.ts';
import { type ListTitles, listHeading, namedByPath } from './list-heading.ts';
import { localizedPlace } from './list-places.ts';
import { listPath } from './list-url.ts';
import type { CarListData } from './load-car-list.ts';

/** The heading is the title, and the way to it the breadcrumbs (LIST-36). A list that is not narrowed has its page's. */
export function carListHead(titles: ListTitles, data: CarListData, page: PageContext): HeadPart {
  const { texts, site, wildcards, href, path } = page;
  if (data.state === 'no such cars') return { title: texts('listNothing') };
  const car = singleMake(data.list)?.join(' ');
  const named = namedByPath(data.list, wildcards, data.stock.words);
  const heading = listHeading(titles, data.list, { namedByPath: named, texts });
  if (car === undefined && !named) return titles.title ? { trail: data.trail } : {};
  const count = data.state === 'found' ? data.result.total : undefined;
  return {
    ...(car && !wildcards.length && { canonicalPath: listPath(data.places.own, data.list) }),
    title: heading,
    description:
      car === undefined || count === undefined
        ? undefined
        : texts('listSummary', { car, count, site: site.displayName }),
    trail: car
      ? listBreadcrumbs(data.trail, data.list, localizedPlace(data.places.own, href))
      : [...data.trail, { label: named, href: href(path) }],
  };
}
