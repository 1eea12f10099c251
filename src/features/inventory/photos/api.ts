import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { isDatabaseUnavailable } from '../../../shared/platform/database/is-database-unavailable.ts';
import { sendProblem } from '../../../shared/platform/http-problem.ts';
import type { Log } from '../../../shared/platform/log.ts';
import type { InventoryAccess } from '../http/inventory-access.ts';
import type { KnownIndices } from '../known-indices.ts';
import { csvLine } from '../runs/run-file.ts';
import {
  type failingPhotos,
  failingPhotosOperation,
  failingQuery,
  type photoReport,
  photosFileOperation,
  photosOperation,
  retryPhotosOperation,
  retryQuery,
} from './openapi.ts';
import { cachedPhotoReport, type PhotoReports } from './photo-report.ts';
import type { PhotoRetry } from './photo-retry.ts';

export type PhotoRouteDeps = {
  photoReports: PhotoReports;
  photoRetry: PhotoRetry;
  indices: () => KnownIndices;
  log: Log;
  now: () => Date;
};

type OfIndex = { Params: { index: string } };

const PHOTOS_PER_PAGE = 50;
const PHOTOS_PER_BATCH = 500;
const MAX_ROWS = 100_000;

/** `/api/inventory/{index}/photos`: what became of the photos that its cars name by web address. */
export function photoRoutes(
  app: FastifyInstance,
  deps: PhotoRouteDeps,
  refuseAccess: InventoryAccess['refuse'],
): void {
  const { photoReports, photoRetry, indices, log, now } = deps;
  const { report, forget } = cachedPhotoReport(photoReports, now);
  app.register(async (scope) => {
    scope.setErrorHandler((error, _, reply) => {
      if (isDatabaseUnavailable(error))
        return sendProblem(reply, 503, 'UNAVAILABLE', 'The database does not answer. Try again in a moment.');
      log.error({ code: 'PHOTOS_NOT_COUNTED', error }, 'the photos of an index could not be counted');
      return sendProblem(reply, 500, 'PHOTOS_NOT_COUNTED', 'The fault is ours. Try again in a moment.');
    });
    scope.addHook<OfIndex>('onRequest', (request, reply, done) => {
      if (refuseAccess(request, reply)) return;
      if (indices().get(request.params.index)?.kind === 'cars') done();
      else
        sendProblem(reply, 404, 'NO_CARS', 'Only cars have photos by web address, and this index has none.');
    });
    const path = '/api/inventory/:index/photos';
    scope.get<OfIndex>(path, { config: { operation: photosOperation } }, async (request, reply) => {
      const { hosts, ...counted } = await report(request.params.index);
      const body: z.output<typeof photoReport> = {
        ...counted,
        hosts: hosts.map(({ rest, ...host }) => ({ ...host, ...(rest && { rest }) })),
      };
      return reply.header('cache-control', 'no-store').send(body);
    });
    scope.get<OfIndex>(
      `${path}/failing`,
      { config: { operation: failingPhotosOperation } },
      async (request, reply) => {
        const query = failingQuery.safeParse(request.query);
        if (!query.success)
          return sendProblem(reply, 400, 'INVALID_INPUT', 'Give after as the answer before says it.');
        const { index } = request.params;
        const { photos, next } = await photoReports.failing(index, query.data.after, PHOTOS_PER_PAGE);
        const body: z.output<typeof failingPhotos> = {
          index,
          photos: photos.map(({ nextAt, ...photo }) => ({ ...photo, ...(nextAt && { nextAt }) })),
          ...(next !== undefined && { next }),
        };
        return reply.header('cache-control', 'no-store').send(body);
      },
    );
    scope.post<OfIndex>(
      `${path}/try-again`,
      { config: { operation: retryPhotosOperation } },
      async (request, reply) => {
        const query = retryQuery.safeParse(request.query);
        if (!query.success) return sendProblem(reply, 400, 'INVALID_INPUT', 'Give one host, or none.');
        const { index } = request.params;
        const photos = await photoRetry.tryAgain(index, query.data.host);
        forget(index);
        log.info({ code: 'PHOTOS_RETRIED', index, photos }, 'photos that stay away are fetched again');
        return reply.status(202).header('cache-control', 'no-store').send({ photos });
      },
    );
    scope.get<OfIndex>(
      `${path}/file`,
      { config: { operation: photosFileOperation } },
      async (request, reply) => {
        const { index } = request.params;
        const day = now().toISOString().slice(0, 10);
        reply
          .header('cache-control', 'no-store')
          .header('content-disposition', `attachment; filename="${index}-photos-${day}.csv"`)
          .type('text/csv; charset=utf-8');
        return reply.send(Readable.from(csvOf(photoReports, index)));
      },
    );
  });
}

async function* csvOf(reports: PhotoReports, index: string): AsyncGenerator<string> {
  // Spreadsheets know UTF-8 by the mark.
  yield `\uFEFF${csvLine(['car', 'position', 'url', 'host', 'state', 'code', 'reason', 'attempts', 'next'])}`;
  let after: string | undefined;
  for (let rows = 0; rows < MAX_ROWS; rows += PHOTOS_PER_BATCH) {
    const { photos, next } = await reports.failing(index, after, PHOTOS_PER_BATCH);
    for (const { car, position, url, host, state, code, reason, attempts, nextAt } of photos)
      yield csvLine([car, position, url, host, state, code, reason, attempts, nextAt]);
    if (next === undefined) return;
    after = next;
  }
}
