import type { Database } from '../../../shared/platform/database/schema.ts';
import type { PhotoFiles, ShownPhoto } from '../photos/photo-files.ts';

/** A list page names some hundred photos. */
const PHOTOS_PER_STATEMENT = 500;

export function kyselyPhotoFiles(db: Database): PhotoFiles {
  return {
    async find(photos) {
      const found = new Map<string, ShownPhoto>();
      for (let from = 0; from < photos.length; from += PHOTOS_PER_STATEMENT) {
        const rows = await db
          .selectFrom('car_photo')
          .innerJoin('car_photo_file as stored', 'stored.file', 'car_photo.file')
          .select(['photo', 'stored.file', 'stored.placeholder'])
          .where('photo', 'in', photos.slice(from, from + PHOTOS_PER_STATEMENT))
          .execute();
        for (const { photo, file, placeholder } of rows)
          found.set(photo, { file, placeholder: placeholder ?? undefined });
      }
      return found;
    },

    async changedAfter(moment, limit) {
      const changed = await db
        .selectFrom('car_photo')
        .select(['photo', 'changed_at'])
        .where('changed_at', '>', moment)
        .orderBy('changed_at')
        .limit(limit)
        .execute();
      const last = changed.at(-1)?.changed_at;
      if (!last) return { cars: [], until: moment };
      const uses = await db
        .selectFrom('car_photo_use')
        .select(['index_name', 'car_id'])
        .distinct()
        .where(
          'photo',
          'in',
          changed.map(({ photo }) => photo),
        )
        .execute();
      return { cars: uses.map(({ index_name, car_id }) => ({ index: index_name, id: car_id })), until: last };
    },

    async haveChangedAfter(moment) {
      const found = await db
        .selectFrom('car_photo')
        .select('photo')
        .where('changed_at', '>', moment)
        .limit(1)
        .executeTakeFirst();
      return found !== undefined;
    },

    async carsChangedAfter(index, moment, limit) {
      const rows = await db
        .selectFrom('car_photo as photo')
        .innerJoin('car_photo_use as use', 'use.photo', 'photo.photo')
        .select('use.car_id')
        .distinct()
        .where('photo.changed_at', '>', moment)
        .where('use.index_name', '=', index)
        .limit(limit)
        .execute();
      return rows.map(({ car_id }) => car_id);
    },

    async failingOf(index, cars) {
      const found = new Map<string, Set<string>>();
      if (cars.length === 0) return found;
      const rows = await db
        .selectFrom('car_photo_use as use')
        .innerJoin('car_photo as photo', 'photo.photo', 'use.photo')
        .select(['use.car_id', 'use.photo'])
        .where('use.index_name', '=', index)
        .where('use.car_id', 'in', [...cars])
        .where('photo.state', 'in', ['failed', 'gone'])
        .where('photo.file', 'is', null)
        .execute();
      for (const { car_id, photo } of rows)
        found.set(car_id, (found.get(car_id) ?? new Set<string>()).add(photo));
      return found;
    },
  };
}
