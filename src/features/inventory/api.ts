import { rm } from 'node:fs/promises';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { isDatabaseUnavailable } from '../../shared/platform/database/is-database-unavailable.ts';
import { sendProblem } from '../../shared/platform/http-problem.ts';
import type { Log } from '../../shared/platform/log.ts';
import { formatOfContent, knownContentTypes } from './feed-format.ts';
import type { FeedFile, FeedImporter } from './feed-importer.ts';
import { createInventoryAccess } from './http/inventory-access.ts';
import type { ImportOptions } from './import-feed.ts';
import type { ImportOutcome } from './import-report.ts';
import type { KnownIndices } from './known-indices.ts';
import { type RecordRouteDeps, recordRoutes } from './one-record/api.ts';
import { inventoryOperation, type inventoryParams, inventoryQuery } from './openapi.ts';
import { FeedTooLarge, spool } from './spool.ts';

export type InventoryRouteDeps = Pick<RecordRouteDeps, 'records' | 'onEdited'> & {
  apiKey: string | undefined;
  importer: FeedImporter;
  indices: () => KnownIndices;
  /** Where feeds are stored during the import. */
  spoolFolder: string;
  log: Log;
  now: () => Date;
  maxFeedBytes?: number | undefined;
  /** Of the live records; a feed that withdraws more needs an explicit word. */
  withdrawalLimitPercent?: number | undefined;
};

const MAX_FEED_BYTES = 2 * 1024 ** 3;

type Put = { Params: z.input<typeof inventoryParams>; Querystring: z.input<typeof inventoryQuery> };

type Access = ReturnType<typeof createInventoryAccess>;

export function inventoryRoutes(app: FastifyInstance, deps: InventoryRouteDeps): void {
  const refuseAccess = createInventoryAccess(deps);
  feedRoutes(app, deps, refuseAccess);
  recordRoutes(app, deps, refuseAccess);
}

/** `PUT /api/inventory/{index}`: replaces the records of an index with a feed. */
function feedRoutes(app: FastifyInstance, deps: InventoryRouteDeps, refuseAccess: Access): void {
  app.register(async (scope) => {
    const { maxFeedBytes = MAX_FEED_BYTES } = deps;
    scope.removeAllContentTypeParsers();
    // The body is streamed to a file; a content parser would hold all of it in memory.
    scope.addContentTypeParser('*', (_, payload, done) => done(null, payload));
    scope.setErrorHandler((error: FastifyError, _, reply) =>
      error.statusCode === 413 ? sendTooLarge(reply, maxFeedBytes) : reply.send(error),
    );
    scope.addHook<Put>('onRequest', (request, reply, done) => {
      if (!(refuseAccess(request, reply) ?? refuseFormat(request, reply))) done();
    });
    const options = { bodyLimit: maxFeedBytes, config: { operation: inventoryOperation } };
    scope.put<Put>('/api/inventory/:index', options, (request, reply) =>
      importBody(deps, request, reply, maxFeedBytes),
    );
  });
}

function refuseFormat(request: FastifyRequest<Put>, reply: FastifyReply): FastifyReply | undefined {
  if (!formatOfContent(request.headers['content-type'] ?? '')) {
    const message = `Say what the feed is in content-type: ${knownContentTypes.join(', ')}.`;
    return sendProblem(reply, 415, 'UNKNOWN_FORMAT', message);
  }
  if (!['gzip', 'identity', undefined].includes(request.headers['content-encoding']))
    return sendProblem(reply, 415, 'UNKNOWN_ENCODING', 'Send the feed as it is, or packed with gzip.');
  return undefined;
}

async function importBody(
  { importer, indices, spoolFolder, log, now, withdrawalLimitPercent }: InventoryRouteDeps,
  request: FastifyRequest<Put>,
  reply: FastifyReply,
  limit: number,
): Promise<FastifyReply> {
  const { index } = request.params;
  const format = formatOfContent(request.headers['content-type'] ?? '');
  const known = indices().get(index);
  if (!format || !known) throw new Error('format and index are checked in onRequest');
  const query = inventoryQuery.safeParse(request.query);
  if (!query.success)
    return sendProblem(
      reply,
      400,
      'INVALID_INPUT',
      'Give dryRun, allowEmpty and allowWithdrawals once each.',
    );
  let path: string;
  try {
    path = await spool(request.body as NodeJS.ReadableStream, spoolFolder, { limit, now: now() });
  } catch (error) {
    return sendSpoolProblem(reply, error, limit, log, index);
  }
  const file: FeedFile = { path, format, gzip: request.headers['content-encoding'] === 'gzip' };
  const { kind, language, country } = known;
  const options: ImportOptions = {
    ...{ index, kind, language, country, withdrawalLimitPercent },
    ...query.data,
  };
  try {
    const outcome = await importer.importFile(file, options).finally(() => rm(path, { force: true }));
    if (outcome.state === 'imported') logImport(log, outcome);
    return sendOutcome(reply, outcome);
  } catch (error) {
    log.error({ code: 'IMPORT_FAILED', index, error }, 'inventory import failed; nothing has changed');
    if (isDatabaseUnavailable(error)) return sendProblem(reply, 503, 'UNAVAILABLE', unavailableMessage);
    return sendProblem(
      reply,
      isGunzipError(error) ? 400 : 500,
      isGunzipError(error) ? 'NOT_GZIP' : 'IMPORT_FAILED',
      isGunzipError(error)
        ? 'The feed says it is packed with gzip, and it is not, or it is cut off. Nothing has changed.'
        : 'The import failed, and the fault is ours. Nothing has changed; send the feed again in a moment.',
    );
  }
}

const unavailableMessage =
  'The database does not answer. Nothing has changed; send the feed again in a moment.';

function sendOutcome(reply: FastifyReply, outcome: ImportOutcome): FastifyReply {
  if (outcome.state === 'busy') return sendProblem(reply, 409, 'IMPORT_RUNNING', outcome.reason);
  if (outcome.state === 'refused')
    return sendProblem(
      reply,
      422,
      outcome.because === 'withdrawals' ? 'TOO_MANY_WITHDRAWN' : 'FEED_REFUSED',
      outcome.reason,
      { report: outcome.report },
    );
  return reply.header('cache-control', 'no-store').send(outcome.report);
}

function sendSpoolProblem(
  reply: FastifyReply,
  error: unknown,
  limit: number,
  log: Log,
  index: string,
): FastifyReply {
  // The rest of the body is not wanted.
  reply.header('connection', 'close');
  if (error instanceof FeedTooLarge) return sendTooLarge(reply, limit);
  log.warn({ code: 'FEED_NOT_RECEIVED', index, error }, 'a feed could not be received');
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'ENOSPC')
    return sendProblem(reply, 507, 'DISK_FULL', 'There is no room left on the disk for this feed.');
  if (code === 'ERR_STREAM_PREMATURE_CLOSE' || code === 'ECONNRESET')
    return sendProblem(reply, 400, 'FEED_CUT_OFF', 'The feed broke off before its end. Nothing has changed.');
  return sendProblem(reply, 500, 'FEED_NOT_RECEIVED', 'The feed could not be received. Nothing has changed.');
}

function sendTooLarge(reply: FastifyReply, limit: number): FastifyReply {
  const megabytes = Math.round(limit / 1024 ** 2).toLocaleString('en');
  return sendProblem(reply, 413, 'TOO_LARGE', `The feed is larger than ${megabytes} MB. Pack it with gzip.`);
}

function logImport(log: Log, { report }: Extract<ImportOutcome, { state: 'imported' }>): void {
  const { index, dryRun, added, changed, unchanged, withdrawn } = report;
  log.info({ code: 'IMPORTED', index, dryRun, added, changed, unchanged, withdrawn }, 'inventory imported');
}

function isGunzipError(error: unknown): boolean {
  return String((error as NodeJS.ErrnoException | undefined)?.code ?? '').startsWith('Z_');
}
