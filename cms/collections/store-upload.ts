import { randomBytes } from 'node:crypto';
import { parse } from 'node:path';
import type { CollectionBeforeChangeHook, CollectionBeforeOperationHook } from 'payload';
import type { MediaStore } from '../../src/content/publishing/media-store.ts';
import { extensionOf } from '../../src/shared/platform/media-file.ts';
import { slugify } from './slugify.ts';

/** Puts the bytes of an upload into the sites' media store and records its metadata. */
export function storeUpload(store: MediaStore): CollectionBeforeChangeHook {
  return async ({ data, operation, req }) => {
    const { file } = req;
    const earlier = req.context['earlierFile'];
    if (earlier) return { ...data, ...earlier };
    if (!file) return operation === 'create' ? { ...data, key: data['key'] ?? keyFor('file') } : data;
    const key: string = data['key'] ?? keyFor(file.name);
    if (extensionOf(file.mimetype)) {
      const stored = await store.saveFile(key, file.data, file.mimetype);
      return {
        ...data,
        key,
        mediaFile: stored.file,
        type: stored.type,
        bytes: stored.bytes,
        vector: false,
        placeholder: null,
      };
    }
    const { file: mediaFile, width, height, vector, placeholder } = await store.save(key, file.data);
    return {
      ...data,
      key,
      mediaFile,
      width,
      height,
      vector,
      placeholder: placeholder ?? null,
      type: null,
      bytes: null,
    };
  };
}

/**
 * Payload would fetch and crop the picture again when its focal point moves. Nothing is cropped here, so the point is a
 * value like any other.
 */
export const saveFocalPoint: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const edits = req.query['uploadEdits'] as { focalPoint?: { x?: unknown; y?: unknown } } | undefined;
  if (!edits?.focalPoint || req.file || !['update', 'updateByID'].includes(operation)) return;
  const { x, y } = edits.focalPoint;
  const { uploadEdits: _, ...query } = req.query;
  req.query = query;
  const data = (args as { data?: object }).data ?? {};
  return { ...args, data: { ...data, focalX: Number(x), focalY: Number(y) } };
};

function keyFor(fileName: string): string {
  return `uploads/${slugify(parse(fileName).name) || 'file'}-${randomBytes(3).toString('hex')}`;
}
