import { useState } from 'react';
import { parseAmount, sanitizeAmount } from '../amount-input.ts';
import type { Bounds } from '../bounds.ts';

interface Props {
  label: string;
  value: number;
  bounds: Bounds;
  /** kr, €, £ */
  unit: string;
  write: (value: number) => string;
  onCommit: (value: number) => void;
}

/** An amount to type: read when the visitor leaves the field or presses Enter (LOAN-09). */
export function AmountField({ label, value, bounds, unit, write, onCommit }: Props) {
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
        value={draft ?? write(value)}
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
