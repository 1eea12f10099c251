import { mkdir, mkdtemp, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { expect, onTestFinished, test } from 'vitest';
import {
  createOutboundClient,
  type OutboundClient,
} from '../../../../shared/platform/outbound/outbound-client.ts';
import { aCertificate } from '../../../../shared/platform/outbound/testing/a-certificate.ts';
import { ssh2 } from '../../../../shared/platform/outbound/testing/ssh2.ts';
import { fetched, orderOf, problemOf, read, sourceFetcherContract } from '../source-fetcher.contract.ts';
import { anHttpOrigin } from '../testing/http-origin.ts';
import { anSftpOrigin } from '../testing/sftp-origin.ts';
import { folderFetcher } from './folder-fetcher.ts';
import { s3Fetcher } from './s3-fetcher.ts';
import { sftpFetcher } from './sftp-fetcher.ts';
import { webFetcher } from './web-fetcher.ts';

const stock = Buffer.from('Nr;Price\n1;199900\n');

sourceFetcherContract('web', aWebOrigin);
sourceFetcherContract('SFTP', anSftpServer);
sourceFetcherContract('S3', aBucket);
sourceFetcherContract('folder', aFolder);

test('web: a header is sent, and neither it nor a password goes along to another host', async () => {
  const elsewhere = await anHttpOrigin('/stock.csv');
  await elsewhere.put(stock);
  const origin = await aWebOrigin();
  const source = {
    kind: 'web',
    url: origin.order.source.url,
    signIn: { as: 'header', name: 'X-Key' },
  } as const;
  const order = { source, secrets: { headerValue: 'hush-hush' } };
  origin.http.redirect(`${elsewhere.url}/stock.csv`);
  await read(await fetched({ ...origin, order }));
  await read(await fetched(origin));
  expect(origin.http.received.map(({ headers }) => headers['x-key'])).toEqual(['hush-hush', undefined]);
  expect(elsewhere.received).toHaveLength(2);
  for (const { headers } of elsewhere.received)
    expect([headers['x-key'], headers.authorization]).toEqual([undefined, undefined]);
});

test('web: a redirect into a private network is refused', async () => {
  const origin = await aWebOrigin();
  origin.http.redirect('http://169.254.169.254/latest/meta-data/');
  expect(await problemOf(fetched(origin))).toMatchObject({ code: 'not-allowed' });
  origin.http.redirect('http://10.0.0.1/stock.csv');
  expect(await problemOf(fetched(origin))).toMatchObject({ code: 'not-allowed' });
});

test('SFTP: the key of the server that is known is accepted, another one is refused before the password is sent', async () => {
  const origin = await anSftpServer();
  await origin.put(stock);
  const { hostKey } = await fetched(origin);
  expect(hostKey).toBe(origin.sftp.hostKey);
  await read(await fetched(origin, { hostKey }));
  const other = `SHA256:${'A'.repeat(43)}`;
  const problem = await problemOf(fetched(origin, { hostKey: other }));
  expect(problem).toMatchObject({ code: 'wrong-host-key', hostKey });
  expect(problem.message).toContain(other);
});

test('SFTP: a private key signs in, with its passphrase', async () => {
  const passphrase = 'hush-hush';
  const plain = ssh2.utils.generateKeyPairSync('ed25519');
  const locked = ssh2.utils.generateKeyPairSync('ed25519', { passphrase, cipher: 'aes256-ctr' });
  for (const [key, secrets] of [
    [plain, { privateKey: plain.private }],
    [locked, { privateKey: locked.private, passphrase }],
  ] as const) {
    const publicKey = ssh2.utils.parseKey(key.public).getPublicSSH();
    const origin = await anSftpServer({ user: 'solvik', publicKey });
    await origin.put(stock);
    const source = { ...origin.order.source, signIn: 'key' } as const;
    const opened = await fetched({ ...origin, order: { source, secrets } });
    expect((await read(opened)).equals(stock)).toBe(true);
    const other = { source, secrets: { privateKey: ssh2.utils.generateKeyPairSync('ed25519').private } };
    expect(await problemOf(fetched({ ...origin, order: other }))).toMatchObject({ code: 'sign-in-refused' });
    const broken = { source, secrets: { privateKey: 'no key' } };
    expect(await problemOf(fetched({ ...origin, order: broken }))).toMatchObject({
      code: 'sign-in-refused',
      message: expect.stringContaining('OpenSSH'),
    });
  }
  const origin = await anSftpServer();
  const wrong = { privateKey: locked.private, passphrase: 'wrong' };
  const order = { source: { ...origin.order.source, signIn: 'key' as const }, secrets: wrong };
  expect(await problemOf(fetched({ ...origin, order }))).toMatchObject({ code: 'sign-in-refused' });
});

test('SFTP: a server that asks for the password as a question gets it', async () => {
  const origin = await anSftpServer({ user: 'solvik', password: 'right', asksInteractively: true });
  await origin.put(stock);
  expect((await read(await fetched(origin))).equals(stock)).toBe(true);
});

test('SFTP: a file that is being written is not imported half', async () => {
  const origin = await anSftpServer();
  await origin.put(Buffer.alloc(500_000, 'a'));
  let reads = 0;
  origin.sftp.onRead(() => {
    reads += 1;
    if (reads === 2) void origin.put(Buffer.alloc(500_000, 'b'));
  });
  const opened = await fetched(origin);
  expect(await problemOf(read(opened))).toMatchObject({ code: 'changing' });
});

test('SFTP: a server of another kind is named', async () => {
  const http = await anHttpOrigin('/stock.csv');
  const origin = await anSftpServer();
  const source = { ...origin.order.source, port: Number(new URL(http.url).port) };
  const problem = await problemOf(fetched({ ...origin, order: { ...origin.order, source } }));
  expect(['unreadable', 'cut-off', 'unreachable']).toContain(problem.code);
});

test('folder: nothing out of the root is read, by a path, a link or the name of an index', async () => {
  const origin = await aFolder();
  await origin.put(stock);
  const { root } = origin;
  await writeFile(join(root, 'secret.csv'), 'secret');
  await mkdir(join(root, '../outside'), { recursive: true });
  await writeFile(join(root, '../outside/secret.csv'), 'secret');
  await symlink(join(root, '../outside/secret.csv'), join(root, 'cars-solvik-se/link.csv'));
  await symlink(join(root, 'secret.csv'), join(root, 'cars-solvik-se/inside.csv'));
  const at = (path: string, index = 'cars-solvik-se') =>
    fetched({ ...origin, order: { source: { kind: 'folder', path }, secrets: {} } }, { index });
  expect(await problemOf(at('link.csv'))).toMatchObject({ code: 'not-allowed' });
  expect(await problemOf(at('secret.csv', '..'))).toMatchObject({ code: 'not-allowed' });
  expect(await problemOf(at('secret.csv', '../outside'))).toMatchObject({ code: 'not-allowed' });
  expect(await problemOf(at('.'))).toMatchObject({ code: 'unreadable' });
  expect((await read(await at('inside.csv'))).toString()).toBe('secret');
  const nowhere = { ...origin, fetcher: folderFetcher(undefined) };
  expect(await problemOf(fetched(nowhere))).toMatchObject({ code: 'not-allowed' });
});

test('SFTP: of the files that a pattern fits the newest is fetched, and the next one when it comes', async () => {
  const origin = await anSftpServer();
  const { sftp } = origin;
  const source = { ...origin.order.source, path: '/export/stock-*.csv' };
  const order = { ...origin.order, source };
  expect(await problemOf(fetched({ ...origin, order }))).toMatchObject({
    code: 'not-found',
    message: expect.stringContaining('/export/stock-*.csv'),
  });
  sftp.putAt('/export/stock-1.csv', stock, 1000);
  sftp.putAt('/export/stock-2.csv', stock, 3000);
  sftp.putAt('/export/stock-3.csv.part', stock, 9000);
  const opened = await fetched({ ...origin, order });
  expect(opened).toMatchObject({ name: 'stock-2.csv' });
  expect((await read(opened)).equals(stock)).toBe(true);
  const again = origin.fetcher.open(orderOf({ ...origin, order }, { seen: opened.marks }));
  expect(await again).toMatchObject({ state: 'unchanged' });
  // Of the same size and time, and another file.
  sftp.putAt('/export/stock-4.csv', stock, 3000);
  expect(await fetched({ ...origin, order }, { seen: opened.marks })).toMatchObject({ name: 'stock-4.csv' });
});

test('folder: of the files that a pattern fits the newest is read, and none out of the root', async () => {
  const origin = await aFolder();
  const { root } = origin;
  const at = (path: string) =>
    fetched({ ...origin, order: { source: { kind: 'folder', path }, secrets: {} } });
  const folder = join(root, 'cars-solvik-se/export');
  await mkdir(folder);
  for (const [at, name] of ['stock-b.csv', 'stock-a.csv', 'other.csv'].entries()) {
    await writeFile(join(folder, name), name);
    await utimes(join(folder, name), 1000 + at, 1000 + at);
  }
  const opened = await at('export/stock-*.csv');
  expect(opened.name).toBe('stock-a.csv');
  expect((await read(opened)).toString()).toBe('stock-a.csv');
  expect(await problemOf(at('export/none-*.csv'))).toMatchObject({ code: 'not-found' });
  expect(await problemOf(at('nowhere/*.csv'))).toMatchObject({ code: 'not-found' });
  await writeFile(join(root, '../secret-1.csv'), 'secret');
  await symlink(join(root, '..'), join(root, 'cars-solvik-se/up'));
  expect(await problemOf(at('up/secret-*.csv'))).toMatchObject({ code: 'not-allowed' });
});

test('S3: of the objects that a pattern fits the newest is fetched, from listings of several pages', async () => {
  const origin = await aBucket();
  await origin.put(stock);
  const object = (key: string, day: string) =>
    `<Contents><Key>${key}</Key><LastModified>${day}T04:00:00.000Z</LastModified><Size>1</Size></Contents>`;
  const page = (contents: string, next?: string) =>
    `<ListBucketResult><IsTruncated>${next !== undefined}</IsTruncated>${contents}${next ? `<NextContinuationToken>${next}</NextContinuationToken>` : ''}</ListBucketResult>`;
  const pages = [
    page(object('solvik/stock.csv', '2026-11-18') + object('solvik/stock.tmp', '2026-11-30'), 'more'),
    page(object('solvik/stock-old.csv', '2026-11-01')),
  ];
  origin.http.list((url) => pages[url.searchParams.has('continuation-token') ? 1 : 0] ?? '');
  const source = { ...origin.order.source, key: 'solvik/stock*.csv' };
  const order = { ...origin.order, source };
  const opened = await fetched({ ...origin, order });
  expect(opened.name).toBe('stock.csv');
  expect((await read(opened)).equals(stock)).toBe(true);
  expect(origin.http.received[0]?.url).toContain('prefix=solvik%2Fstock');
  origin.http.list(() => page(''));
  expect(await problemOf(fetched({ ...origin, order }))).toMatchObject({ code: 'not-found' });
  origin.http.list(() => page(object('solvik/stock.csv', '2026-11-18'), 'for ever'));
  expect(await problemOf(fetched({ ...origin, order }))).toMatchObject({ code: 'too-large' });
});

test('web and S3: a certificate of an authority that is trusted is accepted; every other one is refused, with the reason', async () => {
  const authority = aCertificate({ name: 'Test authority', isAuthority: true });
  const stranger = aCertificate({ name: 'Unknown authority', isAuthority: true });
  const before = getCACertificates('default');
  setDefaultCACertificates([...before, authority.pem]);
  onTestFinished(() => setDefaultCACertificates(before));
  const name = 'localhost';
  const cases = [
    ['right', aCertificate({ name, issuer: authority }), undefined],
    ['unknown', aCertificate({ name, issuer: stranger }), 'nobody who is trusted'],
    ['its own', aCertificate({ name }), 'nobody who is trusted'],
    ['another host', aCertificate({ name: 'dms.example', issuer: authority }), 'another host'],
    ['expired', aCertificate({ name, issuer: authority, notAfter: new Date('2026-01-01') }), 'expired'],
  ] as const;
  for (const [, certificate, reason] of cases) {
    const http = await anHttpOrigin('/dealer-exports/stock.csv', () => true, certificate);
    await http.put(stock);
    const url = http.url.replace('127.0.0.1', 'localhost');
    const web = {
      ...withClients(webFetcher),
      order: { source: { kind: 'web' as const, url: `${url}/dealer-exports/stock.csv` }, secrets: {} },
    };
    const bucket = { kind: 's3' as const, bucket: 'dealer-exports', key: 'stock.csv', region: 'eu-north-1' };
    const s3 = {
      ...withClients(s3Fetcher),
      order: {
        source: { ...bucket, endpoint: url, accessKeyId: 'RIGHT' },
        secrets: { secretAccessKey: 'right' },
      },
    };
    for (const open of [() => fetched(web), () => fetched(s3)])
      if (reason === undefined) expect((await read(await open())).equals(stock)).toBe(true);
      else
        expect(await problemOf(open())).toMatchObject({
          code: 'wrong-certificate',
          message: expect.stringContaining(reason),
        });
    // Not one request got through to who is not the host.
    if (reason !== undefined) expect(http.received).toEqual([]);
  }
});

test('web: a server that does not speak TLS is named as such', async () => {
  const http = await anHttpOrigin('/stock.csv');
  const origin = await aWebOrigin();
  const order = {
    source: { kind: 'web' as const, url: `${http.url.replace('http:', 'https:')}/stock.csv` },
    secrets: {},
  };
  expect(await problemOf(fetched({ ...origin, order }))).toMatchObject({
    code: 'unreadable',
    message: expect.stringContaining('TLS'),
  });
});

async function aWebOrigin() {
  const expected = `Basic ${Buffer.from('solvik:right').toString('base64')}`;
  const http = await anHttpOrigin('/export/stock.csv', ({ headers }) => headers.authorization === expected);
  const source = {
    ...{ kind: 'web' as const, url: `${http.url}/export/stock.csv` },
    signIn: { as: 'user' as const, user: 'solvik' },
  };
  return {
    ...withClients(webFetcher),
    order: { source, secrets: { password: 'right' } },
    strangersOrder: { source, secrets: { password: 'hush-wrong' } },
    ...{ put: http.put, behave: http.behave, http },
  };
}

async function anSftpServer(
  accounts: Parameters<typeof anSftpOrigin>[1] = { user: 'solvik', password: 'right' },
) {
  const sftp = await anSftpOrigin('/export/stock.csv', accounts);
  const { host, port } = sftp;
  const source = {
    ...{ kind: 'sftp' as const, host, port, user: 'solvik', path: '/export/stock.csv' },
    signIn: 'password' as const,
  };
  return {
    ...withClients(sftpFetcher),
    order: { source, secrets: { password: 'right' } },
    strangersOrder: { source, secrets: { password: 'hush-wrong' } },
    ...{ put: sftp.put, behave: sftp.behave, sftp },
  };
}

async function aBucket() {
  const admits = ({ headers }: { headers: { authorization?: string | undefined } }) =>
    /^AWS4-HMAC-SHA256 Credential=RIGHT\//.test(headers.authorization ?? '');
  const http = await anHttpOrigin('/dealer-exports/solvik/stock.csv', admits);
  const source = {
    ...{ kind: 's3' as const, bucket: 'dealer-exports', key: 'solvik/stock.csv', region: 'eu-north-1' },
    ...{ endpoint: http.url, accessKeyId: 'RIGHT' },
  };
  return {
    ...withClients(s3Fetcher),
    order: { source, secrets: { secretAccessKey: 'right' } },
    strangersOrder: {
      source: { ...source, accessKeyId: 'WRONG' },
      secrets: { secretAccessKey: 'hush-wrong' },
    },
    ...{ put: http.put, behave: http.behave, http },
  };
}

async function aFolder() {
  const base = await mkdtemp(join(tmpdir(), 'forecourt-feeds-'));
  onTestFinished(() => rm(base, { recursive: true, force: true }));
  const root = join(base, 'root');
  const file = join(root, 'cars-solvik-se/stock.csv');
  await mkdir(join(root, 'cars-solvik-se'), { recursive: true });
  let minute = 0;
  return {
    fetcher: folderFetcher(root),
    order: { source: { kind: 'folder' as const, path: 'stock.csv' }, secrets: {} },
    put: async (bytes: Buffer | undefined) => {
      if (!bytes) return rm(file, { force: true });
      await writeFile(file, bytes);
      minute += 1;
      await utimes(file, minute * 60, minute * 60);
    },
    root,
  };
}

function withClients<Fetcher>(create: (client: OutboundClient) => Fetcher) {
  const allowing = createOutboundClient({ privateHosts: ['127.0.0.0/8'] });
  const strict = createOutboundClient({ privateHosts: [] });
  onTestFinished(() => {
    allowing.close();
    strict.close();
  });
  return { fetcher: create(allowing), guarded: create(strict) };
}
