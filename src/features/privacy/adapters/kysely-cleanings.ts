import type { Cleanings } from '../../../shared/personal-data/cleanings.ts';
import type { PersonalKind } from '../../../shared/personal-data/personal-records.ts';
import type { Database } from '../../../shared/platform/database/schema.ts';

export function kyselyCleanings(db: Database): Cleanings {
  return {
    async note({ kind, at, removed }) {
      await db
        .insertInto('record_cleaning')
        .values({ kind, cleaned_at: at, removed })
        .onConflict((conflict) => conflict.column('kind').doUpdateSet({ cleaned_at: at, removed }))
        .execute();
    },

    async all() {
      const rows = await db.selectFrom('record_cleaning').selectAll().execute();
      return rows.map(({ kind, cleaned_at, removed }) => ({
        kind: kind as PersonalKind,
        at: cleaned_at,
        removed,
      }));
    },
  };
}
