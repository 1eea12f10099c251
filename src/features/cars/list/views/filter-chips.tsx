import { FilterChips as ChipRow } from '../../../../shared/ui/filter-chips.tsx';
import { type CarList, withoutFilters } from '../car-list.ts';
import { buildChips, buildFixedChips } from '../chips.ts';
import { listUrl } from '../list-url.ts';
import { useListContext } from './list-context.ts';

/** The active filters (LIST-20). What the page itself is about leads to the whole stock. */
export function FilterChips() {
  const context = useListContext();
  const { list, texts, place, wholeStock, addressOf, change } = context;
  const to = (next: CarList) => ({ href: addressOf(next), onFollow: () => change(next) });
  const named = (key: string, label: string) => ({
    key,
    label,
    removeLabel: texts('listRemove', { value: label }),
  });
  const chosen = buildChips(list, context).map(({ key, label, remaining }) => ({
    ...to(remaining),
    ...named(key, label),
  }));
  const isWholeStock = place.pathToCarList === wholeStock.pathToCarList;
  const fixed = (isWholeStock ? [] : buildFixedChips(list, context)).map(({ key, label, remaining }) => ({
    href: listUrl(wholeStock, remaining),
    ...named(key, label),
  }));
  const clear = { ...to(withoutFilters(list)), label: texts('listClear') };
  return (
    <ChipRow
      label={texts('listChosen')}
      chips={[...fixed, ...chosen]}
      clear={chosen.length > 0 ? clear : undefined}
    />
  );
}
