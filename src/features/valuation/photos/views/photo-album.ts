import { MAX_PHOTOS } from '../photo-limits.ts';
import type { AlbumView, PhotoAlbum, PhotoTile, PhotoUploadState } from './photo-upload.ts';
import { sendPhoto } from './send-photo.ts';

type Entry = { tile: PhotoTile; id: string | undefined; abort: AbortController };
type Stored = { uploadToken: string; photos: readonly { id: string; name: string }[] };

/** The photos of one form, sent one after the other: on a slow line the first is there before the last is begun. */
export function openPhotoAlbum(storageKey: string, onChange: (view: AlbumView) => void): PhotoAlbum {
  let entries: readonly Entry[] = [];
  let uploadToken: string | undefined;
  let queue = Promise.resolve();
  let count = 0;

  const changed = () => {
    onChange({ uploadToken, photos: entries.map(({ tile }) => tile) });
    const ready = entries.flatMap(({ id, tile }) =>
      id && tile.state === 'ready' ? [{ id, name: tile.name }] : [],
    );
    store(storageKey, uploadToken && { uploadToken, photos: ready });
  };
  const addEntry = (name: string, state: PhotoUploadState, id?: string): Entry => {
    count += 1;
    const entry = { tile: { ...state, key: `photo-${count}`, name }, id, abort: new AbortController() };
    entries = [...entries, entry];
    return entry;
  };
  const show = (entry: Entry, state: PhotoUploadState) => {
    entry.tile = { ...state, key: entry.tile.key, name: entry.tile.name };
    changed();
  };
  const send = async (entry: Entry, file: File) => {
    if (entry.abort.signal.aborted) return;
    // Decided when its turn comes: a file that was refused before it has not used a place.
    if (entries.slice(0, entries.indexOf(entry)).filter(isUsed).length >= MAX_PHOTOS) {
      show(entry, { state: 'refused', problem: 'TOO_MANY_PHOTOS' });
      return;
    }
    await sendPhoto(file, uploadToken, {
      fetch: (path, init) => fetch(path, init),
      pause: pauseUntilOnline,
      signal: entry.abort.signal,
      onStarted: (started) => {
        entry.id = started.id;
        uploadToken = started.uploadToken;
      },
      onState: (state) => show(entry, state),
    });
    // What the server refuses it has deleted; what only failed still has a place there.
    const isFailed = entry.tile.state === 'refused' && entry.tile.problem === 'PHOTO_FAILED';
    if (isFailed && entry.id && uploadToken) await deletePhoto(entry.id, uploadToken);
  };

  const restore = async () => {
    const stored = readStored(storageKey);
    if (!stored) return;
    uploadToken = stored.uploadToken;
    for (const { id, name } of stored.photos) {
      const thumbnail = await thumbnailOf(id, stored.uploadToken);
      if (thumbnail) addEntry(name, { state: 'ready', thumbnail }, id);
    }
    // Their form was sent: they belong to its lead, and the next form begins anew.
    if (entries.length === 0) uploadToken = undefined;
    changed();
  };
  queue = restore();

  return {
    add(files) {
      for (const file of files) {
        const entry = addEntry(file.name, { state: 'sending', percent: 0 });
        queue = queue.then(() => send(entry, file));
      }
      changed();
    },
    remove(key) {
      const entry = entries.find(({ tile }) => tile.key === key);
      if (!entry) return;
      entry.abort.abort();
      entries = entries.filter((other) => other !== entry);
      if (entry.id && uploadToken) void deletePhoto(entry.id, uploadToken);
      changed();
    },
  };
}

function isUsed({ tile }: Entry): boolean {
  return tile.state !== 'refused';
}

function deletePhoto(id: string, uploadToken: string): Promise<unknown> {
  const headers = { 'upload-token': uploadToken };
  return fetch(`/api/forms/photos/${id}`, { method: 'DELETE', headers }).catch(() => undefined);
}

/** Finishing a photo again changes nothing and returns it. */
async function thumbnailOf(id: string, uploadToken: string): Promise<string | undefined> {
  try {
    const headers = { 'upload-token': uploadToken };
    const response = await fetch(`/api/forms/photos/${id}/finish`, { method: 'POST', headers });
    return response.ok ? ((await response.json()) as { thumbnail: string }).thumbnail : undefined;
  } catch {
    return undefined;
  }
}

function pauseUntilOnline(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      removeEventListener('online', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    addEventListener('online', done);
  });
}

function store(key: string, album: Stored | undefined | ''): void {
  try {
    if (album && album.photos.length > 0) sessionStorage.setItem(key, JSON.stringify(album));
    else sessionStorage.removeItem(key);
  } catch {}
}

function readStored(key: string): Stored | undefined {
  try {
    const stored = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Stored | null;
    return stored && typeof stored.uploadToken === 'string' && Array.isArray(stored.photos)
      ? stored
      : undefined;
  } catch {
    return undefined;
  }
}
