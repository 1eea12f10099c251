import { expect, test } from 'vitest';
import type { Delivery, Outbox } from './outbox.ts';

const start = new Date('2026-11-15T08:00:00.000Z');
const after = (seconds: number) => new Date(start.getTime() + seconds * 1000);

/** Every outbox passes this contract. `open` gives another connection to the same data each time, as in another process. */
export function outboxContract(
  name: string,
  fresh: () => Promise<{
    open: () => Promise<Outbox>;
    put: (deliveries: readonly Delivery[], at: Date) => Promise<void>;
  }>,
): void {
  const filled = async (count: number) => {
    const { open, put } = await fresh();
    await put(
      Array.from({ length: count }, (_, n) => ({ key: `${n}.mail`, channel: 'mail', about: String(n) })),
      start,
    );
    return { open, outbox: await open() };
  };
  const claim = (by: string, now = start, limit = 10) => ({ by, now, until: after(60), limit });

  test(`${name}: a due delivery is claimed once, however many workers claim at the same time`, async () => {
    const { open } = await filled(40);
    const workers = await Promise.all([open(), open(), open(), open()]);
    const claims = await Promise.all(
      Array.from({ length: 12 }, (_, n) => workers[n % 4]?.claim(claim(`worker ${n}`)) ?? []),
    );
    const keys = claims.flat().map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    const rest = await workers[0]?.claim(claim('last', start, 100));
    expect(keys.length + (rest?.length ?? 0)).toBe(40);
  });

  test(`${name}: an expired claim is taken over, and its former owner cannot change the delivery any more`, async () => {
    const { outbox } = await filled(1);
    const [lost] = await outbox.claim(claim('crashed'));
    expect(await outbox.claim(claim('early', after(59)))).toEqual([]);
    const [taken] = await outbox.claim({ by: 'successor', now: after(61), until: after(120), limit: 10 });
    expect(taken).toMatchObject({ key: '0.mail', attempts: 2, claim: 'successor' });
    if (lost) await outbox.postpone(lost, after(9999), 'too late');
    if (lost) await outbox.deadLetter(lost, 'too late');
    expect(await outbox.findAbout('0')).toMatchObject([
      { state: 'waiting', dueAt: after(120).toISOString() },
    ]);
  });

  test(`${name}: a delivered one is never due again, even after its claim expired`, async () => {
    const { outbox } = await filled(1);
    await outbox.claim(claim('slow'));
    const [again] = await outbox.claim({ by: 'successor', now: after(61), until: after(120), limit: 10 });
    await outbox.delivered('0.mail', after(62));
    if (again) await outbox.postpone(again, after(70), 'refused a second copy');
    expect(await outbox.nextDue()).toBeUndefined();
    expect(await outbox.findAbout('0')).toMatchObject([
      { state: 'delivered', deliveredAt: after(62).toISOString() },
    ]);
    expect(await outbox.replay({ key: '0.mail' }, after(80))).toBe(0);
  });

  test(`${name}: the last receipt of a gateway stands on its delivery; one for no delivery is refused`, async () => {
    const { outbox } = await filled(1);
    const at = after(90).toISOString();
    expect((await outbox.findAbout('0'))[0]?.receipt).toBeUndefined();
    await outbox.saveReceipt('0.mail', { state: 'failed', problem: 'absent subscriber', at });
    expect(await outbox.saveReceipt('0.mail', { state: 'delivered', at })).toBe(true);
    expect(await outbox.findAbout('0')).toMatchObject([
      { state: 'waiting', receipt: { state: 'delivered', at } },
    ]);
    expect(await outbox.saveReceipt('9.mail', { state: 'delivered', at })).toBe(false);
  });

  test(`${name}: a postponed delivery waits; a dead letter is listed until it is replayed`, async () => {
    const { outbox } = await filled(2);
    const [first, second] = await outbox.claim(claim('worker'));
    if (first) await outbox.postpone(first, after(5), 'the receiver answered 503');
    if (second) await outbox.deadLetter(second, 'no receiver');
    expect(await outbox.claim(claim('worker', after(4)))).toEqual([]);
    expect(await outbox.nextDue()).toEqual(after(5));
    expect(await outbox.counts()).toEqual({ waiting: 1, delivered: 0, dead: 1 });
    expect(await outbox.list({ state: 'dead', limit: 10 })).toMatchObject([
      { key: second?.key, problem: 'no receiver', attempts: 1 },
    ]);
    expect(await outbox.replay('dead', after(6))).toBe(1);
    const due = await outbox.claim(claim('worker', after(6)));
    expect(due.map(({ attempts }) => attempts).sort()).toEqual([1, 2]);
  });

  test(`${name}: a claimed delivery is not replayed`, async () => {
    const { outbox } = await filled(1);
    await outbox.claim(claim('worker'));
    expect(await outbox.replay({ findAbout: '0' }, after(1))).toBe(0);
    expect(await outbox.claim(claim('other', after(2)))).toEqual([]);
  });
}
