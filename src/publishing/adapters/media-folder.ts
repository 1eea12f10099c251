import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { variantWidths } from '../../platform/picture.ts';
import type { MediaStore, StoredMedia, VariantFormat } from '../media-store.ts';

// One picture at a time leaves the other cores to page requests.
sharp.concurrency(1);

// Low: the visitor who comes first waits for it.
const DEFAULT_EFFORT = 2;

/**
 * Media in a folder of the data directory; each width and format is encoded once, at its first request. AVIF with
 * less effort is encoded faster and is larger.
 */
export function mediaFolder(folder: string, effort = DEFAULT_EFFORT): MediaStore {
  const inProgress = new Map<string, Promise<Buffer | undefined>>();
  const originalAt = (file: string) => join(folder, 'originals', file);

  async function make(file: string, width: number, format: VariantFormat, path: string) {
    const original = await readIfExists(originalAt(file));
    if (!original) return undefined;
    const bytes = await encode(original, width, format, effort);
    await writeAtomically(path, bytes);
    return bytes;
  }

  return {
    async save(name, bytes, ready = {}) {
      const stored = await measure(name, bytes);
      if (!(await readIfExists(originalAt(stored.file))))
        await writeAtomically(originalAt(stored.file), bytes);
      const widest = variantWidths(stored.width).at(-1) ?? stored.width;
      for (const [format, made] of Object.entries(ready)) {
        const path = join(folder, 'variants', stored.file, `${widest}.${format}`);
        if (!(await readIfExists(path))) await writeAtomically(path, made);
      }
      return stored;
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
      const path = join(folder, 'variants', file, `${width}.${format}`);
      const existing = await readIfExists(path);
      if (existing) return existing;
      const encoding =
        inProgress.get(path) ?? make(file, width, format, path).finally(() => inProgress.delete(path));
      inProgress.set(path, encoding);
      return encoding;
    },
  };
}

async function encode(
  original: Buffer,
  width: number,
  format: VariantFormat,
  effort: number,
): Promise<Buffer> {
  const own = await sharp(original).metadata();
  if (own.format === format && own.width <= width) return original;
  const resized = sharp(original).rotate().resize({ width, withoutEnlargement: true });
  if (format === 'avif') return resized.avif({ quality: 56, effort }).toBuffer();
  return resized.webp({ quality: 80, effort: 3 }).toBuffer();
}

async function measure(name: string, bytes: Buffer): Promise<StoredMedia> {
  const file = fileName(name, bytes);
  // The size after EXIF rotation, which every variant gets as well.
  const { autoOrient, format, hasAlpha } = await sharp(bytes).metadata();
  const { width = 1, height = 1 } = autoOrient;
  const vector = format === 'svg';
  if (vector) return { file, width, height, vector, placeholder: inlineSvg(bytes) };
  const placeholder = hasAlpha ? undefined : await createPlaceholder(bytes);
  return { file, width, height, vector, placeholder };
}

/** Small SVGs are inlined: a request of their own would cost more. */
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
 * Sixteen pixels wide: enough for a blurred preview, small enough to be inlined in the page. A picture that
 * cannot be resized is stored without one; blocks that need it log that (HERO-15).
 */
async function createPlaceholder(bytes: Buffer): Promise<string | undefined> {
  try {
    const tiny = await sharp(bytes).rotate().resize({ width: 16 }).webp({ quality: 40 }).toBuffer();
    return `data:image/webp;base64,${tiny.toString('base64')}`;
  } catch {
    return undefined;
  }
}

function readIfExists(path: string): Promise<Buffer | undefined> {
  return ifExists(readFile(path));
}

async function ifExists<T>(reading: Promise<T>): Promise<T | undefined> {
  try {
    return await reading;
  } catch (problem) {
    if ((problem as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw problem;
  }
}

/** Write and rename: a reader sees the whole file or none, also after a crash. */
async function writeAtomically(path: string, bytes: Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const draft = `${path}.${randomUUID()}.part`;
  await writeFile(draft, bytes);
  await rename(draft, path);
}
