import { rm } from 'node:fs/promises';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isRightKey } from '../platform/api-key.ts';
import { answerProblem } from '../platform/http-problem.ts';
import type { Log } from '../platform/log.ts';
import { formatOfContent, knownContentTypes } from './feed-format.ts';
import type { FeedFile, FeedImporter } from './feed-importer.ts';
import type { ImportOrder } from './import-feed.ts';
import { unknownIndex } from './known-indices.ts';
import type { ImportOutcome } from './report.ts';
import { spool, TooLarge } from './spool.ts';

export type InventoryTools = {
  apiKey: string | undefined;
  importer: FeedImporter;
  indices: () => readonly string[];
  /** Where feeds lie while they are brought in. */
  spoolFolder: string;
  log: Log;
  now: () => Date;
  largestFeed?: number | undefined;
};

const LARGEST_FEED = 2 * 1024 ** 3;

type Put = { Params: { index: string }; Querystring: { dryRun?: string; allowEmpty?: string } };

/** `PUT /api/inventory/{index}`: the whole stock of an index, from the systems that know it. */
export function inventoryRoutes(app: FastifyInstance, tools: InventoryTools): void {
  app.register(async (scope) => {
    const { largestFeed = LARGEST_FEED } = tools;
    scope.removeAllContentTypeParsers();
    // The body goes to a file as it comes; a parser that read it would hold all of it in memory.
    scope.addContentTypeParser('*', (_, payload, done) => done(null, payload));
    scope.setErrorHandler((error: FastifyError, _, reply) =>
      error.statusCode === 413 ? answerTooLarge(reply, largestFeed) : reply.send(error),
    );
    scope.addHook<Put>('onRequest', (request, reply, done) => {
      if (!refuseEarly(tools, request, reply)) done();
    });
    scope.put<Put>('/api/inventory/:index', { bodyLimit: largestFeed }, (request, reply) =>
      takeIn(tools, request, reply, largestFeed),
    );
  });
}

function refuseEarly(
  { apiKey, indices }: InventoryTools,
  request: FastifyRequest<Put>,
  reply: FastifyReply,
): FastifyReply | undefined {
  const { index } = request.params;
  if (!apiKey) {
    return answerProblem(
      reply,
      503,
      'INVENTORY_CLOSED',
      'This installation takes no inventory: INVENTORY_API_KEY is not set.',
    );
  }
  if (!isRightKey(request.headers['x-api-key'], apiKey))
    return answerProblem(reply, 401, 'WRONG_KEY', 'Send the inventory key in the header x-api-key.');
  if (!indices().includes(index))
    return answerProblem(reply, 404, 'UNKNOWN_INDEX', unknownIndex(index, indices()));
  if (!formatOfContent(request.headers['content-type'] ?? '')) {
    const message = `Say what the feed is in content-type: ${knownContentTypes.join(', ')}.`;
    return answerProblem(reply, 415, 'UNKNOWN_FORMAT', message);
  }
  if (!['gzip', 'identity', undefined].includes(request.headers['content-encoding']))
    return answerProblem(reply, 415, 'UNKNOWN_ENCODING', 'Send the feed as it is, or packed with gzip.');
  return undefined;
}

async function takeIn(
  { importer, spoolFolder, log, now }: InventoryTools,
  request: FastifyRequest<Put>,
  reply: FastifyReply,
  limit: number,
): Promise<FastifyReply> {
  const { index } = request.params;
  const format = formatOfContent(request.headers['content-type'] ?? '');
  if (!format) throw new Error('the format has been checked before');
  let path: string;
  try {
    path = await spool(request.body as NodeJS.ReadableStream, spoolFolder, { limit, now: now() });
  } catch (error) {
    return answerSpoolProblem(reply, error, limit, log, index);
  }
  const file: FeedFile = { path, format, gzip: request.headers['content-encoding'] === 'gzip' };
  const order: ImportOrder = {
    index,
    dryRun: isYes(request.query.dryRun),
    allowEmpty: isYes(request.query.allowEmpty),
  };
  try {
    const outcome = await importer.importFile(file, order).finally(() => rm(path, { force: true }));
    if (outcome.state === 'imported') logImport(log, outcome);
    return answer(reply, outcome);
  } catch (error) {
    log.error({ code: 'IMPORT_FAILED', index, error }, 'inventory import failed; nothing has changed');
    return answerProblem(
      reply,
      isUnpackProblem(error) ? 400 : 500,
      isUnpackProblem(error) ? 'NOT_GZIP' : 'IMPORT_FAILED',
      isUnpackProblem(error)
        ? 'The feed says it is packed with gzip, and it is not, or it is cut off. Nothing has changed.'
        : 'The import failed, and the fault is ours. Nothing has changed; send the feed again in a moment.',
    );
  }
}

function answer(reply: FastifyReply, outcome: ImportOutcome): FastifyReply {
  if (outcome.state === 'busy') return answerProblem(reply, 409, 'IMPORT_RUNNING', outcome.reason);
  if (outcome.state === 'refused')
    return answerProblem(reply, 422, 'FEED_REFUSED', outcome.reason, { report: outcome.report });
  return reply.header('cache-control', 'no-store').send(outcome.report);
}

function answerSpoolProblem(
  reply: FastifyReply,
  error: unknown,
  limit: number,
  log: Log,
  index: string,
): FastifyReply {
  // What is still on its way is not wanted any more.
  reply.header('connection', 'close');
  if (error instanceof TooLarge) return answerTooLarge(reply, limit);
  log.warn({ code: 'FEED_NOT_RECEIVED', index, error }, 'a feed could not be received');
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'ENOSPC')
    return answerProblem(reply, 507, 'DISK_FULL', 'There is no room left on the disk for this feed.');
  if (code === 'ERR_STREAM_PREMATURE_CLOSE' || code === 'ECONNRESET')
    return answerProblem(
      reply,
      400,
      'FEED_CUT_OFF',
      'The feed broke off before its end. Nothing has changed.',
    );
  return answerProblem(
    reply,
    500,
    'FEED_NOT_RECEIVED',
    'The feed could not be received. Nothing has changed.',
  );
}

function answerTooLarge(reply: FastifyReply, limit: number): FastifyReply {
  const megabytes = Math.round(limit / 1024 ** 2).toLocaleString('en');
  return answerProblem(
    reply,
    413,
    'TOO_LARGE',
    `The feed is larger than ${megabytes} MB. Pack it with gzip.`,
  );
}

function logImport(log: Log, { report }: Extract<ImportOutcome, { state: 'imported' }>): void {
  const { index, dryRun, added, changed, unchanged, withdrawn } = report;
  log.info({ code: 'IMPORTED', index, dryRun, added, changed, unchanged, withdrawn }, 'inventory imported');
}

function isUnpackProblem(error: unknown): boolean {
  return String((error as NodeJS.ErrnoException | undefined)?.code ?? '').startsWith('Z_');
}

function isYes(value: string | undefined): boolean {
  return value === '1' || value === 'true' || value === '';
}
