import { onlyMake } from '../../catalogue/list/car-list.ts';
import { listPath } from '../../catalogue/list/list-address.ts';
import type { Crumb, HeadPart, PageContext } from '../block.ts';
import type { CarListData } from './load.ts';

/** Make and model stand in title, description and trail (LIST-36); pages that somebody wrote speak for themselves. */
export function headOfList(data: CarListData, page: PageContext): HeadPart {
  const { texts, site, wildcards } = page;
  if (wildcards.length === 0) return {};
  if (data.state === 'no such cars') return { title: texts('listNothing') };
  const car = onlyMake(data.list)?.join(' ');
  if (car === undefined) return {};
  const count = data.state === 'found' ? data.total : undefined;
  return {
    title: texts('listTitle', { car }),
    description:
      count === undefined ? undefined : texts('listSummary', { car, count, site: site.displayName }),
    trail: wayTo(data, page),
  };
}

/** The way to the list, then make and model; the last one is where we are. */
export function wayTo({ trail, list }: CarListData, { href, site }: PageContext): readonly Crumb[] {
  const names = onlyMake(list) ?? [];
  return [
    ...trail,
    ...names.map((label, level) => {
      const [make, model] = names.slice(0, level + 1);
      const choices = [
        { field: 'car_brand', path: make ? [make] : [] },
        ...(make && model ? [{ field: 'car_model', path: [make, model] }] : []),
      ];
      return { label, href: href(listPath(site, { choices })) };
    }),
  ];
}
