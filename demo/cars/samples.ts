import { findCompanyErpId } from '../dealers/dealerships.ts';
import type { CarRecord } from './car-record.ts';
import { seededRandom } from './random.ts';
import { carRecord } from './record.ts';
import type { Stock } from './stocks.ts';
import type { Vehicle } from './vehicle.ts';

/** New cars to order: one for each trim of a model, linked as packages. Every seventh model is newly announced and sparse. */
export function sampleRecords(stock: Stock, draw: () => Vehicle, today: string): CarRecord[] {
  const seen = new Set<string>();
  const records: CarRecord[] = [];
  for (let tries = 0; records.length < stock.samples && tries < 2000; tries++) {
    const vehicle = draw();
    const key = `${vehicle.make.code} ${vehicle.generation.name} ${vehicle.engine.name}`;
    if (seen.has(key)) continue;
    seen.add(key);
    records.push(...packages(vehicle, stock, today, records.length, seen.size % 7 === 3));
  }
  return records;
}

function packages(
  vehicle: Vehicle,
  stock: Stock,
  today: string,
  from: number,
  isSparse: boolean,
): CarRecord[] {
  const luck = seededRandom(`sample ${stock.site} ${from}`);
  const companyErpId = findCompanyErpId(stock.site);
  const records = vehicle.generation.trims.map((trim, at) => {
    const id = `${companyErpId}9${String(from + at + 1).padStart(4, '0')}`;
    return carRecord({
      id,
      vehicle: { ...vehicle, trim },
      stock,
      companyErpId,
      publishedAt: `${today.slice(0, 4)}-0${luck.whole(5, 9)}-0${luck.whole(1, 9)}T08:00:00.000Z`,
      indexedAt: `${today}T03:15:00.000Z`,
      today,
      random: seededRandom(`${stock.site} ${id}`),
      isSparse,
    });
  });
  return records.map((record) => ({ ...record, linked_vehicles: linksTo(records, record, stock) }));
}

function linksTo(records: readonly CarRecord[], own: CarRecord, { market }: Stock) {
  return records
    .filter((record) => record !== own)
    .map(({ car_id, slug, car_trim_package }) => ({
      vehicle_id: car_id,
      slug,
      link_text: market.texts.linkToPackage(car_trim_package),
      package_name: car_trim_package,
    }));
}
