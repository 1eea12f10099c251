import { useState } from 'react';
import type { Bounds } from '../../platform/bounds.ts';
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
  const [draft, setDraft] = useState<string>();
  function commit() {
    if (draft === undefined) return;
    setDraft(undefined);
    const amount = draft.trim() === '' ? value : parseAmount(draft, bounds);
    if (amount !== value) onCommit(amount);
  }
  return (
    <span className="amount-field">
      <input
        className="amount-field__input num"
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        value={draft ?? format(value)}
        onChange={(event) => setDraft(sanitizeAmount(event.currentTarget.value))}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === 'Enter') commit();
          if (event.key === 'Escape') setDraft(undefined);
        }}
      />
      {unit}
    </span>
  );
}
