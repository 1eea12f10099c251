import { expect, onTestFinished, test } from 'vitest';
import { studioForTests } from '../testing/studio.ts';
import { testStudioDatabases } from '../testing/studio-databases.ts';
import { beginAttempt } from './attempt-limits.ts';
import { deleteOldRows } from './delete-old-rows.ts';

const now = new Date('2026-11-17T12:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60 * 1000);

for (const { name, databaseUrl } of testStudioDatabases)
  test(`${name}: the audit log is stored for so many days; recovery codes stay used`, async () => {
    const { payload, close } = await studioForTests({ databaseUrl: await databaseUrl() });
    onTestFinished(close);
    const add = (collection: 'audit-log' | 'used-codes', data: object, at: Date) =>
      payload.db.create({ collection, data: { ...data, createdAt: at.toISOString() }, req: {} as never });
    await add('audit-log', { action: 'published', title: 'old' }, daysAgo(91));
    await add('audit-log', { action: 'published', title: 'new' }, daysAgo(89));
    await add('used-codes', { code: '7 step 1', account: '7' }, daysAgo(2));
    await add('used-codes', { code: '7 recovery x', account: '7' }, daysAgo(200));
    await beginAttempt(payload, {
      email: 'a@b.example',
      origin: { kind: 'address', address: '203.0.113.1' },
      now: daysAgo(2),
    });
    await deleteOldRows(payload, { auditDays: 90 }, now);
    const titles = (await payload.find({ collection: 'audit-log' })).docs as unknown as { title: string }[];
    expect(titles.map(({ title }) => title)).toEqual(['new']);
    const codes = (await payload.find({ collection: 'used-codes' })).docs as unknown as { code: string }[];
    expect(codes.map(({ code }) => code)).toEqual(['7 recovery x']);
    expect(await payload.count({ collection: 'sign-in-attempts' })).toEqual({ totalDocs: 0 });
  });
