import { SortSelect } from '../../../../shared/faceted-list/views/sort-select.tsx';
import type { TextKey } from '../../../../shared/sites/dictionary.ts';
import { BY_DISTANCE } from '../car-list.ts';
import { hasAddedFilters } from '../has-added-filters.ts';
import { ownSortNames } from '../list-fields.ts';
import type { StockOutline } from '../stock-outline.ts';
import { useCarListTools } from './car-list-tools.ts';

const labels: Record<(typeof ownSortNames)[number], TextKey> = {
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
export function CarSort() {
  const { list, texts, stock } = useCarListTools();
  const [newest, ...others] = ownSortNames;
  const offered = others.filter((name) => {
    if (name === BY_DISTANCE) return false;
    return name !== 'car_monthly_cost_asc' || stock.bounds['car_monthly_cost'];
  });
  const named = list.near || list.keyphrase ? [newest, ...offered] : offered;
  const offers = named.map((name) => ({ name, label: texts(labels[name]) }));
  const usual = list.near ? 'listSortNearest' : list.keyphrase ? 'listSortBestMatch' : 'listSortNewest';
  return (
    <SortSelect usual={texts(usual)} offered={hasAddedFilters ? [...offers, ...addedSorts(stock)] : offers} />
  );
}

/** Where the stock has something to sort by. */
function addedSorts({ added = [], bounds, values }: StockOutline) {
  return added.flatMap(({ name, filter, ascending, descending }) => {
    if (filter && !bounds[name] && !values[name]?.length) return [];
    return [
      ...(ascending ? [{ name: `${name}_asc`, label: ascending }] : []),
      ...(descending ? [{ name: `${name}_desc`, label: descending }] : []),
    ];
  });
}
