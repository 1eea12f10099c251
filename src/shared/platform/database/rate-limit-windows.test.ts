import { expect, test } from 'vitest';
import { testDatabases } from '../../../main/testing/databases.ts';
import { kyselyRateLimitWindows } from './rate-limit-windows.ts';

const MINUTE_MS = 60_000;
const start = Date.parse('2026-11-17T09:00:00Z');
const at = (seconds: number) => new Date(start + seconds * 1000);

for (const { name, fresh } of testDatabases) {
  test(`${name}: of 60 simultaneous requests to two processes exactly as many count below a limit as it allows`, async () => {
    const { open } = await fresh();
    const processes = [kyselyRateLimitWindows(await open()), kyselyRateLimitWindows(await open())] as const;
    const hits = await Promise.all(
      Array.from({ length: 60 }, (_, n) => processes[n % 2 ? 1 : 0].hit('address', MINUTE_MS, at(0))),
    );
    expect(hits.map((each) => each.hits).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 60 }, (_, n) => n + 1),
    );
  });

  test(`${name}: a window ends a minute after its first request, and keys do not share one`, async () => {
    const windows = kyselyRateLimitWindows(await (await fresh()).open());
    await windows.hit('one', MINUTE_MS, at(0));
    expect(await windows.hit('one', MINUTE_MS, at(59.999))).toEqual({ hits: 2, startedAtMs: start });
    expect(await windows.hit('other', MINUTE_MS, at(30))).toMatchObject({ hits: 1 });
    expect(await windows.hit('one', MINUTE_MS, at(60))).toEqual({ hits: 1, startedAtMs: start + MINUTE_MS });
  });

  test(`${name}: old windows are deleted, current ones go on`, async () => {
    const db = await (await fresh()).open();
    const windows = kyselyRateLimitWindows(db);
    await windows.hit('old', MINUTE_MS, at(0));
    await windows.hit('current', MINUTE_MS, at(100));
    await windows.deleteBefore(at(60));
    expect(await db.selectFrom('rate_limit').select('key').execute()).toEqual([{ key: 'current' }]);
    expect(await windows.hit('current', MINUTE_MS, at(101))).toMatchObject({ hits: 2 });
  });
}
