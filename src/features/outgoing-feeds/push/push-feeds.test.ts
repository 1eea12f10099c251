import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { testDatabases } from '../../../main/testing/databases.ts';
import type { Log } from '../../../shared/platform/log.ts';
import { createOutboundClient } from '../../../shared/platform/outbound/outbound-client.ts';
import { kyselyPushStore } from '../adapters/kysely-push-store.ts';
import { loadPushTargets } from './load-push-targets.ts';
import { type PushDeps, pushChangedFeeds } from './push-feeds.ts';
import { type DeclaredPush, pushTargetSchema } from './push-target.ts';
import { aReceivingServer } from './testing/receiving-server.ts';

const password = 'a-password-of-the-receiver';
const someKey = `SHA256:${'A'.repeat(43)}`;
const MINUTE_MS = 60_000;

async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-push-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** A feed that changes when the test says so, and a target for it. */
async function aPush(
  server: Awaited<ReturnType<typeof aReceivingServer>>,
  { gzip = false, hostKey = server.hostKey, given = password } = {},
) {
  const folder = await aFolder();
  const logged: string[] = [];
  const say = (fields: object) => void logged.push(JSON.stringify(fields));
  const log: Log = { info: say, warn: say, error: say };
  const { host, port } = server;
  const outbound = createOutboundClient({ privateHosts: ['127.0.0.1'], ports: [port] });
  onTestFinished(() => outbound.close());
  const { sftp, ...declared } = pushTargetSchema.parse({
    ...{ name: 'partner', site: 'solvik-se', receiver: 'meta-automotive', gzip },
    sftp: { host, port, user: 'solvik', path: '/in/cars.csv', hostKey, passwordFrom: 'PARTNER_PASSWORD' },
  });
  const target = { ...declared, sftp, secrets: { password: given } };
  let now = Date.parse('2026-11-19T10:00:00Z');
  let text = 'one';
  const makeFeed: PushDeps['makeFeed'] = async () => {
    const path = join(folder, `${text}.gz`);
    await writeFile(path, gzipSync(text));
    const made = { madeAt: '', tookMs: 1, bytes: text.length, hash: `hash of ${text}` };
    return { path, report: { ...made, cars: 3, leftOut: 0, reasons: {}, leftOutCars: [] } };
  };
  const { connections } = outbound;
  const clock = () => new Date(now);
  return {
    logged,
    change: (to: string) => {
      text = to;
    },
    pass: (ms: number) => {
      now += ms;
    },
    push: (store: PushDeps['store']) =>
      pushChangedFeeds({ targets: [target], makeFeed, store, connections, clock, log }),
  };
}

for (const { name, fresh } of testDatabases) {
  test(`${name}: a feed is sent when it has changed, whole, and not again`, async () => {
    const store = kyselyPushStore(await (await fresh()).open());
    const server = await aReceivingServer({ password });
    const { push, change, logged } = await aPush(server);
    await push(store);
    await push(store);
    expect(server.seen).toEqual(['one']);
    expect((await store.find('partner')).sent).toMatchObject({ hash: 'hash of one', cars: 3 });
    change('two');
    await push(store);
    change('one');
    await push(store);
    expect(server.seen).toEqual(['one', 'two', 'one']);
    expect([...server.files.keys()]).toEqual(['/in/cars.csv']);
    expect(logged.join()).not.toContain(password);
  });

  test(`${name}: of two workers one sends it; what a killed one had claimed is sent later`, async () => {
    const db = await (await fresh()).open();
    const [one, other] = [kyselyPushStore(db), kyselyPushStore(db)];
    const server = await aReceivingServer({ password });
    const { push } = await aPush(server);
    await Promise.all([push(one), push(other)]);
    expect(server.seen).toEqual(['one']);
    const at = (minute: number) => new Date(Date.parse('2026-11-19T10:00:00Z') + minute * MINUTE_MS);
    const claim = { hash: 'x', now: at(0), until: at(1) };
    expect(await one.claim('killed', claim)).toBe(true);
    expect(await other.claim('killed', claim)).toBe(false);
    expect(await other.claim('killed', { hash: 'x', now: at(2), until: at(3) })).toBe(true);
    await other.sent('killed', { hash: 'x', cars: 1, at: at(2) });
    expect(await one.claim('killed', { hash: 'x', now: at(4), until: at(5) })).toBe(false);
    expect(await one.claim('killed', { hash: 'y', now: at(4), until: at(5) })).toBe(true);
  });

  test(`${name}: a receiver that is full gets it later, and later each time`, async () => {
    const store = kyselyPushStore(await (await fresh()).open());
    const server = await aReceivingServer({ password });
    const { push, pass } = await aPush(server);
    server.fill(true);
    await push(store);
    const first = await store.find('partner');
    expect(first).toMatchObject({
      sent: undefined,
      failures: 1,
      problem: expect.stringContaining('/in/cars.csv'),
    });
    await push(store);
    expect((await store.find('partner')).failures).toBe(1);
    pass(MINUTE_MS);
    await push(store);
    expect(await store.find('partner')).toMatchObject({
      failures: 2,
      nextAttemptAt: '2026-11-19T10:03:00.000Z',
    });
    server.fill(false);
    pass(2 * MINUTE_MS);
    await push(store);
    expect(server.seen).toEqual(['one']);
    expect(await store.find('partner')).toMatchObject({ failures: 0, problem: undefined });
  });
}

const [{ fresh }] = testDatabases as [(typeof testDatabases)[number]];

test('a server that cannot replace in one step still has no half a feed; packed where it is wanted', async () => {
  const store = kyselyPushStore(await (await fresh()).open());
  const server = await aReceivingServer({ password, replaces: false });
  const { push, change } = await aPush(server, { gzip: true });
  await push(store);
  change('two');
  await push(store);
  expect(gunzipSync(server.files.get('/in/cars.csv') ?? '').toString()).toBe('two');
  expect([...server.files.keys()]).toEqual(['/in/cars.csv']);
});

test.each([
  ['another server', { hostKey: someKey }, 'shows another key'],
  ['a wrong password', { given: 'wrong' }, 'does not accept the password of solvik'],
])('nothing goes to %s', async (_, options, problem) => {
  const store = kyselyPushStore(await (await fresh()).open());
  const server = await aReceivingServer({ password });
  const { push } = await aPush(server, options);
  await push(store);
  expect(server.files.size).toBe(0);
  expect((await store.find('partner')).problem).toContain(problem);
});

test('a private network that is not allowed is not gone into', async () => {
  const store = kyselyPushStore(await (await fresh()).open());
  const server = await aReceivingServer({ password });
  const { push } = await aPush({ ...server, host: '10.0.0.1' });
  await push(store);
  expect((await store.find('partner')).problem).toContain('10.0.0.1');
});

test('the file of receivers is read whole; what is not right is said, by its place', async () => {
  const folder = await aFolder();
  const sftp = { host: 'sftp.partner.example', user: 'solvik', path: '/in/cars.csv', hostKey: someKey };
  const declared = {
    ...{ name: 'partner', site: 'solvik-se', receiver: 'meta-automotive' },
    sftp: { ...sftp, privateKeyFrom: 'PARTNER_KEY', passphraseFrom: 'PARTNER_PASSPHRASE' },
  };
  const environment = { PARTNER_KEY: '-----BEGIN PRIVATE KEY-----\\nabc', PARTNER_PASSPHRASE: 'p' };
  const load = async (content: unknown, given: Record<string, string> = environment) => {
    const file = join(folder, 'push.json');
    await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
    return loadPushTargets(file, ['meta-automotive'], given);
  };
  expect(await loadPushTargets(undefined, [], {})).toEqual([]);
  expect(await load([declared])).toMatchObject([
    { sftp: { port: 22 }, secrets: { privateKey: '-----BEGIN PRIVATE KEY-----\nabc', passphrase: 'p' } },
  ]);
  const wrong = (more: Partial<Record<keyof DeclaredPush, unknown>>) => [{ ...declared, ...more }];
  await expect(load('{')).rejects.toThrow('cannot be read');
  await expect(load([declared], {})).rejects.toThrow('PARTNER_KEY, which is not set');
  await expect(load([declared, declared])).rejects.toThrow('two receivers called partner');
  await expect(load(wrong({ receiver: 'nobody' }))).rejects.toThrow('nobody');
  await expect(load(wrong({ sftp: { ...sftp } }))).rejects.toThrow(
    'needs either passwordFrom or privateKeyFrom',
  );
  await expect(load(wrong({ sftp: { ...sftp, password: 'x' } }))).rejects.toThrow('0.sftp');
  await expect(load(wrong({ sftp: { ...declared.sftp, hostKey: 'any' } }))).rejects.toThrow('hostKey');
});
