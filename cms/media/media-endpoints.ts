import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload';
import type { MediaStore } from '../../src/content/publishing/media-store.ts';
import { toPerson, worksOn } from '../access/person.ts';
import { refuse } from '../access/refuse.ts';
import { isolateRequest } from '../collections/isolate-request.ts';
import { THUMBNAIL_WIDTH } from '../collections/media-url.ts';
import { chooseText } from '../i18n/studio-text.ts';
import { type EarlierFile, pickFile, readEarlierFiles } from './earlier-files.ts';
import { findMediaUses, type MediaUses } from './find-media-uses.ts';
import { mediaErrorMessages } from './media-error-messages.ts';

export type MediaOverview = MediaUses & {
  earlier: readonly EarlierFile[];
  canReplace: boolean;
  edition: number;
};

type MediaRow = { id: number | string; site?: unknown; earlierFiles?: unknown; edition?: number };

/** Where a file is used, its earlier files, and the way back to one of them. */
export function mediaEndpoints(store: MediaStore): Endpoint[] {
  return [
    { path: '/:id/uses', method: 'get', handler: handleUses },
    { path: '/:id/restore-file', method: 'post', handler: handleRestore },
    { path: '/:id/earlier/:file', method: 'get', handler: (req) => serveEarlier(req, store) },
  ];
}

async function handleUses(req: PayloadRequest): Promise<Response> {
  const person = toPerson(req.user);
  const media = await findMedia(req);
  if (!person || !media) return refuseFile(req);
  const canReplace = person.role !== 'author' && worksOn(person, media.site ?? 'shared');
  const overview: MediaOverview = {
    ...(await findMediaUses(media, person, req.payload)),
    earlier: readEarlierFiles(media.earlierFiles),
    canReplace,
    edition: media.edition ?? 0,
  };
  return respond(overview, 200);
}

/** The file itself is still stored under its own name: only what the document says of it changes. */
async function handleRestore(req: PayloadRequest): Promise<Response> {
  await addDataAndFileToRequest(req);
  const media = await findMedia(req);
  const wanted = readEarlierFiles(media?.earlierFiles).find(
    ({ mediaFile }) => mediaFile === req.data?.['file'],
  );
  if (!media || !wanted) return refuseFile(req);
  const own = isolateRequest(req);
  own.context = { earlierFile: pickFile(wanted) };
  const doc = await req.payload.update({
    collection: 'media',
    ...{
      id: media.id,
      data: { edition: media.edition } as never,
      depth: 0,
      overrideAccess: false,
      user: req.user,
      req: own,
    },
  });
  return respond({ doc }, 200);
}

async function serveEarlier(req: PayloadRequest, store: MediaStore): Promise<Response> {
  const media = await findMedia(req);
  const name = String(req.routeParams?.['file'] ?? '');
  const file = readEarlierFiles(media?.earlierFiles).find(({ mediaFile }) => mediaFile === name);
  if (!file || file.type || file.vector) return new Response(null, { status: 404 });
  const bytes = await store.variant(file.mediaFile, THUMBNAIL_WIDTH, 'webp');
  if (!bytes) return new Response(null, { status: 404 });
  return new Response(new Uint8Array(bytes), {
    headers: { 'content-type': 'image/webp', 'cache-control': 'private, max-age=3600' },
  });
}

async function findMedia(req: PayloadRequest): Promise<MediaRow | undefined> {
  const id = String(req.routeParams?.['id'] ?? '');
  if (!req.user) return undefined;
  const found = await req.payload.findByID({
    collection: 'media',
    ...{ id: /^\d+$/.test(id) ? Number(id) : id, depth: 0, disableErrors: true },
    ...{ overrideAccess: false, user: req.user, req: isolateRequest(req) },
  });
  return (found as MediaRow | null) ?? undefined;
}

function refuseFile(req: PayloadRequest): Response {
  return req.user
    ? respond({ error: chooseText(mediaErrorMessages, req.i18n.language).gone }, 404)
    : refuse(401, 'signedOut', req);
}

function respond(body: object, status: number): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store' } });
}
