import type { CarCardData } from '../card/card.ts';
import { toCard } from '../card/to-card.ts';
import type { CatalogueContext } from '../catalogue-context.ts';
import { parseCar } from '../record/car.ts';
import { cardFields } from '../record/car-record.ts';

export type DealershipArrivals = {
  arrivals: readonly CarCardData[];
  /** How many cars stand there; nothing when the site sells none, or nobody could count them. */
  carCount: number | undefined;
};

/** By age (DSD-21). */
const NEWEST_FIRST = 'car_publishdate_asc';

const MAX_ARRIVALS = 12;

/** The newest cars of a dealership. */
export async function loadDealershipArrivals(
  dealershipId: string,
  context: CatalogueContext,
): Promise<DealershipArrivals> {
  const { site, services } = context;
  if (!site.indices.cars) return { arrivals: [], carCount: undefined };
  const { content, total_items, failed } = await services.search.search(site.indices.cars, {
    fields: cardFields,
    filters: { car_site_id: dealershipId },
    sort_name: NEWEST_FIRST,
    limit: MAX_ARRIVALS,
  });
  const cars = content.flatMap((record) => parseCar(record) ?? []);
  return { arrivals: cars.map((car) => toCard(car, context)), carCount: failed ? undefined : total_items };
}
