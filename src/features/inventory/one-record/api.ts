import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { isDatabaseUnavailable } from '../../../shared/platform/database/is-database-unavailable.ts';
import { sendProblem } from '../../../shared/platform/http-problem.ts';
import { jsonBodyParser } from '../../../shared/platform/json-body-parser.ts';
import type { Log } from '../../../shared/platform/log.ts';
import type { RecordStore } from '../../../shared/search/record-store.ts';
import type { InventoryAccess } from '../http/inventory-access.ts';
import type { KnownIndex, KnownIndices } from '../known-indices.ts';
import { MAX_RECORD_LENGTH } from '../reading/feed-line.ts';
import type { EditRefusal, EditRequest, RecordChange } from './decide-edit.ts';
import { type EditRecordDeps, type EditResult, editOne } from './edit-records.ts';
import {
  batchOperation,
  deleteRecordOperation,
  type editedRecord,
  type editResults,
  getRecordOperation,
  type inventoryRecord,
  MAX_EDITS,
  patchRecordOperation,
  putRecordOperation,
  recordEdits,
  recordParams,
  resetRecordOperation,
} from './openapi.ts';
import { entityTag, includesTag } from './preconditions.ts';

export type RecordRouteDeps = EditRecordDeps & {
  records: Pick<RecordStore, 'edit' | 'findEditable'>;
  indices: () => KnownIndices;
  log: Log;
};

const MAX_BATCH_BYTES = 5_000_000;
const RETRY_SECONDS = '5';

type One = { Params: { index: string; id: string } };
type RefuseAccess = InventoryAccess['refuse'];

/** `/api/inventory/{index}/{id}`: one record of an index, without a feed. */
export function recordRoutes(app: FastifyInstance, deps: RecordRouteDeps, refuseAccess: RefuseAccess): void {
  app.register(async (scope) => {
    const parse = jsonBodyParser(scope);
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      ['application/json', 'application/merge-patch+json'],
      { parseAs: 'string' },
      (request, body, done) => parse(request, String(body), done),
    );
    scope.setErrorHandler((error: FastifyError, _, reply) => sendError(reply, error, deps.log));
    scope.addHook<One>('onRequest', (request, reply, done) => {
      if (!(refuseAccess(request, reply) ?? refuseId(request, reply))) done();
    });
    const one = '/api/inventory/:index/:id';
    const bodyLimit = MAX_RECORD_LENGTH;
    scope.get<One>(one, { config: { operation: getRecordOperation } }, (request, reply) =>
      getRecord(deps, request, reply),
    );
    scope.put<One>(one, { bodyLimit, config: { operation: putRecordOperation } }, (request, reply) =>
      change(deps, request, reply, { method: 'PUT', record: request.body }),
    );
    scope.patch<One>(one, { bodyLimit, config: { operation: patchRecordOperation } }, (request, reply) =>
      change(deps, request, reply, { method: 'PATCH', record: request.body }),
    );
    scope.delete<One>(one, { config: { operation: deleteRecordOperation } }, (request, reply) =>
      change(deps, request, reply, { method: 'DELETE' }),
    );
    scope.delete<One>(`${one}/edits`, { config: { operation: resetRecordOperation } }, (request, reply) =>
      change(deps, request, reply, { method: 'RESET' }),
    );
    const batch = { bodyLimit: MAX_BATCH_BYTES, config: { operation: batchOperation } };
    scope.post<{ Params: { index: string } }>('/api/inventory/:index/batch', batch, (request, reply) =>
      changeMany(deps, request, reply),
    );
  });
}

async function getRecord(
  { records }: RecordRouteDeps,
  request: FastifyRequest<One>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { index, id } = request.params;
  const found = await records.findEditable(index, id);
  if (!found) return sendProblem(reply, 404, 'UNKNOWN_RECORD', 'There is no such record.');
  if (found.state !== 'live')
    return sendProblem(reply, 410, 'WITHDRAWN', 'The record is withdrawn. PUT brings it back.');
  const { revision, changedAt, source, edit } = found;
  reply.header('etag', entityTag(revision)).header('cache-control', 'no-cache');
  const known = request.headers['if-none-match'];
  if (known !== undefined && includesTag(known.replaceAll('W/', ''), revision))
    return reply.status(304).send();
  const body: z.output<typeof inventoryRecord> = {
    ...{ index, id, revision, changedAt },
    source: edit && !edit.feedRecord ? 'api' : 'feed',
    record: source,
    edits: edit?.feedRecord ? edit.fields : {},
  };
  return reply.send(body);
}

async function change(
  deps: RecordRouteDeps,
  request: FastifyRequest<One>,
  reply: FastifyReply,
  change: RecordChange,
): Promise<FastifyReply> {
  const { index, id } = request.params;
  const { 'if-match': ifMatch, 'if-none-match': ifNoneMatch } = request.headers;
  const result = await editOne(deps, index, indexOf(deps, index), { ...change, id, ifMatch, ifNoneMatch });
  logEdit(deps.log, index, { ...change, id }, result);
  if (result.state === 'busy') return sendBusy(reply);
  if (result.state === 'refused') return sendRefusal(reply, result.refusal);
  const { revision, state } = result.record;
  const body: z.output<typeof editedRecord> = {
    ...{ index, id, revision, ...reportOf(result) },
    state: state === 'live' ? 'live' : 'withdrawn',
  };
  if (state === 'live') reply.header('etag', entityTag(revision));
  return reply
    .status(result.isNew ? 201 : 200)
    .header('cache-control', 'no-store')
    .send(body);
}

async function changeMany(
  deps: RecordRouteDeps,
  request: FastifyRequest<{ Params: { index: string } }>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { index } = request.params;
  const parsed = recordEdits.safeParse(request.body);
  if (!parsed.success) {
    const message = `Send edits: a list of 1 to ${MAX_EDITS}, each with method (PUT, PATCH or DELETE), id, and record with PUT and PATCH.`;
    return sendProblem(reply, 400, 'INVALID_INPUT', message);
  }
  const results: z.output<typeof editResults>['results'] = [];
  for (const { method, id, ifMatch, ifNoneMatch, record } of parsed.data.edits) {
    const edit: EditRequest = { method, id, ifMatch, ifNoneMatch, record };
    const result = await editOne(deps, index, indexOf(deps, index), edit);
    logEdit(deps.log, index, edit, result);
    results.push({ id, ...resultOf(result) });
  }
  return reply.status(207).header('cache-control', 'no-store').send({ results });
}

function resultOf(result: EditResult) {
  if (result.state === 'busy') return { status: 503, code: 'IMPORT_RUNNING', message: busyMessage };
  if (result.state === 'done')
    return { status: result.isNew ? 201 : 200, revision: result.record.revision, ...reportOf(result) };
  const { errors, ...refusal } = result.refusal;
  return { ...refusal, ...(errors && { errors: [...errors] }) };
}

function reportOf({ changed, ignoredFields, unknownWords }: Extract<EditResult, { state: 'done' }>) {
  return { changed, ignoredFields: [...ignoredFields], unknownWords: [...unknownWords] };
}

function indexOf({ indices }: RecordRouteDeps, index: string): KnownIndex {
  const known = indices().get(index);
  if (!known) throw new Error('the index is checked in onRequest');
  return known;
}

function refuseId({ params }: FastifyRequest<One>, reply: FastifyReply): FastifyReply | undefined {
  if (params.id === undefined || recordParams.safeParse(params).success) return undefined;
  return sendProblem(reply, 404, 'UNKNOWN_RECORD', 'There is no such record.');
}

function sendRefusal(reply: FastifyReply, { status, code, message, errors, revision }: EditRefusal) {
  if (revision !== undefined) reply.header('etag', entityTag(revision));
  return sendProblem(reply, status, code, message, errors && { errors });
}

const busyMessage = 'A feed of this index is becoming visible. Nothing has changed; send the edit again.';

function sendBusy(reply: FastifyReply): FastifyReply {
  return sendProblem(reply.header('retry-after', RETRY_SECONDS), 503, 'IMPORT_RUNNING', busyMessage);
}

function sendError(reply: FastifyReply, error: FastifyError, log: Log): FastifyReply {
  if (isDatabaseUnavailable(error))
    return sendProblem(
      reply.header('retry-after', RETRY_SECONDS),
      503,
      'UNAVAILABLE',
      'The database does not answer. Send the edit again in a moment.',
    );
  const { statusCode = 500 } = error;
  if (statusCode === 413) return sendProblem(reply, 413, 'TOO_LARGE', 'The body is too large; send a feed.');
  if (statusCode === 415)
    return sendProblem(
      reply,
      415,
      'UNKNOWN_FORMAT',
      'Send JSON, and say so: content-type: application/json.',
    );
  if (statusCode < 500) return sendProblem(reply, 400, 'INVALID_INPUT', 'The body is not JSON.');
  log.error({ code: 'EDIT_FAILED', error }, 'a record could not be edited');
  return sendProblem(reply, 500, 'EDIT_FAILED', 'The fault is ours. Send the edit again in a moment.');
}

function logEdit(
  log: Log,
  index: string,
  { id, method }: Pick<EditRequest, 'id' | 'method'>,
  result: EditResult,
) {
  if (result.state !== 'done' || !result.changed) return;
  log.info({ code: 'RECORD_EDITED', index, id, method, revision: result.record.revision }, 'record edited');
}
