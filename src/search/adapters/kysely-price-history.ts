import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import type { PricePoint } from '../record-store.ts';

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

type Published = { index: string; feed: string; revision: number; changedAt: string };

/** Adds what a feed says about prices, in the transaction that makes the feed visible. */
export async function appendPrices(trx: Transaction<Schema>, published: Published): Promise<void> {
  await insertPoints(trx, newPrices(trx, published));
  await insertPoints(trx, endedPrices(trx, published));
}

async function insertPoints(
  trx: Transaction<Schema>,
  points: ReturnType<typeof newPrices> | ReturnType<typeof endedPrices>,
): Promise<void> {
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

function newPrices(trx: Transaction<Schema>, { index, feed }: Published) {
  return trx
    .selectFrom('search_feed_record as brought')
    .select([
      sql<string>`cast(${index} as text)`.as('index_name'),
      'brought.id',
      sql<string>`brought.price_since`.as('since'),
      'brought.price_amount as amount',
      sql<number>`brought.price_is_campaign`.as('is_campaign'),
    ])
    .where('brought.feed', '=', feed)
    .where('brought.price_since', 'is not', null);
}

/** A record that is withdrawn has no price until it comes back. */
function endedPrices(trx: Transaction<Schema>, { index, revision, changedAt }: Published) {
  return trx
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
    .where((row) =>
      row.exists(
        row
          .selectFrom('price_history as known')
          .select('known.id')
          .whereRef('known.index_name', '=', 'record.index_name')
          .whereRef('known.id', '=', 'record.id'),
      ),
    );
}
