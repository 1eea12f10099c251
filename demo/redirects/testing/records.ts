import type { BlockServices } from '../../../src/content/blocks/services.ts';
import { definitionOf } from '../../../src/features/inventory/testing/definition-by-name.ts';
import type { SearchRecord } from '../../../src/shared/search/port.ts';
import { searchByBruteForce } from '../../../src/shared/search/testing/brute-force.ts';
import { idOf } from '../../../src/shared/search/values.ts';
import { createDealerships } from '../../dealers/dealerships.ts';
import type { DemoSite } from '../../site-builder.ts';

/** The dealerships of a site and some cars, as its pages query them. */
export function recordsOf(
  site: DemoSite,
  cars: readonly object[],
): Pick<BlockServices, 'search' | 'records'> {
  const { cars: carIndex = '', sites: dealershipIndex = '' } = site.settings.indices ?? {};
  const dealerships = carIndex && dealershipIndex ? createDealerships(dealershipIndex) : [];
  const records = new Map([
    [carIndex, cars as readonly SearchRecord[]],
    [dealershipIndex, dealerships as readonly object[] as readonly SearchRecord[]],
  ]);
  return {
    search: {
      search: async (index, query) => ({
        ...searchByBruteForce(definitionOf(index), records.get(index) ?? [], query),
        failed: false,
      }),
    },
    records: {
      find: async (index, id) => {
        const body = records.get(index)?.find((record) => idOf(record, definitionOf(index).id) === id);
        return body && { id, body, state: 'live', changedAt: '', revision: 1 };
      },
    },
  };
}
