import fc from 'fast-check';
import { expect, test } from 'vitest';
import { testDatabases } from '../../../main/testing/databases.ts';
import type { Database } from './schema.ts';
import { deleteUsageBefore, takeUsage, type UsageLimit } from './usage-limit.ts';

const start = Date.parse('2026-11-16T09:00:00Z');
const at = (seconds: number) => new Date(start + seconds * 1000);
const take = (db: Database, limits: readonly UsageLimit[], seconds: number) =>
  db.transaction().execute((trx) => takeUsage(trx, limits, at(seconds)));

for (const { name, fresh } of testDatabases) {
  test(`${name}: of a limit no window ever holds more, and nothing is refused that fits`, async () => {
    const db = await (await fresh()).open();
    let key = 0;
    const runs = fc.record({
      max: fc.integer({ min: 1, max: 5 }),
      window: fc.integer({ min: 1, max: 60 }),
      pauses: fc.array(fc.integer({ min: 0, max: 40 }), { maxLength: 12 }),
    });
    await fc.assert(
      fc.asyncProperty(runs, async ({ max, window, pauses }) => {
        const limit = { key: `key ${key++}`, max, windowMs: window * 1000 };
        let now = 0;
        const granted: number[] = [];
        for (const pause of pauses) {
          now += pause;
          const isFree = granted.filter((each) => each > now - window).length < max;
          expect(await take(db, [limit], now)).toBe(isFree);
          if (isFree) granted.push(now);
        }
      }),
      { numRuns: 25 },
    );
  });

  test(`${name}: of 40 simultaneous requests on two servers as many get through as the limit allows`, async () => {
    const { open } = await fresh();
    const servers = [await open(), await open()] as const;
    const limit = { key: 'plate', max: 5, windowMs: 60_000 };
    const requests = Array.from({ length: 20 }, () => servers.map((db) => take(db, [limit], 0)));
    const results = await Promise.all(requests.flat());
    expect(results.filter(Boolean)).toHaveLength(5);
    expect(await take(servers[0], [limit], 59)).toBe(false);
    expect(await take(servers[1], [limit], 60)).toBe(true);
  });

  test(`${name}: a refusal takes none of the limits behind it, but those before it`, async () => {
    const db = await (await fresh()).open();
    const limit = (key: string, max: number) => ({ key, max, windowMs: 60_000 });
    const [address, plate, phone] = [limit('address', 3), limit('plate', 1), limit('phone', 2)];
    expect(await take(db, [address, plate, phone], 0)).toBe(true);
    expect(await take(db, [address, plate, phone], 1)).toBe(false);
    expect(await take(db, [phone], 2)).toBe(true);
    expect(await take(db, [address], 3)).toBe(true);
    expect(await take(db, [address], 4)).toBe(false);
  });

  test(`${name}: rows without a recent use are deleted`, async () => {
    const db = await (await fresh()).open();
    const limit = (key: string) => ({ key, max: 2, windowMs: 60_000 });
    await take(db, [limit('old')], 0);
    await take(db, [limit('new')], 0);
    await take(db, [limit('new')], 100);
    await deleteUsageBefore(db, at(50));
    const left = await db.selectFrom('usage_limit').select('key').execute();
    expect(left.map(({ key }) => key)).toEqual(['new']);
  });
}
