import type { Transaction } from 'kysely';
import { enqueueDeliveries } from '../../../shared/messaging/adapters/kysely-outbox.ts';
import { deliveryKey } from '../../../shared/messaging/outbox.ts';
import { inBatches } from '../../../shared/platform/database/in-batches.ts';
import type { Database, Schema } from '../../../shared/platform/database/schema.ts';
import type { Checkout } from '../checkout/checkout.ts';
import { CHECKOUT_CHANNEL, type CheckoutStore } from '../checkout/checkout-store.ts';

export function kyselyCheckoutStore(db: Database): CheckoutStore {
  const rows = db.selectFrom('kit_checkout').select('body');
  return {
    save: (checkout) =>
      db.transaction().execute(async (trx) => {
        const { id, site, transactionId, receivedAt } = checkout;
        // The visitor may press twice, or a response may be lost; the unique constraint picks one.
        const inserted = await trx
          .insertInto('kit_checkout')
          .values({
            id,
            site,
            transaction_id: transactionId,
            body: JSON.stringify(checkout),
            received_at: receivedAt,
          })
          .onConflict((conflict) => conflict.columns(['site', 'transaction_id']).doNothing())
          .returning('id')
          .executeTakeFirst();
        if (!inserted) {
          const first = await trx
            .selectFrom('kit_checkout')
            .select('body')
            .where('site', '=', site)
            .where('transaction_id', '=', transactionId)
            .executeTakeFirstOrThrow();
          return { checkout: toCheckout(first), isNew: false };
        }
        const delivery = {
          key: deliveryKey(id, CHECKOUT_CHANNEL),
          channel: CHECKOUT_CHANNEL,
          about: id,
        };
        await enqueueDeliveries(trx, [delivery], receivedAt);
        return { checkout, isNew: true };
      }),

    async find(id) {
      const row = await rows.where('id', '=', id).executeTakeFirst();
      return row && toCheckout(row);
    },

    async findByTransaction(site, transactionId) {
      const row = await rows
        .where('site', '=', site)
        .where('transaction_id', '=', transactionId)
        .executeTakeFirst();
      return row && toCheckout(row);
    },

    async latest(limit) {
      const latest = await rows.orderBy('received_at', 'desc').orderBy('id').limit(limit).execute();
      return latest.map(toCheckout);
    },

    deleteBefore: (before) =>
      inBatches((limit) =>
        db.transaction().execute(async (trx) => {
          const arrived = trx
            .selectFrom('kit_checkout')
            .innerJoin('delivery', 'delivery.about', 'kit_checkout.id')
            .where('kit_checkout.received_at', '<', before.toISOString())
            .where('delivery.state', '=', 'delivered')
            .select('kit_checkout.id')
            .limit(limit);
          const ids = (await arrived.execute()).map(({ id }) => id);
          await deleteCheckouts(trx, ids);
          return ids.length;
        }),
      ),
  };
}

/** With everything stored about them. */
export async function deleteCheckouts(trx: Transaction<Schema>, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await trx.deleteFrom('kit_checkout').where('id', 'in', ids).execute();
  await trx.deleteFrom('delivery').where('about', 'in', ids).execute();
  const keys = ids.map((id) => deliveryKey(id, CHECKOUT_CHANNEL));
  await trx.deleteFrom('received_kit_checkout').where('key', 'in', keys).execute();
}

function toCheckout({ body }: { body: string }): Checkout {
  return JSON.parse(body) as Checkout;
}
