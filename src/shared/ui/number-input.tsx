import { type ComponentPropsWithoutRef, useEffect, useRef, useState } from 'react';

type Props = Omit<
  ComponentPropsWithoutRef<'input'>,
  'type' | 'value' | 'onChange' | 'onBlur' | 'onKeyDown'
> & {
  /** The number as it is written while nobody types: '150 000'. */
  text: string;
  /** Leaves out what may not be typed. */
  sanitize?: ((typed: string) => string) | undefined;
  /** What was typed, once the visitor leaves the field or presses Enter; Escape takes it back. */
  onCommit: (typed: string) => void;
  /** Commits after a pause in typing as well. */
  commitAfterMs?: number | undefined;
};

/** A number as people write it. What they type is read when they are done. For islands. */
export function NumberInput({ text, sanitize = String, onCommit, commitAfterMs, ...rest }: Props) {
  const [draft, setDraft] = useState<string>();
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pause.current), []);
  function finish(typed: string | undefined) {
    clearTimeout(pause.current);
    setDraft(undefined);
    if (typed !== undefined) onCommit(typed);
  }
  // The pause ends with the props of then, not with those of when it began.
  const newest = useRef(finish);
  useEffect(() => {
    newest.current = finish;
  });
  function onType(typed: string) {
    setDraft(typed);
    clearTimeout(pause.current);
    if (commitAfterMs !== undefined) pause.current = setTimeout(() => newest.current(typed), commitAfterMs);
  }
  return (
    <input
      inputMode="numeric"
      autoComplete="off"
      {...rest}
      value={draft ?? text}
      onChange={({ currentTarget }) => onType(sanitize(currentTarget.value))}
      onBlur={() => finish(draft)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') finish(undefined);
        if (event.key !== 'Enter') return;
        event.preventDefault();
        finish(draft);
      }}
    />
  );
}
