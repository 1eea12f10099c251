import type { Bounds } from '../../../shared/platform/bounds.ts';
import { NumberInput } from '../../../shared/ui/number-input.tsx';
import { parseAmount, sanitizeAmount } from '../amount-input.ts';

interface Props {
  label: string;
  value: number;
  bounds: Bounds;
  /** kr, €, £ */
  unit: string;
  format: (value: number) => string;
  onCommit: (value: number) => void;
}

/** A text field for an amount, committed on blur or Enter (LOAN-09). */
export function AmountField({ label, value, bounds, unit, format, onCommit }: Props) {
  function commit(typed: string) {
    const amount = typed.trim() === '' ? value : parseAmount(typed, bounds);
    if (amount !== value) onCommit(amount);
  }
  return (
    <span className="inline-flex items-center gap-1.5">
      <NumberInput
        className="amount-field__input min-h-8.5 w-27 rounded-[min(0.375rem,var(--radius-s))] bg-paper px-2.5 text-right focus:border-brand-ink focus:[box-shadow:0_0_0_1px_var(--brand-ink)] focus:outline-none num"
        aria-label={label}
        text={format(value)}
        sanitize={sanitizeAmount}
        onCommit={commit}
      />
      {unit}
    </span>
  );
}
