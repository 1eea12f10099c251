import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { testDatabases } from '../../main/testing/databases.ts';
import { systemClock } from '../../shared/platform/clock.ts';
import type { DatabaseSettings } from '../../shared/platform/database/database.ts';
import { moduleUrl, runInChildProcess } from '../../shared/platform/database/testing/child-process.ts';
import { kyselyRecordChanges } from '../../shared/search/adapters/kysely-record-changes.ts';
import { kyselyRecordStore } from '../../shared/search/adapters/kysely-record-store.ts';
import { kyselyImportRuns } from './adapters/kysely-import-runs.ts';
import type { FeedFile } from './feed-importer.ts';
import type { FeedMapping } from './mapping/feed-mapping.ts';
import { endAbandonedRuns } from './runs/end-abandoned-runs.ts';
import { importUntil } from './testing/import-process.ts';

const index = 'stock';
const options = { index, kind: 'cars', language: 'en', country: 'GB', allowWithdrawals: true } as const;
/** More than one batch. */
const CARS = 700;
/** Places in the import that are tried in one run of the tests; other ones every day. */
const KILLS = 6;

/** Of an edition some cars are missing, some cost something else, most are as they were. */
const isIn = (edition: number, car: number) => (car + edition) % 11 !== 0;
const priceIn = (edition: number, car: number) => 10_000 + car + (car % 7 < 2 ? edition * 100 : 0);

const mapping: FeedMapping = {
  version: 1,
  read: {},
  fields: {
    car_brand: { columns: ['Make'] },
    car_model: { columns: ['Range'] },
    car_price: { columns: ['Retail'] },
  },
  identity: { columns: ['Stock no'], as: 'code' },
};

async function editionFile(folder: string, edition: number): Promise<FeedFile> {
  const path = join(folder, `${edition}.csv`);
  const cars = carsOf(edition).map((car) => `C${car};Volvo;XC60;"£${priceIn(edition, car)}"`);
  await writeFile(path, ['Stock no;Make;Range;Retail', ...cars].join('\n'));
  return { path, mapping };
}

function carsOf(edition: number): number[] {
  return Array.from({ length: CARS }, (_, car) => car).filter((car) => isIn(edition, car));
}

function stockOf(edition: number): string[] {
  return carsOf(edition).map((car) => `C${car} ${priceIn(edition, car)}`);
}

async function importInProcess(
  settings: DatabaseSettings,
  file: FeedFile,
  killedAt: number,
): Promise<string | null> {
  const { signal } = await runInChildProcess(`
    import { importUntil } from ${moduleUrl('./testing/import-process.ts', import.meta.url)};
    await importUntil(${[settings, file, options, killedAt].map((each) => JSON.stringify(each)).join(', ')});
  `);
  return signal;
}

for (const { name, fresh } of testDatabases) {
  test(`${name}: an import that is killed anywhere loses and doubles nothing`, async () => {
    const folder = await mkdtemp(join(tmpdir(), 'forecourt-import-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const { open, settings } = await fresh();
    const db = await open();
    const [store, changes] = [kyselyRecordStore(db, systemClock), kyselyRecordChanges(db)];
    const live = async () => {
      const records: string[] = [];
      for await (const batch of store.live(index))
        records.push(...batch.map(({ id, body }) => `${id} ${body['car_price']}`));
      return records.toSorted(byNumber);
    };
    const first = await importUntil(settings, await editionFile(folder, 0), options);
    expect(first.state).toBe('imported');
    let cursor = await changes.cursor(index);
    const { steps } = await importUntil(settings, await editionFile(folder, 1), options);
    const told: string[] = [];
    const readChanges = async () => {
      for (;;) {
        const batch = await changes.after(index, cursor, 200);
        if (batch.end === cursor) return;
        told.push(...batch.changes.map(({ id, change }) => `${id} ${change}`));
        cursor = batch.end;
      }
    };
    await readChanges();
    const day = Math.floor(Date.now() / 86_400_000);
    for (let kill = 0; kill < KILLS; kill += 1) {
      const edition = kill + 2;
      const file = await editionFile(folder, edition);
      const at = 1 + (((kill * steps) / KILLS + day * 13) % steps);
      const signal = await importInProcess(settings, file, Math.floor(at));
      expect(signal, `step ${at} of ${steps}`).toBe('SIGKILL');
      const left = await live();
      const isPublished = left.join() === stockOf(edition).join();
      expect(left, `killed at step ${at}`).toEqual(stockOf(isPublished ? edition : edition - 1));
      const again = await importUntil(settings, file, options);
      expect(again.state, `after step ${at}`).toBe('imported');
      expect(await live()).toEqual(stockOf(edition));
      told.length = 0;
      await readChanges();
      expect(told.toSorted(), `told after step ${at}`).toEqual(changesInto(edition));
    }
    const prices = await store.priceHistory(
      index,
      carsOf(0).map((car) => `C${car}`),
    );
    for (const car of carsOf(0)) {
      const amounts = prices.get(`C${car}`)?.map(({ amount }) => amount);
      expect(amounts, `C${car}`).toEqual(pricesUntil(KILLS + 1, car));
    }
    const runs = kyselyImportRuns(db);
    await endAbandonedRuns({ store, runs }, new Date(Date.now() + 60_000));
    expect((await runs.latest(100)).map(({ state }) => state)).not.toContain('running');
  }, 120_000);

  test(`${name}: of two imports at once one is visible, whole`, async () => {
    const folder = await mkdtemp(join(tmpdir(), 'forecourt-import-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const { open, settings } = await fresh();
    const store = kyselyRecordStore(await open(), systemClock);
    await importUntil(settings, await editionFile(folder, 0), options);
    const [one, other] = await Promise.all(
      [1, 2].map(async (edition) => importUntil(settings, await editionFile(folder, edition), options)),
    );
    const states = [one?.state, other?.state];
    expect(states).toContain('imported');
    const records: string[] = [];
    for await (const batch of store.live(index))
      records.push(...batch.map(({ id, body }) => `${id} ${body['car_price']}`));
    const possible = [1, 2].filter((_, at) => states[at] === 'imported').map(stockOf);
    expect(possible).toContainEqual(records.toSorted(byNumber));
  });
}

function changesInto(edition: number): string[] {
  return Array.from({ length: CARS }, (_, car) => car)
    .flatMap((car) => {
      const [was, is] = [isIn(edition - 1, car), isIn(edition, car)];
      if (was && is) return priceIn(edition - 1, car) === priceIn(edition, car) ? [] : [`C${car} updated`];
      return was === is ? [] : [`C${car} ${is ? 'created' : 'withdrawn'}`];
    })
    .toSorted();
}

/** Each price once; withdrawing a car ends its price. */
function pricesUntil(last: number, car: number): (number | null)[] {
  const amounts: (number | null)[] = [];
  for (let edition = 0; edition <= last; edition += 1) {
    const amount = isIn(edition, car) ? priceIn(edition, car) : null;
    if (amount !== amounts.at(-1) && (amount !== null || amounts.length > 0)) amounts.push(amount);
  }
  return amounts;
}

function byNumber(one: string, other: string): number {
  return Number.parseInt(one.slice(1), 10) - Number.parseInt(other.slice(1), 10);
}
