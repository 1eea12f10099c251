import { createLruCache } from '../../shared/platform/lru-cache.ts';
import type { SearchRecord } from '../../shared/search/port.ts';
import type { RecordStore } from '../../shared/search/record-store.ts';
import type { PriceList } from './price-list.ts';
import { priceListOfRecords } from './price-list-of-records.ts';
import { servicesIndex } from './service-record.ts';
import type { SetupStore } from './setup-store.ts';

const MAX_SITES = 100;
/** A workshop has some hundred services. */
const MAX_SERVICES = 5000;

/** Price lists with the services that were imported for their site; where none were, as they were set up. */
export function withImportedPriceLists(
  store: SetupStore,
  records: Pick<RecordStore, 'indices' | 'live'>,
): SetupStore {
  const lists = createLruCache<{ list: Promise<PriceList> }>(MAX_SITES);
  return {
    ...store,
    async priceList(site) {
      const index = servicesIndex(site);
      const [setUp, indices] = await Promise.all([store.priceList(site), records.indices()]);
      const state = indices.find(({ name }) => name === index);
      if (!state || state.live === 0) return setUp;
      const key = `${index} ${state.revision} ${setUp === undefined ? '' : JSON.stringify(setUp)}`;
      return lists(key, () => ({
        list: readServices(records, index).then((services) => priceListOfRecords(services, setUp)),
      })).list;
    },
  };
}

async function readServices(records: Pick<RecordStore, 'live'>, index: string): Promise<SearchRecord[]> {
  const services: SearchRecord[] = [];
  for await (const batch of records.live(index)) {
    for (const { body } of batch) services.push(body);
    if (services.length >= MAX_SERVICES) break;
  }
  return services.slice(0, MAX_SERVICES);
}
