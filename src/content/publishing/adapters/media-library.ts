import { createHash } from 'node:crypto';
import { variantWidths } from '../../../shared/platform/picture.ts';
import {
  type LayeredPicture,
  layeredPictureFile,
  type PaintedFile,
  paintLayers,
  parsePaintedFileName,
} from '../layered-picture.ts';
import { type MediaStore, type VariantFormat, variantFormats } from '../media-store.ts';
import type { Painter } from '../painter.ts';
import { type BucketSettings, bucketObjects } from './bucket-objects.ts';
import { drawBrand } from './draw-brand.ts';
import { folderObjects } from './folder-objects.ts';
import type { MediaObjects } from './media-objects.ts';
import { inlinePainter, paintPlaceholder } from './paint-picture.ts';
import { encodePicture, measureLayers, measurePicture } from './picture-encoding.ts';

// Low: the visitor who comes first waits for it.
const DEFAULT_EFFORT = 2;

/** Originals and their variants; each width and format is encoded once, at its first request. */
export function mediaLibrary(
  objects: MediaObjects,
  effort = DEFAULT_EFFORT,
  painter: Painter = inlinePainter,
): MediaStore {
  const inProgress = new Map<string, Promise<Buffer | undefined>>();

  async function make(file: string, width: number, format: VariantFormat): Promise<Buffer | undefined> {
    const key = variantKey(file, width, format);
    const existing = await objects.read(key);
    if (existing) return existing;
    const painted = parsePaintedFileName(file);
    const bytes = painted ? await paint(painted, width, format) : await encode(file, width, format);
    return bytes && store(key, bytes);
  }

  /** Who asks for the same meanwhile gets the same. */
  function once(key: string, start: () => Promise<Buffer | undefined>): Promise<Buffer | undefined> {
    const making = inProgress.get(key) ?? start().finally(() => inProgress.delete(key));
    inProgress.set(key, making);
    return making;
  }

  async function store(key: string, bytes: Buffer): Promise<Buffer> {
    // A full disk costs the time to encode it again, not the picture.
    const outcome = await objects.add(key, bytes).catch(() => 'not stored' as const);
    // Another process may have been faster; its bytes are the ones that others have seen.
    return outcome === 'exists' ? ((await objects.read(key)) ?? bytes) : bytes;
  }

  async function encode(file: string, width: number, format: VariantFormat): Promise<Buffer | undefined> {
    const original = await objects.read(originalKey(file));
    return original && encodePicture(original, width, format, effort);
  }

  /** Nothing, when the picture, one of its layers or the paint does not exist. */
  async function paint(
    { file, paint: name, mirrored }: PaintedFile,
    width: number,
    format: VariantFormat,
  ): Promise<Buffer | undefined> {
    const stored = await objects.read(originalKey(file));
    if (!stored) return undefined;
    const { layers, paints, ...curves } = layeredPictureFile.parse(JSON.parse(stored.toString()));
    const paint = Object.hasOwn(paints, name) ? paints[name] : undefined;
    if (!paint) return undefined;
    const parts = paintLayers(layers, paint.kind);
    const [coat, ...bytes] = await Promise.all(
      [layers.coat, ...parts.map(({ layer }) => layers[layer] ?? '')].map((each) =>
        objects.read(originalKey(each)),
      ),
    );
    const responses = parts.flatMap(({ share }, at) => (bytes[at] ? [{ bytes: bytes[at], share }] : []));
    if (!coat || responses.length < parts.length) return undefined;
    const { colour } = paint;
    return painter.paint({ coat, layers: responses, colour, curves, mirrored, width, format, effort });
  }

  async function addLayers(
    name: string,
    { layers }: LayeredPicture,
  ): Promise<LayeredPicture<string>['layers']> {
    const add = async (layer: string, bytes: Buffer) => {
      const file = fileName(`${name}-${layer}`, bytes);
      await addOriginal(file, bytes);
      return file;
    };
    return {
      coat: await add('coat', layers.coat),
      ...(layers.metallic && { metallic: await add('metallic', layers.metallic) }),
      ...(layers.solid && { solid: await add('solid', layers.solid) }),
    };
  }

  async function addOriginal(file: string, bytes: Buffer): Promise<void> {
    if (!(await objects.has(originalKey(file)))) await objects.add(originalKey(file), bytes);
  }

  return {
    async save(name, bytes, ready = {}) {
      const file = fileName(name, bytes);
      const measured = await measurePicture(bytes);
      await addOriginal(file, bytes);
      const widest = variantWidths(measured.width).at(-1) ?? measured.width;
      for (const [format, made] of Object.entries(ready)) {
        const key = variantKey(file, widest, format);
        if (!(await objects.has(key))) await objects.add(key, made);
      }
      return { file, ...measured };
    },
    async saveLayered(name, picture) {
      const { paints, shoulder, peak } = picture;
      const size = await measureLayers(picture.layers);
      // The file's name carries the hash of this, so that another colour is another address.
      const layers = await addLayers(name, picture);
      const content = layeredPictureFile.parse({ layers, paints, shoulder, peak });
      const bytes = Buffer.from(JSON.stringify(content));
      const file = fileName(name, bytes);
      await addOriginal(file, bytes);
      const placeholder = picture.placeholder ?? (await paintPlaceholder(picture));
      return { file, ...size, vector: false, placeholder, paints: Object.keys(paints) };
    },
    async saveFile(name, bytes, type) {
      const file = fileName(name, bytes);
      await addOriginal(file, bytes);
      return { file, type, bytes: bytes.length };
    },
    stream: (file, part) => objects.stream(originalKey(file), part),
    original: (file) => objects.read(originalKey(file)),
    variant(file, width, format) {
      return once(variantKey(file, width, format), () => make(file, width, format));
    },
    brandDrawing(file, form, grounds) {
      const key = `variants/${file}/brand-${grounds.join('').replaceAll('#', '-')}-${form}`;
      return once(key, async () => {
        const existing = await objects.read(key);
        if (existing) return existing;
        const original = await objects.read(originalKey(file));
        return original && store(key, await drawBrand(original, form, grounds));
      });
    },
    async removePicture(file) {
      // The original first: without it no variant is made again.
      await objects.remove(originalKey(file));
      for (const width of variantWidths(Number.POSITIVE_INFINITY))
        for (const format of variantFormats) await objects.remove(variantKey(file, width, format));
    },
  };
}

/** In a folder, or in a bucket where one is set. */
export function openMediaObjects(folder: string, bucket: BucketSettings | undefined): MediaObjects {
  return bucket ? bucketObjects(bucket) : folderObjects(folder);
}

const originalKey = (file: string) => `originals/${file}`;
const variantKey = (file: string, width: number, format: string) => `variants/${file}/${width}.${format}`;

function fileName(name: string, bytes: Buffer): string {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 10);
  return `${hash}-${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`;
}
