import { randomUUID } from 'node:crypto';
import type { Database } from '../../../shared/platform/database/schema.ts';
import type { ReviewStore } from '../review-store.ts';

export function kyselyReviewStore(db: Database): ReviewStore {
  return {
    async add(site, { rating, comment, date }, receivedAt) {
      await db
        .insertInto('tyre_review')
        .values({
          id: randomUUID(),
          site,
          rating,
          comment,
          reviewed_at: date,
          received_at: receivedAt.toISOString(),
        })
        .execute();
    },

    async latest(site, limit) {
      const rows = await db
        .selectFrom('tyre_review')
        .select(['rating', 'comment', 'reviewed_at as date'])
        .where('site', '=', site)
        .orderBy('received_at', 'desc')
        .orderBy('id')
        .limit(limit)
        .execute();
      return rows;
    },
  };
}
