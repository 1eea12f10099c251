import { useEffect, useRef, useState } from 'react';
import { formatNumber } from '../../../sites/formats.ts';
import { type Bounds, DEBOUNCE_MS, type End } from '../range-rules.ts';
import { useListContext } from './list-context.ts';

interface Props {
  name: string;
  end: End;
  label: string;
  bounds: Bounds;
  value: number;
  unit: string;
  onTyped: (end: End, text: string) => void;
}

/** An end by number. Empty means no limit, and shows where it would be; so the form sends nothing for it. */
export function RangeField({ name, end, label, bounds, value, unit, onTyped }: Props) {
  const { language, formId } = useListContext();
  const [draft, setDraft] = useState<string>();
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pause.current), []);
  const edge = end === 'from' ? bounds.min : bounds.max;
  const text = draft ?? (value === edge ? '' : formatNumber(value, language));

  const read = (typed: string) => {
    clearTimeout(pause.current);
    setDraft(undefined);
    // Nothing typed at the upper end is no limit there, not a limit of nothing.
    onTyped(end, end === 'to' && typed.trim() === '' ? String(bounds.max) : typed);
  };
  const newest = useRef(read);
  useEffect(() => {
    newest.current = read;
  });
  return (
    <label className="range-fields__field" data-unit={unit === '£' ? 'before' : undefined}>
      <span className="sr-only">{label}</span>
      <input
        form={formId}
        name={name}
        inputMode="numeric"
        autoComplete="off"
        placeholder={formatNumber(edge, language)}
        value={text}
        onChange={({ currentTarget: { value: typed } }) => {
          setDraft(typed);
          clearTimeout(pause.current);
          pause.current = setTimeout(() => newest.current(typed), DEBOUNCE_MS);
        }}
        onBlur={() => draft !== undefined && read(draft)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          if (draft !== undefined) read(draft);
        }}
      />
      <span aria-hidden="true" className="range-fields__unit">
        {unit}
      </span>
    </label>
  );
}
