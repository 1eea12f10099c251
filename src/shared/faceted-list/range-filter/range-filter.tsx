import { RangeSlider } from '../../ui/range-slider.tsx';
import { type Bucket, Histogram } from './histogram.tsx';
import { RangeField } from './range-field.tsx';
import { type Bounds, type OpenRangeEnds, positionAt, positions, valueAt } from './range-rules.ts';
import { useRange } from './use-range.ts';

interface Props {
  /** The field in the address and in the form without script. */
  name: string;
  formId: string;
  label: string;
  labels: { from: string; to: string };
  unit: string;
  bounds: Bounds;
  chosen: OpenRangeEnds | undefined;
  buckets: readonly Bucket[];
  formatNumber: (value: number) => string;
  /** With its unit, for screen readers. */
  formatValue: (value: number) => string;
  onChange: (range: OpenRangeEnds | undefined) => void;
}

/** From and to, by two thumbs or two numbers; both move together (LIST-22). */
export function RangeFilter(props: Props) {
  const { name, formId, label, labels, unit, bounds, buckets, formatNumber, formatValue } = props;
  const range = useRange(props);
  const { from, to } = range.ends;
  const field = { name, formId, bounds, unit, formatNumber, onTyped: range.type };
  return (
    <fieldset className="range-facet">
      <legend className="sr-only">{label}</legend>
      <Histogram bounds={bounds} buckets={buckets} ends={range.ends} />
      <RangeSlider
        last={positions(bounds)}
        positions={{ from: positionAt(from, bounds), to: positionAt(to, bounds) }}
        labels={labels}
        texts={{ from: formatValue(from), to: formatValue(to) }}
        onMove={(end, position) => range.move(end, valueAt(position, bounds))}
        onRelease={range.settle}
      />
      <div className="range-fields">
        <RangeField {...field} end="from" label={labels.from} value={from} />
        <span aria-hidden="true">–</span>
        <RangeField {...field} end="to" label={labels.to} value={to} />
      </div>
    </fieldset>
  );
}
