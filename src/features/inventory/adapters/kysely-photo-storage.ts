import type { Database } from '../../../shared/platform/database/schema.ts';
import type { PhotoStorage } from '../photos/photo-storage.ts';
import { addToStorage, markUnusedFile } from './kysely-photo-queue.ts';

export function kyselyPhotoStorage(db: Database): PhotoStorage {
  return {
    async bytes() {
      const row = await db.selectFrom('car_photo_storage').select('bytes').executeTakeFirst();
      return Number(row?.bytes ?? 0);
    },

    forgetUnused: (before, limit) =>
      db.transaction().execute(async (trx) => {
        const deleted = await trx
          .deleteFrom('car_photo')
          .where('photo', 'in', (from) =>
            from
              .selectFrom('car_photo')
              .select('photo')
              .where('unused_since', '<=', before.toISOString())
              .orderBy('unused_since')
              .limit(limit),
          )
          // A car may have come back since they were selected.
          .where('unused_since', 'is not', null)
          .returning('file')
          .execute();
        const files = new Set(deleted.flatMap(({ file }) => file ?? []));
        for (const file of [...files].sort()) await markUnusedFile(trx, file);
        return deleted.length;
      }),

    async unusedFiles(limit) {
      const rows = await db
        .selectFrom('car_photo_file')
        .select('file')
        .where('deleting', '=', 1)
        .limit(limit)
        .execute();
      return rows.map(({ file }) => file);
    },

    removed: (file, now) =>
      db.transaction().execute(async (trx) => {
        const deleted = await trx
          .deleteFrom('car_photo_file')
          .where('file', '=', file)
          .where('deleting', '=', 1)
          .returning('bytes')
          .executeTakeFirst();
        if (deleted) return addToStorage(trx, -Number(deleted.bytes));
        // Without what is known of it, its server sends it again and it is stored again.
        const again = await trx
          .updateTable('car_photo')
          .set({ source_hash: null, etag: null, last_modified: null, due_at: now.toISOString() })
          .where('file', '=', file)
          .where('unused_since', 'is', null)
          .returning('host')
          .execute();
        for (const host of [...new Set(again.map((row) => row.host))].sort())
          await trx
            .updateTable('car_photo_host')
            .set({ due_at: now.toISOString() })
            .where('host', '=', host)
            .execute();
      }),
  };
}
