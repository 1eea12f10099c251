import { carIndexName, type Site } from '../../shared/sites/site.ts';
import { type Dealership, parseDealership } from '../dealers/dealership.ts';
import { type EnquiredCar, parseEnquiredCar } from './lead-car.ts';

/** The cars and dealerships that leads refer to. */
export interface Stock {
  /** Includes sold cars: their sellers still get the lead. */
  car(site: Site, id: string): Promise<EnquiredCar | undefined>;
  /** All of the site, in its usual order. Throws when the search fails. */
  dealerships(site: Site): Promise<readonly Dealership[]>;
  /** Throws when the search fails. */
  dealershipsSelling(site: Site, brand: string): Promise<readonly Dealership[]>;
}

/** The visitor chooses from at most this many (CONT-19, NOF-06). */
const MAX_DEALERSHIPS = 100;

type RecordBody = Readonly<Record<string, unknown>>;

/** The parts of the record store and of the search that leads use. */
export type StockDeps = {
  records: { find(index: string, id: string): Promise<{ body: RecordBody; state: string } | undefined> };
  search: {
    search(
      index: string,
      query: { filters: Readonly<Record<string, string>>; limit: number },
    ): Promise<{ content: readonly RecordBody[]; failed: boolean }>;
  };
};

export function createStock({ records, search }: StockDeps): Stock {
  async function findDealerships({ indices }: Site, filters: Readonly<Record<string, string>>) {
    if (!indices.sites) return [];
    const { content, failed } = await search.search(indices.sites, { filters, limit: MAX_DEALERSHIPS });
    if (failed) throw new Error('the dealerships cannot be searched');
    return content.flatMap((record) => parseDealership(record) ?? []);
  }
  return {
    async car(site, id) {
      const record = await records.find(carIndexName(site), id);
      return record && parseEnquiredCar(record.body, record.state !== 'live', site);
    },
    dealerships: (site) => findDealerships(site, {}),
    dealershipsSelling: (site, brand) => findDealerships(site, { site_brands: brand }),
  };
}
