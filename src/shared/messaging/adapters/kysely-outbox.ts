import { PostgresAdapter, type Selectable, type Transaction } from 'kysely';
import { notifyChange } from '../../platform/database/change-notifications.ts';
import type { Database, Schema } from '../../platform/database/schema.ts';
import { currentRequest } from '../../platform/request-scope.ts';
import { currentTraceparent } from '../../platform/tracing/span.ts';
import type {
  ChannelBacklog,
  ClaimedDelivery,
  Delivery,
  DeliveryState,
  ListedDelivery,
  Outbox,
} from '../outbox.ts';
import type { DeliveryReceipt } from '../receipt.ts';
import type { DeliveryTable } from '../tables.ts';

export function kyselyOutbox(db: Database): Outbox {
  return {
    async claim({ by, now, until, limit }) {
      const nowIso = now.toISOString();
      const isPostgres = hasRowLocks(db);
      // Materialized: within the condition of the update PostgreSQL may run it several times, each with other rows.
      return (
        db
          .with(
            (cte) => cte('due').materialized(),
            (query) => {
              const due = inOrder(query)
                .select('key')
                .where('due_at', '<=', nowIso)
                .orderBy('due_at')
                .orderBy('key')
                .limit(limit);
              return isPostgres ? due.forUpdate().skipLocked() : due;
            },
          )
          .updateTable('delivery')
          .set((row) => ({ due_at: until.toISOString(), claim: by, attempts: row('attempts', '+', 1) }))
          .where('key', 'in', (query) => query.selectFrom('due').select('due.key'))
          // Checked again: another worker may have claimed the row since it was selected.
          .where('state', '=', 'waiting')
          .where('due_at', '<=', nowIso)
          .returning(['key', 'channel', 'about', 'message', 'attempts', 'claim', 'request_id', 'traceparent'])
          .execute()
          .then((rows) => rows.map((row) => toClaimed(row, by)))
      );
    },

    async delivered(key, at) {
      await db
        .updateTable('delivery')
        .set({ state: 'delivered', delivered_at: at.toISOString(), claim: null, problem: null })
        .where('key', '=', key)
        .execute();
    },

    async suppress(claimed, reason) {
      await claimedRow(db, claimed).set({ state: 'suppressed', claim: null, problem: reason }).execute();
    },

    async postpone(claimed, until, problem) {
      await claimedRow(db, claimed).set({ due_at: until.toISOString(), claim: null, problem }).execute();
    },

    async deadLetter(claimed, problem) {
      await claimedRow(db, claimed).set({ state: 'dead', claim: null, problem }).execute();
    },

    async saveReceipt(key, receipt) {
      const { numUpdatedRows } = await db
        .updateTable('delivery')
        .set({ receipt: JSON.stringify(receipt) })
        .where('key', '=', key)
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },

    async nextDue() {
      const next = await inOrder(db).select('due_at').orderBy('due_at').limit(1).executeTakeFirst();
      return next && new Date(next.due_at);
    },

    async list({ state, limit }) {
      const rows = db
        .selectFrom('delivery')
        .selectAll()
        .orderBy('created_at', 'desc')
        .orderBy('key')
        .limit(limit);
      return (await (state ? rows.where('state', '=', state) : rows).execute()).map(toListedDelivery);
    },

    async findAbout(id) {
      const rows = await db
        .selectFrom('delivery')
        .selectAll()
        .where('about', '=', id)
        .orderBy('key')
        .execute();
      return rows.map(toListedDelivery);
    },

    async replay(choice, now) {
      const again = db
        .updateTable('delivery')
        .set({ state: 'waiting', attempts: 0, due_at: now.toISOString(), claim: null })
        // A delivery that is being sent is not sent twice.
        .where((row) => row.or([row('state', '=', 'dead'), row('claim', 'is', null)]))
        .where('state', '!=', 'delivered');
      const chosen =
        choice === 'dead'
          ? again.where('state', '=', 'dead')
          : 'key' in choice
            ? again.where('key', '=', choice.key)
            : again.where('about', '=', choice.findAbout);
      const { numUpdatedRows } = await chosen.executeTakeFirstOrThrow();
      return Number(numUpdatedRows);
    },

    async counts() {
      const rows = await db
        .selectFrom('delivery')
        .select((row) => ['state', row.fn.countAll<number>().as('number')])
        .groupBy('state')
        .execute();
      const of = (state: DeliveryState) => rows.find((row) => row.state === state)?.number ?? 0;
      return {
        waiting: of('waiting'),
        delivered: of('delivered'),
        suppressed: of('suppressed'),
        dead: of('dead'),
      };
    },

    async backlog() {
      const rows = await db
        .selectFrom('delivery')
        .select((row) => [
          'channel',
          'state',
          row.fn.countAll<number>().as('number'),
          row.fn.min('created_at').as('oldest'),
          row.fn.min('due_at').as('next_due'),
        ])
        .where('state', 'in', ['waiting', 'dead'])
        .groupBy(['channel', 'state'])
        .orderBy('channel')
        .execute();
      return [...Map.groupBy(rows, ({ channel }) => channel)].map(([channel, some]): ChannelBacklog => {
        const waiting = some.find(({ state }) => state === 'waiting');
        const dead = some.find(({ state }) => state === 'dead');
        return {
          channel,
          waiting: waiting?.number ?? 0,
          dead: dead?.number ?? 0,
          oldest: waiting?.oldest,
          nextDue: waiting?.next_due,
        };
      });
    },
  };
}

/** What waits, and for nothing that is about the same and goes the same way: a change is never told before its booking. */
function inOrder(db: Pick<Database, 'selectFrom'>) {
  return db
    .selectFrom('delivery')
    .where('state', '=', 'waiting')
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('delivery as earlier')
            .select('earlier.key')
            .whereRef('earlier.about', '=', 'delivery.about')
            .whereRef('earlier.channel', '=', 'delivery.channel')
            .where('earlier.state', '=', 'waiting')
            .where((before) =>
              before(
                before.refTuple('earlier.created_at', 'earlier.key'),
                '<',
                before.refTuple('delivery.created_at', 'delivery.key'),
              ),
            ),
        ),
      ),
    );
}

type ClaimedRow = Pick<
  Selectable<DeliveryTable>,
  'key' | 'channel' | 'about' | 'message' | 'attempts' | 'claim' | 'request_id' | 'traceparent'
>;

function toClaimed({ request_id, traceparent, message, ...row }: ClaimedRow, by: string): ClaimedDelivery {
  const origin = { requestId: request_id ?? undefined, traceparent: traceparent ?? undefined };
  return {
    ...row,
    claim: row.claim ?? by,
    origin,
    ...(message !== null && { message: JSON.parse(message) }),
  };
}

/** PostgreSQL workers skip each other's locked rows; SQLite allows one writer at a time anyway. */
function hasRowLocks(db: Database): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}

/** Called in the transaction that stores what the deliveries are about. */
export async function enqueueDeliveries(
  trx: Transaction<Schema>,
  deliveries: readonly Delivery[],
  now: string,
): Promise<void> {
  if (deliveries.length === 0) return;
  await retryEarlier(trx, deliveries, now);
  const request = currentRequest();
  await trx
    .insertInto('delivery')
    .values(
      deliveries.map(({ message, ...delivery }) => ({
        ...delivery,
        message: message === undefined ? null : JSON.stringify(message),
        state: 'waiting',
        attempts: 0,
        due_at: now,
        claim: null,
        problem: null,
        created_at: now,
        delivered_at: null,
        receipt: null,
        request_id: request?.requestId ?? null,
        traceparent: currentTraceparent() ?? null,
      })),
    )
    .execute();
  await notifyChange(trx, 'deliveries');
}

/** One that waits for its next attempt would hold up what is told now. */
async function retryEarlier(
  trx: Transaction<Schema>,
  deliveries: readonly Delivery[],
  now: string,
): Promise<void> {
  await trx
    .updateTable('delivery')
    .set({ due_at: now })
    .where('about', 'in', [...new Set(deliveries.map(({ about }) => about))])
    .where('channel', 'in', [...new Set(deliveries.map(({ channel }) => channel))])
    .where('state', '=', 'waiting')
    .where('claim', 'is', null)
    .where('due_at', '>', now)
    .execute();
}

function claimedRow(db: Database, { key, claim }: ClaimedDelivery) {
  return db
    .updateTable('delivery')
    .where('key', '=', key)
    .where('claim', '=', claim)
    .where('state', '=', 'waiting');
}

function toListedDelivery(row: Selectable<DeliveryTable>): ListedDelivery {
  const { key, channel, about, attempts } = row;
  return {
    key,
    channel,
    about,
    attempts,
    state: row.state as DeliveryState,
    dueAt: row.due_at,
    problem: row.problem ?? undefined,
    createdAt: row.created_at,
    deliveredAt: row.delivered_at ?? undefined,
    requestId: row.request_id ?? undefined,
    receipt: row.receipt === null ? undefined : (JSON.parse(row.receipt) as DeliveryReceipt),
  };
}
