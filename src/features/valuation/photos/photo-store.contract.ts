import { expect, test } from 'vitest';
import type { LeadStore } from '../../leads/lead-store.ts';
import { aLead } from '../../leads/testing/a-lead.ts';
import type { EncodedPhoto } from './photo-encoder.ts';
import { MAX_PHOTOS } from './photo-limits.ts';
import type { NewPhoto, PhotoStore } from './photo-store.ts';

type Opened = { photos: PhotoStore; leads: LeadStore; stored: () => Promise<Record<string, number>> };

const encoded: EncodedPhoto = { full: bytes(9, 8, 7), thumbnail: bytes(1), width: 40, height: 30 };

/** Every photo store passes this contract, together with the lead store of the same database. */
export function photoStoreContract(
  name: string,
  fresh: () => Promise<(maxUnclaimedBytes?: number) => Promise<Opened>>,
): void {
  test(`${name}: an upload goes on where it was cut, also in another process; a chunk that is sent twice is stored once`, async () => {
    const open = await fresh();
    const one = await open();
    expect(await one.photos.start(aPhoto({ size: 5 }))).toBe('started');
    expect(await one.photos.append('p-1', 0, bytes(1, 2, 3))).toBe(true);
    const other = await open();
    expect(await other.photos.append('p-1', 0, bytes(1, 2, 3))).toBe(false);
    expect(await other.photos.find('p-1', 'album')).toEqual({
      ...{ id: 'p-1', state: 'receiving', size: 5, offset: 3 },
    });
    expect(await other.photos.append('p-1', 3, bytes(4, 5, 6))).toBe(false);
    expect(await other.photos.append('p-1', 3, bytes(4, 5))).toBe(true);
    expect([...(await one.photos.received('p-1'))]).toEqual([1, 2, 3, 4, 5]);
  });

  test(`${name}: the same chunk from ten requests at once is stored once`, async () => {
    const open = await fresh();
    const [one, other] = [await open(), await open()];
    await one.photos.start(aPhoto({ size: 2 }));
    const results = await Promise.all(
      Array.from({ length: 10 }, (_, n) => (n % 2 ? one : other).photos.append('p-1', 0, bytes(1, 2))),
    );
    expect(results.filter(Boolean)).toHaveLength(1);
    expect([...(await one.photos.received('p-1'))]).toEqual([1, 2]);
  });

  test(`${name}: of twenty photos that start at once, eight find a place; a removed one makes room`, async () => {
    const open = await fresh();
    const [one, other] = [await open(), await open()];
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, n) => (n % 2 ? one : other).photos.start(aPhoto({ id: `p-${n}` }))),
    );
    expect(results.filter((each) => each === 'started')).toHaveLength(MAX_PHOTOS);
    expect(results.filter((each) => each === 'album full')).toHaveLength(20 - MAX_PHOTOS);
    await one.photos.remove(`p-${results.indexOf('started')}`);
    expect(await other.photos.start(aPhoto({ id: 'another' }))).toBe('started');
    expect(await other.photos.start(aPhoto({ id: 'elsewhere', album: 'other' }))).toBe('started');
  });

  test(`${name}: more than the store takes is refused until leads claim it`, async () => {
    const { photos, leads } = await (await fresh())(10);
    expect(await photos.start(aPhoto({ size: 8 }))).toBe('started');
    expect(await photos.start(aPhoto({ id: 'p-2', size: 8 }))).toBe('store full');
    await photos.finish('p-1', encoded);
    await leads.save(aLead(), [], 'album');
    expect(await photos.start(aPhoto({ id: 'p-2', size: 8, album: 'other' }))).toBe('started');
  });

  test(`${name}: a lead claims the finished photos of its album with itself, and only who has the album sees them before`, async () => {
    const { photos, leads } = await (await fresh())();
    await aReadyPhoto(photos, 'p-1');
    await aReadyPhoto(photos, 'p-2');
    await photos.start(aPhoto({ id: 'unfinished' }));
    await aReadyPhoto(photos, 'of another form', 'other');
    expect(await photos.find('p-1', 'other')).toBeUndefined();
    expect(await photos.full('p-1')).toBeUndefined();
    await leads.save(aLead(), ['mail'], 'album');
    const [first, second, ...others] = await photos.ofLead('lead-1');
    expect(others).toEqual([]);
    expect([first?.id, second?.id]).toEqual(['p-1', 'p-2']);
    expect({ ...first, thumbnail: [...(first?.thumbnail ?? [])] }).toEqual({
      ...{ id: 'p-1', thumbnail: [1], width: 40, height: 30 },
    });
    expect([...((await photos.full('p-1')) ?? [])]).toEqual([9, 8, 7]);
    expect(await photos.find('p-1', 'album')).toBeUndefined();
    await photos.remove('p-1');
    expect(await photos.full('p-1')).toBeDefined();
  });

  test(`${name}: a lead that cannot be saved claims no photo, and a repeated one claims none twice`, async () => {
    const { photos, leads } = await (await fresh())();
    await aReadyPhoto(photos, 'p-1');
    await expect(leads.save(aLead(), ['mail', 'mail'], 'album')).rejects.toThrow();
    expect(await photos.find('p-1', 'album')).toMatchObject({ state: 'ready' });
    await leads.save(aLead(), [], 'album');
    await leads.save(aLead({ id: 'lead-2', submissionId: 'submission-2' }), [], 'album');
    expect(await photos.ofLead('lead-2')).toEqual([]);
    expect(await photos.ofLead('lead-1')).toHaveLength(1);
  });

  test(`${name}: photos go with their lead, and unclaimed ones after their time: no byte of them stays`, async () => {
    const { photos, leads, stored } = await (await fresh())();
    await aReadyPhoto(photos, 'p-1');
    await leads.save(aLead(), [], 'album');
    await aReadyPhoto(photos, 'never sent', 'other');
    await photos.start(aPhoto({ id: 'half', album: 'other' }));
    await photos.append('half', 0, bytes(1));
    await photos.start(aPhoto({ id: 'new', album: 'other', startedAt: '2026-11-15T12:00:00.000Z' }));
    expect(await photos.deleteUnclaimedBefore(new Date('2026-11-15T10:00:00.000Z'))).toBe(2);
    expect(await stored()).toEqual({ lead_photo: 2, lead_photo_chunk: 0, lead_photo_file: 2 });
    expect(await leads.deleteBefore(new Date('2026-11-15T10:00:00.000Z'))).toBe(1);
    await photos.remove('new');
    expect(await stored()).toEqual({ lead_photo: 0, lead_photo_chunk: 0, lead_photo_file: 0 });
  });
}

function aPhoto(more: Partial<NewPhoto> = {}): NewPhoto {
  return { id: 'p-1', album: 'album', size: 3, startedAt: '2026-11-15T08:00:00.000Z', ...more };
}

async function aReadyPhoto(photos: PhotoStore, id: string, album = 'album'): Promise<void> {
  await photos.start(aPhoto({ id, album, size: 1 }));
  await photos.append(id, 0, bytes(5));
  await photos.finish(id, encoded);
}

function bytes(...values: number[]): Uint8Array {
  return Uint8Array.from(values);
}
