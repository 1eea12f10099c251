import type { Readable } from 'node:stream';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem } from '../../../shared/platform/http-problem.ts';
import type { Log } from '../../../shared/platform/log.ts';
import { runHourly } from '../../../shared/platform/run-hourly.ts';
import type { InventoryAccess } from '../http/inventory-access.ts';
import { sendSpoolProblem, sendTooLarge } from '../http/spool-problems.ts';
import type { FeedUploads, UploadOwner } from './feed-uploads.ts';
import { keepUploadOperation, removeUploadOperation, uploadLimitOperation, uploadParams } from './openapi.ts';

export type UploadRouteDeps = { uploads: FeedUploads; maxFeedBytes: number; log: Log };

type OfIndex = { Params: { index: string } };
type OfUpload = { Params: { index: string; upload: string } };

/** `/api/inventory/{index}/uploads`: files that are sent once, to be looked at, tried and imported. */
export function uploadRoutes(
  app: FastifyInstance,
  { uploads, maxFeedBytes, log }: UploadRouteDeps,
  refuseAccess: InventoryAccess['refuse'],
): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // The body is streamed to a file; a content parser would hold all of it in memory.
    scope.addContentTypeParser('*', (_, payload, done) => done(null, payload));
    scope.setErrorHandler((error: FastifyError, _, reply) =>
      error.statusCode === 413 ? sendTooLarge(reply, maxFeedBytes) : reply.send(error),
    );
    scope.addHook<OfIndex>('onRequest', (request, reply, done) => {
      if (!refuseAccess(request, reply)) done();
    });
    const stop = runHourly(
      () => uploads.removeExpired(),
      (error) => log.warn({ code: 'UPLOADS_NOT_REMOVED', error }, 'old uploads are removed an hour later'),
    );
    scope.addHook('onClose', async () => stop());
    const path = '/api/inventory/:index/uploads';
    const limit = { config: { operation: uploadLimitOperation } };
    scope.get<OfIndex>(path, limit, async (_, reply) =>
      reply.header('cache-control', 'no-store').send({ limitBytes: uploads.limitBytes }),
    );
    const keep = { bodyLimit: maxFeedBytes, config: { operation: keepUploadOperation } };
    scope.post<OfIndex>(path, keep, async (request, reply) => {
      try {
        const upload = await uploads.keep(ownerOf(request), request.body as Readable);
        return reply.status(201).header('cache-control', 'no-store').send(upload);
      } catch (error) {
        return sendSpoolProblem(reply, error, uploads.limitBytes, log, request.params.index);
      }
    });
    const remove = { config: { operation: removeUploadOperation } };
    scope.delete<OfUpload>(`${path}/:upload`, remove, async (request, reply) => {
      const params = uploadParams.safeParse(request.params);
      if (!params.success) return sendProblem(reply, 400, 'INVALID_INPUT', 'This is no id of a file.');
      await uploads.remove(ownerOf(request), params.data.upload);
      return reply.status(204).header('cache-control', 'no-store').send();
    });
  });
}

/** Whoever sends a key is one sender. */
export function ownerOf({ params: { index }, inventoryStaff }: FastifyRequest<OfIndex>): UploadOwner {
  return { index, person: inventoryStaff ? `staff ${inventoryStaff.id}` : 'key' };
}

export function sendNoUpload(reply: FastifyReply): FastifyReply {
  return sendProblem(reply, 404, 'NO_UPLOAD', 'This file is not kept any more. Send it again.');
}
