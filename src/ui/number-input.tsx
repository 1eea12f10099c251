import { useState } from 'react';
import { formatNumberInput, parseNumberInput } from './number-input-format.ts';
import { TextField } from './text-field.tsx';

interface Props {
  label: string;
  value: number;
  locale: string;
  unit?: string | undefined;
  disabled?: boolean | undefined;
  /** Called with what was typed once the visitor leaves the field or presses Enter. */
  onCommit: (value: number) => void;
}

/** A number as people write it, '150 000'; what they type is read when they are done. */
export function NumberInput({ label, value, locale, unit, disabled, onCommit }: Props) {
  const [draft, setDraft] = useState<string>();
  function commit() {
    const typed = draft === undefined ? undefined : parseNumberInput(draft);
    setDraft(undefined);
    if (typed !== undefined && typed !== value) onCommit(typed);
  }
  return (
    <TextField
      label={label}
      hideLabel
      unit={unit}
      disabled={disabled}
      inputMode="decimal"
      autoComplete="off"
      value={draft ?? formatNumberInput(value, locale)}
      onChange={(event) => setDraft(event.currentTarget.value)}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit();
      }}
    />
  );
}
