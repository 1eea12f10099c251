import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { variantWidths } from '../../platform/picture.ts';
import type { MediaStore, StoredMedia, VariantFormat } from '../media-store.ts';

// Pages come first: one picture at a time leaves the other cores to them.
sharp.concurrency(1);

/** Media in a folder of the data directory, each width and format made once, when it is first asked for. */
export function mediaFolder(folder: string): MediaStore {
  const beingMade = new Map<string, Promise<Buffer | undefined>>();
  const originalAt = (file: string) => join(folder, 'originals', file);

  async function make(file: string, width: number, format: VariantFormat, place: string) {
    const original = await readIfExists(originalAt(file));
    if (!original) return undefined;
    const bytes = await encode(original, width, format);
    await writeAtomically(place, bytes);
    return bytes;
  }

  return {
    async save(name, bytes, ready = {}) {
      const kept = await measure(name, bytes);
      if (!(await readIfExists(originalAt(kept.file)))) await writeAtomically(originalAt(kept.file), bytes);
      const widest = variantWidths(kept.width).at(-1) ?? kept.width;
      for (const [format, made] of Object.entries(ready)) {
        const place = join(folder, 'variants', kept.file, `${widest}.${format}`);
        if (!(await readIfExists(place))) await writeAtomically(place, made);
      }
      return kept;
    },
    async saveFile(name, bytes, type) {
      const file = fileName(name, bytes);
      if (!(await readIfExists(originalAt(file)))) await writeAtomically(originalAt(file), bytes);
      return { file, type, bytes: bytes.length };
    },
    async stream(file, part) {
      const handle = await ifExists(open(originalAt(file)));
      return handle?.createReadStream(part);
    },
    original: (file) => readIfExists(originalAt(file)),
    async variant(file, width, format) {
      const place = join(folder, 'variants', file, `${width}.${format}`);
      const kept = await readIfExists(place);
      if (kept) return kept;
      const making =
        beingMade.get(place) ?? make(file, width, format, place).finally(() => beingMade.delete(place));
      beingMade.set(place, making);
      return making;
    },
  };
}

async function encode(original: Buffer, width: number, format: VariantFormat): Promise<Buffer> {
  const own = await sharp(original).metadata();
  if (own.format === format && own.width <= width) return original;
  const resized = sharp(original).rotate().resize({ width, withoutEnlargement: true });
  // Low effort: the visitor who comes first waits for this.
  if (format === 'avif') return resized.avif({ quality: 56, effort: 2 }).toBuffer();
  return resized.webp({ quality: 80, effort: 3 }).toBuffer();
}

async function measure(name: string, bytes: Buffer): Promise<StoredMedia> {
  const file = fileName(name, bytes);
  // A camera held upright writes down that its picture is to be turned; so is every width made from it.
  const { autoOrient, format, hasAlpha } = await sharp(bytes).metadata();
  const { width = 1, height = 1 } = autoOrient;
  const vector = format === 'svg';
  if (vector) return { file, width, height, vector, placeholder: inlineSvg(bytes) };
  const placeholder = hasAlpha ? undefined : await createPlaceholder(bytes);
  return { file, width, height, vector, placeholder };
}

/** A logo costs more to ask for than to send along. */
const MAX_INLINE_SVG_BYTES = 4096;

function inlineSvg(bytes: Buffer): string | undefined {
  if (bytes.length > MAX_INLINE_SVG_BYTES) return undefined;
  const drawing = bytes
    .toString()
    .trim()
    .replace(/\s*\n\s*/g, ' ');
  return `data:image/svg+xml,${drawing.replace(/[%#<>"&]/g, encodeURIComponent)}`;
}

function fileName(name: string, bytes: Buffer): string {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 10);
  return `${hash}-${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`;
}

/**
 * Sixteen pixels wide: enough to tell sky from road, small enough to travel in the page. A picture that can be
 * measured but not shrunk is kept without one; blocks that miss it say so in the log (HERO-15).
 */
async function createPlaceholder(bytes: Buffer): Promise<string | undefined> {
  try {
    const tiny = await sharp(bytes).rotate().resize({ width: 16 }).webp({ quality: 40 }).toBuffer();
    return `data:image/webp;base64,${tiny.toString('base64')}`;
  } catch {
    return undefined;
  }
}

function readIfExists(place: string): Promise<Buffer | undefined> {
  return ifExists(readFile(place));
}

async function ifExists<T>(reading: Promise<T>): Promise<T | undefined> {
  try {
    return await reading;
  } catch (problem) {
    if ((problem as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw problem;
  }
}

/** A reader sees the whole file or none, also after a crash midway. */
async function writeAtomically(place: string, bytes: Buffer): Promise<void> {
  await mkdir(dirname(place), { recursive: true });
  const draft = `${place}.${randomUUID()}.part`;
  await writeFile(draft, bytes);
  await rename(draft, place);
}
