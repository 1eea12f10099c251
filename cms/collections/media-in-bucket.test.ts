import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openS3Server, testBucket } from '../../src/content/publishing/testing/s3-server.ts';
import { openMediaStore } from '../../src/main/media-store.ts';
import { studioForTests, type TestStudio } from '../testing/studio.ts';

let s3: Awaited<ReturnType<typeof openS3Server>>;
let studio: TestStudio;

beforeAll(async () => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'S3RVER');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'S3RVER');
  s3 = await openS3Server();
  studio = await studioForTests({ mediaBucket: { bucket: testBucket, url: s3.url, region: undefined } });
}, 60_000);

afterAll(async () => {
  vi.unstubAllEnvs();
  await studio.close();
  await s3.close();
});

test('a site on another machine, without the folder of the studio, serves what an editor uploads', async () => {
  const { mediaFile } = await upload('coast.png');
  const site = openMediaStore({
    dataDir: '/nowhere',
    mediaBucket: { bucket: testBucket, url: s3.url, region: undefined },
  });
  const shown = await site.variant(String(mediaFile), 40, 'webp');
  expect(await sharp(shown).metadata()).toMatchObject({ format: 'webp', width: 40 });
});

test('an editor is told to try again when the storage does not answer', async () => {
  s3.behave('failing');
  await expect(upload('lost.png')).rejects.toMatchObject({ status: 503, isPublic: true });
  s3.behave('as usual');
  expect(await upload('lost.png')).toMatchObject({ width: 40 });
}, 30_000);

async function upload(name: string): Promise<Record<string, unknown>> {
  const picture = sharp({ create: { width: 40, height: 20, channels: 3, background: '#1e5a78' } });
  const data = await picture.png().toBuffer();
  const file = { name, mimetype: 'image/png', data, size: data.length };
  return studio.payload.create({ collection: 'media', data: {} as never, file });
}
