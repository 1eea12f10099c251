import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseUnavailable } from '../../../shared/platform/database/is-database-unavailable.ts';
import { sendProblem } from '../../../shared/platform/http-problem.ts';
import { jsonBodyParser } from '../../../shared/platform/json-body-parser.ts';
import type { Log } from '../../../shared/platform/log.ts';
import type { FeedPreviewer } from '../feed-importer.ts';
import type { InventoryAccess } from '../http/inventory-access.ts';
import type { KnownIndex, KnownIndices } from '../known-indices.ts';
import type { MappingStore } from '../mapping/mapping-store.ts';
import { checkPreconditions, entityTag } from '../one-record/preconditions.ts';
import { hostKeyOf } from './fetch-feed.ts';
import { firstOf } from './next-fetch.ts';
import {
  deleteSourceOperation,
  fetchQuery,
  fetchSourceOperation,
  getSourceOperation,
  putSourceOperation,
  sourceChange,
  triedChange,
  trySourceOperation,
} from './openapi.ts';
import type { SourceDeclaration } from './source.ts';
import type { SourceFetchers } from './source-fetcher.ts';
import { SourceProblem } from './source-problem.ts';
import { mergeSecrets, problemOfSecrets, type StoredSignIn } from './source-secrets.ts';
import type { SourceStore, StoredSource } from './source-store.ts';
import { sourceView } from './source-view.ts';
import { trySource } from './try-source.ts';

export type SourceRouteDeps = {
  sources: SourceStore;
  fetchers: SourceFetchers;
  /** Whether FEED_SOURCE_KEY is set. */
  storesSecrets: boolean;
  mappings: Pick<MappingStore, 'current'>;
  previewer: FeedPreviewer;
  indices: () => KnownIndices;
  spoolFolder: string;
  log: Log;
  now: () => Date;
};

const MAX_SOURCE_BYTES = 100_000;
/** Each asks somebody else's server for a file. */
const TRIES_A_MINUTE = 10;
const triesOfIndex = {
  ...{ max: TRIES_A_MINUTE, timeWindow: '1 minute' },
  // Counted for those who may, whoever else asks.
  hook: 'preHandler' as const,
  keyGenerator: (request: FastifyRequest) => `source-try ${(request.params as { index: string }).index}`,
};

type OfIndex = { Params: { index: string } };
type Request = FastifyRequest<OfIndex>;

/** `/api/inventory/{index}/source`: where the feed of an index is fetched from. */
export function sourceRoutes(
  app: FastifyInstance,
  deps: SourceRouteDeps,
  refuseAccess: InventoryAccess['refuse'],
): void {
  app.register(async (scope) => {
    const parse = jsonBodyParser(scope);
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) =>
      // Trying and fetching what is stored needs no body, whatever its type says.
      body === '' ? done(null, undefined) : parse(request, String(body), done),
    );
    scope.setErrorHandler((error: FastifyError, _, reply) => sendError(reply, error, deps.log));
    scope.addHook<OfIndex>('onRequest', (request, reply, done) => {
      if (!refuseAccess(request, reply)) done();
    });
    const path = '/api/inventory/:index/source';
    const options = <Operation>(operation: Operation) => ({
      bodyLimit: MAX_SOURCE_BYTES,
      config: { operation },
    });
    scope.get<OfIndex>(path, options(getSourceOperation), (request, reply) => get(deps, request, reply));
    scope.put<OfIndex>(path, options(putSourceOperation), (request, reply) => put(deps, request, reply));
    scope.delete<OfIndex>(path, options(deleteSourceOperation), (request, reply) =>
      remove(deps, request, reply),
    );
    const tries = options(trySourceOperation);
    scope.post<OfIndex>(
      `${path}/try`,
      { ...tries, config: { ...tries.config, rateLimit: triesOfIndex } },
      (request, reply) => tryIt(deps, request, reply),
    );
    scope.post<OfIndex>(`${path}/fetch`, options(fetchSourceOperation), (request, reply) =>
      fetchNow(deps, request, reply),
    );
  });
}

async function get(deps: SourceRouteDeps, { params: { index } }: Request, reply: FastifyReply) {
  const found = await deps.sources.find(index);
  return found ? sendStored(deps, reply, 200, found) : sendNoSource(reply);
}

async function put(deps: SourceRouteDeps, request: Request, reply: FastifyReply): Promise<FastifyReply> {
  const { sources, now, log } = deps;
  const { index } = request.params;
  const parsed = sourceChange.safeParse(request.body);
  if (!parsed.success) return sendWrongSource(reply, parsed.error.issues);
  const { secrets: given, ...declaration } = parsed.data;
  const present = await sources.find(index);
  const refused = refuseVersion(request, reply, present);
  if (refused) return refused;
  const signIn = present && (await signInOf(sources, present));
  const { source, schedule } = declaration;
  const secrets = mergeSecrets(source, given, signIn);
  const problem = problemOfSecrets(source, secrets);
  if (problem) return sendProblem(reply, 422, 'WRONG_SOURCE', problem);
  if (Object.keys(secrets).length > 0 && !deps.storesSecrets)
    return sendProblem(
      reply,
      422,
      'NO_KEY',
      'Passwords and keys cannot be stored: whoever runs this installation has to set FEED_SOURCE_KEY.',
    );
  const { timeZone = 'UTC' } = indexOf(deps, index);
  const isSameFile = present !== undefined && isSame(declaration, present.declaration);
  const isStored = await sources.put(index, present?.version ?? 0, {
    ...{ declaration, secrets, isSameFile, by: request.inventoryStaff?.name },
    nextAt: firstOf(schedule, now(), timeZone).toISOString(),
    hostKey: pinnedFor(declaration, present),
  });
  if (!isStored) return sendChanged(reply);
  log.info({ code: 'SOURCE_CHANGED', index, kind: source.kind }, 'the source of an index was changed');
  const stored = await sources.find(index);
  if (!stored) return sendNoSource(reply);
  return sendStored(deps, reply, present ? 200 : 201, stored);
}

async function remove(deps: SourceRouteDeps, request: Request, reply: FastifyReply): Promise<FastifyReply> {
  const { index } = request.params;
  const present = await deps.sources.find(index);
  if (!present) return sendNoSource(reply);
  const refused = refuseVersion(request, reply, present);
  if (refused) return refused;
  if (!(await deps.sources.remove(index, present.version))) return sendChanged(reply);
  deps.log.info({ code: 'SOURCE_CHANGED', index, removed: true }, 'the source of an index was removed');
  return reply.status(204).header('cache-control', 'no-store').send();
}

async function tryIt(deps: SourceRouteDeps, request: Request, reply: FastifyReply): Promise<FastifyReply> {
  const { sources, mappings, log } = deps;
  const { index } = request.params;
  const present = await sources.find(index);
  const stored = present && (await signInOf(sources, present));
  const parsed = request.body === undefined ? undefined : triedChange.safeParse(request.body);
  if (parsed && !parsed.success) return sendWrongSource(reply, parsed.error.issues);
  const asked = parsed?.data ?? (present && { ...present.declaration, secrets: {} });
  if (!asked) return sendNoSource(reply);
  const { source, limits } = asked;
  const secrets = mergeSecrets(source, asked.secrets, stored);
  const problem = problemOfSecrets(source, secrets);
  if (problem) return sendProblem(reply, 422, 'WRONG_SOURCE', problem);
  const declaration = { ...asked, schedule: { everyMinutes: 60 }, paused: false };
  const order = {
    ...{ index, source, secrets },
    hostKey: source.kind === 'sftp' ? (source.hostKey ?? pinnedFor(declaration, present)) : undefined,
    limits: { bytes: limits.megabytes * 1024 ** 2, totalMs: limits.minutes * 60_000 },
  };
  const mapping = (await mappings.current(index))?.mapping;
  try {
    const outcome = await trySource(deps, order, indexOf(deps, index), mapping);
    if (outcome.state === 'unreadable') return sendProblem(reply, 422, 'FEED_UNREADABLE', outcome.reason);
    return reply.header('cache-control', 'no-store').send(outcome.tried);
  } catch (error) {
    if (!(error instanceof SourceProblem)) throw error;
    const { code, message, hostKey } = error;
    log.info({ code: 'SOURCE_NOT_READ', index, problem: code }, 'a source was tried in vain');
    return sendProblem(reply, 422, 'SOURCE_NOT_READ', message, {
      problem: code,
      ...(hostKey && { hostKey }),
    });
  }
}

async function fetchNow(deps: SourceRouteDeps, request: Request, reply: FastifyReply): Promise<FastifyReply> {
  const { index } = request.params;
  const query = fetchQuery.safeParse(request.query);
  if (!query.success) return sendProblem(reply, 400, 'INVALID_INPUT', 'again is 0 or 1.');
  const by = request.inventoryStaff?.name;
  await deps.sources.request(index, by, query.data.again === '1');
  const stored = await deps.sources.find(index);
  return stored ? sendStored(deps, reply, 202, stored) : sendNoSource(reply);
}

async function signInOf(sources: SourceStore, present: StoredSource): Promise<StoredSignIn> {
  return {
    source: present.declaration.source,
    secrets: await sources.secrets(present.index),
    hostKey: hostKeyOf(present),
  };
}

/** What was seen is of the same file where only the schedule or the way to sign in changes. */
function isSame({ source: one }: SourceDeclaration, { source: other }: SourceDeclaration): boolean {
  const place = (source: SourceDeclaration['source']) => JSON.stringify({ ...source, signIn: undefined });
  return place(one) === place(other);
}

/** The key of an SFTP server that was seen first stays while the server does; one that is declared replaces it. */
function pinnedFor({ source }: SourceDeclaration, present: StoredSource | undefined): string | undefined {
  const before = present?.declaration.source;
  if (source.kind !== 'sftp' || before?.kind !== 'sftp' || source.hostKey) return undefined;
  return source.host === before.host && source.port === before.port
    ? hostKeyOf(present as StoredSource)
    : undefined;
}

function refuseVersion(
  { headers: { 'if-match': ifMatch, 'if-none-match': ifNoneMatch } }: Request,
  reply: FastifyReply,
  present: StoredSource | undefined,
): FastifyReply | undefined {
  const outcome = checkPreconditions({ ifMatch, ifNoneMatch }, present?.version);
  if (outcome === 'holds') return undefined;
  if (present) reply.header('etag', entityTag(present.version));
  return outcome === 'required'
    ? sendProblem(reply, 428, 'VERSION_REQUIRED', 'Say in If-Match which version of the source you replace.')
    : sendChanged(reply);
}

function sendChanged(reply: FastifyReply): FastifyReply {
  return sendProblem(
    reply,
    412,
    'VERSION_CHANGED',
    'The source is at another version. Read it, and change that one.',
  );
}

function sendNoSource(reply: FastifyReply): FastifyReply {
  return sendProblem(reply, 404, 'NO_SOURCE', 'The index has no source: its feeds are pushed.');
}

type Issue = { path: readonly PropertyKey[]; message: string };

function sendWrongSource(reply: FastifyReply, issues: readonly Issue[]): FastifyReply {
  const errors = issues.map(({ path, message }) => ({ field: path.map(String).join('.'), message }));
  const [first] = errors;
  const detail = first ? `: ${[first.field, first.message].filter(Boolean).join(': ')}` : '';
  return sendProblem(reply, 422, 'WRONG_SOURCE', `The source is not valid${detail}`, { errors });
}

function sendStored(
  { now }: SourceRouteDeps,
  reply: FastifyReply,
  status: number,
  stored: StoredSource,
): FastifyReply {
  return reply
    .status(status)
    .header('etag', entityTag(stored.version))
    .header('cache-control', 'no-store')
    .send(sourceView(stored, now()));
}

function indexOf({ indices }: SourceRouteDeps, index: string): KnownIndex {
  const known = indices().get(index);
  if (!known) throw new Error('the index is checked in onRequest');
  return known;
}

function sendError(reply: FastifyReply, error: FastifyError, log: Log): FastifyReply {
  if (isDatabaseUnavailable(error))
    return sendProblem(reply, 503, 'UNAVAILABLE', 'The database does not answer. Send it again in a moment.');
  const { statusCode = 500 } = error;
  if (statusCode === 413) return sendProblem(reply, 413, 'TOO_LARGE', 'The body is larger than 100 kB.');
  if (statusCode === 429)
    return sendProblem(
      reply,
      429,
      'TOO_MANY_TRIES',
      'This source was tried ten times in a minute. Wait a moment.',
    );
  if (statusCode === 415)
    return sendProblem(reply, 415, 'UNKNOWN_FORMAT', 'Send JSON: content-type: application/json.');
  if (statusCode < 500) return sendProblem(reply, 400, 'INVALID_INPUT', 'The body is not JSON.');
  log.error({ code: 'SOURCE_FAILED', error }, 'the source of an index could not be handled');
  return sendProblem(
    reply,
    500,
    'SOURCE_FAILED',
    'The fault is ours. Nothing has changed; try again in a moment.',
  );
}
