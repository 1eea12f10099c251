import { RangeFilter } from '../../../ui/range-filter/range-filter.tsx';
import { withRange } from '../car-list.ts';
import type { RangeGroup } from '../filter-panel.ts';
import { formatAmount, formatEnd, unitLabel } from '../units.ts';
import { useListContext } from './list-context.ts';

export function RangeFacet({ group, label }: { group: RangeGroup; label: string }) {
  const tools = useListContext();
  const { list, language, formId, texts, change } = tools;
  const { facet, bounds, buckets, ends } = group;
  return (
    <RangeFilter
      name={facet}
      formId={formId}
      label={label}
      labels={{ from: texts('listLowest', { facet: label }), to: texts('listHighest', { facet: label }) }}
      unit={unitLabel(facet, tools)}
      bounds={bounds}
      chosen={ends}
      buckets={buckets}
      formatNumber={(value) => formatEnd(facet, value, language)}
      formatValue={(value) => formatAmount(facet, [value], tools)}
      onChange={(range) => change(withRange(list, facet, range))}
    />
  );
}
