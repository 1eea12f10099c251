import { sql } from 'kysely';
import { inBatches } from './in-batches.ts';
import type { Database } from './schema.ts';

/** The requests of one key since its window began. */
export type RateLimitWindow = { hits: number; startedAtMs: number };

/** Fixed windows: the first request of a key begins one, and the first after its end begins the next. */
export type RateLimitWindows = {
  hit: (key: string, windowMs: number, now: Date) => Promise<RateLimitWindow>;
  deleteBefore: (before: Date) => Promise<void>;
};

/** Counted by all processes together, with one statement a request. */
export function kyselyRateLimitWindows(db: Database): RateLimitWindows {
  return {
    async hit(key, windowMs, now) {
      const nowMs = now.getTime();
      const isOver = sql<boolean>`rate_limit.started_at <= ${nowMs - windowMs}`;
      const row = await db
        .insertInto('rate_limit')
        .values({ key, started_at: nowMs, hits: 1 })
        .onConflict((conflict) =>
          conflict.column('key').doUpdateSet({
            hits: sql`case when ${isOver} then 1 else rate_limit.hits + 1 end`,
            started_at: sql`case when ${isOver} then excluded.started_at else rate_limit.started_at end`,
          }),
        )
        .returning(['hits', 'started_at'])
        .executeTakeFirstOrThrow();
      return { hits: row.hits, startedAtMs: row.started_at };
    },

    async deleteBefore(before) {
      await inBatches(async (limit) => {
        const { numDeletedRows } = await db
          .deleteFrom('rate_limit')
          .where('key', 'in', (from) =>
            from
              .selectFrom('rate_limit')
              .select('key')
              .where('started_at', '<', before.getTime())
              .limit(limit),
          )
          .executeTakeFirstOrThrow();
        return Number(numDeletedRows);
      });
    },
  };
}
