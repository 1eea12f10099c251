import { createStore } from 'zustand/vanilla';

/**
 * A list in this browser's storage: read at the start, saved at every change, and synchronised with other tabs and with
 * pages from the back/forward cache.
 */
export function createBrowserList<Item>(key: string, read: (text: string | null) => Item[]) {
  const store = createStore<readonly Item[]>(() => read(readStorage(key)));
  return {
    store,
    set: (items: readonly Item[]) => {
      store.setState(items, true);
      ignoreErrors(() => localStorage.setItem(key, JSON.stringify(items)));
    },
    /** What another tab wrote meanwhile is not lost. */
    now: (): readonly Item[] => {
      const text = ignoreErrors(() => localStorage.getItem(key));
      return text === undefined ? store.getState() : read(text);
    },
    follow: () => {
      const readAgain = () => {
        const items = read(readStorage(key));
        if (JSON.stringify(items) !== JSON.stringify(store.getState())) store.setState(items, true);
      };
      addEventListener('storage', (event) => {
        if (event.key === key || event.key === null) readAgain();
      });
      addEventListener('pageshow', ({ persisted }) => {
        if (persisted) readAgain();
      });
    },
  };
}

function readStorage(key: string): string | null {
  return ignoreErrors(() => localStorage.getItem(key)) ?? null;
}

/** Storage may be switched off or full; the list then lasts as long as the page. */
function ignoreErrors<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
