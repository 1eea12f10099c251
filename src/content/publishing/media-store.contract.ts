import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { fromTone, toTone } from './compose-paint.ts';
import type { MediaStore } from './media-store.ts';
import type { Painter, PaintTask } from './painter.ts';
import { aLayeredPicture } from './testing/a-layered-picture.ts';

/** What every media store does. `open` gives a store over the same bytes each time: one of several processes. */
export function mediaStoreContract(open: (painter?: Painter) => MediaStore): void {
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

  test('a picture in layers is composed in the paint that its name asks for, at any width', async () => {
    const layered = await aLayeredPicture();
    const { file, ...stored } = await open().saveLayered('cars/ix3/front', layered);
    expect(file).toMatch(/^[0-9a-f]{10}-cars-ix3-front$/);
    expect(stored).toMatchObject({ width: 320, height: 200, paints: ['red', 'silver', 'ice-blue'] });
    expect(stored.placeholder).toMatch(/^data:image\/webp;base64,/);
    const ready = await open().saveLayered('cars/ix3/front', {
      ...layered,
      placeholder: 'data:image/webp,x',
    });
    expect(ready).toMatchObject({ file, placeholder: 'data:image/webp,x' });
    const red = [0.45, 0.01, 0.01].map((colour) => toTone(2 * fromTone(160, 1) * colour, 0.7));
    expect(near(await pixelsOf(open(), `${file}~red`, 320), [60, 60, 60], red)).toBe(true);
    const silver = [0.55, 0.56, 0.58].map((colour) => toTone(2 * fromTone(220, 1) * colour, 0.7));
    expect(near(await pixelsOf(open(), `${file}~silver`, 160), [60, 60, 60], silver)).toBe(true);
    const mirrored = await pixelsOf(open(), `${file}~silver~mirrored`, 160);
    expect(near(mirrored, silver, [60, 60, 60])).toBe(true);
  });

  test('another colour of a paint is another file, the same layers and paints are the same one', async () => {
    const layered = await aLayeredPicture();
    const save = async (paints: typeof layered.paints) =>
      (await open().saveLayered('same', { ...layered, paints })).file;
    const first = await save(layered.paints);
    expect(await save(layered.paints)).toBe(first);
    expect(await save({ ...layered.paints, red: { kind: 'solid', colour: [0.5, 0, 0] } })).not.toBe(first);
  });

  test('fifty who ask for one paint at the same time wait for one composition', async () => {
    const tasks: PaintTask[] = [];
    const painter: Painter = {
      paint: async (task) => Buffer.from(`composed ${tasks.push(task)} times`),
      close: async () => undefined,
    };
    const store = open(painter);
    const { file } = await store.saveLayered('busy', await aLayeredPicture());
    const ask = () => store.variant(`${file}~red`, 160, 'avif');
    const answers = await Promise.all(Array.from({ length: 50 }, ask));
    expect(tasks).toHaveLength(1);
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    // Nor is it composed again later, or by another process.
    expect(await ask()).toEqual(answers[0]);
    expect(await open(painter).variant(`${file}~red`, 160, 'avif')).toEqual(answers[0]);
    expect(tasks).toHaveLength(1);
  });

  test('a paint that the picture does not have, and a picture without a paint, are undefined', async () => {
    const store = open();
    const { file } = await store.saveLayered('paints', await aLayeredPicture());
    for (const name of ['~gold', '~constructor', '~', '~red~flipped', '~red~mirrored~mirrored'])
      expect(await store.variant(file + name, 160, 'webp'), name).toBeUndefined();
    expect(await store.variant('0000000000-nothing~red', 160, 'webp')).toBeUndefined();
  });

  test('layers of different sizes, and paints whose names are no part of an address, are not stored', async () => {
    const { layers, ...rest } = await aLayeredPicture();
    const small = await aPicture('#888888');
    const wrong = { ...rest, layers: { ...layers, solid: small } };
    await expect(open().saveLayered('wrong', wrong)).rejects.toThrow('differ in size');
    const paints = { '../red': rest.paints['red'] } as typeof rest.paints;
    await expect(open().saveLayered('wrong', { ...rest, layers, paints })).rejects.toThrow();
  });

  test('a film is sent whole or in part', async () => {
    const film = Buffer.from('0123456789'.repeat(1000));
    const { file, bytes, type } = await open().saveFile('coast.webm', film, 'video/webm');
    expect([bytes, type]).toEqual([10_000, 'video/webm']);
    expect(await contentOf(await open().stream(file))).toEqual(film);
    const part = await open().stream(file, { start: 9_995, end: 9_999 });
    expect(String(await contentOf(part))).toBe('56789');
  });

  test('a picture that is removed is gone with all that was made of it, and can be stored again', async () => {
    const store = open();
    const bytes = await aPicture('#778899');
    const { file } = await store.save('gone.jpg', bytes);
    await store.variant(file, 320, 'webp');
    await store.removePicture(file);
    await store.removePicture(file);
    expect([await open().original(file), await open().variant(file, 320, 'webp')]).toEqual([
      undefined,
      undefined,
    ]);
    expect((await store.save('gone.jpg', bytes)).file).toBe(file);
    expect(await open().original(file)).toEqual(bytes);
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

/** The middle of the left and the right half. */
async function pixelsOf(store: MediaStore, file: string, width: number): Promise<number[][]> {
  const { data, info } = await sharp(await store.variant(file, width, 'webp'))
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(info.width).toBe(width);
  const at = (x: number) =>
    (Math.floor(info.height / 2) * info.width + Math.floor(x * info.width)) * info.channels;
  return [0.25, 0.75].map((x) => [...data.subarray(at(x), at(x) + 3)]);
}

function near(pixels: number[][], ...wanted: number[][]): boolean {
  return wanted.flat().every((level, at) => Math.abs(level - (pixels.flat()[at] ?? -99)) <= 3);
}
