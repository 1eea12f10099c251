import { RangeFilter } from '../../../../shared/ui/range-filter/range-filter.tsx';
import { withRange } from '../car-list.ts';
import type { RangeGroup } from '../filter-panel.ts';
import { MILEAGE_KM_PARAM } from '../mileage-in-km.ts';
import { scaledBuckets, scaledRange } from '../scaled-range.ts';
import { formatAmount, formatEnd, shownPerStored, unitLabel } from '../units.ts';
import { useListContext } from './list-context.ts';

/** In the unit of the page's language; the list and its address keep that of the index. */
export function RangeFacet({ group, label }: { group: RangeGroup; label: string }) {
  const tools = useListContext();
  const { list, language, formId, texts, change } = tools;
  const { facet, bounds, buckets, ends } = group;
  const scale = shownPerStored(facet, tools);
  return (
    <RangeFilter
      name={scale === 1 ? facet : MILEAGE_KM_PARAM}
      formId={formId}
      label={label}
      labels={{ from: texts('listLowest', { facet: label }), to: texts('listHighest', { facet: label }) }}
      unit={unitLabel(facet, tools)}
      bounds={{ min: bounds.min * scale, max: bounds.max * scale }}
      chosen={scaledRange(ends, scale)}
      buckets={scaledBuckets(buckets, scale)}
      formatNumber={(value) => formatEnd(facet, value, language)}
      formatValue={(value) => formatAmount(facet, [value / scale], tools)}
      onChange={(range) => change(withRange(list, facet, scaledRange(range, 1 / scale)))}
    />
  );
}
