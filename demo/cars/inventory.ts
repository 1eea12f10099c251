import type { DealershipRecord } from '../dealers/dealership-record.ts';
import { createDealerships, findCompanyErpId } from '../dealers/dealerships.ts';
import { assignDealership } from './assign-dealership.ts';
import type { CarRecord } from './car-record.ts';
import { type Random, seededRandom } from './random.ts';
import { carRecord } from './record.ts';
import { sampleRecords } from './samples.ts';
import { findStock, type Stock } from './stocks.ts';
import type { Vehicle } from './vehicle.ts';
import { createVehicleGenerator } from './vehicle-generator.ts';

export const DEMO_TODAY = '2026-11-15';

/** Every car of an index, `cars-solvik-se`: the same on every call, as of the given day. */
export function createCars(indexName: string, today = DEMO_TODAY): CarRecord[] {
  const stock = findStock(indexName);
  const luck = seededRandom(`forecourt ${indexName}`);
  const deal = createVehicleGenerator(stock, { date: today, year: Number(today.slice(0, 4)) }, luck);
  const samples = sampleRecords(stock, deal.sample, today);
  const vehicles = Array.from({ length: stock.size - samples.length }, (_, at) =>
    nextVehicle(at, stock, deal, luck),
  );
  return withCarsOfTheWeek([...samples, ...stockRecords(vehicles, stock, today)], stock, luck);
}

type Deal = ReturnType<typeof createVehicleGenerator>;

/** Stores sell used cars only; one in eight at a dealer's is new, one in sixteen a demonstrator. */
function nextVehicle(at: number, stock: Stock, deal: Deal, luck: Random): Vehicle {
  if (at < stock.motorcycles) return deal.motorcycle();
  if (stock.kind === 'store') return deal.used();
  const draw = luck.next();
  if (draw < 0.12) return deal.new();
  return draw < 0.18 ? deal.demo() : deal.used();
}

function stockRecords(vehicles: readonly Vehicle[], stock: Stock, today: string): CarRecord[] {
  const dealerships = createDealerships(`sites-${stock.site}`);
  const companyErpId = findCompanyErpId(stock.site);
  const plates = new Set<string>();
  return vehicles.map((vehicle, at) => {
    const id = `${companyErpId}${String(10001 + at)}`;
    const own = seededRandom(`${stock.site} ${id}`);
    const location = assignDealership(vehicle, dealerships, own);
    const plate = plateFor(vehicle, stock, location.dealership, plates, own);
    return carRecord({
      id,
      vehicle,
      stock,
      location,
      companyErpId,
      ...(plate && { plate }),
      publishedAt: publishedAt(vehicle, today, own),
      indexedAt: `${today}T03:15:00.000Z`,
      today,
      random: own,
    });
  });
}

function plateFor(
  { firstRegistration, type, engine }: Vehicle,
  { market }: Stock,
  dealership: DealershipRecord,
  taken: Set<string>,
  own: Random,
): string | undefined {
  if (!firstRegistration) return undefined;
  const facts = { type, fuel: engine.fuel, firstRegistration, region: dealership.site_region };
  let plate = market.plate(facts, own);
  while (taken.has(plate)) plate = market.plate(facts, own);
  taken.add(plate);
  return plate;
}

/** Most cars are sold within two months; some stay. */
function publishedAt({ condition }: Vehicle, today: string, own: Random): string {
  const longest = condition === 'used' ? 160 : 60;
  const daysAgo = Math.min(longest, Math.floor(-Math.log(1 - own.next()) * 32));
  const minutes = own.whole(6 * 60, 17 * 60);
  // What came in today was entered before the index was built at a quarter past three.
  const time = daysAgo === 0 ? own.whole(0, 180) : minutes;
  return new Date(Date.parse(`${today}T00:00:00Z`) - daysAgo * 86_400_000 + time * 60_000).toISOString();
}

/** The week's cars are well equipped, have pictures and are not more than six years old. */
function withCarsOfTheWeek(cars: readonly CarRecord[], { carsOfTheWeek }: Stock, luck: Random): CarRecord[] {
  const fitting = cars.filter(
    ({ car_is_sample, car_is_used, car_images, car_equipment, car_year, car_vehicle_type_code }) =>
      !car_is_sample &&
      car_is_used &&
      car_images.length > 4 &&
      car_equipment.length > 18 &&
      car_year > 2020 &&
      car_vehicle_type_code === 'PC',
  );
  const chosen = new Set(oneOfEachMake(luck.shuffled(fitting)).slice(0, carsOfTheWeek));
  return cars.map((car) => (chosen.has(car) ? { ...car, caroftheweek: true } : car));
}

function oneOfEachMake(cars: readonly CarRecord[]): CarRecord[] {
  return cars.filter((car, at) => cars.findIndex(({ car_brand }) => car_brand === car.car_brand) === at);
}
