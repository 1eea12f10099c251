import { expect, test } from 'vitest';
import { runInRequest } from '../platform/request-scope.ts';
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

  test(`${name}: which message a delivery is comes back with it`, async () => {
    const { open, put } = await fresh();
    const message = { sequence: 2, what: 'reminder' };
    await put([{ key: 'a', channel: 'mail', about: '1', message }], start);
    await put([{ key: 'b', channel: 'mail', about: '2' }], start);
    const claimed = await (await open()).claim(claim('worker'));
    expect(new Map(claimed.map((each) => [each.key, each.message]))).toEqual(
      new Map([
        ['a', message],
        ['b', undefined],
      ]),
    );
  });

  test(`${name}: a worker never gets more than it asked for, however full the outbox is`, async () => {
    const { open } = await filled(600);
    const workers = await Promise.all([open(), open(), open()]);
    for (let round = 0; round < 10; round += 1) {
      const claims = await Promise.all(
        workers.map((worker, n) => worker.claim(claim(`worker ${round} ${n}`, start, 1 + (round % 4)))),
      );
      for (const claimed of claims) expect(claimed.length).toBeLessThanOrEqual(1 + (round % 4));
    }
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
    expect(await outbox.counts()).toEqual({ waiting: 1, delivered: 0, suppressed: 0, dead: 1 });
    expect(await outbox.list({ state: 'dead', limit: 10 })).toMatchObject([
      { key: second?.key, problem: 'no receiver', attempts: 1 },
    ]);
    expect(await outbox.replay('dead', after(6))).toBe(1);
    const due = await outbox.claim(claim('worker', after(6)));
    expect(due.map(({ attempts }) => attempts).sort()).toEqual([1, 2]);
  });

  test(`${name}: a suppressed delivery keeps its reason, and is neither claimed nor listed as dead`, async () => {
    const { outbox } = await filled(1);
    const [claimed] = await outbox.claim(claim('worker'));
    if (claimed) await outbox.suppress(claimed, 'the address has had enough');
    expect(await outbox.findAbout('0')).toMatchObject([
      { state: 'suppressed', problem: 'the address has had enough', deliveredAt: undefined },
    ]);
    expect(await outbox.counts()).toEqual({ waiting: 0, delivered: 0, suppressed: 1, dead: 0 });
    expect(await outbox.claim(claim('worker', after(60)))).toEqual([]);
    expect(await outbox.replay('dead', after(60))).toBe(0);
  });

  test(`${name}: a claimed delivery is not replayed`, async () => {
    const { outbox } = await filled(1);
    await outbox.claim(claim('worker'));
    expect(await outbox.replay({ findAbout: '0' }, after(1))).toBe(0);
    expect(await outbox.claim(claim('other', after(2)))).toEqual([]);
  });

  test(`${name}: messages about one subject by one channel are claimed in the order they were enqueued in`, async () => {
    const { open, put } = await fresh();
    const mail = (key: string, about = 'booking'): Delivery => ({ key, channel: 'mail', about });
    await put([mail('booking.0.mail')], after(0));
    await put([mail('booking.1.mail'), mail('other.0.mail', 'other')], after(1));
    await put([{ key: 'booking.1.sms', channel: 'sms', about: 'booking' }], after(1));
    const [one, two] = [await open(), await open()];
    const first = await one.claim({ by: 'one', now: after(2), until: after(62), limit: 10 });
    expect(first.map(({ key }) => key).sort()).toEqual(['booking.0.mail', 'booking.1.sms', 'other.0.mail']);
    expect(await two.claim({ by: 'two', now: after(3), until: after(63), limit: 10 })).toEqual([]);
    // The worker was killed: its claim runs out, and the order is still kept.
    const again = await two.claim({ by: 'two', now: after(63), until: after(123), limit: 10 });
    expect(again.map(({ key }) => key)).toContain('booking.0.mail');
    expect(again.map(({ key }) => key)).not.toContain('booking.1.mail');
    await two.delivered('booking.0.mail', after(64));
    const next = await one.claim({ by: 'one', now: after(64), until: after(124), limit: 10 });
    expect(next.map(({ key }) => key)).toEqual(['booking.1.mail']);
  });

  test(`${name}: what waits for its next attempt is due again when there is more to tell about the same`, async () => {
    const { open, put } = await fresh();
    const mail = (key: string): Delivery => ({ key, channel: 'mail', about: 'booking' });
    const outbox = await open();
    await put([mail('booking.0.mail')], after(0));
    const [failed] = await outbox.claim(claim('worker'));
    if (failed) await outbox.postpone(failed, after(7200), 'the mail server answered 451');
    await put([mail('booking.1.mail')], after(10));
    expect(await outbox.nextDue()).toEqual(after(10));
    const due = await outbox.claim({ by: 'worker', now: after(10), until: after(70), limit: 10 });
    expect(due.map(({ key }) => key)).toEqual(['booking.0.mail']);
  });

  test(`${name}: several workers, some killed, deliver everything in order, and once but for what a killed one had`, async () => {
    const { open, put } = await fresh();
    const subjects = 12;
    const messages = 4;
    for (let n = 0; n < messages; n += 1)
      await put(
        Array.from({ length: subjects }, (_, about) => ({
          key: `${about}.${n}.mail`,
          channel: 'mail',
          about: String(about),
        })),
        after(n),
      );
    const sent: string[] = [];
    const takenByKilled = new Set<string>();
    let now = 10;
    const work = async (by: string, isKilled: boolean) => {
      const outbox = await open();
      const claimed = await outbox.claim({ by, now: after(now), until: after(now + 60), limit: 5 });
      for (const { key } of claimed) {
        sent.push(key);
        // A killed worker has sent some of its messages and told nobody.
        if (isKilled) takenByKilled.add(key);
        else await outbox.delivered(key, after(now));
      }
    };
    for (let round = 0; round < 30; round += 1, now += 20)
      await Promise.all([work('a', false), work('b', round % 3 === 0), work('c', false)]);
    expect(await (await open()).counts()).toEqual({
      waiting: 0,
      delivered: subjects * messages,
      suppressed: 0,
      dead: 0,
    });
    const twice = sent.filter((key, at) => sent.indexOf(key) !== at);
    expect(twice.filter((key) => !takenByKilled.has(key))).toEqual([]);
    for (let about = 0; about < subjects; about += 1) {
      const ofSubject = sent
        .filter((key) => key.startsWith(`${about}.`))
        .map((key) => Number(key.split('.')[1]));
      expect(ofSubject).toEqual(ofSubject.toSorted((a, b) => a - b));
    }
  });

  test(`${name}: a delivery knows the request that enqueued it`, async () => {
    const { open, put } = await fresh();
    const delivery = { key: '1.mail', channel: 'mail', about: '1' };
    await runInRequest({ requestId: 'request-7' }, () => put([delivery], start));
    await put([{ ...delivery, key: '2.mail', about: '2' }], after(1));
    const outbox = await open();
    expect((await outbox.findAbout('1'))[0]?.requestId).toBe('request-7');
    const claimed = await outbox.claim(claim('worker', after(2)));
    expect(claimed.map(({ origin }) => origin.requestId)).toEqual(['request-7', undefined]);
  });

  test(`${name}: the backlog of a channel is what waits and what was given up`, async () => {
    const { open, put } = await fresh();
    const aDelivery = (id: string, channel: string) => ({ key: `${id}.${channel}`, channel, about: id });
    await put([aDelivery('1', 'mail'), aDelivery('2', 'mail'), aDelivery('3', 'webhook')], start);
    await put([aDelivery('4', 'mail'), aDelivery('5', 'sms')], after(30));
    const outbox = await open();
    const [first, second, third] = await outbox.claim(claim('worker', start, 3));
    if (first) await outbox.delivered(first.key, after(1));
    if (second) await outbox.postpone(second, after(600), 'later');
    if (third) await outbox.deadLetter(third, 'no receiver');
    expect(await outbox.backlog()).toEqual([
      {
        channel: 'mail',
        waiting: 2,
        dead: 0,
        oldest: start.toISOString(),
        nextDue: after(30).toISOString(),
      },
      {
        channel: 'sms',
        waiting: 1,
        dead: 0,
        oldest: after(30).toISOString(),
        nextDue: after(30).toISOString(),
      },
      { channel: 'webhook', waiting: 0, dead: 1, oldest: undefined, nextDue: undefined },
    ]);
  });
}
