import * as ArrowUpDown from 'lucide-react/icons/arrow-up-down';
import * as ChevronDown from 'lucide-react/icons/chevron-down';
import type { TextKey } from '../../../../shared/sites/dictionary.ts';
import { IconShape } from '../../../../shared/ui/icon-shape.tsx';
import { BY_DISTANCE, sortNames } from '../car-list.ts';
import { useListContext } from './list-context.ts';

const labels: Record<(typeof sortNames)[number], TextKey> = {
  car_publishdate_asc: 'listSortNewest',
  car_price_asc: 'listSortCheapest',
  car_price_desc: 'listSortDearest',
  car_monthly_cost_asc: 'listSortCheapestMonthly',
  car_mileage_asc: 'listSortLeastDriven',
  car_year_desc: 'listSortYoungest',
  distance: 'listSortNearest',
};

/**
 * Nothing chosen means the nearest first where a place is given, the best match where words are, and the newest where
 * neither is (LIST-34).
 */
export function SortSelect() {
  const { list, texts, stock, change } = useListContext();
  const [newest, ...others] = sortNames;
  const offered = others.filter((name) => {
    if (name === BY_DISTANCE) return false;
    return name !== 'car_monthly_cost_asc' || stock.bounds['car_monthly_cost'];
  });
  const named = list.near || list.keyphrase ? [newest, ...offered] : offered;
  const usual = list.near ? 'listSortNearest' : list.keyphrase ? 'listSortBestMatch' : 'listSortNewest';
  const shown = named.find((name) => name === list.sortName) ?? '';
  return (
    <label className="list-sort">
      <IconShape of={ArrowUpDown} className="lg:hidden" />
      <select
        name="sortName"
        aria-label={texts('listSort')}
        value={shown}
        onChange={({ currentTarget }) => change({ ...list, sortName: currentTarget.value, pages: 1 })}
      >
        <option value="">{texts(usual)}</option>
        {named.map((name) => (
          <option key={name} value={name}>
            {texts(labels[name])}
          </option>
        ))}
      </select>
      <IconShape of={ChevronDown} className="max-lg:hidden" />
    </label>
  );
}
