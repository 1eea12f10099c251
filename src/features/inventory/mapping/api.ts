import { rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { isDatabaseUnavailable } from '../../../shared/platform/database/is-database-unavailable.ts';
import { sendProblem } from '../../../shared/platform/http-problem.ts';
import { jsonBodyParser } from '../../../shared/platform/json-body-parser.ts';
import type { Log } from '../../../shared/platform/log.ts';
import type { FeedImporter, FeedPreviewer } from '../feed-importer.ts';
import type { InventoryAccess } from '../http/inventory-access.ts';
import { readMappingAndFeed, WrongForm } from '../http/multipart-feed.ts';
import { sendSpoolProblem, sendTooLarge } from '../http/spool-problems.ts';
import type { KnownIndex, KnownIndices } from '../known-indices.ts';
import { checkPreconditions, entityTag } from '../one-record/preconditions.ts';
import type { ImportOutcome } from '../runs/import-report.ts';
import { spool } from '../spool.ts';
import { ownerOf, sendNoUpload } from '../uploads/api.ts';
import type { FeedUploads } from '../uploads/feed-uploads.ts';
import { checkMapping } from './check-mapping.ts';
import { describeFields } from './describe-fields.ts';
import type { FeedMapping } from './feed-mapping.ts';
import type { MappingStore, MappingVersion } from './mapping-store.ts';
import {
  changeQuery,
  deleteMappingOperation,
  dryRunOperation,
  getMappingOperation,
  mappingChange,
  mappingFieldsOperation,
  mappingVersionsOperation,
  previewOperation,
  proposeOperation,
  putMappingOperation,
  type storedMapping,
  uploadQuery,
  versionQuery,
} from './openapi.ts';

export type MappingRouteDeps = {
  mappings: MappingStore;
  previewer: FeedPreviewer;
  uploads: FeedUploads;
  importer: FeedImporter;
  indices: () => KnownIndices;
  spoolFolder: string;
  maxFeedBytes: number;
  withdrawalLimitPercent?: number | undefined;
  rightTo: InventoryAccess['right'];
  sendOutcome: (reply: FastifyReply, outcome: ImportOutcome) => FastifyReply;
  log: Log;
  now: () => Date;
};

const MAX_MAPPING_BYTES = 1_000_000;
/** The beginning of a feed is enough to look at; an archive has to be whole. */
const MAX_PREVIEW_BYTES = 100 * 1024 ** 2;

type OfIndex = { Params: { index: string } };
type RefuseAccess = InventoryAccess['refuse'];

/** `/api/inventory/{index}/mapping`: how the feeds of an index are read. */
export function mappingRoutes(
  app: FastifyInstance,
  deps: MappingRouteDeps,
  refuseAccess: RefuseAccess,
): void {
  app.register(async (scope) => {
    const parse = jsonBodyParser(scope);
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) =>
      parse(request, String(body), done),
    );
    addHooks(scope, deps, refuseAccess, MAX_MAPPING_BYTES);
    const path = '/api/inventory/:index/mapping';
    const get = { config: { operation: getMappingOperation } };
    scope.get<OfIndex>(path, get, (request, reply) => getMapping(deps, request, reply));
    const versions = { config: { operation: mappingVersionsOperation } };
    scope.get<OfIndex>(`${path}/versions`, versions, async ({ params: { index } }) => ({
      index,
      versions: await deps.mappings.versions(index),
    }));
    const fields = { config: { operation: mappingFieldsOperation } };
    scope.get<OfIndex>(`${path}/fields`, fields, async ({ params: { index } }) => {
      const { kind, language } = indexOf(deps, index);
      return { index, kind, fields: describeFields(kind, language) };
    });
    const put = { bodyLimit: MAX_MAPPING_BYTES, config: { operation: putMappingOperation } };
    scope.put<OfIndex>(path, put, (request, reply) => putMapping(deps, request, reply));
    const remove = { config: { operation: deleteMappingOperation } };
    scope.delete<OfIndex>(path, remove, (request, reply) => deleteMapping(deps, request, reply));
  });
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // The body is streamed to a file, as that of a feed is.
    scope.addContentTypeParser('*', (_, payload, done) => done(null, payload));
    addHooks(scope, deps, refuseAccess, deps.maxFeedBytes);
    const path = '/api/inventory/:index/mapping';
    const small = { bodyLimit: MAX_PREVIEW_BYTES };
    const propose = { ...small, config: { operation: proposeOperation } };
    scope.post<OfIndex>(`${path}/proposal`, propose, (request, reply) => proposeFor(deps, request, reply));
    const asPreview = { ...small, config: { operation: previewOperation } };
    scope.post<OfIndex>(`${path}/preview`, asPreview, (request, reply) =>
      withForm(deps, request, reply, MAX_PREVIEW_BYTES, (file, mapping) =>
        preview(deps, request, reply, file, mapping),
      ),
    );
    const asDryRun = { bodyLimit: deps.maxFeedBytes, config: { operation: dryRunOperation } };
    scope.post<OfIndex>(`${path}/dry-run`, asDryRun, (request, reply) =>
      withForm(deps, request, reply, deps.maxFeedBytes, (path, mapping) =>
        dryRun(deps, request, reply, path, mapping),
      ),
    );
  });
}

function addHooks(
  scope: FastifyInstance,
  deps: MappingRouteDeps,
  refuseAccess: RefuseAccess,
  limit: number,
): void {
  scope.setErrorHandler((error: FastifyError, _, reply) => sendError(reply, error, deps.log, limit));
  scope.addHook<OfIndex>('onRequest', (request, reply, done) => {
    if (!refuseAccess(request, reply)) done();
  });
}

async function getMapping(
  { mappings }: MappingRouteDeps,
  request: FastifyRequest<OfIndex>,
  reply: FastifyReply,
) {
  const { index } = request.params;
  const query = versionQuery.safeParse(request.query);
  if (!query.success) return sendProblem(reply, 400, 'INVALID_INPUT', 'A version is a number from 1 on.');
  const { version } = query.data;
  const found = version === undefined ? await mappings.current(index) : await mappings.at(index, version);
  if (!found?.mapping) return sendNoMapping(reply);
  return sendStored(reply, 200, index, found);
}

async function putMapping(deps: MappingRouteDeps, request: FastifyRequest<OfIndex>, reply: FastifyReply) {
  const { index } = request.params;
  const body = mappingChange.safeParse(request.body);
  let value: unknown = request.body;
  if (body.success && 'copyFrom' in body.data) {
    const { index: from, version } = body.data.copyFrom;
    const source =
      deps.rightTo(request, from) === 'none'
        ? undefined
        : version === undefined
          ? await deps.mappings.current(from)
          : await deps.mappings.at(from, version);
    if (!source?.mapping)
      return sendProblem(reply, 404, 'NO_MAPPING', `The index ${from} has no such mapping to copy.`);
    value = source.mapping;
  }
  const checked = checkMapping(value, indexOf(deps, index).kind);
  if ('problems' in checked) return sendWrongMapping(reply, checked.problems);
  const present = await deps.mappings.current(index);
  return store(deps, request, reply, present, checked.mapping);
}

async function deleteMapping(deps: MappingRouteDeps, request: FastifyRequest<OfIndex>, reply: FastifyReply) {
  const present = await deps.mappings.current(request.params.index);
  if (!present?.mapping) return sendNoMapping(reply);
  return store(deps, request, reply, present, undefined);
}

async function store(
  { mappings, log, now }: MappingRouteDeps,
  request: FastifyRequest<OfIndex>,
  reply: FastifyReply,
  present: MappingVersion | undefined,
  mapping: FeedMapping | undefined,
): Promise<FastifyReply> {
  const { index } = request.params;
  const { 'if-match': ifMatch, 'if-none-match': ifNoneMatch } = request.headers;
  const revision = present?.mapping ? present.version : undefined;
  const changedBy = request.inventoryStaff?.name;
  const query = changeQuery.safeParse(request.query);
  if (!query.success)
    return sendProblem(reply, 400, 'INVALID_INPUT', 'Give one note, of up to 500 characters.');
  const { note } = query.data;
  const outcome = checkPreconditions({ ifMatch, ifNoneMatch }, revision);
  if (revision !== undefined) reply.header('etag', entityTag(revision));
  if (outcome === 'required')
    return sendProblem(
      reply,
      428,
      'VERSION_REQUIRED',
      'Say in If-Match which version of the mapping you replace.',
    );
  const isAdded =
    outcome === 'holds' &&
    (await mappings.add(index, present?.version ?? 0, mapping, { by: changedBy, note }));
  if (!isAdded)
    return sendProblem(
      reply,
      412,
      'VERSION_CHANGED',
      'The mapping is at another version. Read it, and change that one.',
    );
  const version = (present?.version ?? 0) + 1;
  log.info(
    { code: 'MAPPING_CHANGED', index, version, removed: mapping === undefined },
    'feed mapping changed',
  );
  if (!mapping) return reply.status(204).header('cache-control', 'no-store').send();
  return sendStored(reply, revision === undefined ? 201 : 200, index, {
    ...{ version, mapping, changedBy, note, changedAt: now().toISOString() },
  });
}

async function proposeFor(deps: MappingRouteDeps, request: FastifyRequest<OfIndex>, reply: FastifyReply) {
  const { spoolFolder, now, log } = deps;
  const upload = uploadOf(request);
  let taken: string | undefined;
  try {
    const body = request.body as Readable;
    taken =
      upload === undefined
        ? await spool(body, spoolFolder, { limit: MAX_PREVIEW_BYTES, now: now() })
        : await deps.uploads.take(ownerOf(request), upload);
  } catch (error) {
    return sendSpoolProblem(reply, error, MAX_PREVIEW_BYTES, log, request.params.index);
  }
  if (taken === undefined) return sendNoUpload(reply);
  const path = taken;
  const send = await preview(deps, request, reply, path, undefined).finally(() => rm(path, { force: true }));
  return send();
}

/** Of the file that was sent before. */
function uploadOf({ query }: FastifyRequest<OfIndex>): string | undefined {
  return uploadQuery.safeParse(query).data?.upload;
}

async function readText(body: AsyncIterable<Buffer>, maxBytes: number): Promise<string> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of body) {
    length += part.length;
    if (length > maxBytes) throw new WrongForm();
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

/** Reads the form, or a mapping beside a file that was sent before, and stores the feed in a file for as long as it takes. */
async function withForm(
  deps: MappingRouteDeps,
  request: FastifyRequest<OfIndex>,
  reply: FastifyReply,
  limit: number,
  use: (path: string, mapping: FeedMapping) => Promise<() => FastifyReply>,
): Promise<FastifyReply> {
  const { index } = request.params;
  const contentType = request.headers['content-type'] ?? '';
  const upload = uploadOf(request);
  let taken: string | undefined;
  let mapping: unknown;
  try {
    const body = request.body as AsyncIterable<Buffer>;
    if (upload !== undefined) {
      mapping = JSON.parse(await readText(body, MAX_MAPPING_BYTES));
      taken = await deps.uploads.take(ownerOf(request), upload);
    } else {
      const form = await readMappingAndFeed(contentType, body, MAX_MAPPING_BYTES);
      mapping = JSON.parse(form.mapping);
      taken = await spool(form.feed, deps.spoolFolder, { limit, now: deps.now() });
    }
  } catch (error) {
    reply.header('connection', 'close');
    const message =
      'Send multipart/form-data with the parts mapping (JSON, up to 1 MB) and feed, in this order; or with upload=, the mapping alone as JSON.';
    if (error instanceof WrongForm || error instanceof SyntaxError)
      return sendProblem(reply, 400, 'INVALID_INPUT', message);
    return sendSpoolProblem(reply, error, limit, deps.log, index);
  }
  if (taken === undefined) return sendNoUpload(reply);
  const path = taken;
  const checked = checkMapping(mapping, indexOf(deps, index).kind);
  const used =
    'problems' in checked ? () => sendWrongMapping(reply, checked.problems) : use(path, checked.mapping);
  const send = await Promise.resolve(used).finally(() => rm(path, { force: true }));
  return send();
}

async function preview(
  deps: MappingRouteDeps,
  request: FastifyRequest<OfIndex>,
  reply: FastifyReply,
  path: string,
  mapping: FeedMapping | undefined,
): Promise<() => FastifyReply> {
  const { kind, language, country } = indexOf(deps, request.params.index);
  const outcome = await deps.previewer.previewFile({ path, mapping }, { kind, language, country });
  if (outcome.state === 'unreadable') return () => sendProblem(reply, 422, 'FEED_UNREADABLE', outcome.reason);
  return () => reply.header('cache-control', 'no-store').send(outcome.preview);
}

async function dryRun(
  deps: MappingRouteDeps,
  request: FastifyRequest<OfIndex>,
  reply: FastifyReply,
  path: string,
  mapping: FeedMapping,
): Promise<() => FastifyReply> {
  const { index } = request.params;
  const { kind, language, country } = indexOf(deps, index);
  const { withdrawalLimitPercent } = deps;
  const outcome = await deps.importer.importFile(
    { path, mapping },
    {
      ...{ index, kind, language, country, withdrawalLimitPercent, dryRun: true },
      ...(mapping.badLines && { badLines: mapping.badLines }),
    },
  );
  return () => deps.sendOutcome(reply, outcome);
}

function indexOf({ indices }: Pick<MappingRouteDeps, 'indices'>, index: string): KnownIndex {
  const known = indices().get(index);
  if (!known) throw new Error('the index is checked in onRequest');
  return known;
}

function sendStored(
  reply: FastifyReply,
  status: number,
  index: string,
  stored: MappingVersion,
): FastifyReply {
  const { version, changedAt, changedBy, note, mapping } = stored;
  if (!mapping) throw new Error('a stored mapping is a document');
  const body: z.output<typeof storedMapping> = {
    index,
    version,
    changedAt,
    ...(changedBy && { changedBy }),
    ...(note && { note }),
    mapping,
  };
  return reply
    .status(status)
    .header('etag', entityTag(version))
    .header('cache-control', 'no-cache')
    .send(body);
}

function sendNoMapping(reply: FastifyReply): FastifyReply {
  return sendProblem(
    reply,
    404,
    'NO_MAPPING',
    'The index has no mapping: its feeds are read by our own field names.',
  );
}

function sendWrongMapping(reply: FastifyReply, problems: readonly { field: string; message: string }[]) {
  const [first] = problems;
  const message = `The mapping is not valid${first ? `: ${[first.field, first.message].filter(Boolean).join(': ')}` : ''}`;
  return sendProblem(reply, 422, 'WRONG_MAPPING', message, { errors: problems });
}

function sendError(reply: FastifyReply, error: FastifyError, log: Log, limit: number): FastifyReply {
  if (isDatabaseUnavailable(error))
    return sendProblem(reply, 503, 'UNAVAILABLE', 'The database does not answer. Send it again in a moment.');
  const { statusCode = 500 } = error;
  if (statusCode === 413) return sendTooLarge(reply, limit);
  if (statusCode === 415)
    return sendProblem(reply, 415, 'UNKNOWN_FORMAT', 'Send JSON: content-type: application/json.');
  if (statusCode < 500) return sendProblem(reply, 400, 'INVALID_INPUT', 'The body is not JSON.');
  log.error({ code: 'MAPPING_FAILED', error }, 'a feed mapping could not be handled');
  return sendProblem(
    reply,
    500,
    'MAPPING_FAILED',
    'The fault is ours. Nothing has changed; try again in a moment.',
  );
}
