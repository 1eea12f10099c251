import type { Transaction } from 'kysely';
import type { Clock } from '../../../shared/platform/clock.ts';
import { notifyChange } from '../../../shared/platform/database/change-notifications.ts';
import type { Database, Schema } from '../../../shared/platform/database/schema.ts';
import {
  type DocumentAddress,
  documentKey,
  documentKinds,
  type PublishedDocument,
  type PublishedStore,
} from '../published-store.ts';
import { writeFacts } from './kysely-installation-facts.ts';
import { toChange, toRow } from './published-document-row.ts';

const counter = 'published';
const documentsPerStatement = 500;
const removalsPerStatement = 100;

type WriteContext = { trx: Transaction<Schema>; revision: number; publishedAt: string };

export function kyselyPublishedStore(db: Database, clock: Clock): PublishedStore {
  return {
    async publish(documents, removals = [], facts = {}) {
      refuseDuplicates([...documents, ...removals]);
      return db.transaction().execute(async (trx) => {
        const latest = await lockRevision(trx);
        const writing = { trx, revision: latest + 1, publishedAt: clock().toISOString() };
        let changed = 0;
        for (const some of inBatches(documents, documentsPerStatement))
          changed += await upsert(writing, some);
        for (const some of inBatches(removals, removalsPerStatement)) changed += await remove(writing, some);
        await writeFacts(trx, facts);
        if (changed === 0) return latest;
        await trx
          .updateTable('revision_counter')
          .set({ latest: writing.revision })
          .where('name', '=', counter)
          .execute();
        await notifyChange(trx, 'content');
        return writing.revision;
      });
    },

    async changesSince(revision) {
      const rows = await db
        .selectFrom('published_document')
        .selectAll()
        .where('revision', '>', revision)
        // During an update a newer server may already publish kinds that this one does not know.
        .where('kind', 'in', documentKinds)
        .$if(revision === 0, (query) => query.where('removed', '=', 0))
        .orderBy('revision')
        .execute();
      return rows.map(toChange);
    },

    async latestRevision() {
      const { latest } = await db
        .selectFrom('revision_counter')
        .select('latest')
        .where('name', '=', counter)
        .executeTakeFirstOrThrow();
      return latest;
    },
  };
}

// Writing the counter's row, even unchanged, locks it until the commit. So publishers run one after the
// other and revisions become visible in order: a reader never sees 8 before 7.
async function lockRevision(trx: Transaction<Schema>): Promise<number> {
  const { latest } = await trx
    .updateTable('revision_counter')
    .set((row) => ({ latest: row.ref('latest') }))
    .where('name', '=', counter)
    .returning('latest')
    .executeTakeFirstOrThrow();
  return latest;
}

async function upsert(writing: WriteContext, documents: readonly PublishedDocument[]): Promise<number> {
  const { trx, revision, publishedAt } = writing;
  const result = await trx
    .insertInto('published_document')
    .values(documents.map((document) => toRow(document, revision, publishedAt)))
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'site', 'language', 'key'])
        .doUpdateSet((row) => ({
          body: row.ref('excluded.body'),
          revision,
          published_at: publishedAt,
          removed: 0,
        }))
        .where((row) =>
          row.or([
            row('published_document.removed', '=', 1),
            row('published_document.body', '<>', row.ref('excluded.body')),
          ]),
        ),
    )
    .executeTakeFirst();
  return Number(result.numInsertedOrUpdatedRows);
}

async function remove(writing: WriteContext, addresses: readonly DocumentAddress[]): Promise<number> {
  const { trx, revision, publishedAt } = writing;
  const result = await trx
    .updateTable('published_document')
    .set({ removed: 1, body: 'null', revision, published_at: publishedAt })
    .where('removed', '=', 0)
    .where((row) =>
      row.or(addresses.map(({ kind, site, language, key }) => row.and({ kind, site, language, key }))),
    )
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}

function refuseDuplicates(addresses: readonly DocumentAddress[]): void {
  const seen = new Set<string>();
  for (const address of addresses.map(documentKey)) {
    if (seen.has(address)) throw new Error(`published twice at once: ${address}`);
    seen.add(address);
  }
}

function inBatches<T>(all: readonly T[], size: number): T[][] {
  const groups = Math.ceil(all.length / size);
  return Array.from({ length: groups }, (_, index) => all.slice(index * size, (index + 1) * size));
}
