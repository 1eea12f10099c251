import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCars } from '../demo/cars/inventory.ts';
import { createDealerships } from '../demo/dealers/dealerships.ts';
import { readSites } from '../demo/sites.ts';
import { importRecords } from '../src/features/inventory/import-records.ts';
import { openDatabase } from '../src/main/database.ts';
import { systemClock } from '../src/shared/platform/clock.ts';
import { kyselyRecordStore } from '../src/shared/search/adapters/kysely-record-store.ts';
import { firstLanguage, importCars } from './demo/import-cars.ts';
import { progress } from './progress.ts';
import { editPrices } from './trust/edit-prices.ts';
import { findBrokenPromises } from './trust/find-broken-promises.ts';
import { openSiteStock } from './trust/site-stock.ts';

const MAX_PRINTED = 50;

/** `npm run trust`: walks every car and every dealership of the demo in every language. A broken promise ends it with 1. */
async function walkAllCars(): Promise<void> {
  const sites = (await readSites()).filter(({ settings }) => settings.indices?.cars);
  const dataDir = await mkdtemp(join(tmpdir(), 'forecourt-trust-'));
  const db = await openDatabase({ dataDir });
  const store = kyselyRecordStore(db, systemClock);
  const step = progress('Sites', sites.length);
  const broken: string[] = [];
  const walked = { cars: 0, edited: 0, dealers: 0 };
  for (const { name, settings } of sites) {
    const index = String(settings.indices?.cars);
    const into = { index, language: firstLanguage(settings) };
    await importCars(store, into, createCars(index), systemClock);
    walked.edited += (await editPrices(store, into, systemClock)).length;
    const dealers = settings.indices?.sites;
    if (dealers)
      await importRecords(store, { index: dealers, kind: 'sites' }, createDealerships(dealers), systemClock);
    for (const stock of await openSiteStock(name, settings, store, systemClock())) {
      broken.push(...(await findBrokenPromises(stock)));
      walked.cars += stock.cars.length;
      walked.dealers += stock.dealers.length;
    }
    step();
  }
  await db.destroy();
  await rm(dataDir, { recursive: true, force: true });
  for (const line of broken.slice(0, MAX_PRINTED)) console.log(`  ${line}`);
  if (broken.length > MAX_PRINTED) console.log(`  and ${broken.length - MAX_PRINTED} more`);
  console.log(
    `\n${walked.cars} cars and ${walked.dealers} dealer pages walked, ${walked.edited} cars after an edit of their price, ${broken.length} broken promises.`,
  );
  process.exitCode = broken.length > 0 ? 1 : 0;
}

await walkAllCars();
