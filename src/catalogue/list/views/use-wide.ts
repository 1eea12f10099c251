import { useSyncExternalStore } from 'react';

/** From here on the filters stand beside the cars; below they lie in a drawer (LIST-08, LIST-09). */
const WIDE = '(min-width: 1024px)';

function onChange(tell: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', tell);
  return () => query.removeEventListener('change', tell);
}

/** On the server, where nobody knows, the filters stand beside the cars and small screens do not show them. */
export function useWide(): boolean {
  return useSyncExternalStore(onChange, isWide, () => typeof matchMedia !== 'function' || isWide());
}

const isWide = () => matchMedia(WIDE).matches;

const never = () => () => {};

/** False on the server and while the browser takes over, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
