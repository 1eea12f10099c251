import { rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { isDatabaseUnavailable } from '../../shared/platform/database/is-database-unavailable.ts';
import { sendProblem } from '../../shared/platform/http-problem.ts';
import type { Log } from '../../shared/platform/log.ts';
import type { FeedFile, FeedImporter, FeedPreviewer } from './feed-importer.ts';
import {
  type AccessDeps,
  createInventoryAccess,
  type InventoryAccess,
  identifyStaff,
} from './http/inventory-access.ts';
import { sendSpoolProblem, sendTooLarge } from './http/spool-problems.ts';
import type { ImportOptions } from './import-feed.ts';
import { type IndexRouteDeps, indexRoutes } from './indices/api.ts';
import { mappingRoutes } from './mapping/api.ts';
import type { MappingStore, MappingVersion } from './mapping/mapping-store.ts';
import { type RecordRouteDeps, recordRoutes } from './one-record/api.ts';
import { inventoryOperation, type inventoryParams, inventoryQuery } from './openapi.ts';
import { type PhotoRouteDeps, photoRoutes } from './photos/api.ts';
import { type QualityRouteDeps, qualityRoutes } from './quality/api.ts';
import { formatOfContent, knownContentTypes } from './reading/feed-format.ts';
import { type RunRouteDeps, runRoutes } from './runs/api.ts';
import type { ImportOutcome } from './runs/import-report.ts';
import { type SourceRouteDeps, sourceRoutes } from './sources/api.ts';
import { MAX_FEED_BYTES, spool } from './spool.ts';
import { ownerOf, sendNoUpload, uploadRoutes } from './uploads/api.ts';
import type { FeedUploads } from './uploads/feed-uploads.ts';

export type InventoryRouteDeps = AccessDeps & {
  records: RecordRouteDeps['records'];
  sites: QualityRouteDeps['sites'];
  onEdited: () => void;
  importer: FeedImporter;
  /** Where feeds are stored during the import. */
  spoolFolder: string;
  maxFeedBytes?: number | undefined;
  /** Of the live records; a feed that withdraws more needs an explicit word. */
  withdrawalLimitPercent?: number | undefined;
  /** Without it feeds are read by our own field names alone. */
  mapped?: MappedFeedDeps | undefined;
};

export type MappedFeedDeps = Pick<RunRouteDeps, 'runs' | 'changes' | 'stock' | 'rollBack'> & {
  stock: IndexRouteDeps['stock'] & QualityRouteDeps['stock'];
  examiner: QualityRouteDeps['examiner'];
  photoReports: PhotoRouteDeps['photoReports'];
  photoRetry: PhotoRouteDeps['photoRetry'];
  mappings: MappingStore;
  previewer: FeedPreviewer;
  uploads: FeedUploads;
  /** Without it feeds are pushed alone. */
  pulled?: Pick<SourceRouteDeps, 'sources' | 'fetchers' | 'storesSecrets'> | undefined;
};

type Put = { Params: z.input<typeof inventoryParams>; Querystring: z.input<typeof inventoryQuery> };

type RefuseAccess = InventoryAccess['refuse'];

export function inventoryRoutes(server: FastifyInstance, deps: InventoryRouteDeps): void {
  server.register(async (app) => {
    const access = createInventoryAccess(deps);
    const refuseAccess = access.refuse;
    identifyStaff(app, deps);
    feedRoutes(app, deps, refuseAccess);
    if (deps.mapped) {
      const { maxFeedBytes = MAX_FEED_BYTES } = deps;
      const mapping = { ...deps, ...deps.mapped, maxFeedBytes, sendOutcome, rightTo: access.right };
      mappingRoutes(app, mapping, refuseAccess);
      uploadRoutes(app, mapping, refuseAccess);
      runRoutes(app, { ...deps, ...deps.mapped }, refuseAccess);
      qualityRoutes(app, { ...deps, ...deps.mapped }, refuseAccess);
      photoRoutes(app, { ...deps, ...deps.mapped }, refuseAccess);
      indexRoutes(app, { ...deps, ...deps.mapped }, access);
      if (deps.mapped.pulled)
        sourceRoutes(app, { ...deps, ...deps.mapped, ...deps.mapped.pulled }, refuseAccess);
    }
    recordRoutes(app, deps, access.refuseWithoutKey);
  });
}

/** `PUT /api/inventory/{index}`: replaces the records of an index with a feed. */
function feedRoutes(app: FastifyInstance, deps: InventoryRouteDeps, refuseAccess: RefuseAccess): void {
  app.register(async (scope) => {
    const { maxFeedBytes = MAX_FEED_BYTES } = deps;
    scope.removeAllContentTypeParsers();
    // The body is streamed to a file; a content parser would hold all of it in memory.
    scope.addContentTypeParser('*', (_, payload, done) => done(null, payload));
    scope.setErrorHandler((error: FastifyError, _, reply) =>
      error.statusCode === 413 ? sendTooLarge(reply, maxFeedBytes) : reply.send(error),
    );
    scope.addHook<Put>('onRequest', async (request, reply) => {
      const refused = refuseAccess(request, reply);
      if (refused) return refused;
      const mapping = await mappingFor(deps, request);
      if (mapping === 'missing')
        return sendProblem(reply, 404, 'NO_MAPPING', 'The index has no mapping of that version.');
      return mapping ? undefined : refuseFormat(request, reply);
    });
    const options = { bodyLimit: maxFeedBytes, config: { operation: inventoryOperation } };
    scope.put<Put>('/api/inventory/:index', options, (request, reply) =>
      importBody(deps, request, reply, maxFeedBytes),
    );
  });
}

/** The mapping in force, or the version that is asked for; 0 is none. */
async function mappingFor(
  { mapped }: InventoryRouteDeps,
  { params: { index }, query }: FastifyRequest<Put>,
): Promise<MappingVersion | undefined | 'missing'> {
  const parsed = inventoryQuery.safeParse(query);
  if (!mapped || !parsed.success || parsed.data.mapping === 0) return undefined;
  const { mapping: version } = parsed.data;
  if (version === undefined) {
    const current = await mapped.mappings.current(index);
    return current?.mapping && current;
  }
  return (await mapped.mappings.at(index, version)) ?? 'missing';
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
  deps: InventoryRouteDeps,
  request: FastifyRequest<Put>,
  reply: FastifyReply,
  limit: number,
): Promise<FastifyReply> {
  const { importer, indices, spoolFolder, log, now, withdrawalLimitPercent } = deps;
  const { index } = request.params;
  const known = indices().get(index);
  if (!known) throw new Error('the index is checked in onRequest');
  const query = inventoryQuery.safeParse(request.query);
  if (!query.success)
    return sendProblem(
      reply,
      400,
      'INVALID_INPUT',
      'Give dryRun, allowEmpty and allowWithdrawals once each, mapping as a number, and upload as an id.',
    );
  const { mapping: _, upload, ...flags } = query.data;
  let path: string | undefined;
  try {
    path = upload
      ? await deps.mapped?.uploads.take(ownerOf(request), upload)
      : await spool(request.body as Readable, spoolFolder, { limit, now: now() });
  } catch (error) {
    return sendSpoolProblem(reply, error, limit, log, index);
  }
  if (path === undefined) return sendNoUpload(reply);
  const file = path;
  const { kind, language, country } = known;
  const startedBy = request.inventoryStaff?.name;
  const asked = { index, kind, language, country, withdrawalLimitPercent, startedBy, ...flags };
  try {
    const [feed, options] = await howToRead(deps, request, file, asked);
    const outcome = await importer.importFile(feed, options).finally(() => rm(file, { force: true }));
    if (outcome.state === 'imported') logImport(log, outcome);
    if (outcome.state === 'imported' && upload && !flags.dryRun)
      await deps.mapped?.uploads.remove(ownerOf(request), upload);
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

async function howToRead(
  deps: InventoryRouteDeps,
  request: FastifyRequest<Put>,
  path: string,
  asked: ImportOptions,
): Promise<[FeedFile, ImportOptions]> {
  const stored = await mappingFor(deps, request);
  if (stored && stored !== 'missing' && stored.mapping) {
    const { version: mappingVersion, mapping } = stored;
    const { badLines } = mapping;
    return [
      { path, mapping },
      { ...asked, mappingVersion, ...(badLines && { badLines }) },
    ];
  }
  const format = formatOfContent(request.headers['content-type'] ?? '');
  if (!format) throw new Error('the format is checked in onRequest');
  return [{ path, format, gzip: request.headers['content-encoding'] === 'gzip' }, asked];
}

const unavailableMessage =
  'The database does not answer. Nothing has changed; send the feed again in a moment.';

const refusalCodes = { withdrawals: 'TOO_MANY_WITHDRAWN', unreadable: 'FEED_UNREADABLE' } as const;

function sendOutcome(reply: FastifyReply, outcome: ImportOutcome): FastifyReply {
  if (outcome.state === 'busy') return sendProblem(reply, 409, 'IMPORT_RUNNING', outcome.reason);
  if (outcome.state === 'refused')
    return sendProblem(
      reply,
      422,
      outcome.because === undefined ? 'FEED_REFUSED' : refusalCodes[outcome.because],
      outcome.reason,
      { report: outcome.report },
    );
  return reply.header('cache-control', 'no-store').send(outcome.report);
}

function logImport(log: Log, { report }: Extract<ImportOutcome, { state: 'imported' }>): void {
  const { index, dryRun, added, changed, unchanged, withdrawn } = report;
  log.info({ code: 'IMPORTED', index, dryRun, added, changed, unchanged, withdrawn }, 'inventory imported');
}

function isGunzipError(error: unknown): boolean {
  return String((error as NodeJS.ErrnoException | undefined)?.code ?? '').startsWith('Z_');
}
