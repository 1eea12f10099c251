import type { Selectable } from 'kysely';
import type { Database } from '../../../shared/platform/database/schema.ts';
import type { BayCalendar } from '../booking-store.ts';
import type { Occupancy } from '../calendar/bay.ts';
import type { BayOccupancyTable } from '../tables.ts';
import { deleteExpiredHolds, freeBay, takeBay } from './take-bay.ts';
import { transactionWithRetry } from './transaction-with-retry.ts';

export function kyselyBayCalendar(db: Database): BayCalendar {
  return {
    async occupied(departmentIds, from, to, now) {
      if (departmentIds.length === 0) return [];
      const rows = await db
        .selectFrom('bay_occupancy')
        .selectAll()
        .where('department_id', 'in', departmentIds)
        .where('date', '>=', from)
        .where('date', '<=', to)
        .where((row) => row.or([row('expires_at', 'is', null), row('expires_at', '>', now.toISOString())]))
        .orderBy('date')
        .orderBy('bay_id')
        .orderBy('starts_at')
        .execute();
      return rows.map(toOccupancy);
    },

    async hold(holdId, claim, expiresAt, now) {
      // Nobody else deletes the holds of days that are never asked for again.
      await transactionWithRetry(db, (trx) => deleteExpiredHolds(trx, now));
      return transactionWithRetry(db, async (trx) => {
        const taker = { id: holdId, kind: 'hold', expiresAt: expiresAt.toISOString() } as const;
        await freeBay(trx, taker);
        const appointment = await takeBay(trx, taker, claim, now);
        if (!appointment) return undefined;
        const { isFullDay: _, ...time } = appointment;
        return { ...time, ...taker };
      });
    },

    async releaseHold(holdId) {
      await transactionWithRetry(db, (trx) => freeBay(trx, { id: holdId, kind: 'hold' }));
    },

    block: (blockId, { bayId, ...time }, now) =>
      transactionWithRetry(db, async (trx) => {
        const claim = { ...time, bayIds: [bayId] };
        return (await takeBay(trx, { id: blockId, kind: 'block' }, claim, now)) !== undefined;
      }),

    async unblock(blockId) {
      await transactionWithRetry(db, (trx) => freeBay(trx, { id: blockId, kind: 'block' }));
    },
  };
}

function toOccupancy(row: Selectable<BayOccupancyTable>): Occupancy {
  return {
    id: row.id,
    departmentId: row.department_id,
    bayId: row.bay_id,
    date: row.date,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    kind: row.kind as Occupancy['kind'],
    ...(row.expires_at !== null && { expiresAt: row.expires_at }),
  };
}
