import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { Log } from '../../../shared/platform/log.ts';
import type { FeedFile, FeedImporter } from '../feed-importer.ts';
import type { KnownIndex, KnownIndices } from '../known-indices.ts';
import type { MappingStore, MappingVersion } from '../mapping/mapping-store.ts';
import { formatOfContent, formatOfFile } from '../reading/feed-format.ts';
import { firstBytes, isGzip } from '../reading/packed-bytes.ts';
import type { ImportOutcome } from '../runs/import-report.ts';
import { spool } from '../spool.ts';
import { limitedFeed } from './limited-feed.ts';
import { nextOf, retryOf } from './next-fetch.ts';
import { type OpenedFeed, openSource, type SourceFetchers } from './source-fetcher.ts';
import { SourceProblem } from './source-problem.ts';
import { problemOfSecrets } from './source-secrets.ts';
import type { ClaimedSource, FetchEnd, FileMarks, SeenFile } from './source-store.ts';

export type FetchDeps = {
  fetchers: SourceFetchers;
  importer: FeedImporter;
  mappings: Pick<MappingStore, 'current'>;
  indices: () => KnownIndices;
  spoolFolder: string;
  withdrawalLimitPercent?: number | undefined;
  now: () => Date;
  random: () => number;
  log: Log;
};

/** Without a byte. */
export const IDLE_MS = 30_000;
const DAY_MS = 24 * 3600_000;
/** As the runs say who sent a feed that nobody asked for. */
export const BY_SCHEDULE = 'schedule';

type Known = KnownIndex | undefined;

/** Fetches the feed of a source and imports it, unless it has not changed; busy: another feed of the index is imported. */
export async function fetchFeed(
  deps: FetchDeps,
  claimed: ClaimedSource,
  signal: AbortSignal,
): Promise<FetchEnd | 'busy'> {
  const { index } = claimed;
  const known = deps.indices().get(index);
  try {
    return await fetchAndImport(deps, claimed, known, signal);
  } catch (error) {
    if (error instanceof SourceProblem) {
      const { code, message } = error;
      deps.log.warn({ code: 'FEED_NOT_FETCHED', index, problem: code }, 'a feed could not be fetched');
      return failed(deps, claimed, known, message, error);
    }
    deps.log.error({ code: 'FETCH_FAILED', index, error }, 'a feed could not be fetched or imported');
    const { code } = error as NodeJS.ErrnoException;
    const message =
      code === 'ENOSPC'
        ? 'There is no room left on the disk for this feed.'
        : 'The feed could not be imported, and the fault is ours. Nothing has changed; it is tried again.';
    return failed(deps, claimed, known, message);
  }
}

async function fetchAndImport(
  deps: FetchDeps,
  claimed: ClaimedSource,
  known: Known,
  stop: AbortSignal,
): Promise<FetchEnd | 'busy'> {
  const { index, declaration, secrets } = claimed;
  const { source, limits } = declaration;
  if (!known) throw new SourceProblem('not-found', `No site names the index ${index} any more.`);
  const missing = problemOfSecrets(source, secrets);
  if (missing) throw new SourceProblem('secrets-missing', secretsProblem(claimed, missing));
  const mapping = await deps.mappings.current(index);
  const seen = knownFile(claimed, mapping, deps.now());
  const bytes = limits.megabytes * 1024 ** 2;
  const totalMs = limits.minutes * 60_000;
  const signal = AbortSignal.any([stop, AbortSignal.timeout(totalMs)]);
  const hostKey = hostKeyOf(claimed);
  const opened = await openSource(deps.fetchers, {
    ...{ index, source, secrets, seen, hostKey, signal, limits: { bytes, totalMs } },
  });
  if (opened.state === 'unchanged') return unchanged(deps, claimed, known, seen, opened.hostKey);
  const { path, hash, size } = await intoFile(
    deps,
    opened,
    { bytes, idleMs: IDLE_MS, signal },
    nameOf(claimed),
  );
  try {
    if (seen && seen.hash === hash)
      return unchanged(deps, claimed, known, { ...seen, ...opened.marks }, opened.hostKey);
    const outcome = await importFile(deps, claimed, known, mapping, path, opened);
    return ended(
      deps,
      claimed,
      known,
      outcome,
      { ...opened.marks, hash },
      {
        ...{ bytes: size, mappingVersion: versionOf(mapping), hostKey: opened.hostKey },
      },
    );
  } finally {
    await rm(path, { force: true });
  }
}

/** What need not be sent again: what was imported as it would be now. */
function knownFile(
  { seen, state: { requested } }: ClaimedSource,
  mapping: MappingVersion | undefined,
  now: Date,
): SeenFile | undefined {
  if (!seen || seen.mappingVersion !== versionOf(mapping)) return undefined;
  // Whoever asks for a feed that was refused has corrected something.
  if (requested && (requested.again || seen.result === 'refused')) return undefined;
  // Records whose line is bad stay for some days only, which an import counts.
  const isOld = now.getTime() - Date.parse(seen.at) > DAY_MS;
  return mapping?.mapping?.badLines && isOld ? undefined : seen;
}

function versionOf(mapping: MappingVersion | undefined): number {
  return mapping?.mapping ? mapping.version : 0;
}

export function hostKeyOf({ declaration: { source }, state }: Pick<ClaimedSource, 'declaration' | 'state'>) {
  return source.kind === 'sftp' ? (source.hostKey ?? state.hostKey) : undefined;
}

function secretsProblem({ secretsSet }: ClaimedSource, missing: string): string {
  return secretsSet.length > 0
    ? 'The stored password or key cannot be decrypted: FEED_SOURCE_KEY lacks the key that it was encrypted with. Give it again.'
    : missing;
}

function nameOf({ declaration: { source } }: ClaimedSource): string {
  switch (source.kind) {
    case 'web':
      return new URL(source.url).hostname;
    case 'sftp':
      return source.host;
    case 's3':
      return `the bucket ${source.bucket}`;
    case 'folder':
      return 'the folder';
    case 'extension':
      return source.name;
  }
}

async function intoFile(
  { spoolFolder, now }: FetchDeps,
  opened: Extract<OpenedFeed, { state: 'opened' }>,
  limits: Parameters<typeof limitedFeed>[1],
  from: string,
) {
  const hash = createHash('sha256');
  let size = 0;
  async function* hashed() {
    for await (const chunk of limitedFeed(opened, limits, from)) {
      hash.update(chunk);
      size += chunk.length;
      yield chunk;
    }
  }
  const path = await spool(Readable.from(hashed(), { objectMode: false }), spoolFolder, {
    ...{ limit: limits.bytes, now: now() },
  });
  return { path, hash: hash.digest('base64'), size };
}

async function importFile(
  { importer, withdrawalLimitPercent }: FetchDeps,
  { index, state: { requested } }: ClaimedSource,
  { kind, language, country }: KnownIndex,
  mapping: MappingVersion | undefined,
  path: string,
  opened: Extract<OpenedFeed, { state: 'opened' }>,
): Promise<ImportOutcome> {
  const startedBy = requested ? requested.by : BY_SCHEDULE;
  const options = { index, kind, language, country, withdrawalLimitPercent, startedBy };
  if (!mapping?.mapping) return importer.importFile(await ownFile(path, opened), options);
  const { badLines } = mapping.mapping;
  return importer.importFile(
    { path, mapping: mapping.mapping },
    { ...options, mappingVersion: mapping.version, ...(badLines && { badLines }) },
  );
}

async function ownFile(
  path: string,
  { contentType = '', name }: Extract<OpenedFeed, { state: 'opened' }>,
): Promise<FeedFile> {
  const format = formatOfContent(contentType) ?? formatOfFile(name);
  if (!format)
    throw new SourceProblem(
      'unreadable',
      `Neither the name ${name} nor its content type says what the file is, and the index has no mapping. Set one.`,
    );
  return { path, format, gzip: isGzip(await firstBytes(path)) };
}

function unchanged(
  deps: FetchDeps,
  claimed: ClaimedSource,
  { timeZone = 'UTC' }: KnownIndex,
  seen: SeenFile | undefined,
  hostKey: string | undefined,
): FetchEnd {
  const now = deps.now();
  const { declaration, state } = claimed;
  const at = now.toISOString();
  const wasRefused = seen?.result === 'refused';
  return {
    ...{ at, bytes: undefined, hostKey, seen },
    nextAt: nextOf(declaration.schedule, now, timeZone).toISOString(),
    ...(wasRefused
      ? { result: 'refused', problem: state.last?.problem, failures: state.failures }
      : { result: 'unchanged', problem: undefined, failures: 0, goodAt: at }),
  };
}

function ended(
  deps: FetchDeps,
  claimed: ClaimedSource,
  known: KnownIndex,
  outcome: ImportOutcome,
  marks: FileMarks,
  { mappingVersion, ...facts }: { bytes: number; mappingVersion: number; hostKey: string | undefined },
): FetchEnd | 'busy' {
  if (outcome.state === 'busy') return 'busy';
  const now = deps.now();
  const at = now.toISOString();
  const isImported = outcome.state === 'imported';
  const { index, declaration, state } = claimed;
  if (isImported) {
    const { added, changed, withdrawn } = outcome.report;
    deps.log.info(
      { code: 'FEED_FETCHED', index, added, changed, withdrawn },
      'a feed was fetched and imported',
    );
  } else deps.log.warn({ code: 'FETCHED_FEED_REFUSED', index }, 'a feed was fetched and refused');
  return {
    ...{ at, ...facts },
    // The same file would be refused again, so that the schedule goes on as if it were well.
    nextAt: nextOf(declaration.schedule, now, known.timeZone ?? 'UTC').toISOString(),
    seen: { ...marks, result: outcome.state, mappingVersion, at },
    ...(isImported
      ? { result: 'imported', problem: undefined, failures: 0, goodAt: at }
      : { result: 'refused', problem: refusalOf(outcome), failures: state.failures + 1 }),
  };
}

/** With the first line that is not valid: whoever gets a mail sees what to look for. */
function refusalOf({ reason, report }: Extract<ImportOutcome, { state: 'refused' }>): string {
  const [first] = report.refused;
  return first ? `${reason} Line ${first.line}: ${first.reason}` : reason;
}

function failed(
  deps: FetchDeps,
  { declaration: { schedule }, state }: ClaimedSource,
  known: Known,
  message: string,
  problem?: SourceProblem,
): FetchEnd {
  const now = deps.now();
  const failures = state.failures + 1;
  const attempt = { failures, schedule, ...(problem && { problem: problem.code }) };
  return {
    ...{ at: now.toISOString(), result: 'failed', problem: message, bytes: undefined, failures },
    ...(problem && { code: problem.code }),
    nextAt: retryOf(attempt, now, known?.timeZone ?? 'UTC', deps.random()).toISOString(),
  };
}
