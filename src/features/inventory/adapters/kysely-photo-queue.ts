import { PostgresAdapter, sql } from 'kysely';
import { inBatches } from '../../../shared/platform/database/in-batches.ts';
import type { Database } from '../../../shared/platform/database/schema.ts';
import type { DuePhoto, PhotoQueue } from '../photos/photo-queue.ts';
import { wantPhotos } from './kysely-wanted-photos.ts';

const FIRST_TO_LAST = [0, 1, 2];
const REFRESH_PRIORITY = 2;

export function kyselyPhotoQueue(db: Database, carsPerTransaction?: number): PhotoQueue {
  return {
    async cursor(index) {
      const row = await db
        .selectFrom('car_photo_cursor')
        .select('revision')
        .where('index_name', '=', index)
        .executeTakeFirst();
      return Number(row?.revision ?? 0);
    },

    async moveCursor(index, revision) {
      await db
        .insertInto('car_photo_cursor')
        .values({ index_name: index, revision })
        .onConflict((conflict) => conflict.column('index_name').doUpdateSet({ revision }))
        .execute();
    },

    want: (index, cars, now) => wantPhotos(db, index, cars, now, carsPerTransaction),

    async followedIndices() {
      const rows = await db.selectFrom('car_photo_cursor').select('index_name').execute();
      return rows.map(({ index_name }) => index_name);
    },

    async forget(index, now) {
      await inBatches(async (limit) => {
        const rows = await db
          .selectFrom('car_photo_use')
          .select('car_id')
          .distinct()
          .where('index_name', '=', index)
          .limit(limit)
          .execute();
        const cars = rows.map(({ car_id }) => ({ id: car_id, photos: [] }));
        await wantPhotos(db, index, cars, now);
        return rows.length;
      });
      await db.deleteFrom('car_photo_cursor').where('index_name', '=', index).execute();
    },

    async claimHosts({ by, now, until, limit }) {
      const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
      const free = claimableHosts(now.toISOString());
      const claimed = await db
        // Materialized: within the condition of the update PostgreSQL may run it several times, each with other rows.
        .with(
          (cte) => cte('ready').materialized(),
          (query) => {
            const ready = query
              .selectFrom('car_photo_host')
              .select('host')
              .where(free)
              .orderBy('due_at')
              .orderBy('host')
              .limit(limit);
            return isPostgres ? ready.forUpdate().skipLocked() : ready;
          },
        )
        .updateTable('car_photo_host')
        .set({ claim: by, claimed_until: until.toISOString() })
        .where('host', 'in', (query) => query.selectFrom('ready').select('ready.host'))
        // Checked again: another process may have claimed the row since it was selected.
        .where(free)
        .returning('host')
        .execute();
      return claimed.map(({ host }) => host).sort();
    },

    async renewClaim(host, by, until) {
      const { numUpdatedRows } = await db
        .updateTable('car_photo_host')
        .set({ claimed_until: until.toISOString() })
        .where('host', '=', host)
        .where('claim', '=', by)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    releaseHost: (host, by, rest) =>
      db.transaction().execute(async (trx) => {
        const released = await trx
          .updateTable('car_photo_host')
          .set({
            ...{ claim: null, claimed_until: null, failures: rest?.failures ?? 0 },
            ...{ rest_until: rest?.until.toISOString() ?? null, problem_text: rest?.problem ?? null },
          })
          .where('host', '=', host)
          .where('claim', '=', by)
          .executeTakeFirst();
        // A statement of its own: it sees the photos of whoever held the row until now.
        if (released.numUpdatedRows > 0n)
          await trx
            .updateTable('car_photo_host')
            .set({ due_at: firstDue(host) })
            .where('host', '=', host)
            .execute();
      }),

    async failuresOf(host) {
      const row = await db
        .selectFrom('car_photo_host')
        .select('failures')
        .where('host', '=', host)
        .executeTakeFirst();
      return row?.failures ?? 0;
    },

    async due(host, now, limit) {
      const due: DuePhoto[] = [];
      for (const priority of FIRST_TO_LAST) {
        if (due.length >= limit) break;
        const rows = await db
          .selectFrom('car_photo')
          .select(['photo', 'url', 'attempts', 'file', 'etag', 'last_modified'])
          .where('host', '=', host)
          .where('priority', '=', priority)
          .where('due_at', '<=', now.toISOString())
          .orderBy('due_at')
          .limit(limit - due.length)
          .execute();
        for (const { file, etag, last_modified, ...row } of rows)
          due.push({
            ...row,
            ...{ file: file ?? undefined, etag: etag ?? undefined },
            lastModified: last_modified ?? undefined,
          });
      }
      return due;
    },

    async fileOfSource(sourceHash) {
      const row = await db
        .selectFrom('car_photo')
        .innerJoin('car_photo_file as stored', 'stored.file', 'car_photo.file')
        .select(['stored.file', 'stored.bytes', 'stored.placeholder'])
        .where('source_hash', '=', sourceHash)
        .where('deleting', '=', 0)
        .limit(1)
        .executeTakeFirst();
      return row && { ...row, bytes: Number(row.bytes), placeholder: row.placeholder ?? undefined };
    },

    fetched: (photo, { file, sourceHash, etag, lastModified }, { now, next }) =>
      db.transaction().execute(async (trx) => {
        const { bytes, placeholder = null } = file;
        const added = await trx
          .insertInto('car_photo_file')
          .values({ file: file.file, bytes, placeholder, deleting: 0 })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirst();
        if (added.numInsertedOrUpdatedRows) await addToStorage(trx, bytes);
        // Its bytes may just be about to be deleted: whoever does that finds that they are used again.
        else
          await trx
            .updateTable('car_photo_file')
            .set({ deleting: 0 })
            .where('file', '=', file.file)
            .execute();
        const before = await trx
          .selectFrom('car_photo')
          .select('file')
          .where('photo', '=', photo)
          .executeTakeFirst();
        await trx
          .updateTable('car_photo')
          .set({
            ...{ state: 'fetched', attempts: 0, problem: null, problem_text: null },
            ...{ priority: REFRESH_PRIORITY, file: file.file, source_hash: sourceHash },
            ...{ etag: etag ?? null, last_modified: lastModified ?? null, fetched_at: now.toISOString() },
            due_at: whileUsed(next),
            changed_at: sql`case when file = ${file.file} then changed_at else ${now.toISOString()} end`,
          })
          .where('photo', '=', photo)
          .execute();
        if (before?.file && before.file !== file.file) await markUnusedFile(trx, before.file);
        // It was forgotten while it was fetched.
        if (!before) await markUnusedFile(trx, file.file);
      }),

    async unchanged(photo, { now, next }) {
      await db
        .updateTable('car_photo')
        .set({
          ...{ state: 'fetched', attempts: 0, problem: null, problem_text: null },
          ...{ fetched_at: now.toISOString(), due_at: whileUsed(next) },
        })
        .where('photo', '=', photo)
        .execute();
    },

    async failed(photo, { code, text }, { next, isGone }) {
      await db
        .updateTable('car_photo')
        .set((row) => ({
          ...{ state: isGone ? 'gone' : 'failed', attempts: row('attempts', '+', 1) },
          ...{ problem: code, problem_text: text, due_at: whileUsed(next) },
        }))
        .where('photo', '=', photo)
        .execute();
    },
  };
}

/** Three looks at the index, however many photos the host has. */
function firstDue(host: string) {
  const first = (priority: number) => sql`select (select due_at from car_photo
    where host = ${host} and priority = ${priority} and due_at is not null order by due_at limit 1) as first_due`;
  const each = sql.join(FIRST_TO_LAST.map(first), sql` union all `);
  return sql<string | null>`(select min(first_due) from (${each}) as due)`;
}

/** Photos that no car shows any more are not fetched again. */
function whileUsed(next: Date) {
  return sql<string | null>`case when unused_since is null then ${next.toISOString()} end`;
}

function claimableHosts(now: string) {
  return sql<boolean>`due_at <= ${now} and (rest_until is null or rest_until <= ${now})
    and (claim is null or claimed_until < ${now})`;
}

/** A file that no photo is any more is deleted by the next cleaning. */
export async function markUnusedFile(db: Database, file: string): Promise<void> {
  await db
    .updateTable('car_photo_file')
    .set({ deleting: 1 })
    .where('file', '=', file)
    .where((row) =>
      row.not(row.exists(row.selectFrom('car_photo').select('photo').where('car_photo.file', '=', file))),
    )
    .execute();
}

/** What all files take is one number, because adding up millions of rows would hold others up. */
export async function addToStorage(db: Database, bytes: number): Promise<void> {
  await db
    .insertInto('car_photo_storage')
    .values({ id: 1, bytes })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((row) => ({ bytes: row('car_photo_storage.bytes', '+', bytes) })),
    )
    .execute();
}
