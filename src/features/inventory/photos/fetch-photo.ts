import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { fetchedPictureName } from '../../../shared/platform/fetched-picture.ts';
import type {
  OutboundClient,
  OutboundLimits,
  OutboundResponse,
} from '../../../shared/platform/outbound/outbound-client.ts';
import {
  OutboundProblem,
  type OutboundProblemCode,
} from '../../../shared/platform/outbound/outbound-problem.ts';
import type { PhotoEncoder } from './photo-encoder.ts';
import type {
  DuePhoto,
  FetchedPhoto,
  PhotoFile,
  PhotoProblem,
  PhotoProblemCode,
  PhotoQueue,
} from './photo-queue.ts';

/** Where photos are stored. Storing the same bytes again is the same file. */
export interface PhotoLibrary {
  save(name: string, bytes: Buffer): Promise<{ file: string; placeholder: string | undefined }>;
  removePicture(file: string): Promise<void>;
}

export type FetchDeps = {
  outbound: Pick<OutboundClient, 'fetch'>;
  queue: Pick<PhotoQueue, 'fileOfSource'>;
  encode: PhotoEncoder;
  library: Pick<PhotoLibrary, 'save'>;
  limits?: Partial<OutboundLimits> | undefined;
  signal?: AbortSignal | undefined;
};

export type FetchOutcome =
  | { state: 'fetched'; photo: FetchedPhoto }
  | { state: 'unchanged' }
  | {
      state: 'failed';
      problem: PhotoProblem;
      /** The host is to be left alone: as long as it says, or until it has recovered. */
      host?: { state: 'silent' } | { state: 'busy'; retryAfter: string | undefined };
    };

export const photoLimits: Partial<OutboundLimits> = {
  bytes: 20 * 1024 ** 2,
  redirects: 3,
  headersMs: 15_000,
  idleMs: 15_000,
  totalMs: 60_000,
};

/** Fetches a photo as its server has it now, and stores it. What is wrong with it is a value; what is wrong here is thrown. */
export async function fetchPhoto(due: DuePhoto, deps: FetchDeps): Promise<FetchOutcome> {
  try {
    const response = await deps.outbound.fetch({
      url: due.url,
      headers: requestHeaders(due),
      limits: { ...photoLimits, ...deps.limits },
      signal: deps.signal,
    });
    if (response.status === 304 && due.file) {
      response.body.destroy();
      return { state: 'unchanged' };
    }
    if (response.status !== 200) return refusedBy(response);
    return await store(await bytesOf(response.body), response, deps);
  } catch (error) {
    if (!(error instanceof OutboundProblem)) throw error;
    const problem = { code: problemCodes[error.code], text: error.message };
    const isSilent = error.code === 'unreachable' || error.code === 'timeout';
    return { state: 'failed', problem, ...(isSilent && { host: { state: 'silent' } }) };
  }
}

function requestHeaders({ file, etag, lastModified }: DuePhoto): Record<string, string> {
  return {
    accept: 'image/avif,image/webp,image/jpeg,image/png,*/*;q=0.1',
    // Photos are packed already; packing them again would only hide how long they are.
    'accept-encoding': 'identity',
    ...(file && etag && { 'if-none-match': etag }),
    ...(file && lastModified && { 'if-modified-since': lastModified }),
  };
}

function refusedBy({ status, headers, body, url }: OutboundResponse): FetchOutcome {
  body.destroy();
  const { hostname } = new URL(url);
  if (status === 404 || status === 410)
    return {
      state: 'failed',
      problem: { code: 'not-found', text: `${hostname} does not have it (${status}).` },
    };
  const problem: PhotoProblem = { code: 'status', text: `${hostname} answers with status ${status}.` };
  if (status !== 429 && status !== 503) return { state: 'failed', problem };
  return { state: 'failed', problem, host: { state: 'busy', retryAfter: headers['retry-after'] } };
}

async function store(
  source: Buffer,
  { headers }: OutboundResponse,
  { queue, encode, library }: FetchDeps,
): Promise<FetchOutcome> {
  const sourceHash = createHash('sha256').update(source).digest('base64url');
  const known = await queue.fileOfSource(sourceHash);
  const fetched = (file: PhotoFile): FetchOutcome => ({
    state: 'fetched',
    photo: { file, sourceHash, etag: header(headers.etag), lastModified: header(headers['last-modified']) },
  });
  if (known) return fetched(known);
  const result = await encode(source);
  if (result.state === 'refused') return { state: 'failed', problem: result.problem };
  const { bytes, width, height } = result.photo;
  const contentHash = createHash('sha256').update(bytes).digest('hex');
  const { file, placeholder } = await library.save(fetchedPictureName(contentHash, width, height), bytes);
  return fetched({ file, bytes: bytes.length, placeholder });
}

async function bytesOf(body: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of body) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

const MAX_HEADER_LENGTH = 200;

/** It is sent back the next time; one that nobody would send is left out. */
function header(value: string | undefined): string | undefined {
  return value && value.length <= MAX_HEADER_LENGTH ? value : undefined;
}

const problemCodes: Readonly<Record<OutboundProblemCode, PhotoProblemCode>> = {
  'wrong-address': 'address',
  'not-allowed': 'address',
  'too-many-redirects': 'address',
  unreachable: 'unreachable',
  'wrong-certificate': 'unreachable',
  timeout: 'timeout',
  'cut-off': 'cut-off',
  'too-large': 'too-large',
  unreadable: 'broken',
};
