import type { FeedDraft } from './feed-draft.ts';

const DATABASE = 'forecourt-studio';
const STORE = 'feed-drafts';

/**
 * Drafts in this browser, the file included, so that a reload loses nothing and nobody else sees what is half done. Where
 * the browser stores nothing (a private window) the page works, and a reload begins anew.
 */
export async function readDraft(key: string): Promise<FeedDraft | undefined> {
  const choices = await inStore('readonly', (store) => store.get(key) as IDBRequest<Choices | undefined>);
  const file = await inStore('readonly', (store) => store.get(fileKey(key)) as IDBRequest<File | undefined>);
  return choices && file && { ...choices, file };
}

/** The file is written by itself, once: it may be large, and the choices change with every click. */
export async function writeChoices(key: string, { file: _, ...choices }: FeedDraft): Promise<void> {
  await inStore('readwrite', (store) => store.put(choices satisfies Choices, key));
}

export async function writeFile(key: string, { file }: FeedDraft): Promise<void> {
  await inStore('readwrite', (store) => store.put(file, fileKey(key)));
}

export async function deleteDraft(key: string): Promise<void> {
  await inStore('readwrite', (store) => store.delete(key));
  await inStore('readwrite', (store) => store.delete(fileKey(key)));
}

type Choices = Omit<FeedDraft, 'file'>;

const fileKey = (key: string) => `${key} file`;

async function inStore<Result>(
  mode: IDBTransactionMode,
  use: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result | undefined> {
  try {
    const database = await opened(indexedDB.open(DATABASE, 1));
    try {
      return await settled(use(database.transaction(STORE, mode).objectStore(STORE)));
    } finally {
      database.close();
    }
  } catch {
    return undefined;
  }
}

function opened(request: IDBOpenDBRequest): Promise<IDBDatabase> {
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE));
  return settled(request);
}

function settled<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB')));
  });
}
