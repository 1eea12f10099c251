import { useSyncExternalStore } from 'react';

/** Panel and map share the screen from this width on (LOC-02). */
const NARROW = '(width < 1024px)';

function onChange(notify: () => void): () => void {
  const query = matchMedia(NARROW);
  query.addEventListener('change', notify);
  return () => query.removeEventListener('change', notify);
}

/** False on the server and during hydration; the layout itself is the stylesheet's. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(
    onChange,
    () => matchMedia(NARROW).matches,
    () => false,
  );
}
