import { readdir } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { type FreshDatabase, freshSqlite, testDatabases } from '../../../main/testing/databases.ts';
import { moduleUrl, runInChildProcess } from '../../../shared/platform/database/testing/child-process.ts';
import type { LogFields } from '../../../shared/platform/log.ts';
import { createOutboundClient } from '../../../shared/platform/outbound/outbound-client.ts';
import { kyselyMappingStore } from '../adapters/kysely-mapping-store.ts';
import { kyselySourceStore } from '../adapters/kysely-source-store.ts';
import { knownIndices } from '../known-indices.ts';
import { anInventoryServer, inventoryKeys, inventorySites } from '../testing/inventory-server.ts';
import { fetchClaimed, LEASE_MS, startFetching } from './fetch-by-schedule.ts';
import type { SourceFetchers } from './source-fetcher.ts';
import { sourceFetchers } from './source-fetchers.ts';
import { anHttpOrigin } from './testing/http-origin.ts';
import { anSftpOrigin } from './testing/sftp-origin.ts';

const index = 'cars-solvik-se';
const path = `/api/inventory/${index}/source`;
const stock = (...prices: number[]) =>
  Buffer.from(
    `car_id,car_brand,car_model,car_price\n${prices.map((price, at) => `${at},Volvo,XC60,${price}\n`).join('')}`,
  );

for (const { name, fresh } of testDatabases) {
  test(`${name}: what is due is fetched and imported once; what has not changed is imported no more`, async () => {
    const { send, web, fetchDue, source, pass } = await anInstallation(fresh);
    await web.put(stock(249_900, 199_900));
    await send('PUT', path, aWebSource(web.url));
    expect(await fetchDue()).toBe(1);
    expect(await fetchDue()).toBe(0);
    expect(await source()).toMatchObject({
      status: {
        state: 'fresh',
        failures: 0,
        last: { result: 'imported', bytes: stock(249_900, 199_900).length },
      },
    });
    pass(61);
    expect(await fetchDue()).toBe(1);
    expect(await source()).toMatchObject({ status: { state: 'fresh', last: { result: 'unchanged' } } });
    expect(web.received.at(-1)?.headers['if-none-match']).toMatch(/"/);
    const { runs } = (await send('GET', `/api/inventory/${index}/runs`)).body;
    expect(runs).toMatchObject([{ state: 'imported', startedBy: 'schedule', report: { added: 2 } }]);
    await send('POST', `${path}/fetch?again=1`);
    await fetchDue();
    expect(await source()).toMatchObject({ status: { last: { result: 'imported' } } });
  });

  test(`${name}: of several workers one fetches`, async () => {
    const { send, web, deps, store } = await anInstallation(fresh);
    await web.put(stock(249_900));
    await send('PUT', path, aWebSource(web.url));
    const stops = await Promise.all(
      [1, 2, 3].map(async () => startFetching({ ...deps, sources: await store() })),
    );
    await expect
      .poll(async () => (await deps.sources.find(index))?.state.last?.result, { timeout: 20_000 })
      .toBe('imported');
    await Promise.all(stops.map((stop) => stop()));
    expect(web.received).toHaveLength(1);
  });

  test(`${name}: a source is claimed by one of many who ask at once, and again when its lease has ended`, async () => {
    const { send, web, deps, store, pass, now } = await anInstallation(fresh);
    await send('PUT', path, aWebSource(web.url));
    const others = await Promise.all(Array.from({ length: 8 }, store));
    const until = () => new Date(now().getTime() + LEASE_MS);
    const claims = await Promise.all(
      others.map((each, at) => each.claim({ owner: `${at}`, until: until() })),
    );
    const [first, ...more] = claims.filter((claim) => claim !== undefined);
    if (!first) throw new Error('one of them has it');
    expect(more).toEqual([]);
    // Its process is killed: nobody renews the lease, and nobody says what became of it.
    pass(2);
    const second = await deps.sources.claim({ owner: 'after the kill', until: until() });
    expect(second).toMatchObject({ index });
    expect(await deps.sources.renew(first, until())).toBe(false);
    const end = { at: now().toISOString(), result: 'imported', problem: undefined, bytes: 1 } as const;
    expect(await deps.sources.finish(first, { ...end, nextAt: end.at, failures: 0 })).toBe(false);
    expect(second && (await deps.sources.finish(second, { ...end, nextAt: end.at, failures: 0 }))).toBe(true);
  });
}

for (const { name, fresh } of testDatabases)
  test(`${name}: what a killed worker was fetching is fetched by another one, when the lease has ended`, async () => {
    const { send, web, database, spoolFolder, fetchDue, source, pass } = await anInstallation(fresh);
    await web.put(Buffer.alloc(1_000_000, 'a'));
    web.behave('stuck');
    await send('PUT', path, aWebSource(web.url));
    const killed = runInChildProcess(`
      import { fetchUntilKilled } from ${moduleUrl('./testing/fetch-process.ts', import.meta.url)};
      await fetchUntilKilled(${[database.settings, index, spoolFolder].map((each) => JSON.stringify(each)).join(', ')});
      setTimeout(() => process.kill(process.pid, 'SIGKILL'), 3000);
    `);
    await expect.poll(() => web.received.length, { timeout: 20_000 }).toBe(1);
    await web.put(stock(249_900));
    web.behave('as usual');
    expect((await killed).signal).toBe('SIGKILL');
    expect(await fetchDue()).toBe(0);
    expect(await source()).toMatchObject({ status: { state: 'fetching' } });
    pass(1);
    expect(await fetchDue()).toBe(1);
    expect(await source()).toMatchObject({ status: { state: 'fresh', last: { result: 'imported' } } });
  });

test('a worker that loses its lease gives the transfer up', async () => {
  const { send, web, deps, pass, now } = await anInstallation();
  await web.put(Buffer.alloc(1_000_000, 'a'));
  web.behave('stuck');
  await send('PUT', path, aWebSource(web.url));
  const claimed = await deps.sources.claim({ owner: 'one', until: now() });
  if (!claimed) throw new Error('it is due');
  const fetching = fetchClaimed(deps, claimed, new AbortController().signal, 50);
  await expect.poll(() => web.received.length).toBe(1);
  // Renewed by now: another process takes over only after that.
  pass(5);
  expect(
    await deps.sources.claim({ owner: 'two', until: new Date(now().getTime() + LEASE_MS) }),
  ).toBeDefined();
  await fetching;
  expect((await deps.sources.find(index))?.state).toMatchObject({ last: undefined, isFetching: true });
});

test('a worker that is stopped leaves the source to another one', async () => {
  const { send, web, deps } = await anInstallation();
  await web.put(Buffer.alloc(1_000_000, 'a'));
  web.behave('stuck');
  await send('PUT', path, aWebSource(web.url));
  const stop = startFetching(deps);
  await expect.poll(() => web.received.length).toBe(1);
  await stop();
  const left = await deps.sources.find(index);
  expect(left?.state).toMatchObject({ last: undefined, isFetching: false, failures: 0 });
});

test('a failure is said in words, and tried again later and later; when it is well again, all is well', async () => {
  const { send, web, fetchDue, source, pass, now } = await anInstallation();
  const listed = async () => (await send('GET', '/api/inventory')).body.indices[1];
  await send('PUT', path, aWebSource(web.url));
  const waits: number[] = [];
  for (let attempt = 0; attempt < 8; attempt += 1) {
    await fetchDue();
    const { status } = await source();
    waits.push(Math.round((Date.parse(status.nextAt) - now().getTime()) / 60_000));
    pass(60);
  }
  expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
  expect(await source()).toMatchObject({
    status: {
      state: 'failed',
      failures: 8,
      last: { result: 'failed', problem: expect.stringContaining('404') },
    },
  });
  expect(await listed()).toMatchObject({ index, state: 'failed', source: { kind: 'web', state: 'failed' } });
  await web.put(stock(249_900));
  await fetchDue();
  expect(await source()).toMatchObject({ status: { state: 'fresh', failures: 0 } });
  expect(await listed()).toMatchObject({ index, state: 'fresh', source: { last: { result: 'imported' } } });
  pass(151);
  expect(await listed()).toMatchObject({ index, state: 'late', source: { state: 'late' } });
});

test('a feed that is refused waits for the schedule, and is not imported again until it changes', async () => {
  const { send, web, fetchDue, source, pass } = await anInstallation();
  await web.put(Buffer.from('car_id,car_brand,car_model,car_price\n1,Volvo,XC60,cheap\n'));
  await send('PUT', path, aWebSource(web.url));
  await fetchDue();
  for (let hours = 0; hours < 3; hours += 1) {
    pass(61);
    await fetchDue();
  }
  expect(await source()).toMatchObject({
    status: {
      state: 'failed',
      last: { result: 'refused', problem: expect.stringMatching(/Line \d+: .*car_price/) },
    },
  });
  const { runs } = (await send('GET', `/api/inventory/${index}/runs`)).body;
  expect(runs).toMatchObject([{ state: 'refused', startedBy: 'schedule' }]);
  await send('POST', `${path}/fetch`);
  await fetchDue();
  expect((await send('GET', `/api/inventory/${index}/runs`)).body.runs).toHaveLength(2);
  await web.put(stock(249_900));
  pass(61);
  await fetchDue();
  expect(await source()).toMatchObject({ status: { state: 'fresh' } });
});

test('another version of the mapping imports the same file again', async () => {
  const { send, web, fetchDue, source } = await anInstallation();
  await web.put(stock(249_900));
  await send('PUT', path, aWebSource(web.url));
  await fetchDue();
  const fields = {
    car_brand: { constant: 'Kia' },
    car_model: { columns: ['car_model'] },
    car_price: { columns: ['car_price'] },
  };
  const mapping = { version: 1, identity: { columns: ['car_id'], as: 'code' }, fields };
  expect(await send('PUT', `/api/inventory/${index}/mapping`, mapping)).toMatchObject({ status: 201 });
  await send('POST', `${path}/fetch`);
  await fetchDue();
  expect(await source()).toMatchObject({ status: { last: { result: 'imported' } } });
  const { runs } = (await send('GET', `/api/inventory/${index}/runs`)).body;
  expect(runs[0].report).toMatchObject({ changed: 1, mappingVersion: 1 });
});

test('a source that is paused is fetched when somebody asks for it, and only then', async () => {
  const { send, web, fetchDue, source } = await anInstallation();
  await web.put(stock(249_900));
  await send('PUT', path, { ...aWebSource(web.url), paused: true });
  expect(await fetchDue()).toBe(0);
  await send('POST', `${path}/fetch`);
  expect(await fetchDue()).toBe(1);
  expect(await fetchDue()).toBe(0);
  expect(await source()).toMatchObject({
    status: { state: 'paused', isRequested: false, last: { result: 'imported' } },
  });
});

test('a packed file that unpacks without end is refused by the reader, and leaves no file behind', async () => {
  const { send, web, fetchDue, source, spoolFolder } = await anInstallation();
  await send('PUT', `/api/inventory/${index}/mapping`, {
    ...{ version: 1, identity: { columns: ['a'], as: 'code' } },
    fields: { car_brand: { columns: ['b'] }, car_model: { columns: ['c'] }, car_price: { columns: ['d'] } },
  });
  const line = `1,${' '.repeat(900_000)},XC60,2\n`;
  await web.put(gzipSync(`a,b,c,d\n${line.repeat(90)}`));
  await send('PUT', path, aWebSource(web.url));
  await fetchDue();
  expect(await source()).toMatchObject({
    status: { last: { result: 'refused', problem: expect.stringContaining('200 to 1') } },
  });
  expect(await readdir(spoolFolder)).toEqual([]);
});

test('a password is in no answer, log line, run or table', async () => {
  const { send, fetchDue, source, pass, db, logged, received } = await anInstallation();
  const sftp = await anSftpOrigin('/stock.csv', { user: 'solvik', password: 'hush-right' });
  await sftp.put(stock(249_900));
  const declared = {
    source: { kind: 'sftp', host: sftp.host, port: sftp.port, user: 'solvik', path: '/stock.csv' },
    schedule: { everyMinutes: 60 },
  };
  await send('PUT', path, { ...declared, secrets: { password: 'hush-wrong' } });
  await fetchDue();
  expect(await source()).toMatchObject({
    status: { last: { result: 'failed', problem: expect.stringContaining('password') } },
  });
  await send('PUT', path, { ...declared, secrets: { password: 'hush-right' } }, { 'if-match': '*' });
  await fetchDue();
  expect(await source()).toMatchObject({ hostKey: sftp.hostKey, status: { last: { result: 'imported' } } });
  await send('POST', `${path}/try`);
  // The server is exchanged for another one, which is not shown the password.
  const other = await anSftpOrigin('/stock.csv', { user: 'solvik', password: 'hush-right' });
  const elsewhere = { ...declared, source: { ...declared.source, port: other.port } };
  expect(await send('PUT', path, elsewhere, { 'if-match': '*' })).toMatchObject({ status: 422 });
  await db.updateTable('feed_source').set({ host_key: other.hostKey }).execute();
  pass(61);
  await fetchDue();
  expect(await source()).toMatchObject({
    status: { state: 'failed', last: { problem: expect.stringContaining('another key') } },
  });
  const tables = await Promise.all(
    (['feed_source', 'import_run', 'import_run_lines', 'delivery'] as const).map((table) =>
      db.selectFrom(table).selectAll().execute(),
    ),
  );
  expect(received.length).toBeGreaterThan(5);
  for (const text of [JSON.stringify(tables), JSON.stringify(logged), ...received])
    expect(text).not.toContain('hush');
});

test('without the key that secrets were encrypted with, the problem is named', async () => {
  const { send, deps, db, source, now } = await anInstallation();
  const sftp = { kind: 'sftp', host: '127.0.0.1', user: 'solvik', path: '/stock.csv' };
  await send('PUT', path, { source: sftp, schedule: { everyMinutes: 60 }, secrets: { password: 'hush' } });
  const sources = kyselySourceStore(db, now, undefined);
  const claimed = await sources.claim({ owner: 'one', until: new Date(now().getTime() + LEASE_MS) });
  if (!claimed) throw new Error('it is due');
  await fetchClaimed({ ...deps, sources }, claimed, new AbortController().signal);
  expect(await source()).toMatchObject({
    status: { last: { result: 'failed', problem: expect.stringContaining('FEED_SOURCE_KEY') } },
  });
});

function aWebSource(url: string) {
  return { source: { kind: 'web', url: `${url}/stock.csv` }, schedule: { everyMinutes: 60 } };
}

/** The API and what a worker does, by a clock that the test moves on. */
async function anInstallation(fresh: () => Promise<FreshDatabase> = freshSqlite) {
  let passed = 0;
  const now = () => new Date(Date.now() + passed);
  const server = await anInventoryServer(fresh, now);
  const web = await anHttpOrigin('/stock.csv');
  const outbound = createOutboundClient({ privateHosts: ['127.0.0.0/8'] });
  onTestFinished(() => outbound.close());
  const logged: LogFields[] = [];
  const write = (facts: LogFields) => void logged.push({ ...facts, error: String(facts.error) });
  const store = async () => kyselySourceStore(await server.database.open(), now, inventoryKeys);
  const deps = {
    fetchers: sourceFetchers(outbound, server.feedFolder) as SourceFetchers,
    ...{ importer: server.importer, mappings: kyselyMappingStore(server.db, now), sources: await store() },
    ...{ indices: () => knownIndices(inventorySites), spoolFolder: server.spoolFolder, now, random: () => 0 },
    log: { info: write, warn: write, error: write },
  };
  const received: string[] = [];
  const send = async (
    ...[method, url, payload, headers]: [Method, string, object?, Record<string, string>?]
  ) => {
    const answer = await server.send('key', method, url, payload, headers);
    received.push(answer.text);
    return answer;
  };
  return {
    database: server.database,
    ...{ send, web, deps, store, now, logged, received, db: server.db, spoolFolder: server.spoolFolder },
    pass: (minutes: number) => {
      passed += minutes * 60_000;
    },
    /** What is due now; how many that were. */
    fetchDue: async () => {
      for (let count = 0; ; count += 1) {
        const until = new Date(now().getTime() + LEASE_MS);
        const claimed = await deps.sources.claim({ owner: 'the test', until });
        if (!claimed) return count;
        await fetchClaimed(deps, claimed, new AbortController().signal);
      }
    },
    source: async () => (await send('GET', path)).body,
  };
}

type Method = 'GET' | 'PUT' | 'POST';
