import { useEffect, useRef } from 'react';

export const SETTLED_AFTER_MS = 500;

/** Calls once nothing has changed for half a second (LOAN-10); `key` says what may change, nothing means untouched. */
export function useSettled(key: string | undefined, act: () => void): void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    if (key === undefined) return undefined;
    const timer = setTimeout(() => latest.current(), SETTLED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [key]);
}
