import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { ApiOperation } from '../../../shared/platform/api-operation.ts';
import { isCrossOrigin } from '../../../shared/platform/cross-origin.ts';
import { sendProblem } from '../../../shared/platform/http-problem.ts';
import {
  appendPhotoOperation,
  chunkHeaders,
  findPhotoOperation,
  finishPhotoOperation,
  fullPhotoOperation,
  fullPhotoPath,
  photoHeaders,
  photoPathParameters,
  type ReadyPhoto,
  type ReceivedPhoto,
  removePhotoOperation,
  type StartedPhoto,
  startedPhotoBody,
  startPhotoOperation,
} from './openapi.ts';
import type { PhotoProblem } from './photo-limits.ts';
import { albumOf, isSigned } from './photo-link.ts';
import type { PhotoUpload } from './photo-store.ts';
import { appendChunk, finishPhoto, type PhotoUploadDeps, startPhoto } from './upload-photo.ts';

export type PhotoRouteDeps = PhotoUploadDeps & {
  /** Signs the addresses of full photos. */
  linkSecret: string;
  /** Whether a site answers at the requested host. */
  hasSite: (request: FastifyRequest) => boolean;
};

const CHUNK_LIMIT = 1024 * 1024;

/** Requests a minute from one address: a family's form with its photos, several times over. */
const limits = { starts: 60, chunks: 1200, finishes: 60, reads: 600 };

/** Photos are sent in chunks, so that a line that breaks costs one chunk and not the photo. */
export function photoRoutes(server: FastifyInstance, deps: PhotoRouteDeps): void {
  server.register(async (scope) => {
    scope.addContentTypeParser(
      'application/octet-stream',
      { parseAs: 'buffer', bodyLimit: CHUNK_LIMIT },
      (_, body, done) => done(null, body),
    );
    const of = '/api/forms/photos/:id';
    scope.post('/api/forms/photos', limited(limits.starts, startPhotoOperation), (request, reply) =>
      handleStart(request, reply, deps),
    );
    scope.patch(of, limited(limits.chunks, appendPhotoOperation), (request, reply) =>
      handleChunk(request, reply, deps),
    );
    scope.get(of, limited(limits.reads, findPhotoOperation), async (request, reply) => {
      const photo = await findPhoto(request, reply, deps);
      return photo && sendReceived(reply, photo);
    });
    scope.post(`${of}/finish`, limited(limits.finishes, finishPhotoOperation), (request, reply) =>
      handleFinish(request, reply, deps),
    );
    scope.delete(of, limited(limits.starts, removePhotoOperation), async (request, reply) => {
      const photo = await findPhoto(request, reply, deps);
      if (!photo) return reply;
      await deps.store.remove(photo.id);
      return reply.status(204).send();
    });
    scope.get(`${of}/:signature`, limited(limits.reads, fullPhotoOperation), (request, reply) =>
      sendFullPhoto(request, reply, deps),
    );
  });
}

function limited(max: number, operation: ApiOperation) {
  return { config: { rateLimit: { max, timeWindow: '1 minute' }, operation } };
}

async function handleStart(request: FastifyRequest, reply: FastifyReply, deps: PhotoRouteDeps) {
  if (isCrossOrigin(request)) return refuseCrossOrigin(reply);
  if (!deps.hasSite(request)) return sendProblem(reply, 404, 'NO_SUCH_SITE', 'No site answers here.');
  const body = startedPhotoBody.safeParse(request.body);
  if (!body.success) return sendInvalid(reply, body.error);
  const started = await startPhoto(body.data, deps);
  if (started.state === 'refused') return sendRefusal(reply, started.problem);
  const { id, uploadToken } = started;
  return reply
    .status(201)
    .header('cache-control', 'no-store')
    .send({ id, uploadToken, offset: 0 } satisfies StartedPhoto);
}

async function handleChunk(request: FastifyRequest, reply: FastifyReply, deps: PhotoRouteDeps) {
  const headers = chunkHeaders.safeParse(request.headers);
  if (!headers.success) return sendInvalid(reply, headers.error);
  const photo = await findPhoto(request, reply, deps);
  if (!photo) return reply;
  if (!Buffer.isBuffer(request.body) || request.body.length === 0)
    return sendProblem(reply, 400, 'INVALID_INPUT', 'Send bytes.');
  const result = await appendChunk(photo, headers.data['upload-offset'], request.body, deps);
  if (result.state === 'refused') return sendRefusal(reply, result.problem);
  if (result.state === 'other offset') return sendOtherOffset(reply, result.offset);
  return sendReceived(reply, { ...photo, offset: result.offset });
}

async function handleFinish(request: FastifyRequest, reply: FastifyReply, deps: PhotoRouteDeps) {
  const photo = await findPhoto(request, reply, deps);
  if (!photo) return reply;
  if (photo.offset < photo.size) return sendOtherOffset(reply, photo.offset);
  const result = await finishPhoto(photo, deps);
  if (result.state === 'refused') return sendRefusal(reply, result.problem);
  const { width, height, thumbnail } = result.photo;
  const address = `data:image/jpeg;base64,${Buffer.from(thumbnail).toString('base64')}`;
  return reply
    .header('cache-control', 'no-store')
    .send({ id: photo.id, width, height, thumbnail: address } satisfies ReadyPhoto);
}

/** The upload that the request names and has the token of; otherwise the response is sent. */
async function findPhoto(
  request: FastifyRequest,
  reply: FastifyReply,
  { store }: PhotoRouteDeps,
): Promise<PhotoUpload | undefined> {
  if (request.method !== 'GET' && request.method !== 'HEAD' && isCrossOrigin(request)) {
    refuseCrossOrigin(reply);
    return undefined;
  }
  const path = photoPathParameters.safeParse(request.params);
  const headers = photoHeaders.safeParse(request.headers);
  if (!path.success || !headers.success) {
    sendProblem(reply, 400, 'INVALID_INPUT', 'Name the photo and send its Upload-Token.');
    return undefined;
  }
  const found = await store.find(path.data.id, albumOf(headers.data['upload-token']));
  if (!found) sendProblem(reply, 404, 'NO_SUCH_PHOTO', 'There is no such photo.');
  return found;
}

async function sendFullPhoto(
  request: FastifyRequest,
  reply: FastifyReply,
  { store, linkSecret }: PhotoRouteDeps,
) {
  const path = fullPhotoPath.safeParse(request.params);
  const isAllowed = path.success && isSigned(linkSecret, path.data.id, path.data.signature);
  const bytes = isAllowed ? await store.full(path.data.id) : undefined;
  if (!bytes) return sendProblem(reply, 404, 'NO_SUCH_PHOTO', 'There is no such photo.');
  return reply
    .headers({
      'Content-Type': 'image/jpeg',
      'Cache-Control': 'private, max-age=3600',
      'Content-Security-Policy': "default-src 'none'; img-src 'self'",
      'X-Robots-Tag': 'noindex',
    })
    .send(Buffer.from(bytes));
}

function sendReceived(reply: FastifyReply, { id, offset, size, state }: PhotoUpload) {
  return reply
    .headers({ 'Cache-Control': 'no-store', 'Upload-Offset': offset })
    .send({ id, offset, size, state } satisfies ReceivedPhoto);
}

function sendOtherOffset(reply: FastifyReply, offset: number) {
  return sendProblem(reply, 409, 'OTHER_OFFSET', `Go on from byte ${offset}.`, { offset });
}

function sendInvalid(reply: FastifyReply, { issues }: z.ZodError) {
  const fields = issues.map(({ path }) => path.join('.')).join(', ');
  return sendProblem(reply, 400, 'INVALID_INPUT', `Missing or wrong: ${fields}.`);
}

function refuseCrossOrigin(reply: FastifyReply) {
  return sendProblem(reply, 403, 'FROM_ELSEWHERE', 'Forms are sent from this site only.');
}

function sendRefusal(reply: FastifyReply, code: PhotoProblem) {
  const { status, message } = refusals[code];
  return sendProblem(reply, status, code, message);
}

/** For programs; the form has these sentences in the visitor's language. */
const refusals: Record<PhotoProblem, { status: number; message: string }> = {
  PHOTO_TOO_LARGE: { status: 413, message: 'A photo has at most 15 MB.' },
  PHOTO_TYPE: { status: 422, message: 'Photos are JPEG, PNG or WebP files.' },
  PHOTO_HEIC: { status: 422, message: 'HEIC cannot be read. Save the photo as JPEG.' },
  PHOTO_PIXELS: { status: 422, message: 'A photo has at most 50 megapixels.' },
  PHOTO_BROKEN: { status: 422, message: 'The photo is damaged or incomplete.' },
  TOO_MANY_PHOTOS: { status: 422, message: 'A form takes at most eight photos.' },
  PHOTOS_BUSY: { status: 503, message: 'Too many photos wait for their forms. Try again later.' },
};
