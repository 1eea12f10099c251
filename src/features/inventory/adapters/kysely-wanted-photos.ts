import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql, type Transaction } from 'kysely';
import { forEachBatch } from '../../../shared/platform/database/in-batches.ts';
import { selectRows } from '../../../shared/platform/database/rows-in-sql.ts';
import type { Database, Schema } from '../../../shared/platform/database/schema.ts';
import type { PhotoAddress } from '../photos/photo-addresses.ts';
import type { CarPhotos } from '../photos/photo-queue.ts';

/** SQLite writes in the thread that serves pages, so a transaction is some hundred rows. */
const CARS_PER_TRANSACTION = 10;

/** Writes only what is another than before: a feed that is sent again costs one read of a few cars at a time. */
export async function wantPhotos(
  db: Database,
  index: string,
  cars: readonly CarPhotos[],
  now: Date,
  carsPerTransaction = CARS_PER_TRANSACTION,
): Promise<void> {
  for (let from = 0; from < cars.length; from += carsPerTransaction) {
    const batch = cars.slice(from, from + carsPerTransaction);
    const before = await usesOf(db, index, batch);
    const changed = batch.filter(({ id, photos }) => !isSame(before.get(id) ?? [], photos));
    if (changed.length > 0)
      await db.transaction().execute((trx) => writeUses(trx, index, changed, now.toISOString()));
    // Requests have their turn, also where nothing is written.
    await nextTurn();
  }
}

type Trx = Transaction<Schema>;

async function writeUses(trx: Trx, index: string, cars: readonly CarPhotos[], now: string): Promise<void> {
  const before = await usesOf(trx, index, cars);
  const ids = cars.map(({ id }) => id);
  if (before.size > 0)
    await trx
      .deleteFrom('car_photo_use')
      .where('index_name', '=', index)
      .where('car_id', 'in', ids)
      .execute();
  const uses = cars.flatMap(({ id, photos }) =>
    photos.map(({ photo }, position) => ({ index_name: index, car_id: id, position, photo })),
  );
  const columns = { index_name: 'text', car_id: 'text', position: 'integer', photo: 'text' } as const;
  if (uses.length > 0)
    await sql`insert into car_photo_use (index_name, car_id, position, photo)
      ${selectRows(trx, columns, uses)}`.execute(trx);
  await addPhotos(trx, cars, now);
  const wanted = new Set(uses.map(({ photo }) => photo));
  await releasePhotos(
    trx,
    [...new Set([...before.values()].flat())].filter((each) => !wanted.has(each)),
    now,
  );
}

async function addPhotos(trx: Trx, cars: readonly CarPhotos[], now: string): Promise<void> {
  const wanted = new Map<string, PhotoAddress & { priority: number }>();
  for (const { photos } of cars)
    for (const [position, address] of photos.entries()) {
      const priority = position === 0 ? 0 : 1;
      const known = wanted.get(address.photo);
      wanted.set(address.photo, { ...address, priority: Math.min(priority, known?.priority ?? priority) });
    }
  // Always in the same order, so that two processes do not wait for each other's rows.
  const photos = [...wanted.values()].sort((one, other) => (one.photo < other.photo ? -1 : 1));
  if (photos.length === 0) return;
  const rows = photos.map((each) => ({ ...each, state: 'waiting', due_at: now, attempts: 0 }));
  // A photo may be the first of one car and the third of another.
  await sql`insert into car_photo (photo, url, host, state, priority, due_at, attempts)
    ${selectRows(trx, photoColumns, rows)}
    on conflict (photo) do update set
      unused_since = null,
      due_at = coalesce(car_photo.due_at, excluded.due_at),
      priority = case when excluded.priority < car_photo.priority and car_photo.file is null
        then excluded.priority else car_photo.priority end`.execute(trx);
  const hosts = [...new Set(photos.map(({ host }) => host))].sort();
  await forEachBatch(hosts, (batch) =>
    trx
      .insertInto('car_photo_host')
      .values(batch.map((host) => ({ host, due_at: now, failures: 0 })))
      .onConflict((conflict) =>
        conflict.column('host').doUpdateSet({
          due_at: sql`case when car_photo_host.due_at < excluded.due_at
            then car_photo_host.due_at else excluded.due_at end`,
        }),
      )
      .execute(),
  );
}

const photoColumns = {
  photo: 'text',
  url: 'text',
  host: 'text',
  state: 'text',
  priority: 'integer',
  due_at: 'text',
  attempts: 'integer',
} as const;

/** Photos that were the last of these cars wait to be deleted, and are not fetched meanwhile. */
async function releasePhotos(trx: Trx, photos: readonly string[], now: string): Promise<void> {
  await forEachBatch(photos, (batch) =>
    trx
      .updateTable('car_photo')
      .set({ unused_since: now, due_at: null })
      .where('photo', 'in', batch)
      .where((row) =>
        row.not(
          row.exists(
            row
              .selectFrom('car_photo_use as use')
              .select('use.photo')
              .whereRef('use.photo', '=', 'car_photo.photo'),
          ),
        ),
      )
      .execute(),
  );
}

async function usesOf(
  db: Database,
  index: string,
  cars: readonly CarPhotos[],
): Promise<ReadonlyMap<string, string[]>> {
  const rows = await db
    .selectFrom('car_photo_use')
    .select(['car_id', 'photo'])
    .where('index_name', '=', index)
    .where(
      'car_id',
      'in',
      cars.map(({ id }) => id),
    )
    .orderBy('car_id')
    .orderBy('position')
    .execute();
  const uses = new Map<string, string[]>();
  for (const { car_id, photo } of rows) uses.set(car_id, [...(uses.get(car_id) ?? []), photo]);
  return uses;
}

function isSame(before: readonly string[], photos: readonly PhotoAddress[]): boolean {
  return before.length === photos.length && photos.every(({ photo }, at) => before[at] === photo);
}
