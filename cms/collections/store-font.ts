import type { CollectionBeforeChangeHook, UploadConfig } from 'payload';
import type { MediaStore } from '../../src/content/publishing/media-store.ts';
import { type Row, toRow } from '../publishing/to-published.ts';
import { preparedFontOf } from './check-font.ts';
import { isolateRequest } from './isolate-request.ts';

const WOFF2 = 'font/woff2';

/** Puts the parts that pages load into the sites' media store, and the file itself beside them. */
export function storeFont(store: Pick<MediaStore, 'saveFile'>): CollectionBeforeChangeHook {
  return async ({ data, req }) => {
    const font = preparedFontOf(req);
    if (!font || !req.file) return data;
    const name = `font-${data['key']}`;
    const original = await store.saveFile(`${name}-original`, req.file.data, req.file.mimetype);
    const parts = await Promise.all(
      font.parts.map(async ({ subset, range, bytes }) => {
        const stored = await store.saveFile(`${name}-${subset}`, Buffer.from(bytes), WOFF2);
        return { subset, file: stored.file, bytes: stored.bytes, range };
      }),
    );
    const { generic, fallbacks, missing } = font;
    return { ...data, originalFile: original.file, missing, prepared: { generic, parts, fallbacks } };
  };
}

/** For those who work in the studio: the file as it was uploaded, or with `?part=core` what pages load of it. */
export function serveFont(
  store: Pick<MediaStore, 'original'>,
): NonNullable<UploadConfig['handlers']>[number] {
  return async (req, { params: { filename } }) => {
    const { docs } = await req.payload.find({
      collection: 'fonts' as never,
      where: { filename: { equals: filename } },
      limit: 1,
      pagination: false,
      depth: 0,
      req: isolateRequest(req),
    });
    const font = toRow(docs[0]);
    const part = req.searchParams?.get('part');
    const file = part ? storedPart(font, part) : font['originalFile'];
    const bytes = typeof file === 'string' ? await store.original(file) : undefined;
    if (!bytes) return new Response(null, { status: 404 });
    return new Response(new Uint8Array(bytes), {
      headers: {
        'content-type': part ? WOFF2 : String(font['mimeType']),
        'content-disposition': 'attachment',
        'cache-control': 'private, no-store',
      },
    });
  };
}

function storedPart(font: Row, subset: string): unknown {
  const { parts } = toRow(font['prepared']);
  return Array.isArray(parts)
    ? parts.map(toRow).find((each) => each['subset'] === subset)?.['file']
    : undefined;
}
