import { mkdir, mkdtemp, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import {
  createOutboundClient,
  type OutboundClient,
} from '../../../../shared/platform/outbound/outbound-client.ts';
import { ssh2 } from '../../../../shared/platform/outbound/testing/ssh2.ts';
import { fetched, problemOf, read, sourceFetcherContract } from '../source-fetcher.contract.ts';
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
    ...{ put: http.put, behave: http.behave },
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
