import { sql } from '@payloadcms/db-postgres/drizzle';
import { commitTransaction, initTransaction, killTransaction, type PayloadRequest } from 'payload';

type Id = number | string;

/**
 * Between reading a document's revision and writing the next one nobody else may write it. PostgreSQL locks the row until the
 * transaction of the save ends; SQLite has one process, which lets one save after the other through.
 */
export async function lockDocument(collection: string, id: Id, req: PayloadRequest): Promise<void> {
  const transaction = await req.transactionID;
  if (transaction === undefined || transaction === null) return;
  const { sessions, tables } = req.payload.db as unknown as Drizzle;
  const table = tables[collection.replaceAll('-', '_')];
  const session = sessions?.[String(transaction)];
  if (!session) await saveQueue().enter(`${collection} ${id}`, String(transaction));
  else if (table) await session.db.execute(sql`select id from ${table} where id = ${id} for update`);
}

/**
 * What reads a document and writes it back, while nobody else saves it: in the transaction of the request, or in one of its
 * own, which ends before the next document is locked.
 */
export async function holdDocument<Result>(
  collection: string,
  id: Id,
  req: PayloadRequest,
  work: () => Promise<Result>,
): Promise<Result> {
  const isOwn = await initTransaction(req);
  try {
    await lockDocument(collection, id, req);
    const result = await work();
    if (isOwn) await commitTransaction(req);
    return result;
  } catch (error) {
    if (isOwn) await killTransaction(req);
    throw error;
  }
}

type Drizzle = {
  sessions?: Record<string, { db: { execute: (statement: unknown) => Promise<unknown> } }>;
  tables: Record<string, never>;
};

/** Saves of one document, one after the other. A save leaves all it entered at once. */
export function createSaveQueue() {
  const ends = new Map<string, Promise<void>>();
  const held = new Map<string, Map<string, () => void>>();
  return {
    async enter(document: string, save: string): Promise<void> {
      const own = held.get(save) ?? new Map<string, () => void>();
      if (own.has(document)) return;
      const before = ends.get(document);
      const { promise, resolve } = Promise.withResolvers<void>();
      ends.set(document, promise);
      own.set(document, () => {
        if (ends.get(document) === promise) ends.delete(document);
        resolve();
      });
      held.set(save, own);
      await before;
    },
    leave(save: string): void {
      for (const leave of held.get(save)?.values() ?? []) leave();
      held.delete(save);
    },
  };
}

// The studio's code is bundled several times; all copies share one queue.
const globals = globalThis as { forecourtSaveQueue?: ReturnType<typeof createSaveQueue> };

export function saveQueue() {
  globals.forecourtSaveQueue ??= createSaveQueue();
  return globals.forecourtSaveQueue;
}
