import { onlyMake } from '../../catalogue/list/car-list.ts';
import type { HeadPart, PageContext } from '../block.ts';
import type { CarListData } from './load.ts';
import { wayTo } from './way-to.ts';

/** Make and model stand in title, description and trail (LIST-36); pages that somebody wrote speak for themselves. */
export function headOfList(data: CarListData, { texts, site, wildcards, href }: PageContext): HeadPart {
  if (wildcards.length === 0) return {};
  if (data.state === 'no such cars') return { title: texts('listNothing') };
  const car = onlyMake(data.list)?.join(' ');
  if (car === undefined) return {};
  const count = data.state === 'found' ? data.answer.total : undefined;
  return {
    title: texts('listTitle', { car }),
    description:
      count === undefined ? undefined : texts('listSummary', { car, count, site: site.displayName }),
    trail: wayTo(data.trail, data.list, href(site.pathToCarList)),
  };
}
