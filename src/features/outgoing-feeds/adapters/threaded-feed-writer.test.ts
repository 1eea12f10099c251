import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { freshSqlite } from '../../../main/testing/databases.ts';
import { systemClock } from '../../../shared/platform/clock.ts';
import { workerFile } from '../../../shared/platform/worker-file.ts';
import { kyselyRecordStore } from '../../../shared/search/adapters/kysely-record-store.ts';
import { aSite } from '../../../shared/sites/testing/a-site.ts';
import { aCarRecord } from '../../cars/testing/a-car.ts';
import { importRecords } from '../../inventory/import-records.ts';
import { threadedFeedWriter } from './threaded-feed-writer.ts';

const site = aSite();

test('feeds that are asked for together take one thread; one that cannot be written keeps none of the others from it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-feeds-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const database = await freshSqlite();
  const store = kyselyRecordStore(await database.open(), systemClock);
  const into = { index: site.indices.cars, kind: 'cars', language: 'sv', country: 'SE' } as const;
  await importRecords(store, into, [aCarRecord()], systemClock);
  let threads = 0;
  const writer = threadedFeedWriter(database.settings, () => {
    threads += 1;
    return workerFile('./feed-worker.ts', 'feed-worker', import.meta.url);
  });
  onTestFinished(writer.close);
  const write = async (receiver: string, language: 'sv' | 'en' = 'sv') => {
    const path = join(folder, `${receiver}.${language}`);
    const report = await writer.write({ site, language, receiver, illustrations: true, path, revision: 1 });
    return { report, text: gunzipSync(await readFile(path)).toString() };
  };
  const written = await Promise.all([
    write('schema-org'),
    write('schema-org', 'en'),
    write('meta-automotive'),
  ]);
  expect(threads).toBe(1);
  expect(written.map(({ report }) => report.cars)).toEqual([1, 1, 0]);
  expect(written[1]?.text).toContain('/en/');
  const mixed = await Promise.allSettled([write('nobody'), write('schema-org')]);
  expect(mixed).toMatchObject([{ status: 'rejected' }, { status: 'fulfilled' }]);
});
