import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { emptyDatabases } from '../../../main/testing/databases.ts';
import { kyselyCheckoutStore } from '../adapters/kysely-checkout-store.ts';
import { kyselyReceivedCheckouts } from '../adapters/kysely-received-checkouts.ts';
import { aCheckout } from '../testing/a-checkout.ts';

for (const { name, fresh } of emptyDatabases)
  test(`${name}: carts that were sent under the old names of the tables are still there, each once`, async () => {
    const { open, openBefore } = await fresh();
    const before = await openBefore('023-contract-kit-checkouts');
    const receivedAt = '2026-11-15T08:00:00.000Z';
    const checkout = { ...aCheckout(), id: 'c1', site: 'kits-fi', transactionId: 'T1', receivedAt };
    const body = JSON.stringify(checkout);
    await sql`insert into kit_hand_over (id, site, transaction_id, body, received_at)
      values ('c1', 'kits-fi', 'T1', ${body}, ${receivedAt})`.execute(before);
    await sql`insert into received_kit_hand_over (key, body, received_at)
      values ('c1.kit-hand-over', '{}', ${receivedAt})`.execute(before);
    const db = await open();
    const checkouts = kyselyCheckoutStore(db);
    expect(await checkouts.findByTransaction('kits-fi', 'T1')).toEqual(checkout);
    const again = await checkouts.save({ ...checkout, id: 'c2' } as never);
    expect(again).toEqual({ checkout, isNew: false });
    expect(await kyselyReceivedCheckouts(db).find('c1.kit-hand-over')).toMatchObject({ body: '{}' });
  });
