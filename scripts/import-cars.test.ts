import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { kyselyPublishedStore } from '../src/content/publishing/adapters/kysely-published-store.ts';
import { kyselyMappingStore } from '../src/features/inventory/adapters/kysely-mapping-store.ts';
import { openDatabase } from '../src/main/database.ts';
import { systemClock } from '../src/shared/platform/clock.ts';
import { kyselyRecordStore } from '../src/shared/search/adapters/kysely-record-store.ts';
import { aSite } from '../src/shared/sites/testing/a-site.ts';

const index = 'cars-harrow';

const foreign = [
  'Stock no;Manufacturer;Range;Retail;Miles;Fuel type',
  'H1;Hyundai;Tucson;£18,495;21,300;Petrol',
  'H2;hyundi;Kona;£14,250;30,100;Electric',
].join('\n');

/** An installation with one site, and a file beside it. */
async function anInstallation() {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-command-'));
  const db = await openDatabase({ dataDir: folder });
  onTestFinished(async () => {
    await db.destroy();
    await rm(folder, { recursive: true, force: true });
  });
  const body = { ...aSite({ indices: { cars: index } }), country: 'GB', languages: [{ code: 'en' }] };
  await kyselyPublishedStore(db, systemClock).publish([
    { kind: 'site', site: 'harrow', language: '', key: '', body },
  ]);
  const store = kyselyRecordStore(db, systemClock);
  return {
    mappings: kyselyMappingStore(db, systemClock),
    async live() {
      const found: string[] = [];
      for await (const batch of store.live(index))
        found.push(...batch.map(({ id, body: car }) => `${id} ${car['car_brand']} ${car['car_price']}`));
      return found;
    },
    async file(name: string, content: string) {
      await writeFile(join(folder, name), content);
      return join(folder, name);
    },
    async run(...args: string[]) {
      const child = spawn(process.execPath, ['scripts/import-cars.ts', '--index', index, ...args], {
        env: { ...process.env, DATA_DIR: folder, NODE_ENV: 'production', EXTENSIONS_DIR: 'examples' },
      });
      const [out, problems, code] = await Promise.all([
        text(child.stdout),
        text(child.stderr),
        new Promise<number | null>((resolve) => child.on('exit', resolve)),
      ]);
      return { out, problems, code };
    },
  };
}

test('a file of a stranger: proposed, tried, imported through its mapping, and alike the next day', async () => {
  const { run, file, live, mappings } = await anInstallation();
  const feed = await file('stock.csv', foreign);

  const proposed = await run('--propose', feed);
  expect(proposed.code).toBe(0);
  expect(proposed.problems).toContain("Unknown in car_brand: 'hyundi' (1), perhaps Hyundai");
  const mapping = JSON.parse(proposed.out);
  expect(mapping.fields.car_brand).toMatchObject({ columns: ['Manufacturer'] });
  mapping.fields.car_brand.values = { hyundi: 'Hyundai' };
  const saved = await file('mapping.json', JSON.stringify(mapping));

  const tried = await run('--mapping', saved, '--save-mapping', '--dry-run', feed);
  expect(tried.problems).toBe('');
  expect(tried.out).toContain('would have');
  expect(tried.code).toBe(0);
  expect(await live()).toEqual([]);
  expect(await mappings.current(index)).toBeUndefined();

  const imported = await run('--mapping', saved, '--save-mapping', feed);
  expect(imported.problems).not.toContain('Error');
  expect(imported.out).toContain(`${index} is read through this mapping from now on (version 1).`);
  expect(await live()).toEqual(['H1 Hyundai 18495', 'H2 Hyundai 14250']);

  const nextDay = await file('next.csv', foreign.replace('£14,250', '£13,950'));
  expect(await run(nextDay)).toMatchObject({ code: 0 });
  expect(await live()).toEqual(['H1 Hyundai 18495', 'H2 Hyundai 13950']);
}, 60_000);

test('our own field names beside a mapping, and what cannot be done', async () => {
  const { run, file, live } = await anInstallation();
  const foreignFeed = await file('stock.csv', foreign);
  const own = await file(
    'own.csv',
    'car_id,car_brand,car_model,car_price\n1,Volvo,V60,9000\n2,Volvo,V90,12000\n',
  );
  expect(await run('--own-fields', own)).toMatchObject({ code: 0 });
  expect(await live()).toHaveLength(2);
  const refused = await run('--own-fields', foreignFeed);
  expect(refused.code).not.toBe(0);
  expect(await live()).toHaveLength(2);
  expect((await run('--save-mapping', own)).problems).toContain('There is no mapping to save');
  const broken = await file('broken.json', '{"version":1,"fields":{"car_prise":{"columns":["Retail"]}}}');
  const wrong = await run('--mapping', broken, foreignFeed);
  expect(wrong.code).not.toBe(0);
  expect(wrong.problems).toContain('There is no field car_prise');
  expect((await run('--mapping', join(own, '..', 'no.json'), own)).problems).toContain('There is no file');
}, 60_000);

test('a field of an extension is taken as the sites take it', async () => {
  const { run, file } = await anInstallation();
  const car = { car_id: '7', car_brand: 'Kia', car_model: 'EV6', car_price: 399_000, battery_health: 94 };
  const written = await run(await file('stock.ndjson', JSON.stringify({ ...car, boot_health: 1 })));
  expect(written.out).toContain('boot_health');
  expect(written.out).not.toContain('battery_health');
});
