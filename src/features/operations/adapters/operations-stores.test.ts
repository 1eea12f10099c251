import { expect, test } from 'vitest';
import { testDatabases } from '../../../main/testing/databases.ts';
import { createAddressCounter, type LoggedAddress } from '../addresses/not-found-log.ts';
import type { RunningProcess } from '../processes/process-registry.ts';
import { startHeartbeat } from '../processes/start-heartbeat.ts';
import { kyselyNotFoundLog } from './kysely-not-found-log.ts';
import { kyselyProcessRegistry } from './kysely-process-registry.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 17, 8, minute));
const figures = {
  ...{ memoryBytes: 1, eventLoopDelayMs: 2, cache: undefined },
  ...{ renders: [], failingSections: [], slowPages: [], indices: [] },
};
const aProcess = (id: string, minute: number): RunningProcess => ({
  ...{ id, host: 'one', pid: 7, version: '0.1.0', roles: ['sites', 'worker'], figures },
  startedAt: at(0).toISOString(),
  seenAt: at(minute).toISOString(),
});

function counted(...hits: LoggedAddress[]) {
  const counter = createAddressCounter();
  for (const hit of hits) counter.count(hit);
  return counter.take();
}

for (const { name, fresh } of testDatabases) {
  test(`${name}: a process has one row, however often it beats, until it is removed or not seen for long`, async () => {
    const { open } = await fresh();
    const [one, other] = [kyselyProcessRegistry(await open()), kyselyProcessRegistry(await open())];
    await one.beat(aProcess('a', 1));
    await one.beat(aProcess('a', 2));
    await other.beat(aProcess('b', 3));
    expect(await other.seenSince(at(1))).toEqual([aProcess('a', 2), aProcess('b', 3)]);
    await one.remove('a');
    expect((await one.seenSince(at(1))).map(({ id }) => id)).toEqual(['b']);
    expect(await one.seenSince(at(4))).toEqual([]);
    expect(await one.seenSince(at(0))).toEqual([]);
  });

  test(`${name}: a process that was killed is forgotten by the others of its host, one that is busy is not`, async () => {
    const registry = kyselyProcessRegistry(await (await fresh()).open());
    await registry.beat({ ...aProcess('killed', 1), pid: 100 });
    await registry.beat({ ...aProcess('busy', 1), pid: 200 });
    await registry.beat({ ...aProcess('predecessor', 1), pid: 300 });
    await registry.beat({ ...aProcess('elsewhere', 1), pid: 100, host: 'two' });
    const identity = { ...aProcess('own', 2), pid: 300 };
    const options = { clock: () => at(2), isRunning: (pid: number) => pid !== 100, figures: () => figures };
    const stop = startHeartbeat(registry, identity, options);
    await expect
      .poll(async () => (await registry.seenSince(at(0))).map(({ id }) => id).toSorted())
      .toEqual(['busy', 'elsewhere', 'own']);
    await stop();
  });

  test(`${name}: a process of another version may say less of itself`, async () => {
    const db = await (await fresh()).open();
    const registry = kyselyProcessRegistry(db);
    await registry.beat({ ...aProcess('a', 1), figures: { cache: 'unknown' } as never });
    expect((await registry.seenSince(at(0)))[0]?.figures).toMatchObject({ renders: [], slowPages: [] });
  });

  test(`${name}: hits of all processes add up, those with the most first`, async () => {
    const { open } = await fresh();
    const [one, other] = [kyselyNotFoundLog(await open()), kyselyNotFoundLog(await open())];
    const missing = (address: string): LoggedAddress => ({ site: 'solvik-se', kind: 'missing', address });
    await one.add(counted(missing('/a'), missing('/b')), at(1));
    await other.add(counted(missing('/b'), { ...missing('/kampanj'), kind: 'redirect' }), at(2));
    expect((await one.top(10)).map(({ kind, address, hits }) => `${kind} ${address} ${hits}`)).toEqual([
      'missing /b 2',
      'missing /a 1',
      'redirect /kampanj 1',
    ]);
    expect((await one.top(1)).map(({ address }) => address)).toEqual(['/b', '/kampanj']);
  });

  test(`${name}: addresses that nobody asked for in a month are forgotten, and scanners do not fill the table`, async () => {
    const db = await (await fresh()).open();
    const hits = kyselyNotFoundLog(db);
    const some = (prefix: string) =>
      counted(
        ...Array.from(
          { length: 500 },
          (_, n): LoggedAddress => ({ site: 's', kind: 'missing', address: `/${prefix}${n}` }),
        ),
      );
    await hits.add(
      counted({ site: 's', kind: 'redirect', address: '/old' }),
      new Date('2026-09-01T00:00:00Z'),
    );
    for (const prefix of ['a', 'a', 'b', 'c', 'd', 'e']) await hits.add(some(prefix), at(1));
    const stored = await db.selectFrom('not_found_log').selectAll().execute();
    expect(stored).toHaveLength(2000);
    expect(stored.filter(({ hits: count }) => count === 2)).toHaveLength(500);
    expect(stored.some(({ kind }) => kind === 'redirect')).toBe(false);
  });
}
