import type { Database } from '../../../shared/platform/database/schema.ts';
import { type ProcessRegistry, processFigures } from '../processes/process-registry.ts';

export function kyselyProcessRegistry(db: Database): ProcessRegistry {
  return {
    async beat({ id, host, pid, version, roles, startedAt, seenAt, figures }) {
      const latest = { seen_at: seenAt, figures: JSON.stringify(figures) };
      await db
        .insertInto('process_heartbeat')
        .values({ ...{ id, host, pid, version }, roles: roles.join(','), started_at: startedAt, ...latest })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(latest))
        .execute();
    },

    async remove(id) {
      await db.deleteFrom('process_heartbeat').where('id', '=', id).execute();
    },

    async removeEnded(host, before, isRunning) {
      const silent = await db
        .selectFrom('process_heartbeat')
        .select(['id', 'pid'])
        .where('host', '=', host)
        .where('seen_at', '<', before.toISOString())
        .execute();
      const ended = silent.filter(({ pid }) => !isRunning(pid)).map(({ id }) => id);
      if (ended.length > 0) await db.deleteFrom('process_heartbeat').where('id', 'in', ended).execute();
    },

    async seenSince(time) {
      await db.deleteFrom('process_heartbeat').where('seen_at', '<', time.toISOString()).execute();
      const rows = await db
        .selectFrom('process_heartbeat')
        .selectAll()
        .orderBy('host')
        .orderBy('started_at')
        .execute();
      return rows.map(({ id, host, pid, version, roles, started_at, seen_at, figures }) => ({
        ...{ id, host, pid, version },
        roles: roles.split(',').filter(Boolean),
        startedAt: started_at,
        seenAt: seen_at,
        figures: processFigures.parse(JSON.parse(figures)),
      }));
    },
  };
}
