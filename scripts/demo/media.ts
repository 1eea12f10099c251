import { readFile } from 'node:fs/promises';
import { extname, join, relative } from 'node:path';
import { carPaints } from '../../demo/cars/car-paints.ts';
import { peak, renderedCars, shoulder } from '../../demo/cars/rendered-cars.ts';
import { focalPoints } from '../../demo/focal-points.ts';
import type { MediaStore } from '../../src/content/publishing/media-store.ts';
import type { PublishedDocument } from '../../src/content/publishing/published-store.ts';
import { mimeTypeOf } from '../../src/shared/platform/media-file.ts';
import { progress } from '../progress.ts';
import { demoDir, listFiles } from './files.ts';

const CONCURRENCY = 8;

/** Puts the demo's pictures, films and documents into the media library. An .avif beside a .webp is the same picture, already encoded. */
export async function storeMedia(store: MediaStore): Promise<PublishedDocument[]> {
  const all = new Set(await listFiles(join(demoDir, 'media')));
  const originals = [...all].filter((file) => isPicture(file) || fileType(file));
  const layered = renderedCars.flatMap(({ id, views }) =>
    Object.entries(views).map(([view, { placeholder }]) => ({ key: `cars/${id}/${view}`, placeholder })),
  );
  const step = progress('Pictures', originals.length + layered.length);
  const queue = [
    ...originals.map((file) => () => storeFile(store, file, all)),
    ...layered.map((view) => () => storeLayered(store, view)),
  ].values();
  const documents: PublishedDocument[] = [];
  await Promise.all(
    Array.from({ length: CONCURRENCY }, async () => {
      for (const storeNext of queue) {
        documents.push(await storeNext());
        step();
      }
    }),
  );
  return documents;
}

async function storeFile(
  store: MediaStore,
  file: string,
  all: ReadonlySet<string>,
): Promise<PublishedDocument> {
  const key = toMediaKey(file);
  const type = fileType(file);
  if (type) {
    const body = await store.saveFile(key, await readFile(file), type);
    return { kind: 'media', site: '', language: '', key, body };
  }
  const avif = file.replace(/\.webp$/, '.avif');
  const encoded = avif !== file && all.has(avif) ? { avif: await readFile(avif) } : {};
  const stored = await store.save(key, await readFile(file), encoded);
  return { kind: 'media', site: '', language: '', key, body: { ...stored, focal: focalPoints[key] } };
}

/** A view of a car, in layers, for every paint. */
async function storeLayered(
  store: MediaStore,
  { key, placeholder }: { key: string; placeholder: string },
): Promise<PublishedDocument> {
  const read = (layer: string) => readFile(join(demoDir, 'media', `${key}-${layer}.avif`));
  const layers = { coat: await read('coat'), metallic: await read('metallic'), solid: await read('solid') };
  const body = await store.saveLayered(key, { layers, paints: carPaints, shoulder, peak, placeholder });
  return { kind: 'media', site: '', language: '', key, body };
}

function isPicture(file: string): boolean {
  return ['.svg', '.webp', '.png'].includes(extname(file));
}

function fileType(file: string): string | undefined {
  return mimeTypeOf(extname(file).slice(1));
}

/** A picture's id is its path under demo/media, without the extension. */
function toMediaKey(file: string): string {
  return relative(join(demoDir, 'media'), file).slice(0, -extname(file).length).replaceAll('\\', '/');
}
