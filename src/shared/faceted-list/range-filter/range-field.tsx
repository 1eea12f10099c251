import { NumberInput } from '../../ui/number-input.tsx';
import { type Bounds, DEBOUNCE_MS, type RangeEnd } from './range-rules.ts';

interface Props {
  name: string;
  end: RangeEnd;
  label: string;
  bounds: Bounds;
  value: number;
  unit: string;
  /** The form that sends it when there is no script. */
  formId: string;
  formatNumber: (value: number) => string;
  onTyped: (end: RangeEnd, text: string) => void;
}

/** An end by number. Empty means no limit, and shows where it would be; so the form sends nothing for it. */
export function RangeField({ name, end, label, bounds, value, unit, formId, formatNumber, onTyped }: Props) {
  const edge = end === 'from' ? bounds.min : bounds.max;
  return (
    <div className="range-fields__field" data-unit={unit === '£' ? 'before' : undefined}>
      <NumberInput
        aria-label={label}
        form={formId}
        name={name}
        placeholder={formatNumber(edge)}
        text={value === edge ? '' : formatNumber(value)}
        commitAfterMs={DEBOUNCE_MS}
        // Nothing typed at the upper end is no limit there, not a limit of nothing.
        onCommit={(typed) => onTyped(end, end === 'to' && typed.trim() === '' ? String(bounds.max) : typed)}
      />
      <span aria-hidden="true" className="range-fields__unit">
        {unit}
      </span>
    </div>
  );
}
