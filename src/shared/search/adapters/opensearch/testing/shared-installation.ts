import { onTestFinished } from 'vitest';
import { systemClock } from '../../../../platform/clock.ts';
import { kyselyLeases } from '../../../../platform/database/lease.ts';
import type { Database } from '../../../../platform/database/schema.ts';
import type { IndexDefinition } from '../../../index-definition.ts';
import { startIndexSync } from '../../../index-sync.ts';
import type { SearchService } from '../../../port.ts';
import type { RecordStore } from '../../../record-store.ts';
import { kyselyRecordStore } from '../../kysely-record-store.ts';
import type { OpenSearchSettings } from '../client.ts';
import { openSearch } from '../opensearch-search.ts';

export const SHARED_INDEX = 'cars-solvik-se';
const NEVER_MS = 3_600_000;

type ProcessOptions = {
  /** Without it nothing is synced but by hand. */
  everyMs?: number;
  cleanEveryMs?: number;
  definitionOf?: (index: string) => IndexDefinition;
};

/** One database and one OpenSearch, over which any number of processes search. */
export function sharedInstallation(
  database: Database,
  definitionOf: (index: string) => IndexDefinition,
  settings: () => OpenSearchSettings,
) {
  const store = kyselyRecordStore(database, systemClock);
  const leases = (owner: string) => kyselyLeases(database, systemClock, owner);

  async function aProcess(owner: string, options: ProcessOptions = {}) {
    const { everyMs = NEVER_MS, cleanEveryMs } = options;
    const search = openSearch(options.definitionOf ?? definitionOf, settings());
    const writes: string[] = [];
    const tags: string[] = [];
    const logged: string[] = [];
    const log = (facts: { code: string }) => void logged.push(facts.code);
    const sync = startIndexSync(
      store,
      counting(search, writes),
      { info: log, warn: log, error: log },
      {
        everyMs,
        cleanEveryMs,
        leases: leases(owner),
        onChanged: (changed) => void tags.push(...changed),
      },
    );
    onTestFinished(sync.stop);
    await sync.started;
    const count = async () => (await search.index(SHARED_INDEX).search({ limit: 0 })).total_items;
    return { search, sync, writes, tags, logged, count };
  }

  return { store, leases, aProcess, feed: (records: readonly SharedCar[]) => feed(store, records) };
}

export type SharedCar = ReturnType<typeof sharedCar>;

export function sharedCar(n: number, car_price = 100) {
  return { car_id: String(n), car_brand: 'Volvo', car_price, slug: `volvo-${n}` };
}

export function sharedCars(count: number): SharedCar[] {
  return Array.from({ length: count }, (_, n) => sharedCar(n));
}

function counting(search: SearchService, writes: string[]): SearchService {
  return {
    ...search,
    upsert: (...given) => search.upsert(...given).finally(() => writes.push('upsert')),
    replaceAll: (...given) => search.replaceAll(...given).finally(() => writes.push('replaceAll')),
  };
}

async function feed(store: RecordStore, records: readonly SharedCar[]): Promise<void> {
  const opened = await store.openFeed(SHARED_INDEX);
  await opened?.stage(records.map((body) => ({ id: body.car_id, fingerprint: JSON.stringify(body), body })));
  await opened?.publish();
}
