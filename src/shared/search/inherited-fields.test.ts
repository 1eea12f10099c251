import { expect, test } from 'vitest';
import { createInheritance } from './inherited-fields.ts';
import type { SearchRecord } from './port.ts';

const dealershipIndex = 'sites-solvik-se';
const field = {
  field: 'car_geocoord',
  by: 'car_site_id',
  from: { index: dealershipIndex, field: 'site_geocoord' },
};

/** Dealerships by id; `publish` is a feed that brings others. */
function aStore(...first: SearchRecord[]) {
  let [bodies, revision, reads] = [first, 1, 0];
  const load = createInheritance(
    {
      async *live() {
        reads += 1;
        yield bodies.map((body) => ({
          id: String(body['site_id']),
          body,
          state: 'live' as const,
          changedAt: '',
          revision,
        }));
      },
    },
    (index) => (index === 'cars-solvik-se' ? [field] : []),
  );
  return {
    load: (index = 'cars-solvik-se') =>
      load(index, [{ name: dealershipIndex, revision, live: bodies.length }]),
    publish: (...next: SearchRecord[]) => {
      bodies = next;
      revision += 1;
    },
    reads: () => reads,
  };
}

const goteborg = { site_id: '7', site_geocoord: '57,12' };

test('a record takes what its own feed left out, and keeps what it has', async () => {
  const { fillIn } = await aStore(goteborg, { site_id: '8' }).load();
  expect(fillIn({ car_id: 'a', car_site_id: '7' })).toEqual({
    car_id: 'a',
    car_site_id: '7',
    car_geocoord: '57,12',
  });
  // Feeds write ids as numbers, too.
  expect(fillIn({ car_site_id: 7 })).toHaveProperty('car_geocoord', '57,12');
  const own = { car_site_id: '7', car_geocoord: '60,12' };
  expect(fillIn(own)).toBe(own);
  for (const car_site_id of ['8', '9', undefined]) {
    const car = { car_id: 'b', car_site_id };
    expect(fillIn(car)).toBe(car);
  }
});

test('an index that inherits nothing is left as it is', async () => {
  const { fillIn, version } = await aStore(goteborg).load('kits-fi');
  const kit = { car_site_id: '7' };
  expect([fillIn(kit), version]).toEqual([kit, '']);
});

test('the version changes with the values, and the other index is read once for each of its feeds', async () => {
  const store = aStore(goteborg);
  const { version } = await store.load();
  expect((await store.load()).version).toBe(version);
  expect(store.reads()).toBe(1);
  store.publish({ ...goteborg, site_phone: '1' });
  expect((await store.load()).version).toBe(version);
  expect(store.reads()).toBe(2);
  store.publish({ ...goteborg, site_geocoord: '58,12' });
  const moved = (await store.load()).version;
  expect(moved).not.toBe(version);
  store.publish({ ...goteborg, site_geocoord: '58,12' }, { site_id: '8', site_geocoord: '59,12' });
  expect((await store.load()).version).not.toBe(moved);
});
