import { useSyncExternalStore } from 'react';

/** The filters are a sidebar from this width on, and a drawer below it (LIST-08, LIST-09). */
const WIDE = '(min-width: 1024px)';

function onChange(tell: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', tell);
  return () => query.removeEventListener('change', tell);
}

/** The server renders the sidebar, which CSS hides on small screens. */
export function useWide(): boolean {
  return useSyncExternalStore(onChange, isWide, () => typeof matchMedia !== 'function' || isWide());
}

const isWide = () => matchMedia(WIDE).matches;

const never = () => () => {};

/** False on the server and during hydration, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
