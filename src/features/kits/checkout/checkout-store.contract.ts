import { expect, test } from 'vitest';
import type { Delivery, Outbox } from '../../../shared/messaging/outbox.ts';
import { aCheckout } from '../testing/a-checkout.ts';
import type { CheckoutStore } from './checkout-store.ts';

type Opened = { checkouts: CheckoutStore; outbox: Outbox; enqueue: (delivery: Delivery) => Promise<void> };

/** Every store of checkouts passes this contract. `open` gives another connection to the same data each time. */
export function checkoutStoreContract(name: string, fresh: () => Promise<() => Promise<Opened>>): void {
  test(`${name}: KIT-14 a checkout is found after a restart, with its delivery`, async () => {
    const open = await fresh();
    const before = await open();
    expect(await before.checkouts.save(aCheckout())).toEqual({ checkout: aCheckout(), isNew: true });
    const { checkouts, outbox } = await open();
    expect(await checkouts.find('checkout-1')).toEqual(aCheckout());
    expect(await checkouts.findByTransaction('kits-fi', 'T-1')).toEqual(aCheckout());
    expect(await checkouts.findByTransaction('another-site', 'T-1')).toBeUndefined();
    expect(await checkouts.find('T-1')).toBeUndefined();
    expect(await outbox.findAbout('checkout-1')).toMatchObject([
      { key: 'checkout-1.kit-hand-over', channel: 'kit-hand-over', state: 'waiting' },
    ]);
  });

  test(`${name}: KIT-14 the same transaction thirty times at once is one checkout, and every caller gets it`, async () => {
    const open = await fresh();
    const connections = await Promise.all([open(), open(), open()]);
    const results = await Promise.all(
      Array.from({ length: 30 }, (_, n) => connections[n % 3]?.checkouts.save(aCheckout({ id: `try-${n}` }))),
    );
    expect(results.filter((each) => each?.isNew)).toHaveLength(1);
    const ids = new Set(results.map((each) => each?.checkout.id));
    expect(ids.size).toBe(1);
    const { checkouts, outbox } = await open();
    expect((await checkouts.latest(10)).map(({ id }) => id)).toEqual([...ids]);
    expect(await outbox.counts()).toEqual({ waiting: 1, delivered: 0, suppressed: 0, dead: 0 });
  });

  test(`${name}: two sites may have the same transactionId`, async () => {
    const { checkouts } = await (await fresh())();
    await checkouts.save(aCheckout());
    const other = aCheckout({ id: 'checkout-2', site: 'another-site' });
    expect(await checkouts.save(other)).toEqual({ checkout: other, isNew: true });
  });

  test(`${name}: a checkout whose delivery cannot be enqueued is not saved either`, async () => {
    const { checkouts, enqueue } = await (await fresh())();
    await enqueue({ key: 'checkout-1.kit-hand-over', channel: 'another', about: 'another' });
    await expect(checkouts.save(aCheckout())).rejects.toThrow();
    expect(await checkouts.findByTransaction('kits-fi', 'T-1')).toBeUndefined();
  });

  test(`${name}: old checkouts are deleted once they have arrived, and not before`, async () => {
    const { checkouts, outbox } = await (await fresh())();
    const receivedAt = '2026-11-15T12:00:00.000Z';
    await checkouts.save(aCheckout({ id: 'waits', transactionId: 'T-1' }));
    await checkouts.save(aCheckout({ id: 'arrived', transactionId: 'T-2' }));
    await checkouts.save(aCheckout({ id: 'new', transactionId: 'T-3', receivedAt }));
    for (const id of ['arrived', 'new']) await outbox.delivered(`${id}.kit-hand-over`, new Date(receivedAt));
    expect(await checkouts.deleteBefore(new Date('2026-11-15T10:00:00.000Z'))).toBe(1);
    expect((await checkouts.latest(10)).map(({ id }) => id)).toEqual(['new', 'waits']);
    expect(await outbox.findAbout('arrived')).toEqual([]);
  });
}
