import type { Values } from './find-differences.ts';

/** What a person wrote into a form and the studio has not stored yet: whole fields, with what was stored when it was written. */
export type Unsent = { base: Values; mine: Values; edition: number; writtenAt: number };
export type StoredUnsent = Unsent & { key: string };

/** One document in one language, as one person writes it. */
export type UnsentOwner = { person: string; collection: string; id: string; language: string };

type BrowserStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const PREFIX = 'forecourt-unsent';
export const UNSENT_KEPT_MS = 14 * 24 * 60 * 60 * 1000;

/**
 * In the browser, because it has to outlive the page: written at each key, without waiting, so that a crash after the key
 * loses nothing. Each form has an entry of its own; nobody is given another person's.
 */
export function createUnsentStore(storage: BrowserStorage, now: () => number) {
  return {
    keyOf: (owner: UnsentOwner, form: string): string => `${prefixOf(owner)}${form}`,

    /** Whether there was room for it. */
    write(key: string, unsent: Omit<Unsent, 'writtenAt'>): boolean {
      const entry = JSON.stringify({ ...unsent, writtenAt: now() });
      try {
        storage.setItem(key, entry);
        return true;
      } catch {
        return false;
      }
    },

    remove: (key: string): void => storage.removeItem(key),

    /** The oldest first. What is older than two weeks is forgotten, whoever wrote it. */
    list(owner: UnsentOwner): StoredUnsent[] {
      const found: StoredUnsent[] = [];
      for (const key of keysOf(storage)) {
        const entry = readEntry(storage.getItem(key));
        if (!entry || now() - entry.writtenAt > UNSENT_KEPT_MS) storage.removeItem(key);
        else if (key.startsWith(prefixOf(owner))) found.push({ ...entry, key });
      }
      return found.toSorted((one, other) => one.writtenAt - other.writtenAt);
    },
  };
}

export type UnsentStore = ReturnType<typeof createUnsentStore>;

const prefixOf = ({ person, collection, id, language }: UnsentOwner): string =>
  `${[PREFIX, person, collection, id, language].map(encodeURIComponent).join('/')}/`;

function keysOf(storage: BrowserStorage): string[] {
  return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').filter((key) =>
    key.startsWith(`${PREFIX}/`),
  );
}

function readEntry(json: string | null): Unsent | undefined {
  try {
    const { base, mine, edition, writtenAt } = JSON.parse(json ?? '') as Partial<Unsent>;
    const isWhole = isValues(base) && isValues(mine) && typeof writtenAt === 'number';
    return isWhole ? { base, mine, writtenAt, edition: Number(edition ?? 0) } : undefined;
  } catch {
    return undefined;
  }
}

function isValues(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
