import { useEffect, useRef } from 'react';

export const DEBOUNCE_MS = 500;

/** Calls once nothing has changed for half a second (LOAN-10); `key` says what may change, nothing means untouched. */
export function useDebouncedEffect(key: string | undefined, act: () => void): void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    if (key === undefined) return undefined;
    const timer = setTimeout(() => latest.current(), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [key]);
}
