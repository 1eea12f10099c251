import { useEffect, useRef } from 'react';

export const DEBOUNCE_MS = 500;

/** Runs half a second after the last change of `key` (LOAN-10); undefined disables it. */
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
