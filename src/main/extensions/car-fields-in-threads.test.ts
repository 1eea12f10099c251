import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { API_VERSION } from '../../extension/extension.ts';
import { aCarRecord } from '../../features/cars/testing/a-car.ts';
import { aDealershipRecord } from '../../features/dealers/testing/a-dealership.ts';
import { threadedImporter } from '../../features/inventory/adapters/threaded-importer.ts';
import { aKitRecord } from '../../features/kits/testing/a-kit-record.ts';
import { threadedFeedWriter } from '../../features/outgoing-feeds/adapters/threaded-feed-writer.ts';
import { ownFeedSchema } from '../../features/outgoing-feeds/own-feed.ts';
import { aSite } from '../../shared/sites/testing/a-site.ts';
import { freshSqlite } from '../testing/databases.ts';
import { addRecordFields } from './record-fields.ts';

test('the thread that imports knows the fields of dealerships and kits', async () => {
  const field = { type: 'number', label: 'field', description: 'A number of it.', example: 4 } as const;
  const texts = { en: { field: 'Field' } };
  onTestFinished(
    addRecordFields({
      ...{ name: 'parts', apiVersion: API_VERSION, about: 'for tests', texts },
      dealershipFields: { charging_points: field },
      kitFields: { warranty_months: field },
    }),
  );
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-threads-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const { settings, open } = await freshSqlite();
  await open();
  const importer = threadedImporter(settings);
  onTestFinished(importer.close);
  const bring = async (kind: 'sites' | 'kits', records: readonly object[]) => {
    const path = join(folder, `${kind}.ndjson`);
    await writeFile(path, records.map((each) => JSON.stringify(each)).join('\n'));
    return importer.importFile(
      { path, format: 'ndjson' },
      { index: kind, kind, language: 'sv', country: 'SE' },
    );
  };
  const dealership = await bring('sites', [aDealershipRecord({ charging_points: '4' })]);
  expect(JSON.stringify(dealership)).not.toContain('charging_points');
  const kits = await bring('kits', [aKitRecord({ warranty_months: 'long' })]);
  expect(JSON.stringify(kits)).toContain('warranty_months is not a number');
});

test('the threads that import and that write feeds know the field of an extension', async () => {
  const boot = { type: 'number', label: 'boot', description: 'Luggage, in litres.', example: 483 } as const;
  const texts = { en: { boot: 'Boot' } };
  onTestFinished(
    addRecordFields({
      name: 'parts',
      apiVersion: API_VERSION,
      about: 'for tests',
      texts,
      carFields: { boot },
    }),
  );
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-threads-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const { settings, open } = await freshSqlite();
  await open();
  const site = aSite();

  const { car_shown_price: _, ...car } = aCarRecord({ boot: 483 });
  const path = join(folder, 'feed.ndjson');
  await writeFile(path, JSON.stringify(car));
  const importer = threadedImporter(settings);
  onTestFinished(importer.close);
  const into = { index: site.indices.cars, kind: 'cars', language: 'sv', country: 'SE' } as const;
  const outcome = await importer.importFile({ path, format: 'ndjson' }, into);
  expect(JSON.stringify(outcome)).not.toContain('"boot"');

  const writer = threadedFeedWriter(settings);
  onTestFinished(writer.close);
  const columns = [{ name: 'boot', value: 'fields.boot', required: true }];
  const receiver = ownFeedSchema.parse({ name: 'boots', title: 'Boots', format: 'csv', columns });
  const task = { site, language: 'sv', illustrations: true, revision: 1 } as const;
  await writer.write({ ...task, receiver, path: join(folder, 'boots.csv') });
  expect(gunzipSync(await readFile(join(folder, 'boots.csv'))).toString()).toBe('boot\r\n483\r\n');
});
