import type { Database } from '../../../shared/platform/database/schema.ts';
import type { LoggedAddressKind, NotFoundLog } from '../addresses/not-found-log.ts';

/** So many addresses of a kind are stored for all sites together. */
const MAX_STORED = 2000;
const DAYS_KEPT = 30;
const DAY_MS = 86_400_000;

export function kyselyNotFoundLog(db: Database): NotFoundLog {
  return {
    async add(counts, at) {
      if (counts.size === 0) return;
      await db
        .insertInto('not_found_log')
        .values([...counts.values()].map(({ hit, hits }) => ({ ...hit, hits, last_at: at.toISOString() })))
        .onConflict((conflict) =>
          conflict.columns(['site', 'kind', 'address']).doUpdateSet((row) => ({
            hits: row('not_found_log.hits', '+', row.ref('excluded.hits')),
            last_at: row.ref('excluded.last_at'),
          })),
        )
        .execute();
      await db
        .deleteFrom('not_found_log')
        .where('last_at', '<', new Date(at.getTime() - DAYS_KEPT * DAY_MS).toISOString())
        .execute();
      await deleteRarest(db, 'missing');
    },

    async top(limit) {
      const kinds: readonly LoggedAddressKind[] = ['missing', 'redirect'];
      const rows = await Promise.all(
        kinds.map((kind) =>
          db
            .selectFrom('not_found_log')
            .selectAll()
            .where('kind', '=', kind)
            .orderBy('hits', 'desc')
            .orderBy('last_at', 'desc')
            .limit(limit)
            .execute(),
        ),
      );
      return rows.flat().map(({ site, kind, address, hits, last_at }) => ({
        ...{ site, address, hits, lastAt: last_at },
        kind: kind as LoggedAddressKind,
      }));
    },
  };
}

/** Scanners try thousands of addresses once each; those that people come to are the ones that stay. */
async function deleteRarest(db: Database, kind: LoggedAddressKind): Promise<void> {
  const { stored } = await db
    .selectFrom('not_found_log')
    .select((row) => row.fn.countAll<number>().as('stored'))
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow();
  if (stored <= MAX_STORED) return;
  const rarest = await db
    .selectFrom('not_found_log')
    .select(['site', 'address'])
    .where('kind', '=', kind)
    .orderBy('hits')
    .orderBy('last_at')
    .limit(stored - MAX_STORED)
    .execute();
  for (const { site, address } of rarest)
    await db
      .deleteFrom('not_found_log')
      .where('site', '=', site)
      .where('kind', '=', kind)
      .where('address', '=', address)
      .execute();
}
