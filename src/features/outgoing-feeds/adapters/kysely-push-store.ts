import type { Database } from '../../../shared/platform/database/schema.ts';
import type { PushStore } from '../push/push-store.ts';

export function kyselyPushStore(db: Database): PushStore {
  return {
    async find(target) {
      const row = await db
        .selectFrom('feed_push')
        .selectAll()
        .where('target', '=', target)
        .executeTakeFirst();
      const { hash, cars, pushed_at: at } = row ?? {};
      return {
        sent: hash && at ? { hash, cars: cars ?? 0, at } : undefined,
        failures: row?.failures ?? 0,
        problem: row?.problem ?? undefined,
        nextAttemptAt: row?.next_attempt_at ?? undefined,
      };
    },

    async claim(target, { hash, now, until }) {
      const claimed_until = until.toISOString();
      const claimed = await db
        .insertInto('feed_push')
        .values({
          ...{ target, claimed_until, failures: 0 },
          ...{ hash: null, cars: null, pushed_at: null, next_attempt_at: null, problem: null },
        })
        .onConflict((conflict) =>
          conflict
            .column('target')
            .doUpdateSet({ claimed_until })
            .where((row) =>
              row.and([
                row.or([
                  row('feed_push.claimed_until', 'is', null),
                  row('feed_push.claimed_until', '<', now.toISOString()),
                ]),
                row.or([row('feed_push.hash', 'is', null), row('feed_push.hash', '!=', hash)]),
              ]),
            ),
        )
        .returning('target')
        .executeTakeFirst();
      return claimed !== undefined;
    },

    async sent(target, { hash, cars, at }) {
      await db
        .updateTable('feed_push')
        .set({
          ...{ hash, cars, pushed_at: at.toISOString() },
          ...{ claimed_until: null, failures: 0, next_attempt_at: null, problem: null },
        })
        .where('target', '=', target)
        .execute();
    },

    async failed(target, { problem, nextAttempt }) {
      await db
        .updateTable('feed_push')
        .set((row) => ({
          ...{ problem, claimed_until: null, next_attempt_at: nextAttempt.toISOString() },
          failures: row('failures', '+', 1),
        }))
        .where('target', '=', target)
        .execute();
    },
  };
}
