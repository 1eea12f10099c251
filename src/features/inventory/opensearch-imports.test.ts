import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { freshSqlite } from '../../main/testing/databases.ts';
import { systemClock } from '../../shared/platform/clock.ts';
import { kyselyLeases } from '../../shared/platform/database/lease.ts';
import { moduleUrl, runInChildProcess } from '../../shared/platform/database/testing/child-process.ts';
import { openSearch } from '../../shared/search/adapters/opensearch/opensearch-search.ts';
import { startIndexSync } from '../../shared/search/index-sync.ts';
import { definitionOf } from './testing/definition-by-name.ts';
import { importUntil } from './testing/import-process.ts';
import { anInventoryServer } from './testing/inventory-server.ts';

/** `npm run test:opensearch` names a cluster; without one these tests are left out. */
const urls = process.env['TEST_OPENSEARCH_URL']?.split(',') ?? [];
const limits = { searchLimitMs: 60_000, writeLimitMs: 120_000 };
const index = 'cars-solvik-se';
const path = `/api/inventory/${index}`;
const CARS = 1200;
const KILLS = 4;

describe.skipIf(urls.length === 0)('imports with a real OpenSearch', { timeout: 300_000 }, () => {
  const prefix = `test-${randomUUID()}-`;
  afterAll(() => fetch(`${urls[0]}/${prefix}*`, { method: 'DELETE' }));

  test('a feed in our own fields, the next one, and the way back are searched as they were sent', async () => {
    const { send, found } = await anInstallation(prefix);
    expect(await send('key', 'PUT', path, carsOf(0))).toMatchObject({
      status: 200,
      body: { added: carsOf(0).length },
    });
    expect(await found()).toEqual(stockOf(0));
    const second = await send('key', 'PUT', path, carsOf(1));
    expect(second.status).toBe(200);
    expect(await found()).toEqual(stockOf(1));
    const { runs } = (await send('key', 'GET', `${path}/runs`)).body;
    expect(await send('key', 'POST', `${path}/runs/${runs[0].id}/roll-back`, {})).toMatchObject({
      status: 200,
    });
    expect(await found()).toEqual(stockOf(0));
  });

  test('a feed through a mapping is searched by its words and numbers', async () => {
    const { send, synced } = await anInstallation(prefix);
    const csv = 'Nr;Märke;Modell;Pris;Drivmedel\n1;Volvo;V60;199 900 kr;Bensin\n2;Kia;EV6;459 900 kr;El\n';
    const { mapping } = (await send('key', 'POST', `${path}/mapping/proposal`, csv)).body;
    await send('key', 'PUT', `${path}/mapping`, mapping);
    expect(await send('key', 'PUT', path, csv)).toMatchObject({ status: 200, body: { added: 2 } });
    const cars = await synced();
    expect((await cars.search({ filters: { car_fuel: 'El' } })).content).toMatchObject([
      { car_brand: 'Kia' },
    ]);
    expect((await cars.search({ keyphrase: 'volvo v60' })).content).toMatchObject([{ car_price: 199_900 }]);
  });

  test('single cars are added, changed and withdrawn beside the feeds, and the next feed keeps what was edited', async () => {
    const { send, synced } = await anInstallation(prefix);
    await send('key', 'PUT', path, carsOf(0));
    await synced();
    const one = `${path}/C7`;
    const { headers } = await send('key', 'GET', one);
    const edited = await send('key', 'PATCH', one, { car_price: 7 }, { 'if-match': String(headers['etag']) });
    expect(edited.status).toBe(200);
    await send('key', 'PUT', `${path}/X1`, aCar('X1', 1), { 'if-none-match': '*' });
    const gone = await send('key', 'GET', `${path}/C8`);
    await send('key', 'DELETE', `${path}/C8`, undefined, {
      'if-match': String(gone.headers['etag']),
    });
    const prices = async (ids: readonly string[]) => {
      const cars = await synced();
      const pages = await Promise.all(ids.map((id) => cars.search({ filters: { car_id: id } })));
      return pages.map(({ content }) => content[0]?.['car_price']);
    };
    expect(await prices(['C7', 'X1', 'C8'])).toEqual([7, 1, undefined]);
    await send('key', 'PUT', path, carsOf(0));
    expect(await prices(['C7', 'X1', 'C8'])).toEqual([7, 1, undefined]);
  });

  test('photos are given out as they were sent, in their order', async () => {
    const { send, synced } = await anInstallation(prefix);
    const car_images = Array.from({ length: 30 }, (_, n) => ({
      original: `https://img.example/${n}-ö.jpg?size=1280&x=%20`,
      is_illustration: n % 2 === 0,
    }));
    await send('key', 'PUT', path, [{ ...aCar('P1', 5), car_images, car_primary_image: car_images[0] }]);
    const { content } = await (await synced()).search({});
    expect(content).toMatchObject([{ car_images, car_primary_image: car_images[0] }]);
    const more = [{ original: 'https://img.example/new.jpg' }, ...car_images];
    await send('key', 'PUT', path, [{ ...aCar('P1', 5), car_images: more, car_primary_image: more[0] }]);
    expect((await (await synced()).search({})).content).toMatchObject([{ car_images: more }]);
  });

  test('an import that is killed anywhere leaves the search with the stock before it or after it', async () => {
    const { send, found, database } = await anInstallation(prefix);
    const folder = await mkdtemp(join(tmpdir(), 'forecourt-import-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    await send('key', 'PUT', path, carsOf(0));
    const options = { index, kind: 'cars', language: 'sv', country: 'SE', allowWithdrawals: true } as const;
    const fileOf = async (edition: number) => {
      const file = join(folder, `${edition}.json`);
      await writeFile(file, JSON.stringify(carsOf(edition)));
      return { path: file, format: 'json' } as const;
    };
    const { steps } = await importUntil(database.settings, await fileOf(1), options);
    for (let kill = 0; kill < KILLS; kill += 1) {
      const edition = kill + 2;
      const at = 1 + Math.floor(((kill + 0.5) * steps) / KILLS);
      const file = await fileOf(edition);
      const { signal } = await runInChildProcess(`
        import { importUntil } from ${moduleUrl('./testing/import-process.ts', import.meta.url)};
        await importUntil(${[database.settings, file, options, at].map((each) => JSON.stringify(each)).join(', ')});
      `);
      expect(signal, `step ${at} of ${steps}`).toBe('SIGKILL');
      const left = await found();
      expect([stockOf(edition - 1), stockOf(edition)]).toContainEqual(left);
      await importUntil(database.settings, file, options);
      expect(await found()).toEqual(stockOf(edition));
    }
  });
});

async function anInstallation(prefix: string) {
  const server = await anInventoryServer(freshSqlite);
  const search = openSearch(definitionOf, { urls, prefix: `${prefix}${randomUUID()}-`, ...limits });
  const logged: string[] = [];
  const log = ({ code }: { code: string }) => void logged.push(code);
  const sync = startIndexSync(
    server.store,
    search,
    { info: () => undefined, warn: log, error: log },
    { everyMs: 3_600_000, leases: kyselyLeases(server.db, systemClock, 'one') },
  );
  onTestFinished(sync.stop);
  await sync.started;
  const synced = async () => {
    await sync.syncNow();
    expect(logged).toEqual([]);
    return search.index(index);
  };
  const found = async () => {
    const cars = await synced();
    const all: string[] = [];
    for (let from = 0; ; from += 100) {
      const { content } = await cars.search({ limit: 100, offset: from });
      all.push(...content.map((car) => `${car['car_id']} ${car['car_price']}`));
      if (content.length < 100) return all.toSorted();
    }
  };
  return { ...server, synced, found };
}

/** Of an edition some cars are missing, some cost something else, most are as they were. */
function carsOf(edition: number) {
  return Array.from({ length: CARS }, (_, n) => n)
    .filter((n) => (n + edition) % 11 !== 0)
    .map((n) => aCar(`C${n}`, 10_000 + n + (n % 7 < 2 ? edition * 100 : 0)));
}

function stockOf(edition: number): string[] {
  return carsOf(edition)
    .map(({ car_id, car_price }) => `${car_id} ${car_price}`)
    .toSorted();
}

function aCar(car_id: string, car_price: number) {
  return { car_id, car_brand: 'Volvo', car_model: 'V60', car_price };
}
