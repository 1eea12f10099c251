import type { CollectionAfterReadHook } from 'payload';
import type { MediaStore } from '../../src/content/publishing/media-store.ts';

/** Pictures of the sites are known without their size in bytes, which Payload's form would show as “NaN”. */
export function fillFileSize(store: Pick<MediaStore, 'original'>): CollectionAfterReadHook {
  return async ({ doc, findMany }) => {
    if (findMany || typeof doc.filesize === 'number' || typeof doc.mediaFile !== 'string') return doc;
    return { ...doc, filesize: doc.bytes ?? (await store.original(doc.mediaFile))?.length ?? 0 };
  };
}
