import { expect, test } from 'vitest';
import { testDatabases } from '../../../main/testing/databases.ts';
import { photoAddress } from '../photos/photo-addresses.ts';
import { cleanPhotos } from '../photos/photo-storage.ts';
import { kyselyPhotoQueue } from './kysely-photo-queue.ts';
import { kyselyPhotoStorage } from './kysely-photo-storage.ts';

const day = (number: number) => new Date(Date.UTC(2026, 10, number));
const index = 'cars-solvik-se';

for (const { name, fresh } of testDatabases) {
  async function aStorage() {
    const db = await (await fresh()).open();
    const queue = kyselyPhotoQueue(db);
    const storage = kyselyPhotoStorage(db);
    const removed: string[] = [];
    const library = { removePicture: async (file: string) => void removed.push(file) };
    /** A car for each photo, so that they come and go one by one. */
    const fetch = async (photo: string, file: string, now: Date) => {
      const address = photoAddress(`https://one.example/${photo}.jpg`);
      if (!address) throw new Error('no address');
      await queue.want(index, [{ id: photo, photos: [address] }], now);
      const fetched = { file: { file, bytes: 100, placeholder: undefined }, sourceHash: file };
      await queue.fetched(
        address.photo,
        { ...fetched, etag: '"1"', lastModified: undefined },
        { now, next: now },
      );
      return address.photo;
    };
    const withdraw = (photo: string, now: Date) => queue.want(index, [{ id: photo, photos: [] }], now);
    const clean = (maxBytes: number, now: Date) =>
      cleanPhotos({ storage, library, maxBytes, now: () => now });
    return { db, queue, storage, removed, library, fetch, withdraw, clean };
  }

  test(`${name}: room is made by those that no car shows, the longest unused first; nothing that is shown is deleted`, async () => {
    const { storage, removed, fetch, withdraw, clean } = await aStorage();
    for (const photo of ['a', 'b', 'c']) await fetch(photo, `file-${photo}`, day(1));
    expect(await storage.bytes()).toBe(300);
    await withdraw('b', day(2));
    expect(await clean(301, day(3))).toEqual({ forgotten: 0, bytes: 300 });
    expect(await clean(300, day(3))).toEqual({ forgotten: 1, bytes: 200 });
    expect(removed).toEqual(['file-b']);
    expect(await clean(1, day(3))).toEqual({ forgotten: 0, bytes: 200 });
  });

  test(`${name}: what no car has shown for a month is deleted, also where there is room`, async () => {
    const { removed, fetch, withdraw, clean } = await aStorage();
    for (const photo of ['a', 'b']) await fetch(photo, `file-${photo}`, day(1));
    await withdraw('a', day(2));
    await withdraw('b', day(20));
    expect(await clean(10_000, day(33))).toEqual({ forgotten: 1, bytes: 100 });
    expect(removed).toEqual(['file-a']);
  });

  test(`${name}: a file of two photos stays while one of them is shown; one that a photo was before goes`, async () => {
    const { removed, fetch, withdraw, clean, storage } = await aStorage();
    await fetch('a', 'same', day(1));
    await fetch('b', 'same', day(1));
    expect(await storage.bytes()).toBe(100);
    await withdraw('a', day(2));
    await clean(1, day(3));
    expect(removed).toEqual([]);
    await fetch('b', 'another', day(4));
    expect(await clean(10_000, day(4))).toEqual({ forgotten: 0, bytes: 100 });
    expect(removed).toEqual(['same']);
  });

  test(`${name}: a photo that is forgotten while it is fetched leaves no file behind`, async () => {
    const { queue, storage, fetch, withdraw, removed, clean } = await aStorage();
    const photo = await fetch('a', 'file-a', day(1));
    await withdraw('a', day(1));
    await clean(1, day(2));
    const late = { file: { file: 'late', bytes: 50, placeholder: undefined }, sourceHash: 'late' };
    const at = { now: day(2), next: day(9) };
    await queue.fetched(photo, { ...late, etag: undefined, lastModified: undefined }, at);
    await clean(10_000, day(2));
    expect([removed, await storage.bytes()]).toEqual([['file-a', 'late'], 0]);
  });

  test(`${name}: a deletion that was killed halfway is ended by the next one; a photo that became the file meanwhile is fetched anew`, async () => {
    const { queue, storage, fetch, withdraw, removed, clean } = await aStorage();
    await fetch('a', 'file-a', day(1));
    await withdraw('a', day(2));
    expect(await storage.forgetUnused(day(3), 10)).toBe(1);
    // Killed here.
    expect(await clean(10_000, day(4))).toEqual({ forgotten: 0, bytes: 0 });
    expect(removed).toEqual(['file-a']);
    await fetch('b', 'file-b', day(4));
    await withdraw('b', day(5));
    await storage.forgetUnused(day(6), 10);
    const [file = ''] = await storage.unusedFiles(10);
    const later = new Date(day(20));
    const photo = await fetch('c', 'file-b', later);
    await storage.removed(file, day(7));
    expect(await storage.unusedFiles(10)).toEqual([]);
    expect(await queue.fileOfSource('file-b')).toBeUndefined();
    expect(await queue.due('one.example', day(7), 10)).toMatchObject([{ photo, etag: undefined }]);
  });
}
