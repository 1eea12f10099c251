import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database } from '../../../shared/platform/database/schema.ts';
import type { PhotoRetry } from '../photos/photo-retry.ts';

/** SQLite writes in the thread that serves pages. */
const PHOTOS_PER_STATEMENT = 500;

export function kyselyPhotoRetry(db: Database, now: () => Date): PhotoRetry {
  return {
    async tryAgain(index, host) {
      const at = now().toISOString();
      const hosts = new Set<string>();
      let count = 0;
      for (;;) {
        const photos = await laterPhotos(db, index, host, at);
        if (photos.length === 0) break;
        const named = photos.map(({ photo }) => photo);
        await db.updateTable('car_photo').set({ due_at: at }).where('photo', 'in', named).execute();
        for (const each of photos) hosts.add(each.host);
        count += photos.length;
        await nextTurn();
      }
      if (hosts.size > 0)
        await db
          .updateTable('car_photo_host')
          .set({ due_at: at, rest_until: null, problem_text: null })
          .where('host', 'in', [...hosts])
          .execute();
      return count;
    },
  };
}

/** Those that would be asked for later than now. */
function laterPhotos(db: Database, index: string, host: string | undefined, now: string) {
  const failing = db
    .selectFrom('car_photo')
    .select(['photo', 'host'])
    .where('state', 'in', ['failed', 'gone'])
    .where('due_at', '>', now)
    .where((row) =>
      row.exists(
        row
          .selectFrom('car_photo_use as use')
          .select('use.photo')
          .whereRef('use.photo', '=', 'car_photo.photo')
          .where('use.index_name', '=', index),
      ),
    )
    .limit(PHOTOS_PER_STATEMENT);
  return (host === undefined ? failing : failing.where('host', '=', host)).execute();
}
