import { beforeEach, expect, test, vi } from 'vitest';
import { MAX_PHOTOS } from '../photo-limits.ts';
import { openPhotoAlbum } from './photo-album.ts';
import type { AlbumView } from './photo-upload.ts';

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  return () => vi.unstubAllGlobals();
});

/** A server that takes everything but files whose content begins with NO, each under a number of its own. */
function aServer() {
  let started = 0;
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (init.method === 'POST' && !path.endsWith('/finish')) {
      started += 1;
      return Response.json({ id: String(started), uploadToken: 'token', offset: 0 }, { status: 201 });
    }
    if (init.method === 'PATCH') {
      const content = await (init.body as Blob).text();
      if (content.startsWith('NO')) return Response.json({ code: 'PHOTO_TYPE' }, { status: 422 });
      return Response.json({ offset: content.length });
    }
    return Response.json({ thumbnail: 'data:image/jpeg;base64,' });
  });
}

async function choose(...contents: readonly string[]) {
  aServer();
  let view: AlbumView = { photos: [], uploadToken: undefined };
  const album = openPhotoAlbum('form', (changed) => {
    view = changed;
  });
  album.add(contents.map((content, at) => new File([content], `${at}.jpg`)));
  await vi.waitFor(() =>
    expect(view.photos.every(({ state }) => state === 'ready' || state === 'refused')).toBe(true),
  );
  return view.photos;
}

test('a file that is refused does not count as one of eight', async () => {
  const photos = await choose('NO photo', ...Array<string>(MAX_PHOTOS).fill('photo'));
  expect(photos.map(({ state }) => state)).toEqual(['refused', ...Array<string>(MAX_PHOTOS).fill('ready')]);
});

test('the ninth photo that could be used is refused, whatever stands before it', async () => {
  const photos = await choose('photo', 'NO', ...Array<string>(MAX_PHOTOS).fill('photo'));
  expect(photos.filter(({ state }) => state === 'ready')).toHaveLength(MAX_PHOTOS);
  expect(photos.at(-1)).toMatchObject({ state: 'refused', problem: 'TOO_MANY_PHOTOS' });
});
