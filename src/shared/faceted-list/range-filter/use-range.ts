import { useEffect, useRef, useState } from 'react';
import {
  type Bounds,
  clampedEnds,
  DEBOUNCE_MS,
  type OpenRangeEnds,
  type RangeEnd,
  type RangeEnds,
  rangeToSend,
  withDraggedEnd,
  withTypedEnd,
} from './range-rules.ts';

interface Options {
  /** Of what there is now. */
  bounds: Bounds;
  chosen: OpenRangeEnds | undefined;
  /** Nothing: no limit on either side. */
  onChange: (range: OpenRangeEnds | undefined) => void;
}

/** Values change at once; the search runs after a pause, or when the thumb is released (LIST-23). */
export function useRange({ bounds, chosen, onChange }: Options) {
  const [moved, setMoved] = useState<RangeEnds>();
  const ends = moved ?? clampedEnds(chosen, bounds);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);

  function apply(next: RangeEnds) {
    clearTimeout(pause.current);
    setMoved(undefined);
    const range = rangeToSend(next, bounds);
    const isSame = range?.from === chosen?.from && range?.to === chosen?.to;
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
    move(end: RangeEnd, value: number) {
      const next = withDraggedEnd(ends, end, value, bounds);
      setMoved(next);
      clearTimeout(pause.current);
      pause.current = setTimeout(() => newest.current(next), DEBOUNCE_MS);
    },
    settle() {
      if (moved) apply(moved);
    },
    type(end: RangeEnd, text: string) {
      apply(withTypedEnd(ends, end, text, bounds));
    },
  };
}
