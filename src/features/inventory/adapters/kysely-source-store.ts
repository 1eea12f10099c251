import { randomUUID } from 'node:crypto';
import { PostgresAdapter, type Selectable } from 'kysely';
import { enqueueDeliveries } from '../../../shared/messaging/adapters/kysely-outbox.ts';
import type { Clock } from '../../../shared/platform/clock.ts';
import type { Database } from '../../../shared/platform/database/schema.ts';
import type { KeyRing } from '../../../shared/platform/key-ring.ts';
import { FEED_ALERT_MAIL, FEED_ALERT_WEBHOOK } from '../sources/alerts/source-alert.ts';
import { type SourceDeclaration, sourceDeclaration } from '../sources/source.ts';
import { destinationOf, type SecretName, type SourceSecrets } from '../sources/source-secrets.ts';
import type {
  AlertKind,
  ClaimedSource,
  LastFetch,
  SeenFile,
  SourceState,
  SourceStore,
  StoredSource,
} from '../sources/source-store.ts';
import type { FeedSourceTable } from '../tables.ts';

const PURPOSE = 'feed source';
/** Operators may ask who was told of what. */
const KEEP_MS = 30 * 24 * 3600_000;

type Row = Selectable<FeedSourceTable>;

/** Without keys sources are stored that need no secrets. */
export function kyselySourceStore(db: Database, clock: Clock, keys: KeyRing | undefined): SourceStore {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const now = () => clock().toISOString();
  const held = ({ index, lease }: Pick<ClaimedSource, 'index' | 'lease'>) =>
    db.updateTable('feed_source').where('index_name', '=', index).where('lease', '=', lease);

  const secretsIn = (row: Row): SourceSecrets => {
    if (row.secrets === null || row.secrets_key_id === null) return {};
    const encrypted = { keyId: row.secrets_key_id, cipher: row.secrets };
    const text = keys?.decrypt(PURPOSE, encrypted, ownerOf(row.index_name, declarationOf(row)));
    return text === undefined ? {} : (JSON.parse(text) as SourceSecrets);
  };
  const encrypted = (index: string, declaration: SourceDeclaration, secrets: SourceSecrets) => {
    const names = Object.keys(secrets);
    if (names.length === 0) return { secret_names: '[]', secrets: null, secrets_key_id: null };
    if (!keys) throw new Error('there is no key to encrypt secrets with');
    const { keyId, cipher } = keys.encrypt(PURPOSE, JSON.stringify(secrets), ownerOf(index, declaration));
    return { secret_names: JSON.stringify(names), secrets: cipher, secrets_key_id: keyId };
  };
  const rowOf = (index: string) =>
    db.selectFrom('feed_source').selectAll().where('index_name', '=', index).executeTakeFirst();

  return {
    async find(index) {
      const row = await rowOf(index);
      return row && toSource(row, now());
    },

    async all() {
      const rows = await db.selectFrom('feed_source').selectAll().orderBy('index_name').execute();
      return rows.map((row) => toSource(row, now()));
    },

    async secrets(index) {
      const row = await rowOf(index);
      return row ? secretsIn(row) : {};
    },

    async put(index, after, { declaration, secrets, nextAt, by, isSameFile, hostKey }) {
      const values = {
        version: after + 1,
        declaration: JSON.stringify(declaration),
        ...encrypted(index, declaration, secrets),
        ...{ changed_at: now(), changed_by: by ?? null, paused: Number(declaration.paused), next_at: nextAt },
        // Who is fetching by the version before finds the lease gone and records nothing.
        ...{ lease: null, lease_until: null, host_key: hostKey ?? null, failures: 0 },
        ...(!isSameFile && { seen: null, last: null, good_at: null }),
      };
      if (after > 0) {
        const { numUpdatedRows } = await db
          .updateTable('feed_source')
          .set(values)
          .where('index_name', '=', index)
          .where('version', '=', after)
          .executeTakeFirst();
        return numUpdatedRows > 0n;
      }
      const added = await db
        .insertInto('feed_source')
        .values({
          index_name: index,
          ...values,
          ...{ request: null, last: null, good_at: null, seen: null, alerted: null },
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning('version')
        .executeTakeFirst();
      return added !== undefined;
    },

    async remove(index, version) {
      const { numDeletedRows } = await db
        .deleteFrom('feed_source')
        .where('index_name', '=', index)
        .where('version', '=', version)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },

    async request(index, by, again) {
      const { numUpdatedRows } = await db
        .updateTable('feed_source')
        .set({ request: JSON.stringify({ at: now(), by, again }), next_at: now() })
        .where('index_name', '=', index)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    async claim({ owner, until }) {
      const at = now();
      const lease = `${owner} ${randomUUID()}`;
      const row = await db
        .with(
          // Materialized: within the condition of the update PostgreSQL may run it several times.
          (cte) => cte('due').materialized(),
          (query) => {
            const due = query
              .selectFrom('feed_source')
              .select('index_name')
              .where('next_at', '<=', at)
              .where((is) => is.or([is('request', 'is not', null), is('paused', '=', 0)]))
              .where((is) => is.or([is('lease_until', 'is', null), is('lease_until', '<', at)]))
              .orderBy('next_at')
              .orderBy('index_name')
              .limit(1);
            return isPostgres ? due.forUpdate().skipLocked() : due;
          },
        )
        .updateTable('feed_source')
        .set({ lease, lease_until: until.toISOString() })
        .where('index_name', 'in', (query) => query.selectFrom('due').select('due.index_name'))
        // Checked again: another worker may have claimed the row since it was selected.
        .where((is) => is.or([is('lease_until', 'is', null), is('lease_until', '<', at)]))
        .returningAll()
        .executeTakeFirst();
      return (
        row && { ...toSource(row, at), lease, secrets: secretsIn(row), seen: jsonOf<SeenFile>(row.seen) }
      );
    },

    async renew(claimed, until) {
      const { numUpdatedRows } = await held(claimed)
        .set({ lease_until: until.toISOString() })
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    async finish(claimed, { nextAt, failures, seen, goodAt, hostKey, ...last }) {
      const { numUpdatedRows } = await held(claimed)
        .set({
          ...{ lease: null, lease_until: null, request: null, next_at: nextAt, failures },
          last: JSON.stringify(last),
          ...(seen && { seen: JSON.stringify(seen) }),
          ...(goodAt && { good_at: goodAt }),
          ...(hostKey && { host_key: hostKey }),
        })
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    announce: ({ index, alerted }, alert, deliveries) =>
      db.transaction().execute(async (trx) => {
        const { numUpdatedRows } = await trx
          .updateTable('feed_source')
          .set({ alerted: alert ?? null })
          .where('index_name', '=', index)
          .where('alerted', alerted === undefined ? 'is' : '=', alerted ?? null)
          .executeTakeFirst();
        if (numUpdatedRows === 0n) return false;
        await trx
          .deleteFrom('delivery')
          .where('channel', 'in', [FEED_ALERT_MAIL, FEED_ALERT_WEBHOOK])
          .where('state', '!=', 'waiting')
          .where('created_at', '<', new Date(clock().getTime() - KEEP_MS).toISOString())
          .execute();
        await enqueueDeliveries(trx, deliveries, now());
        return true;
      }),

    async postpone(claimed, until) {
      await held(claimed).set({ lease: null, lease_until: null, next_at: until.toISOString() }).execute();
    },
  };
}

/** A cipher that is moved to another index, or whose source is made to lead elsewhere, cannot be read. */
function ownerOf(index: string, { source }: SourceDeclaration): string {
  return `${index} ${destinationOf(source)}`;
}

function declarationOf(row: Row): SourceDeclaration {
  return sourceDeclaration.parse(JSON.parse(row.declaration));
}

function toSource(row: Row, now: string): StoredSource {
  return {
    index: row.index_name,
    version: Number(row.version),
    declaration: declarationOf(row),
    secretsSet: JSON.parse(row.secret_names) as SecretName[],
    changedAt: row.changed_at,
    changedBy: row.changed_by ?? undefined,
    alerted: (row.alerted as AlertKind | null) ?? undefined,
    state: {
      nextAt: row.next_at,
      requested: jsonOf<NonNullable<SourceState['requested']>>(row.request),
      isFetching: row.lease_until !== null && row.lease_until >= now,
      last: jsonOf<LastFetch>(row.last),
      goodAt: row.good_at ?? undefined,
      failures: Number(row.failures),
      hostKey: row.host_key ?? undefined,
    },
  };
}

function jsonOf<Of>(text: string | null): Of | undefined {
  return text === null ? undefined : (JSON.parse(text) as Of);
}
