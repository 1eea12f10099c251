import { expect, test } from 'vitest';
import type { Delivery, Outbox } from '../../../shared/messaging/outbox.ts';
import { aHandOver } from '../testing/a-hand-over.ts';
import type { HandOverStore } from './hand-over-store.ts';

type Opened = { handOvers: HandOverStore; outbox: Outbox; enqueue: (delivery: Delivery) => Promise<void> };

/** Every store of hand-overs passes this contract. `open` gives another connection to the same data each time. */
export function handOverStoreContract(name: string, fresh: () => Promise<() => Promise<Opened>>): void {
  test(`${name}: KIT-14 a hand-over is found after a restart, with its delivery`, async () => {
    const open = await fresh();
    const before = await open();
    expect(await before.handOvers.save(aHandOver())).toEqual({ handOver: aHandOver(), isNew: true });
    const { handOvers, outbox } = await open();
    expect(await handOvers.find('hand-over-1')).toEqual(aHandOver());
    expect(await handOvers.findByTransaction('kits-fi', 'T-1')).toEqual(aHandOver());
    expect(await handOvers.findByTransaction('another-site', 'T-1')).toBeUndefined();
    expect(await handOvers.find('T-1')).toBeUndefined();
    expect(await outbox.findAbout('hand-over-1')).toMatchObject([
      { key: 'hand-over-1.kit-hand-over', channel: 'kit-hand-over', state: 'waiting' },
    ]);
  });

  test(`${name}: KIT-14 the same transaction thirty times at once is one hand-over, and every caller gets it`, async () => {
    const open = await fresh();
    const connections = await Promise.all([open(), open(), open()]);
    const results = await Promise.all(
      Array.from({ length: 30 }, (_, n) => connections[n % 3]?.handOvers.save(aHandOver({ id: `try-${n}` }))),
    );
    expect(results.filter((each) => each?.isNew)).toHaveLength(1);
    const ids = new Set(results.map((each) => each?.handOver.id));
    expect(ids.size).toBe(1);
    const { handOvers, outbox } = await open();
    expect((await handOvers.latest(10)).map(({ id }) => id)).toEqual([...ids]);
    expect(await outbox.counts()).toEqual({ waiting: 1, delivered: 0, suppressed: 0, dead: 0 });
  });

  test(`${name}: two sites may have the same transactionId`, async () => {
    const { handOvers } = await (await fresh())();
    await handOvers.save(aHandOver());
    const other = aHandOver({ id: 'hand-over-2', site: 'another-site' });
    expect(await handOvers.save(other)).toEqual({ handOver: other, isNew: true });
  });

  test(`${name}: a hand-over whose delivery cannot be enqueued is not saved either`, async () => {
    const { handOvers, enqueue } = await (await fresh())();
    await enqueue({ key: 'hand-over-1.kit-hand-over', channel: 'another', about: 'another' });
    await expect(handOvers.save(aHandOver())).rejects.toThrow();
    expect(await handOvers.findByTransaction('kits-fi', 'T-1')).toBeUndefined();
  });

  test(`${name}: old hand-overs are deleted once they have arrived, and not before`, async () => {
    const { handOvers, outbox } = await (await fresh())();
    const receivedAt = '2026-11-15T12:00:00.000Z';
    await handOvers.save(aHandOver({ id: 'waits', transactionId: 'T-1' }));
    await handOvers.save(aHandOver({ id: 'arrived', transactionId: 'T-2' }));
    await handOvers.save(aHandOver({ id: 'new', transactionId: 'T-3', receivedAt }));
    for (const id of ['arrived', 'new']) await outbox.delivered(`${id}.kit-hand-over`, new Date(receivedAt));
    expect(await handOvers.deleteBefore(new Date('2026-11-15T10:00:00.000Z'))).toBe(1);
    expect((await handOvers.latest(10)).map(({ id }) => id)).toEqual(['new', 'waits']);
    expect(await outbox.findAbout('arrived')).toEqual([]);
  });
}
