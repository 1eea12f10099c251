import { type CarList, onlyMake } from '../../catalogue/list/car-list.ts';
import { listPath } from '../../catalogue/list/list-address.ts';
import type { Crumb } from '../block.ts';

/** The way to the list, then make and model; the last one is where we are. */
export function wayTo(trail: readonly Crumb[], list: CarList, base: string): readonly Crumb[] {
  const names = onlyMake(list) ?? [];
  return [
    ...trail,
    ...names.map((label, level) => {
      const [make, model] = names.slice(0, level + 1);
      const choices = [
        { field: 'car_brand', path: make ? [make] : [] },
        ...(make && model ? [{ field: 'car_model', path: [make, model] }] : []),
      ];
      return { label, href: listPath({ pathToCarList: base }, { choices }) };
    }),
  ];
}
