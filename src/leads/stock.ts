import { type Dealership, parseDealership } from '../dealers/dealership.ts';
import { carIndexName, type Site } from '../sites/site.ts';
import { type EnquiredCar, parseEnquiredCar } from './lead-car.ts';

/** The cars and dealerships that leads refer to. */
export interface Stock {
  /** Includes sold cars: their sellers still get the lead. */
  car(site: Site, id: string): Promise<EnquiredCar | undefined>;
  /** Throws when the search fails. */
  dealershipsSelling(site: Site, brand: string): Promise<readonly Dealership[]>;
}

/** The visitor chooses from at most this many (CONT-19). */
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
  return {
    async car(site, id) {
      const record = await records.find(carIndexName(site), id);
      return record && parseEnquiredCar(record.body, record.state !== 'live');
    },
    async dealershipsSelling(site, brand) {
      if (!site.indices.sites) return [];
      const query = { filters: { site_brands: brand }, limit: MAX_DEALERSHIPS };
      const { content, failed } = await search.search(site.indices.sites, query);
      if (failed) throw new Error('the dealerships cannot be searched');
      return content.flatMap((record) => parseDealership(record) ?? []);
    },
  };
}
