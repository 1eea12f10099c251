import { type Expression, type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import type { PricePoint } from '../record-store.ts';
import type { PriceHistoryTable } from '../tables.ts';
import type { IdRange, PendingRevision } from './kysely-pending-revision.ts';

/** The prices of some records, oldest first. */
export async function readPriceHistory(
  db: Kysely<Schema>,
  index: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly PricePoint[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('price_history')
    .selectAll()
    .where('index_name', '=', index)
    .where('id', 'in', ids)
    .orderBy('id')
    .orderBy('since')
    .execute();
  const points = rows.map(({ id, since, amount, is_campaign }) => ({
    id,
    point: { since, amount, isCampaign: is_campaign === 1 },
  }));
  const byId = Map.groupBy(points, ({ id }) => id);
  return new Map([...byId].map(([id, all]) => [id, all.map(({ point }) => point)]));
}

type Brought = { index: string; feed: string };
type Restored = Pick<PendingRevision, 'index' | 'revision' | 'changedAt'>;

/** Adds what a feed says about the prices of some records. */
export async function appendPrices(
  trx: Transaction<Schema>,
  { index, feed }: Brought,
  { after, last }: IdRange,
): Promise<void> {
  await insertPoints(
    trx,
    trx
      .selectFrom('search_feed_record as brought')
      .select([
        sql<string>`cast(${index} as text)`.as('index_name'),
        'brought.id',
        sql<string>`brought.price_since`.as('since'),
        'brought.price_amount as amount',
        sql<number>`brought.price_is_campaign`.as('is_campaign'),
      ])
      .where('brought.feed', '=', feed)
      .where('brought.price_since', 'is not', null)
      .where('brought.id', '>', after)
      .where('brought.id', '<=', last),
  );
}

/** A record that is withdrawn has no price until it comes back. */
export async function endPrices(
  trx: Transaction<Schema>,
  { index, revision, changedAt }: Restored,
  { after, last }: IdRange,
): Promise<void> {
  await insertPoints(
    trx,
    trx
      .selectFrom('search_record as record')
      .select([
        'record.index_name',
        'record.id',
        sql<string>`cast(${changedAt} as text)`.as('since'),
        sql<number | null>`cast(null as double precision)`.as('amount'),
        sql<number>`cast(0 as integer)`.as('is_campaign'),
      ])
      .where('record.index_name', '=', index)
      .where('record.state', '=', 'withdrawn')
      .where('record.revision', '=', revision)
      .where('record.id', '>', after)
      .where('record.id', '<=', last)
      .where((row) =>
        row.exists(
          row
            .selectFrom('price_history as known')
            .select('known.id')
            .whereRef('known.index_name', '=', 'record.index_name')
            .whereRef('known.id', '=', 'record.id'),
        ),
      ),
  );
}

/**
 * What restored records cost from now on. What they cost in between was shown to buyers, so it stays in the history.
 */
export async function restorePrices(
  trx: Transaction<Schema>,
  restored: Restored,
  range: IdRange,
  /** From when on a record's prices are undone. */
  before: (id: string) => string | undefined,
): Promise<void> {
  await endPrices(trx, restored, range);
  const { index, revision, changedAt } = restored;
  const records = await trx
    .selectFrom('search_record')
    .select('id')
    .where('index_name', '=', index)
    .where('revision', '=', revision)
    .where('state', '=', 'live')
    .where('id', '>', range.after)
    .where('id', '<=', range.last)
    .execute();
  const histories = await readPriceHistory(
    trx,
    index,
    records.map(({ id }) => id),
  );
  const points = [...histories].flatMap(([id, history]) => {
    const point = restoredPrice(history, before(id) ?? changedAt);
    if (!point) return [];
    const is_campaign = Number(point.isCampaign);
    return [{ index_name: index, id, since: changedAt, amount: point.amount, is_campaign }];
  });
  if (points.length > 0) await trx.insertInto('price_history').values(points).execute();
}

/** The price before a time, where it is not the present one. */
export function restoredPrice(history: readonly PricePoint[], before: string): PricePoint | undefined {
  const former = history.findLast(({ since }) => since < before);
  const present = history.at(-1);
  const isSame = former?.amount === present?.amount && former?.isCampaign === present?.isCampaign;
  return isSame ? undefined : former;
}

type Point = Pick<Selectable<PriceHistoryTable>, 'index_name' | 'id' | 'since' | 'amount' | 'is_campaign'>;

async function insertPoints(trx: Transaction<Schema>, points: Expression<Point>): Promise<void> {
  await trx
    .insertInto('price_history')
    .columns(['index_name', 'id', 'since', 'amount', 'is_campaign'])
    .expression(points)
    .onConflict((conflict) =>
      conflict.columns(['index_name', 'id', 'since']).doUpdateSet((row) => ({
        amount: row.ref('excluded.amount'),
        is_campaign: row.ref('excluded.is_campaign'),
      })),
    )
    .execute();
}
