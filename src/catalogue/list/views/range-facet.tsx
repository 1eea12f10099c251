import { formatNumber } from '../../../sites/formats.ts';
import { RangeFilter } from '../../../ui/range-filter/range-filter.tsx';
import { withRange } from '../car-list.ts';
import type { RangeGroup } from '../filter-panel.ts';
import { formatAmount, unitLabel } from '../units.ts';
import { useListContext } from './list-context.ts';

export function RangeFacet({ group, label }: { group: RangeGroup; label: string }) {
  const tools = useListContext();
  const { list, language, formId, texts, change } = tools;
  const { facet, bounds, stock, buckets, ends } = group;
  return (
    <RangeFilter
      name={facet}
      formId={formId}
      label={label}
      labels={{ from: texts('listLowest', { facet: label }), to: texts('listHighest', { facet: label }) }}
      unit={unitLabel(facet, tools)}
      bounds={bounds}
      stock={stock}
      chosen={ends}
      buckets={buckets}
      formatNumber={(value) => formatNumber(value, language)}
      formatValue={(value) => formatAmount(facet, [value], tools)}
      onChange={(range) => change(withRange(list, facet, range))}
    />
  );
}
