import { RangeSlider } from '../../../ui/range-slider.tsx';
import type { RangeGroup } from '../filter-panel.ts';
import { positionAt, positions, valueAt } from '../range-rules.ts';
import { formatAmount, unitLabel } from '../units.ts';
import { Histogram } from './histogram.tsx';
import { useListContext } from './list-context.ts';
import { RangeField } from './range-field.tsx';
import { useRange } from './use-range.ts';

/** From and to, by two thumbs or two numbers; both move together (LIST-22). */
export function RangeFacet({ group, label }: { group: RangeGroup; label: string }) {
  const tools = useListContext();
  const { facet, bounds, buckets } = group;
  const range = useRange(group);
  const { from, to } = range.ends;
  const fromLabel = tools.texts('listLowest', { facet: label });
  const toLabel = tools.texts('listHighest', { facet: label });
  const field = { name: facet, bounds, unit: unitLabel(facet, tools) };
  return (
    <fieldset className="range-facet">
      <legend className="sr-only">{label}</legend>
      <Histogram bounds={bounds} buckets={buckets} ends={range.ends} />
      <RangeSlider
        last={positions(bounds)}
        positions={{ from: positionAt(from, bounds), to: positionAt(to, bounds) }}
        labels={{ from: fromLabel, to: toLabel }}
        texts={{ from: formatAmount(facet, [from], tools), to: formatAmount(facet, [to], tools) }}
        onMove={(end, position) => range.move(end, valueAt(position, bounds))}
        onRelease={range.settle}
      />
      <div className="range-fields">
        <RangeField {...field} end="from" label={fromLabel} value={from} onTyped={range.type} />
        <span aria-hidden="true">–</span>
        <RangeField {...field} end="to" label={toLabel} value={to} onTyped={range.type} />
      </div>
    </fieldset>
  );
}
