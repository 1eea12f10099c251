import sharp from 'sharp';
import { expect, test } from 'vitest';
import { aHeic, aHugePng, aJpeg, anSvg, aPolyglot } from '../testing/photo-files.ts';
import { sharpPhotoEncoder } from './sharp-photo-encoder.ts';

const encode = sharpPhotoEncoder();

test('a photo is turned upright, made smaller, and tells nothing of where and with what it was taken', async () => {
  const original = await aJpeg({ width: 3000, height: 1500, orientation: 6 });
  expect((await sharp(original).metadata()).exif).toBeDefined();
  const photo = await encoded(original);
  expect([photo.width, photo.height]).toEqual([1000, 2000]);
  for (const file of [photo.full, photo.thumbnail]) {
    const { format, exif, orientation } = await sharp(file).metadata();
    expect({ format, exif, orientation }).toEqual({
      ...{ format: 'jpeg', exif: undefined, orientation: undefined },
    });
  }
  expect((await sharp(photo.thumbnail).metadata()).height).toBe(320);
});

test('PNG and WebP become JPEG; what is transparent becomes white', async () => {
  const clear = sharp({ create: { width: 8, height: 8, channels: 4, background: '#00000000' } });
  for (const file of [await clear.clone().png().toBuffer(), await clear.clone().webp().toBuffer()]) {
    const { full } = await encoded(file);
    const pixel = await sharp(full).raw().toBuffer();
    expect([...pixel.subarray(0, 3)]).toEqual([255, 255, 255]);
  }
});

test('of a JPEG that is an HTML page as well, only the picture is left', async () => {
  const polyglot = await aPolyglot();
  expect(polyglot.includes('<script>')).toBe(true);
  const { full, thumbnail } = await encoded(polyglot);
  for (const file of [full, thumbnail]) expect(Buffer.from(file).includes('<script>')).toBe(false);
});

test('an SVG, HEIC, 200 megapixels, a truncated photo and a page with the first bytes of a photo are refused, each for its reason', async () => {
  const jpeg = await sharp(Buffer.from(Array.from({ length: 90_000 }, (_, at) => (at * 7919) % 251)), {
    raw: { width: 200, height: 150, channels: 3 },
  })
    .jpeg()
    .toBuffer();
  expect(await problemOf(anSvg)).toBe('PHOTO_TYPE');
  expect(await problemOf(aHeic)).toBe('PHOTO_HEIC');
  expect(await problemOf(aHugePng())).toBe('PHOTO_PIXELS');
  expect(await problemOf(jpeg)).toBe('encoded');
  expect(await problemOf(jpeg.subarray(0, jpeg.length / 2))).toBe('PHOTO_BROKEN');
  expect(await problemOf(Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from('<html>')]))).toBe(
    'PHOTO_BROKEN',
  );
  expect(await problemOf(new Uint8Array())).toBe('PHOTO_TYPE');
});

async function encoded(file: Uint8Array) {
  const result = await encode(file);
  if (result.state === 'refused') throw new Error(result.problem);
  return result.photo;
}

async function problemOf(file: Uint8Array): Promise<string> {
  const result = await encode(file);
  return result.state === 'refused' ? result.problem : result.state;
}
