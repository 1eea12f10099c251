import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { mediaStoreContract } from '../media-store.contract.ts';
import { aLayeredPicture } from '../testing/a-layered-picture.ts';
import { folderObjects } from './folder-objects.ts';
import { mediaLibrary } from './media-library.ts';

describe('a folder', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'forecourt-media-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));
  mediaStoreContract((painter) => mediaLibrary(folderObjects(folder), 0, painter));
});

test('a picture is encoded at its first request, with the effort of the installation', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const picture = await sharp({ create: { width: 320, height: 180, channels: 3, background: '#000', noise } })
    .jpeg()
    .toBuffer();
  const [fast = Buffer.of(), careful = Buffer.of()] = await Promise.all(
    [0, 3].map(async (effort) => {
      const folder = await mkdtemp(join(tmpdir(), 'forecourt-media-'));
      onTestFinished(() => rm(folder, { recursive: true, force: true }));
      const media = mediaLibrary(folderObjects(folder), effort);
      const { file } = await media.save('picture.jpg', picture);
      const first = await media.variant(file, 320, 'avif');
      expect(await media.variant(file, 320, 'avif')).toEqual(first);
      return first;
    }),
  );
  for (const bytes of [fast, careful])
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'heif', width: 320, height: 180 });
  expect(fast.equals(careful)).toBe(false);
});

test('a layer that is missing is a picture that is not there, a damaged one is a fault of that picture alone', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-media-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const media = mediaLibrary(folderObjects(folder));
  const { file } = await media.saveLayered('car', await aLayeredPicture());
  const originals = await readdir(join(folder, 'originals'));
  const pathOf = (layer: string) =>
    join(folder, 'originals', originals.find((name) => name.endsWith(`-car-${layer}`)) ?? '');
  await rm(pathOf('metallic'));
  expect(await media.variant(`${file}~silver`, 320, 'webp')).toBeUndefined();
  expect(await media.variant(`${file}~red`, 320, 'webp')).toBeDefined();
  await writeFile(pathOf('coat'), 'not a picture');
  await expect(media.variant(`${file}~red`, 320, 'avif')).rejects.toThrow();
  expect(await media.variant(`${file}~red`, 320, 'webp')).toBeDefined();
});

test('as JPEG a picture stands on white and says nothing of where it was taken', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-media-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const media = mediaLibrary(folderObjects(folder));
  const size = { width: 320, height: 180 };
  const photograph = await sharp({ create: { ...size, channels: 3, background: '#246' } })
    .withExif({ IFD3: { GPSLatitude: '58/1 17/1 0/1' } })
    .jpeg()
    .toBuffer();
  const cutOut = await sharp({ create: { ...size, channels: 4, background: '#0000' } })
    .png()
    .toBuffer();
  const jpegOf = async (picture: Buffer) => {
    const { file } = await media.save('picture', picture);
    return sharp(await media.variant(file, 320, 'jpeg'));
  };
  const sent = await (await jpegOf(photograph)).metadata();
  expect([sent.format, sent.exif]).toEqual(['jpeg', undefined]);
  expect((await (await jpegOf(cutOut)).stats()).dominant).toMatchObject({ r: 248, g: 248, b: 248 });
});
