import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { mediaStoreContract } from '../media-store.contract.ts';
import { MediaUnavailable } from '../media-unavailable.ts';
import type { Painter } from '../painter.ts';
import { openS3Server, testBucket } from '../testing/s3-server.ts';
import { bucketObjects } from './bucket-objects.ts';
import { copyMedia } from './copy-media.ts';
import { folderObjects } from './folder-objects.ts';
import { mediaLibrary } from './media-library.ts';

let s3: Awaited<ReturnType<typeof openS3Server>>;

beforeAll(async () => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'test');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'test');
  s3 = await openS3Server();
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await s3.close();
});
beforeEach(() => s3.behave('as usual'));

const openObjects = () => bucketObjects({ bucket: testBucket, url: s3.url });
const open = (painter?: Painter) => mediaLibrary(openObjects(), 0, painter);

describe('a bucket of S3-compatible storage', () => {
  mediaStoreContract(open);

  test('stores a width once, however many processes have made it', async () => {
    const { file } = await open().save('once.jpg', await aPicture());
    await Promise.all(Array.from({ length: 5 }, () => open().variant(file, 100, 'webp')));
    const objects = openObjects();
    expect(await objects.add(`variants/${file}/100.webp`, Buffer.from('other bytes'))).toBe('exists');
    expect(await open().variant(file, 100, 'webp')).not.toEqual(Buffer.from('other bytes'));
  });

  test('also takes storage that knows no conditional put', async () => {
    s3.behave('without conditions');
    const { file } = await open().saveFile('plain.pdf', Buffer.from('a document'), 'application/pdf');
    expect(await open().original(file)).toEqual(Buffer.from('a document'));
  });

  test('one process makes a width once for all who ask at the same time', async () => {
    const store = open();
    const { file } = await store.save('busy.jpg', await aPicture());
    await Promise.all(Array.from({ length: 6 }, () => store.variant(file, 120, 'webp')));
    const puts = s3.requests.filter((each) => each === `PUT /${testBucket}/variants/${file}/120.webp`);
    expect(puts).toHaveLength(1);
  });

  test('storage that fails is unavailable, never a missing file', async () => {
    const store = open();
    const { file } = await store.save('away.jpg', await aPicture());
    s3.behave('failing');
    await expect(store.original(file)).rejects.toBeInstanceOf(MediaUnavailable);
    await expect(store.stream(file)).rejects.toBeInstanceOf(MediaUnavailable);
    await expect(store.variant(file, 160, 'avif')).rejects.toBeInstanceOf(MediaUnavailable);
    await expect(store.saveFile('new.pdf', Buffer.of(1), 'application/pdf')).rejects.toBeInstanceOf(
      MediaUnavailable,
    );
    s3.behave('as usual');
    expect(await store.variant(file, 160, 'avif')).toBeDefined();
  }, 30_000);

  test('so are storage that nobody listens at and a bucket that does not exist', async () => {
    const nobody = mediaLibrary(bucketObjects({ bucket: testBucket, url: 'http://127.0.0.1:9' }));
    await expect(nobody.original('x')).rejects.toBeInstanceOf(MediaUnavailable);
    const elsewhere = mediaLibrary(bucketObjects({ bucket: 'no-such-bucket', url: s3.url }));
    await expect(elsewhere.original('x')).rejects.toBeInstanceOf(MediaUnavailable);
  });
});

test('a library in a folder is copied to a bucket; a second time there is nothing to do', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-copy-'));
  const local = mediaLibrary(folderObjects(folder));
  const { file } = await local.save('copied.jpg', await aPicture());
  await local.variant(file, 160, 'webp');
  for (let n = 0; n < 12; n += 1) await local.saveFile(`paper ${n}`, Buffer.from([n]), 'application/pdf');
  const copy = () => copyMedia(folderObjects(folder), openObjects(), () => () => {});
  expect(await copy()).toEqual({ copied: 14, present: 0 });
  expect(await open().original(file)).toEqual(await local.original(file));
  expect((await openObjects().keys()).sort()).toEqual(
    expect.arrayContaining(await folderObjects(folder).keys()),
  );
  expect(await copy()).toEqual({ copied: 0, present: 14 });
  await rm(folder, { recursive: true });
});

function aPicture(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  return sharp({ create: { width: 320, height: 180, channels: 3, background: '#000', noise } })
    .jpeg()
    .toBuffer();
}
