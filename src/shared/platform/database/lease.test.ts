import { expect, test } from 'vitest';
import { testDatabases } from '../../../main/testing/databases.ts';
import { kyselyLeases, LEASE_MS } from './lease.ts';

const start = Date.parse('2026-11-17T09:00:00Z');

for (const { name, fresh } of testDatabases) {
  test(`${name}: while one process works, another does nothing; afterwards it may`, async () => {
    const { one, two } = await twoProcesses(fresh);
    const inside = await one.run('write cars', async () => two.run('write cars', async () => 'both'));
    expect(inside).toEqual({ result: undefined });
    expect(await two.run('write cars', async () => 'two')).toEqual({ result: 'two' });
  });

  test(`${name}: leases of other names are free`, async () => {
    const { one, two } = await twoProcesses(fresh);
    const inside = await one.run('write cars', async () => two.run('write kits', async () => 'kits'));
    expect(inside).toEqual({ result: { result: 'kits' } });
  });

  test(`${name}: work that fails gives its lease back`, async () => {
    const { one, two } = await twoProcesses(fresh);
    await expect(one.run('write cars', () => Promise.reject(new Error('no disk')))).rejects.toThrow(
      'no disk',
    );
    expect(await two.run('write cars', async () => 'two')).toEqual({ result: 'two' });
  });

  test(`${name}: the lease of a process that was killed is free after its time`, async () => {
    const { one, two, wait } = await twoProcesses(fresh);
    await new Promise<void>((hasBegun) => {
      void one.run('write cars', () => {
        hasBegun();
        return new Promise<never>(() => {});
      });
    });
    wait(LEASE_MS);
    expect(await two.run('write cars', async () => 'two')).toBeUndefined();
    wait(1);
    expect(await two.run('write cars', async () => 'two')).toEqual({ result: 'two' });
  });

  test(`${name}: of twenty processes that ask at once one works`, async () => {
    const db = await (await fresh()).open();
    let working = 0;
    let most = 0;
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, owner) =>
        kyselyLeases(db, () => new Date(start), `process ${owner}`).run('write cars', async () => {
          working += 1;
          most = Math.max(most, working);
          await new Promise((resolve) => setTimeout(resolve, 50));
          working -= 1;
        }),
      ),
    );
    expect(most).toBe(1);
    expect(results.filter(Boolean).length).toBeGreaterThanOrEqual(1);
  });
}

async function twoProcesses(fresh: (typeof testDatabases)[number]['fresh']) {
  const db = await (await fresh()).open();
  let now = start;
  const clock = () => new Date(now);
  return {
    one: kyselyLeases(db, clock, 'one'),
    two: kyselyLeases(db, clock, 'two'),
    wait: (ms: number) => {
      now += ms;
    },
  };
}
