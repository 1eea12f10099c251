import { expect, test } from 'vitest';
import { testDatabases } from '../../../main/testing/databases.ts';
import { aCarRecord } from '../../cars/testing/a-car.ts';
import { kyselyPhotoFiles } from '../adapters/kysely-photo-files.ts';
import { kyselyPhotoQueue } from '../adapters/kysely-photo-queue.ts';
import { photoAddresses } from '../photos/photo-addresses.ts';
import { examineStock } from './examine-stock.ts';
import { withoutFailingPhotos } from './without-failing-photos.ts';

const index = 'cars-solvik-se';
const now = new Date('2026-11-19T10:00:00Z');

for (const { name, fresh } of testDatabases) {
  test(`${name}: a car is without a picture once all its photos have failed, and not while one is waited for`, async () => {
    const db = await (await fresh()).open();
    const queue = kyselyPhotoQueue(db);
    const good = 'https://img.example/good.jpg';
    const later = 'https://img.example/later.jpg';
    const broken = 'https://img.example/broken.jpg';
    const gone = 'https://img.example/gone.jpg';
    const cars = [
      aCar('shown', [good]),
      aCar('waiting', [later]),
      aCar('some', [broken, good]),
      aCar('none', [broken, gone]),
      aCar('beside', [broken, '/media/ours/1280.webp']),
    ];
    const planned = cars.map(({ id, body }) => ({ id, photos: photoAddresses(body) }));
    await queue.want(index, planned, now);
    const photoOf = (address: string) =>
      photoAddresses(aCar('', [address]).body).map(({ photo }) => photo)[0] ?? '';
    const file = { file: 'photo-1', bytes: 1, placeholder: undefined };
    const stored = { file, sourceHash: 'hash', etag: undefined, lastModified: undefined };
    await queue.fetched(photoOf(good), stored, { now, next: now });
    const cutOff = { code: 'broken', text: 'It is cut off.' } as const;
    await queue.failed(photoOf(broken), cutOff, { next: now, isGone: false });
    await queue.failed(photoOf(gone), { code: 'not-found', text: '404' }, { next: now, isGone: true });

    const shown = withoutFailingPhotos(index, inBatches(cars), kyselyPhotoFiles(db));
    const { rules } = await examineStock(shown, now);
    const without = rules.find(({ rule }) => rule === 'no-picture');
    expect(without?.findings.map(({ id }) => id)).toEqual(['none']);
  });
}

function aCar(id: string, addresses: readonly string[]) {
  const images = addresses.map((original) => ({ original }));
  return {
    id,
    body: aCarRecord({ car_id: id, car_primary_image: images[0], car_images: images }),
  };
}

async function* inBatches<T>(all: readonly T[]) {
  yield all.slice(0, 2);
  yield all.slice(2);
}
