import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { MediaStore } from './media-store.ts';

/** What every media store does. `open` gives a store over the same bytes each time: one of several processes. */
export function mediaStoreContract(open: () => MediaStore): void {
  test('a picture is stored under a name that carries the hash of its content', async () => {
    const bytes = await aPicture('#123456');
    const first = await open().save('cars/red.jpg', bytes);
    expect(first).toMatchObject({ width: 320, height: 180, vector: false });
    expect(first.file).toMatch(/^[0-9a-f]{10}-cars-red-jpg$/);
    expect(await open().save('cars/red.jpg', bytes)).toEqual(first);
    expect(await open().original(first.file)).toEqual(bytes);
    expect((await open().save('cars/red.jpg', await aPicture('#654321'))).file).not.toBe(first.file);
  });

  test('a width is made at its first request, and is the same for everybody afterwards', async () => {
    const { file } = await open().save('width.jpg', await aPicture('#0a0b0c'));
    const made = await open().variant(file, 160, 'webp');
    expect(await sharp(made).metadata()).toMatchObject({ format: 'webp', width: 160, height: 90 });
    expect(await open().variant(file, 160, 'webp')).toEqual(made);
  });

  test('processes that are asked for one width at the same time hand out the same bytes', async () => {
    const { file } = await open().save('race.jpg', await aPicture('#aa1100'));
    const processes = Array.from({ length: 4 }, open);
    const answers = await Promise.all(
      processes.flatMap((each) => [each.variant(file, 200, 'webp'), each.variant(file, 200, 'webp')]),
    );
    for (const answer of answers) expect(answer).toEqual(await open().variant(file, 200, 'webp'));
  });

  test('a picture that is already encoded is its own widest variant', async () => {
    const ready = { avif: Buffer.from('encoded beforehand') };
    const { file, width } = await open().save('ready.jpg', await aPicture('#00ff00'), ready);
    expect(await open().variant(file, width, 'avif')).toEqual(ready.avif);
  });

  test('a film is sent whole or in part', async () => {
    const film = Buffer.from('0123456789'.repeat(1000));
    const { file, bytes, type } = await open().saveFile('coast.webm', film, 'video/webm');
    expect([bytes, type]).toEqual([10_000, 'video/webm']);
    expect(await contentOf(await open().stream(file))).toEqual(film);
    const part = await open().stream(file, { start: 9_995, end: 9_999 });
    expect(String(await contentOf(part))).toBe('56789');
  });

  test('what is not there is undefined', async () => {
    const store = open();
    expect(await store.original('0000000000-nothing')).toBeUndefined();
    expect(await store.stream('0000000000-nothing')).toBeUndefined();
    expect(await store.variant('0000000000-nothing', 160, 'avif')).toBeUndefined();
  });
}

function aPicture(background: string): Promise<Buffer> {
  return sharp({ create: { width: 320, height: 180, channels: 3, background } })
    .jpeg()
    .toBuffer();
}

async function contentOf(stream: Awaited<ReturnType<MediaStore['stream']>>): Promise<Buffer | undefined> {
  return stream && buffer(stream);
}
