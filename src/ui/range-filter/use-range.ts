import { useEffect, useRef, useState } from 'react';
import {
  type Bounds,
  clampedEnds,
  DEBOUNCE_MS,
  dragged,
  type End,
  type Ends,
  rangeToSend,
  typed,
} from './range-rules.ts';

interface Options {
  /** Of what there is now, and of the whole stock. */
  bounds: Bounds;
  stock: Bounds;
  chosen: Ends | undefined;
  /** Nothing: no limit on either side. */
  onChange: (range: readonly [number, number] | undefined) => void;
}

/** Values change at once; the search runs after a pause, or when the thumb is released (LIST-23). */
export function useRange({ bounds, stock, chosen, onChange }: Options) {
  const [moved, setMoved] = useState<Ends>();
  const ends = moved ?? clampedEnds(chosen, bounds);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);

  function apply(next: Ends) {
    clearTimeout(pause.current);
    setMoved(undefined);
    const range = rangeToSend(next, bounds, stock);
    const isSame = range ? range[0] === chosen?.from && range[1] === chosen.to : !chosen;
    if (!isSame) onChange(range);
  }
  // The pause ends with what the list is by then, not with what it was when the pause began.
  const newest = useRef(apply);
  useEffect(() => {
    newest.current = apply;
  });
  useEffect(() => () => clearTimeout(pause.current), []);

  return {
    ends,
    move(end: End, value: number) {
      const next = dragged(ends, end, value, bounds);
      setMoved(next);
      clearTimeout(pause.current);
      pause.current = setTimeout(() => newest.current(next), DEBOUNCE_MS);
    },
    settle() {
      if (moved) apply(moved);
    },
    type(end: End, text: string) {
      apply(typed(ends, end, text, bounds));
    },
  };
}
