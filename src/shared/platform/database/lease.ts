import type { Clock } from '../clock.ts';
import type { Database } from './schema.ts';

/** A lease that its owner no longer renews is free after this time. */
export const LEASE_MS = 15_000;
const RENEW_MS = 5000;

/** Work that one process at a time may do. */
export type Leases = {
  /** Does the work while it holds the lease; undefined, without doing it, while another process holds it. */
  run: <T>(name: string, work: () => Promise<T>) => Promise<{ result: T } | undefined>;
};

/** All processes over one database share its leases; the primary key decides between two that ask at once. */
export function kyselyLeases(db: Database, clock: Clock, owner: string): Leases {
  const expiry = () => new Date(clock().getTime() + LEASE_MS).toISOString();

  async function take(name: string): Promise<boolean> {
    const values = { owner, expires_at: expiry() };
    const taken = await db
      .insertInto('lease')
      .values({ name, ...values })
      .onConflict((conflict) =>
        conflict
          .column('name')
          .doUpdateSet(values)
          .where((row) =>
            row.or([row('lease.owner', '=', owner), row('lease.expires_at', '<', clock().toISOString())]),
          ),
      )
      .returning('name')
      .executeTakeFirst();
    return taken !== undefined;
  }

  return {
    run: async (name, work) => {
      if (!(await take(name))) return undefined;
      // A renewal that fails is tried again by the next one; the lease outlasts two of them.
      const renewal = setInterval(() => void take(name).catch(() => undefined), RENEW_MS);
      try {
        return { result: await work() };
      } finally {
        clearInterval(renewal);
        await db.deleteFrom('lease').where('name', '=', name).where('owner', '=', owner).execute();
      }
    },
  };
}
