import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { API_VERSION } from '../../extension/extension.ts';
import { aCarRecord } from '../../features/cars/testing/a-car.ts';
import { threadedImporter } from '../../features/inventory/adapters/threaded-importer.ts';
import { threadedFeedWriter } from '../../features/outgoing-feeds/adapters/threaded-feed-writer.ts';
import { ownFeedSchema } from '../../features/outgoing-feeds/own-feed.ts';
import { aSite } from '../../shared/sites/testing/a-site.ts';
import { freshSqlite } from '../testing/databases.ts';
import { addCarFields } from './car-fields.ts';

test('the threads that import and that write feeds know the field of an extension', async () => {
  const boot = { type: 'number', label: 'boot', description: 'Luggage, in litres.', example: 483 } as const;
  const texts = { en: { boot: 'Boot' } };
  onTestFinished(
    addCarFields({ name: 'parts', apiVersion: API_VERSION, about: 'for tests', texts, carFields: { boot } }),
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
