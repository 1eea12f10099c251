import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Payload } from 'payload';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { studioForTests, type TestStudio } from '../testing/studio.ts';
import { originalUrl, thumbnailUrl } from './media-url.ts';

let studio: TestStudio;
let payload: Payload;

beforeAll(async () => {
  studio = await studioForTests();
  payload = studio.payload;
}, 60_000);

afterAll(() => studio.close());

test('a picture is stored in the media store of the sites under a unique name', async () => {
  const picture = await upload('Vårens bilar.png', 'image/png', await coast());
  expect(picture).toMatchObject({ width: 40, height: 20, vector: false, type: null, focalX: 50, focalY: 50 });
  expect(picture['key']).toMatch(/^uploads\/varens-bilar-[0-9a-f]{6}$/);
  expect(picture['mediaFile']).toMatch(/^[0-9a-f]{10}-uploads-varens-bilar/);
  expect(picture['placeholder']).toMatch(/^data:image\/webp/);
  expect(thumbnailUrl(picture)).toBe(
    `/admin/api/media/file/${encodeURIComponent(String(picture['filename']))}?width=320`,
  );
});

test('a picture from a phone held upright is as high as it is shown', async () => {
  const turned = await sharp(await coast())
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect(await upload('phone.jpg', 'image/jpeg', turned)).toMatchObject({ width: 20, height: 40 });
});

test('a document is stored unchanged, with its type and size', async () => {
  const bytes = await readFile(join(import.meta.dirname, '../../demo/media/files', 'no-bruktbilrapport.pdf'));
  const paper = await upload('prislista.pdf', 'application/pdf', bytes);
  expect(paper).toMatchObject({ type: 'application/pdf', bytes: bytes.length });
  expect(originalUrl(paper)).toBe(`/media/${paper['mediaFile']}/original.pdf`);
});

test('a file that the sites cannot show is refused', async () => {
  await expect(upload('run.html', 'text/html', Buffer.from('<p>'))).rejects.toMatchObject({ status: 400 });
});

test('the focal point is moved without fetching the picture again', async () => {
  const picture = await upload('coast.png', 'image/png', await coast());
  const moved = await payload.update({
    collection: 'media',
    id: picture['id'] as number,
    data: {} as never,
    req: { query: { uploadEdits: { focalPoint: { x: '20', y: '80' } } } } as never,
  });
  expect(moved).toMatchObject({ focalX: 20, focalY: 80, mediaFile: picture['mediaFile'], width: 40 });
});

test('another file under the same name replaces it', async () => {
  const picture = await upload('mark.png', 'image/png', await coast());
  const data = await coast({ r: 200, g: 10, b: 10 });
  const replaced = await payload.update({
    collection: 'media',
    id: picture['id'] as number,
    data: {} as never,
    file: { name: 'mark-2.png', mimetype: 'image/png', data, size: data.length },
  });
  expect(replaced['key']).toBe(picture['key']);
  expect(replaced['mediaFile']).not.toBe(picture['mediaFile']);
});

async function upload(name: string, mimetype: string, data: Buffer): Promise<Record<string, unknown>> {
  const file = { name, mimetype, data, size: data.length };
  return payload.create({ collection: 'media', data: {} as never, file });
}

function coast(background = { r: 30, g: 90, b: 120 }): Promise<Buffer> {
  return sharp({ create: { width: 40, height: 20, channels: 3, background } })
    .png()
    .toBuffer();
}
