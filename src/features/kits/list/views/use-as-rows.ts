import { useSyncExternalStore } from 'react';
import { AS_ROWS_ATTRIBUTE, kitsAsRowsCookie } from '../kits-as-rows.ts';

const listeners = new Set<() => void>();

function onChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** List or grid. The root element has it, so that the first paint is right (KIT-01). */
export function useAsRows(): [boolean, (asRows: boolean) => void] {
  const asRows = useSyncExternalStore(
    onChange,
    () => document.documentElement.hasAttribute(AS_ROWS_ATTRIBUTE),
    () => false,
  );
  return [asRows, setAsRows];
}

function setAsRows(asRows: boolean): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser
  document.cookie = kitsAsRowsCookie(asRows, { secure: location.protocol === 'https:' });
  document.documentElement.toggleAttribute(AS_ROWS_ATTRIBUTE, asRows);
  for (const listener of listeners) listener();
}
