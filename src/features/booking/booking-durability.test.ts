import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { bookOneTime, bookUntilKilled } from '../../main/testing/booking-process.ts';
import { testDatabases } from '../../main/testing/databases.ts';
import { kyselyOutbox } from '../../shared/messaging/adapters/kysely-outbox.ts';
import { startDeliveryWorker } from '../../shared/messaging/delivery-worker.ts';
import type { Delivery } from '../../shared/messaging/outbox.ts';
import { defaultRetryPolicy } from '../../shared/messaging/retry-policy.ts';
import { moduleUrl } from '../../shared/platform/database/testing/child-process.ts';
import { createLog } from '../../shared/platform/log.ts';
import { kyselyBayCalendar } from './adapters/kysely-bay-calendar.ts';
import { aClaim, bookingDeliveries } from './testing/a-booking.ts';
import { calendarProblems } from './testing/calendar-consistency.ts';

const now = new Date('2026-11-16T09:00:00.000Z');
const holdsUntil = new Date('2026-11-16T09:10:00.000Z');
const TAKERS = 100;
/** How many bookings and holds are confirmed before the process is killed. */
const CONFIRMED = 40;

type Programs = { bookOneTime: typeof bookOneTime; bookUntilKilled: typeof bookUntilKilled };

function start<Name extends keyof Programs>(name: Name, ...args: Parameters<Programs[Name]>): ChildProcess {
  const program = `
    import { ${name} } from ${moduleUrl('../../main/testing/booking-process.ts', import.meta.url)};
    await ${name}(${args.map((each) => JSON.stringify(each)).join(', ')});
  `;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

for (const { name, fresh } of testDatabases) {
  test(`${name}: SB-88 ERR-27 two processes want one time with three bays a hundred times each: three win, none fails`, async () => {
    const database = await fresh();
    const db = await database.open();
    const bayIds = ['bay-1', 'bay-2', 'bay-3'];
    const children = ['a', 'b'].map((process) =>
      start('bookOneTime', database.settings, { name: process, takers: TAKERS, bayIds }),
    );
    await Promise.all(children.map((child) => once(child, 'message')));
    const results = children.map((child) => once(child, 'message'));
    for (const child of children) child.send('go');
    const states = (await Promise.all(results)).flat(2);
    expect(states.filter((state) => state === 'booked')).toHaveLength(3);
    expect(states.filter((state) => state === 'taken')).toHaveLength(2 * TAKERS - 3);
    expect(await calendarProblems(db)).toEqual([]);
    expect((await kyselyOutbox(db).counts()).waiting).toBe(6);
  });

  test(`${name}: SB-102 killed between commit and delivery: no booking is lost, each message is sent once, holds run out`, async () => {
    const database = await fresh();
    const db = await database.open();
    const child = start('bookUntilKilled', database.settings, {
      now: now.toISOString(),
      holdsUntil: holdsUntil.toISOString(),
    });
    const confirmed: string[] = [];
    child.on('message', (id: string) => confirmed.push(id));
    const exited = once(child, 'exit');
    await vi.waitFor(() => expect(confirmed.length).toBeGreaterThanOrEqual(CONFIRMED), {
      timeout: 60_000,
      interval: 5,
    });
    child.kill('SIGKILL');
    await exited;

    // A commit that was under way may still come to its end at the database's server.
    await vi.waitFor(async () => expect(await calendarProblems(db)).toEqual([]));
    const calendar = kyselyBayCalendar(db);
    const occupied = (at: Date) => calendar.occupied([aClaim().departmentId], '2026-01-01', '2027-12-31', at);
    const standing = await occupied(now);
    expect(standing.map(({ id }) => id)).toEqual(expect.arrayContaining(confirmed));

    // A commit that nobody was told of any more counts too: its messages are there.
    const booked = standing.filter(({ kind }) => kind === 'booking').map(({ id }) => id);
    const keys = booked.flatMap((id) => bookingDeliveries({ id, sequence: 0 })).map(({ key }) => key);
    const outbox = kyselyOutbox(db);
    const sent: string[] = [];
    const send = async ({ key }: Delivery) => void sent.push(key);
    const worker = startDeliveryWorker({
      outbox,
      handlers: { 'booking-mail': send, 'booking-sms': send },
      retryPolicy: defaultRetryPolicy,
      log: createLog({ level: 'silent' }),
      clock: () => holdsUntil,
      random: Math.random,
      makeId: () => crypto.randomUUID(),
    });
    await vi.waitFor(async () => expect((await outbox.counts()).waiting).toBe(0), { timeout: 30_000 });
    await worker.stop();
    expect(sent.sort()).toEqual(keys.sort());

    const [hold] = standing.filter(({ kind }) => kind === 'hold');
    if (!hold) throw new Error('no hold was confirmed');
    expect((await occupied(holdsUntil)).map(({ kind }) => kind)).not.toContain('hold');
    const { id: _id, kind: _kind, expiresAt: _expiresAt, ...time } = hold;
    const block = (at: Date) => calendar.block('block', { ...time, isFullDay: false }, at);
    expect([await block(now), await block(holdsUntil)]).toEqual([false, true]);
  });
}
