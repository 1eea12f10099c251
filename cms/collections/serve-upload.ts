import type { PayloadRequest, UploadConfig } from 'payload';
import type { MediaStore } from '../../src/content/publishing/media-store.ts';
import { fallbackWidth } from '../../src/shared/platform/picture.ts';
import { isolateRequest } from './isolate-request.ts';
import { originalUrl, type StoredMedia, THUMBNAIL_WIDTH } from './media-url.ts';

type Handler = NonNullable<UploadConfig['handlers']>[number];

/** Serves media to editors, also before it is published to the sites. */
export function serveUpload(store: MediaStore): Handler {
  return async (req, { params: { filename } }) => {
    const media = await findByFilename(filename, req);
    if (!media?.mediaFile) return new Response(null, { status: 404 });
    const location = originalUrl(media);
    if (location) return new Response(null, { status: 302, headers: { location } });
    const width = req.searchParams.has('width') ? THUMBNAIL_WIDTH : fallbackWidth(media.width ?? 0);
    const bytes = media.vector
      ? await store.original(media.mediaFile)
      : await store.variant(media.mediaFile, width, 'webp');
    return bytes
      ? new Response(new Uint8Array(bytes), { headers: headersFor(media) })
      : new Response(null, { status: 404 });
  };
}

async function findByFilename(filename: string, req: PayloadRequest): Promise<StoredMedia | undefined> {
  const { docs } = await req.payload.find({
    collection: 'media',
    where: { filename: { equals: filename } },
    limit: 1,
    pagination: false,
    depth: 0,
    req: isolateRequest(req),
  });
  return docs[0] as StoredMedia | undefined;
}

function headersFor({ vector }: StoredMedia): Record<string, string> {
  return {
    'content-type': vector ? 'image/svg+xml' : 'image/webp',
    'cache-control': 'private, max-age=3600',
    // Opened by itself, a drawing must not run anything.
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  };
}
