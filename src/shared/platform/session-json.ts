/** What this tab has stored under the key; undefined where there is nothing, or nothing readable. */
export function readSessionJson(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? undefined;
  } catch {
    // Storage is switched off, or the text is not JSON.
    return undefined;
  }
}

/** Where storage is switched off or full, the value lasts as long as the page. */
export function writeSessionJson(key: string, value: unknown): void {
  try {
    if (value === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(value));
  } catch {}
}

/** Runs at once, and when a page comes back from the back/forward cache: another page may have stored something since. */
export function onSessionRead(read: () => void): void {
  if (typeof window === 'undefined') return;
  read();
  addEventListener('pageshow', ({ persisted }) => persisted && read());
}
