import type { Transaction } from 'kysely';
import { inBatches } from '../../../../shared/platform/database/in-batches.ts';
import type { Database, Schema } from '../../../../shared/platform/database/schema.ts';
import { MAX_PHOTOS } from '../photo-limits.ts';
import type { NewPhoto, PhotoStore, PhotoUpload } from '../photo-store.ts';

/** What may wait for a lead in all: whoever uploads from many addresses cannot fill the disk. */
const MAX_UNCLAIMED_BYTES = 2 * 1024 ** 3;

export function kyselyPhotoStore(db: Database, maxUnclaimedBytes = MAX_UNCLAIMED_BYTES): PhotoStore {
  const previews = db
    .selectFrom('lead_photo')
    .innerJoin('lead_photo_file', 'photo_id', 'id')
    .select(['id', 'bytes as thumbnail', 'width', 'height'])
    .where('kind', '=', 'thumbnail');
  return {
    async start(photo) {
      const { bytes } = await db
        .selectFrom('lead_photo')
        .select((row) => row.fn.sum<number | null>('size').as('bytes'))
        .where('lead_id', 'is', null)
        .executeTakeFirstOrThrow();
      if (Number(bytes ?? 0) + photo.size > maxUnclaimedBytes) return 'store full';
      return (await takePosition(db, photo)) ? 'started' : 'album full';
    },

    async find(id, album) {
      const row = await db
        .selectFrom('lead_photo')
        .select(['state', 'size', 'received'])
        .where('id', '=', id)
        .where('album', '=', album)
        .where('lead_id', 'is', null)
        .executeTakeFirst();
      return row && { id, state: row.state as PhotoUpload['state'], size: row.size, offset: row.received };
    },

    append: (id, offset, bytes) =>
      db.transaction().execute(async (trx) => {
        const end = offset + bytes.length;
        const moved = await trx
          .updateTable('lead_photo')
          .set({ received: end })
          .where('id', '=', id)
          .where('state', '=', 'receiving')
          .where('received', '=', offset)
          .where('size', '>=', end)
          .returning('id')
          .executeTakeFirst();
        if (!moved) return false;
        await trx.insertInto('lead_photo_chunk').values({ photo_id: id, starts_at: offset, bytes }).execute();
        return true;
      }),

    async received(id) {
      const rows = await db
        .selectFrom('lead_photo_chunk')
        .select('bytes')
        .where('photo_id', '=', id)
        .orderBy('starts_at')
        .execute();
      return Buffer.concat(rows.map(({ bytes }) => bytes));
    },

    finish: (id, { full, thumbnail, width, height }) =>
      db.transaction().execute(async (trx) => {
        const size = full.length + thumbnail.length;
        const finished = await trx
          .updateTable('lead_photo')
          .set({ state: 'ready', size, received: size, width, height })
          .where('id', '=', id)
          .where('state', '=', 'receiving')
          .returning('id')
          .executeTakeFirst();
        // Removed meanwhile, or finished by a request that was sent again.
        if (!finished) return;
        const files = [
          { photo_id: id, kind: 'full', bytes: full },
          { photo_id: id, kind: 'thumbnail', bytes: thumbnail },
        ];
        await trx.insertInto('lead_photo_file').values(files).execute();
        await trx.deleteFrom('lead_photo_chunk').where('photo_id', '=', id).execute();
      }),

    remove: (id) =>
      db.transaction().execute(async (trx) => {
        const deleted = await trx
          .deleteFrom('lead_photo')
          .where('id', '=', id)
          .where('lead_id', 'is', null)
          .returning('id')
          .execute();
        await deleteBytes(trx, deleted);
      }),

    preview: (id) => previews.where('id', '=', id).executeTakeFirst(),
    ofLead: (leadId) => previews.where('lead_id', '=', leadId).orderBy('position').execute(),

    async full(id) {
      const row = await db
        .selectFrom('lead_photo')
        .innerJoin('lead_photo_file', 'photo_id', 'id')
        .select('bytes')
        .where('id', '=', id)
        .where('lead_id', 'is not', null)
        .where('kind', '=', 'full')
        .executeTakeFirst();
      return row?.bytes;
    },

    deleteUnclaimedBefore: (before) =>
      inBatches((limit) =>
        db.transaction().execute(async (trx) => {
          const deleted = await trx
            .deleteFrom('lead_photo')
            .where('id', 'in', (from) =>
              from
                .selectFrom('lead_photo')
                .select('id')
                .where('lead_id', 'is', null)
                .where('started_at', '<', before.toISOString())
                .limit(limit),
            )
            .returning('id')
            .execute();
          await deleteBytes(trx, deleted);
          return deleted.length;
        }),
      ),
  };
}

/** The finished photos of an album become the lead's, in the transaction that stores it. */
export async function claimPhotos(trx: Transaction<Schema>, album: string, leadId: string): Promise<void> {
  await trx
    .updateTable('lead_photo')
    .set({ lead_id: leadId })
    .where('album', '=', album)
    .where('state', '=', 'ready')
    .where('lead_id', 'is', null)
    .execute();
}

/** Called in the transaction that deletes the leads. */
export async function deletePhotosOf(trx: Transaction<Schema>, leadIds: readonly string[]): Promise<void> {
  const deleted = await trx
    .deleteFrom('lead_photo')
    .where('lead_id', 'in', leadIds)
    .returning('id')
    .execute();
  await deleteBytes(trx, deleted);
}

/** Two photos of a form may start in the same moment; the unique index gives each a place of its own. */
async function takePosition(db: Database, { id, album, size, startedAt }: NewPhoto): Promise<boolean> {
  for (let attempt = 0; attempt <= MAX_PHOTOS; attempt += 1) {
    const taken = await db.selectFrom('lead_photo').select('position').where('album', '=', album).execute();
    const position = firstFree(taken.map((row) => row.position));
    if (position > MAX_PHOTOS) return false;
    const started = await db
      .insertInto('lead_photo')
      .values({
        ...{ id, album, position, size, lead_id: null, state: 'receiving', received: 0 },
        started_at: startedAt,
      })
      .onConflict((conflict) => conflict.columns(['album', 'position']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (started) return true;
  }
  return false;
}

function firstFree(taken: readonly number[]): number {
  let position = 1;
  while (taken.includes(position)) position += 1;
  return position;
}

/** Databases limit the number of values in one statement. */
const IDS_PER_STATEMENT = 500;

async function deleteBytes(trx: Transaction<Schema>, photos: readonly { id: string }[]): Promise<void> {
  for (let at = 0; at < photos.length; at += IDS_PER_STATEMENT) {
    const batch = photos.slice(at, at + IDS_PER_STATEMENT).map(({ id }) => id);
    await trx.deleteFrom('lead_photo_chunk').where('photo_id', 'in', batch).execute();
    await trx.deleteFrom('lead_photo_file').where('photo_id', 'in', batch).execute();
  }
}
