import { withRange } from '../../../../shared/faceted-list/faceted-list.ts';
import type { RangeGroup } from '../../../../shared/faceted-list/filter-panel.ts';
import type { RangeProps } from '../../../../shared/faceted-list/views/facet-group.tsx';
import { isRangeField } from '../list-fields.ts';
import { MILEAGE_KM_PARAM } from '../mileage-in-km.ts';
import { scaledBuckets, scaledRange } from '../scaled-range.ts';
import { formatAmount, formatEnd, shownPerStored, unitLabel } from '../units.ts';
import type { CarListTools } from './car-list-tools.ts';

/** In the unit of the page's language; the list and its address keep that of the index. */
export function rangeProps({ facet, bounds, buckets, ends }: RangeGroup, tools: CarListTools): RangeProps {
  if (!isRangeField(facet)) return {};
  const { list, language, change } = tools;
  const scale = shownPerStored(facet, tools);
  return {
    name: scale === 1 ? facet : MILEAGE_KM_PARAM,
    unit: unitLabel(facet, tools),
    bounds: { min: bounds.min * scale, max: bounds.max * scale },
    chosen: scaledRange(ends, scale),
    buckets: scaledBuckets(buckets, scale),
    formatNumber: (value) => formatEnd(facet, value, language),
    formatValue: (value) => formatAmount(facet, [value / scale], tools),
    onChange: (range) => change(withRange(list, facet, scaledRange(range, 1 / scale))),
  };
}
