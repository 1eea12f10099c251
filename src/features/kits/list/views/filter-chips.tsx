import { FilterChips as ChipRow } from '../../../../shared/ui/filter-chips.tsx';
import { buildChips } from '../chips.ts';
import { type KitList, withoutFilters } from '../kit-list.ts';
import { useListContext } from './list-context.ts';

/** The active filters. */
export function FilterChips() {
  const context = useListContext();
  const { list, texts, addressOf, change } = context;
  const to = (next: KitList) => ({ href: addressOf(next), onFollow: () => change(next) });
  const chips = buildChips(list, context).map(({ key, label, remaining }) => ({
    ...to(remaining),
    ...{ key, label },
    removeLabel: texts('listRemove', { value: label }),
  }));
  const clear = { ...to(withoutFilters(list)), label: texts('listClear') };
  return <ChipRow label={texts('listChosen')} chips={chips} clear={clear} />;
}
