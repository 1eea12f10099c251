import { useEffect, useRef } from 'react';

/** Where arrow keys have a meaning of their own. */
const HANDLES_ARROW_KEYS = '[role="tablist"], input, video';

/** Keys that work anywhere in the viewer; the handler returns true for a key it handled. */
export function useViewerKeys(take: (key: string) => boolean): void {
  const latest = useRef(take);
  latest.current = take;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.target instanceof Element && event.target.closest(HANDLES_ARROW_KEYS)) return;
      if (latest.current(event.key)) event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
