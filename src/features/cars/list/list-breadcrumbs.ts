import type { Crumb } from '../../../shared/sites/page-context.ts';
import { type CarList, singleMake, unfilteredList } from './car-list.ts';
import { type ListPlace, listUrl } from './list-url.ts';

/** The breadcrumbs of a list: the pages above, then make and model. */
export function listBreadcrumbs(trail: readonly Crumb[], list: CarList, place: ListPlace): readonly Crumb[] {
  const names = singleMake(list) ?? [];
  return [
    ...trail,
    ...names.map((label, level) => {
      const [make, model] = names.slice(0, level + 1);
      const choices = [
        { field: 'car_brand', path: make ? [make] : [] },
        ...(make && model ? [{ field: 'car_model', path: [make, model] }] : []),
      ];
      return { label, href: listUrl(place, { ...unfilteredList, choices }) };
    }),
  ];
}
