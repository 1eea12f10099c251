import { CHUNK_BYTES, MAX_PHOTO_BYTES, type PhotoProblem } from '../photo-limits.ts';
import type { PhotoUploadState } from './photo-upload.ts';

export type SendPhotoDeps = {
  fetch: (path: string, init: RequestInit) => Promise<Response>;
  /** Ends early when the browser is back online. */
  pause: (ms: number) => Promise<void>;
  /** Aborted when the visitor removes the photo. */
  signal: AbortSignal;
  onState: (state: PhotoUploadState) => void;
  /** The server knows the photo from here on. */
  onStarted: (started: { id: string; uploadToken: string }) => void;
};

/** In a row; with the pauses between them, about a minute without a line. */
const MAX_FAILURES = 8;
const LONGEST_PAUSE_MS = 15_000;

/** Sends a photo in chunks. A line that breaks costs one chunk: the server says from where it goes on. */
export async function sendPhoto(
  file: Blob,
  uploadToken: string | undefined,
  deps: SendPhotoDeps,
): Promise<void> {
  const { onState, signal } = deps;
  if (file.size > MAX_PHOTO_BYTES) return onState({ state: 'refused', problem: 'PHOTO_TOO_LARGE' });
  const upload: Upload = { file, uploadToken, id: undefined, offset: 0, isBehind: false };
  for (let failures = 0; ; ) {
    try {
      const before = upload.offset;
      onState(await attempt(upload, deps, () => (failures = upload.offset > before ? 0 : failures)));
      return;
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof Refused) return onState({ state: 'refused', problem: error.problem });
      failures += 1;
      if (failures > MAX_FAILURES) return onState({ state: 'refused', problem: 'PHOTO_FAILED' });
      onState({ state: 'waiting', percent: percentOf(upload) });
      await deps.pause(Math.min(LONGEST_PAUSE_MS, 500 * 2 ** failures));
      if (signal.aborted) return;
      upload.isBehind = upload.id !== undefined;
    }
  }
}

type Upload = {
  file: Blob;
  uploadToken: string | undefined;
  id: string | undefined;
  offset: number;
  /** The line broke: only the server knows how much has arrived. */
  isBehind: boolean;
};

async function attempt(
  upload: Upload,
  deps: SendPhotoDeps,
  onProgress: () => void,
): Promise<PhotoUploadState> {
  const { onState } = deps;
  if (!upload.id) await start(upload, deps);
  if (upload.isBehind) upload.offset = (await call(upload, deps, '', { method: 'GET' })).offset;
  upload.isBehind = false;
  while (upload.offset < upload.file.size) {
    onState({ state: 'sending', percent: percentOf(upload) });
    upload.offset = await sendChunk(upload, deps);
    onProgress();
  }
  onState({ state: 'checking' });
  const { thumbnail } = await call(upload, deps, '/finish', { method: 'POST' });
  return { state: 'ready', thumbnail };
}

async function start(upload: Upload, deps: SendPhotoDeps): Promise<void> {
  const { file, uploadToken } = upload;
  const body = JSON.stringify({ size: file.size, uploadToken });
  const headers = { 'content-type': 'application/json' };
  const { id, uploadToken: token } = await call(upload, deps, '', { method: 'POST', headers, body });
  Object.assign(upload, { id, uploadToken: token });
  deps.onStarted({ id, uploadToken: token });
}

async function sendChunk(upload: Upload, deps: SendPhotoDeps): Promise<number> {
  const { file, offset } = upload;
  const body = file.slice(offset, offset + CHUNK_BYTES);
  const headers = { 'content-type': 'application/octet-stream', 'upload-offset': String(offset) };
  return (await call(upload, deps, '', { method: 'PATCH', headers, body })).offset;
}

/** Thrown where trying again is of no use. */
class Refused extends Error {
  readonly problem: PhotoProblem | 'PHOTO_FAILED';

  constructor(problem: PhotoProblem | 'PHOTO_FAILED') {
    super(problem);
    this.problem = problem;
  }
}

type Reply = { id: string; uploadToken: string; offset: number; thumbnail: string; code?: string };

/** 409 names the offset to go on from, as a success does. */
async function call(
  { id, uploadToken }: Upload,
  { fetch, signal }: SendPhotoDeps,
  path: string,
  init: RequestInit,
): Promise<Reply> {
  const headers = { ...init.headers, ...(id && uploadToken && { 'upload-token': uploadToken }) };
  const response = await fetch(`/api/forms/photos${id ? `/${id}` : ''}${path}`, { ...init, headers, signal });
  const isTemporary = response.status >= 500 || response.status === 429;
  if (isTemporary && response.status !== 503) throw new Error(`status ${response.status}`);
  const reply = (await response.json()) as Reply;
  if (response.ok || response.status === 409) return reply;
  if (response.status === 503 && reply.code !== 'PHOTOS_BUSY') throw new Error('status 503');
  throw new Refused(isKnown(reply.code) ? reply.code : 'PHOTO_FAILED');
}

const known: readonly string[] = [
  'PHOTO_TOO_LARGE',
  'PHOTO_TYPE',
  'PHOTO_HEIC',
  'PHOTO_PIXELS',
  'PHOTO_BROKEN',
  'TOO_MANY_PHOTOS',
  'PHOTOS_BUSY',
] satisfies PhotoProblem[];

function isKnown(code: string | undefined): code is PhotoProblem {
  return code !== undefined && known.includes(code);
}

function percentOf({ offset, file }: Upload): number {
  return Math.floor((100 * offset) / file.size);
}
