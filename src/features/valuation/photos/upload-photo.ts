import { randomBytes } from 'node:crypto';
import type { Clock } from '../../../shared/platform/clock.ts';
import { SIGNATURE_BYTES } from '../../../shared/platform/photo-type.ts';
import type { PhotoEncoder } from './photo-encoder.ts';
import { MAX_PHOTO_BYTES, type PhotoProblem } from './photo-limits.ts';
import { albumOf } from './photo-link.ts';
import type { PhotoPreview, PhotoStore, PhotoUpload } from './photo-store.ts';
import { photoTypeProblem } from './photo-type.ts';

export type PhotoUploadDeps = {
  store: PhotoStore;
  encode: PhotoEncoder;
  now: Clock;
  /** Hard to guess. */
  makeId: () => string;
};

type Refused = { state: 'refused'; problem: PhotoProblem };

/** The first photo of a form gets a token, which the others and the form itself then name. */
export async function startPhoto(
  {
    size,
    uploadToken = randomBytes(32).toString('base64url'),
  }: { size: number; uploadToken?: string | undefined },
  { store, now, makeId }: PhotoUploadDeps,
): Promise<{ state: 'started'; id: string; uploadToken: string } | Refused> {
  if (size > MAX_PHOTO_BYTES) return refused('PHOTO_TOO_LARGE');
  const photo = { id: makeId(), album: albumOf(uploadToken), size, startedAt: now().toISOString() };
  const result = await store.start(photo);
  if (result === 'album full') return refused('TOO_MANY_PHOTOS');
  if (result === 'store full') return refused('PHOTOS_BUSY');
  return { state: 'started', id: photo.id, uploadToken };
}

/** What is no photo is refused with its first chunk, before the rest is sent. */
export async function appendChunk(
  { id, offset }: PhotoUpload,
  at: number,
  bytes: Uint8Array,
  { store }: PhotoUploadDeps,
): Promise<{ state: 'appended'; offset: number } | { state: 'other offset'; offset: number } | Refused> {
  const problem = at === 0 && bytes.length >= SIGNATURE_BYTES ? photoTypeProblem(bytes) : undefined;
  if (problem) return remove(id, problem, store);
  if (await store.append(id, at, bytes)) return { state: 'appended', offset: at + bytes.length };
  return { state: 'other offset', offset };
}

/** Nothing is stored of a photo that cannot be decoded. Finished again, after a lost response, it is the same photo. */
export async function finishPhoto(
  { id }: PhotoUpload,
  { store, encode }: PhotoUploadDeps,
): Promise<{ state: 'ready'; photo: PhotoPreview } | Refused> {
  const finished = await store.preview(id);
  if (finished) return { state: 'ready', photo: finished };
  const result = await encode(await store.received(id));
  if (result.state === 'encoded') {
    await store.finish(id, result.photo);
    return { state: 'ready', photo: { id, ...result.photo } };
  }
  // Another request may have finished it meanwhile, and with it deleted what was received.
  const other = await store.preview(id);
  return other ? { state: 'ready', photo: other } : remove(id, result.problem, store);
}

async function remove(id: string, problem: PhotoProblem, store: PhotoStore): Promise<Refused> {
  await store.remove(id);
  return refused(problem);
}

function refused(problem: PhotoProblem): Refused {
  return { state: 'refused', problem };
}
