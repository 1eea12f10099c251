import { describe, expect, test } from 'vitest';
import { testDatabases } from '../../../main/testing/databases.ts';
import { kyselyOutbox } from '../../../shared/messaging/adapters/kysely-outbox.ts';
import { seasonDeliveries } from '../reminder/season-reminder-jobs.ts';
import { nextSeasonTurn } from '../reminder/season-turn.ts';
import { aSeasonReminder } from '../testing/a-season-reminder.ts';
import { kyselySeasonReminderStore } from './kysely-season-reminder-store.ts';

const now = new Date('2027-03-15T09:00:00Z');

describe.each(testDatabases)('$name', ({ fresh }) => {
  /** Each call of `open` is another server over the same database. */
  async function stores() {
    const { open } = await fresh();
    const db = await open();
    const outbox = kyselyOutbox(db);
    return { reminders: kyselySeasonReminderStore(db), outbox, another: open };
  }
  type Reminders = ReturnType<typeof kyselySeasonReminderStore>;
  const enqueue = (reminders: Reminders, date = '2027-03-15') =>
    reminders.enqueueDue(date, nextSeasonTurn, (each) => seasonDeliveries(each, date), now);

  test('a reminder is found by its id and by the hash of its link, and saved once', async () => {
    const { reminders } = await stores();
    await reminders.save(aSeasonReminder(), 'hash', now);
    await reminders.save(aSeasonReminder({ dueDate: '2030-01-01' }), 'hash', now);
    expect(await reminders.find('reminder-1')).toEqual(aSeasonReminder());
    expect(await reminders.findByUnsubscribeToken('hash')).toEqual(aSeasonReminder());
    expect(await reminders.findByUnsubscribeToken('other')).toBeUndefined();
  });

  test('what is due is enqueued once, by however many servers at once, and is due again half a year later', async () => {
    const { reminders, outbox, another } = await stores();
    const other = kyselySeasonReminderStore(await another());
    for (const id of ['a', 'b', 'c']) await reminders.save(aSeasonReminder({ id }), `hash ${id}`, now);
    const counts = await Promise.all([reminders, other, reminders, other].map((each) => enqueue(each)));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(3);
    const keys = (await outbox.list({ limit: 10 })).map(({ key }) => key);
    expect(keys.toSorted()).toEqual(['a', 'b', 'c'].map((id) => `${id}.2027-03-15.season-mail`));
    expect(await enqueue(reminders)).toBe(0);
    expect((await reminders.find('a'))?.dueDate).toBe('2027-10-01');
    expect(await enqueue(reminders, '2027-10-02')).toBe(3);
  });

  test('a server that is killed between the date and the delivery has done neither, and the next one does both', async () => {
    const { reminders, outbox } = await stores();
    await reminders.save(aSeasonReminder(), 'hash', now);
    // The second delivery has the key of the first, so that the transaction fails after the date was set.
    const twice = (each: ReturnType<typeof aSeasonReminder>) =>
      [...seasonDeliveries(each, '2027-03-15'), ...seasonDeliveries(each, '2027-03-15')] as const;
    await expect(reminders.enqueueDue('2027-03-15', nextSeasonTurn, twice, now)).rejects.toThrow();
    expect((await reminders.find('reminder-1'))?.dueDate).toBe('2027-03-15');
    expect(await outbox.list({ limit: 10 })).toEqual([]);
    expect(await enqueue(reminders)).toBe(1);
    expect(await outbox.list({ limit: 10 })).toHaveLength(1);
  });

  test('before its date nothing is due; long after it, only the next date is set', async () => {
    const { reminders, outbox } = await stores();
    await reminders.save(aSeasonReminder(), 'hash', now);
    expect(await enqueue(reminders, '2027-03-14')).toBe(0);
    await enqueue(reminders, '2027-06-01');
    expect(await outbox.list({ limit: 10 })).toEqual([]);
    expect((await reminders.find('reminder-1'))?.dueDate).toBe('2027-10-01');
  });

  test('the link ends it, once', async () => {
    const { reminders } = await stores();
    await reminders.save(aSeasonReminder(), 'hash', now);
    expect([await reminders.end('other'), await reminders.end('hash'), await reminders.end('hash')]).toEqual([
      false,
      true,
      false,
    ]);
    expect(await reminders.find('reminder-1')).toBeUndefined();
  });
});
