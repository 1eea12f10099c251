import { vi } from 'vitest';

/** A browser's session storage with these entries. */
export function aSession(stored: Record<string, string> = {}): Map<string, string> {
  const entries = new Map(Object.entries(stored));
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  });
  return entries;
}
