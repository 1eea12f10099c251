import { createHash } from 'node:crypto';
import { inBatches } from '../../../shared/platform/database/in-batches.ts';
import type { Database } from '../../../shared/platform/database/schema.ts';
import {
  SESSION_IDLE_MINUTES,
  SESSION_MAX_HOURS,
  type SessionStore,
  type TyreSession,
} from '../session-store.ts';

const ID_BYTES = 32;

export function kyselySessionStore(db: Database, randomBytes: (count: number) => Buffer): SessionStore {
  return {
    async start(session, now) {
      const id = randomBytes(ID_BYTES).toString('base64url');
      await db
        .insertInto('tyre_session')
        .values({
          id_hash: hashId(id),
          plate: session.plates[0] ?? '',
          body: JSON.stringify(session),
          started_at: now.toISOString(),
          seen_at: now.toISOString(),
        })
        .execute();
      return id;
    },

    async find(id, now) {
      const { idleSince, openSince } = oldest(now);
      const found = await db
        .updateTable('tyre_session')
        .set({ seen_at: now.toISOString() })
        .where('id_hash', '=', hashId(id))
        .where('seen_at', '>', idleSince)
        .where('started_at', '>', openSince)
        .returning('body')
        .executeTakeFirst();
      return found && (JSON.parse(found.body) as TyreSession);
    },

    async end(id) {
      await db.deleteFrom('tyre_session').where('id_hash', '=', hashId(id)).execute();
    },

    async endAll(plate) {
      await db.deleteFrom('tyre_session').where('plate', '=', plate).execute();
    },

    deleteExpired: (now) => {
      const { idleSince, openSince } = oldest(now);
      return inBatches(async (limit) => {
        const { numDeletedRows } = await db
          .deleteFrom('tyre_session')
          .where('id_hash', 'in', (from) =>
            from
              .selectFrom('tyre_session')
              .select('id_hash')
              .where((row) => row.or([row('seen_at', '<=', idleSince), row('started_at', '<=', openSince)]))
              .limit(limit),
          )
          .executeTakeFirstOrThrow();
        return Number(numDeletedRows);
      });
    },
  };
}

/** Whoever reads the database must not be able to sign in with what is there. */
function hashId(id: string): string {
  return createHash('sha256').update(id).digest('base64url');
}

function oldest(now: Date) {
  const before = (ms: number) => new Date(now.getTime() - ms).toISOString();
  return {
    idleSince: before(SESSION_IDLE_MINUTES * 60_000),
    openSince: before(SESSION_MAX_HOURS * 3_600_000),
  };
}
