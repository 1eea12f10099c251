import type { CollectionSlug, Payload, PayloadRequest } from 'payload';
import type { Row, StudioId } from '../publishing/to-published.ts';
import { withRowIds } from './row-ids.ts';

/** Inserts rows into the studio's tables, all languages at once, without hooks and validation. */
export type Writer = {
  add: (collection: string, row: Row) => Promise<StudioId>;
  /** Together with the version that editors can restore. */
  addPublished: (collection: string, row: Row) => Promise<StudioId>;
  change: (collection: string, id: StudioId, row: Row) => Promise<void>;
};

// Payload's own adapters write like this too; a request only matters within a transaction.
const noRequest = {} as PayloadRequest;

export function createWriter(payload: Payload, now: Date): Writer {
  const at = now.toISOString();
  const dated = (row: Row) => ({ ...withRowIds(row), createdAt: at, updatedAt: at });

  async function add(collection: string, row: Row): Promise<StudioId> {
    const written = await payload.db.create({
      collection: collection as CollectionSlug,
      data: dated(row),
      req: noRequest,
      select: {},
    });
    return (written as { id: StudioId }).id;
  }

  return {
    add,
    async addPublished(collection, row) {
      const published = { ...row, _status: 'published' };
      const id = await add(collection, published);
      await payload.db.createVersion({
        autosave: false,
        collectionSlug: collection as CollectionSlug,
        createdAt: at,
        parent: id,
        req: noRequest,
        returning: false,
        updatedAt: at,
        versionData: dated(published) as never,
      });
      return id;
    },
    async change(collection, id, row) {
      await payload.db.updateOne({
        collection: collection as CollectionSlug,
        id,
        // Otherwise Payload would set the current time.
        data: { ...row, updatedAt: at },
        req: noRequest,
        returning: false,
      });
    },
  };
}

/**
 * SQLite syncs to disk after every row. During the import that is not needed: rows still become durable in their order,
 * and the studio's name is the last of them.
 */
export async function withoutSync(payload: Payload, filling: () => Promise<void>): Promise<void> {
  const { client } = payload.db as unknown as {
    client?: { execute?: (statement: string) => Promise<unknown> };
  };
  const wait = async (how: 'normal' | 'full') => {
    if (payload.db.name === 'sqlite') await client?.execute?.(`pragma synchronous = ${how}`);
  };
  await wait('normal');
  await filling().finally(() => wait('full'));
}

const filled = [
  'redirects',
  'forms',
  'tags',
  'dictionaries',
  'shells',
  'pages',
  'users',
  'sites',
  'host-claims',
  'brands',
  'themes',
  'fonts',
  'media',
];
const versioned = ['dictionaries', 'shells', 'pages', 'sites', 'themes'];

/** Deletes what an interrupted import left behind. */
export async function emptyStudio(payload: Payload): Promise<void> {
  for (const collection of versioned) {
    await payload.db.deleteVersions({
      collection: collection as CollectionSlug,
      req: noRequest,
      where: { id: { exists: true } },
    });
  }
  for (const collection of filled) {
    await payload.db.deleteMany({
      collection: collection as CollectionSlug,
      req: noRequest,
      where: { id: { exists: true } },
    });
  }
}
