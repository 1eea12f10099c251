import { type MileageUnit, mileageUnitOf } from '../../shared/sites/mileage-unit.ts';
import type { Site } from '../../shared/sites/site.ts';
import type { ComparableCar } from './estimate.ts';
import { toKm } from './mileage-unit.ts';

type RecordBody = Readonly<Record<string, unknown>>;
type FacetValue = { text: string; children: readonly FacetValue[] };

/** The part of the search that an estimate needs. */
export type ComparableCarSearch = {
  search(
    index: string,
    query: {
      fields?: readonly string[];
      facets?: readonly { name: string }[];
      filters: Readonly<Record<string, string | boolean>>;
      limit: number;
    },
  ): Promise<{
    content: readonly RecordBody[];
    facet: readonly { values: readonly object[] }[];
    failed: boolean;
  }>;
};

export type ComparableStock = { cars: readonly ComparableCar[]; currency: string };

const MAX_CARS = 500;
const used = { car_is_used: true, car_is_sample: false };

/** The used cars of one model in a site's stock; none where make or model are not known there. */
export async function comparableCars(
  site: Pick<Site, 'indices' | 'country'>,
  { make, model }: { make: string; model: string },
  { search }: ComparableCarSearch,
): Promise<ComparableStock> {
  const index = site.indices.cars;
  const none = { cars: [], currency: '' };
  if (!index) return none;
  const makes = await search(index, { facets: [{ name: MAKES_AND_MODELS }], filters: used, limit: 0 });
  const foundMake = findName((makes.facet[0]?.values ?? []) as readonly FacetValue[], make);
  const foundModel = foundMake && findName(foundMake.children, model);
  if (!foundModel) return none;
  const filters = { ...used, car_brand: foundMake.text, car_model: foundModel.text };
  const { content } = await search(index, { fields, filters, limit: MAX_CARS });
  const unit = mileageUnitOf(site.country);
  return {
    cars: content.flatMap((record) => toComparableCar(record, unit)),
    currency: String(content[0]?.['car_price_currency'] ?? ''),
  };
}

const MAKES_AND_MODELS = 'car_brand>car_model';
const fields = ['car_year', 'car_mileage', 'car_price', 'car_price_currency'];

/** As people write it: 'vw golf', 'XC 60' and 'XC60' are found whatever the feed calls them. */
function findName(values: readonly FacetValue[], name: string): FacetValue | undefined {
  const wanted = comparable(name);
  return values.find(({ text }) => comparable(text) === wanted);
}

function comparable(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/^vw$/, 'volkswagen')
    .replace(/^mercedes$/, 'mercedesbenz');
}

function toComparableCar(record: RecordBody, unit: MileageUnit): readonly ComparableCar[] {
  const { car_year: year, car_mileage: mileage, car_price: price } = record;
  if (typeof year !== 'number' || typeof mileage !== 'number' || typeof price !== 'number') return [];
  return [{ year, price, mileageKm: toKm(mileage, unit) }];
}
