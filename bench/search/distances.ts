import { definitionOf } from '../../src/features/inventory/testing/definition-by-name.ts';
import { distanceKm, parseCoordinates } from '../../src/shared/platform/coordinates.ts';
import { embeddedSearch } from '../../src/shared/search/adapters/embedded/embedded-search.ts';
import type { SearchService } from '../../src/shared/search/port.ts';
import { benchCar, benchPoint, eachCar } from './cars.ts';
import { INDEX } from './forecourt.ts';
import { inMs, Times, timed } from './measure.ts';
import { rangeFacets, valueFacets } from './queries.ts';
import { seededRandom } from './seeded-random.ts';

const QUERIES = 200;
const radiiKm = [10, 25, 50, 100, 200];

/** The list within a distance of a place, nearest first, with all facets: as it is, and with every car elsewhere. */
export async function measureDistances(service: SearchService, cars: number): Promise<Times> {
  const atDealerships = await runQueries(service);
  const plain = await haversineOfEveryCar(cars);
  print('cars at 120 dealerships', atDealerships, plain);
  const apart = embeddedSearch(definitionOf);
  await apart.replaceAll(INDEX, carsApart(cars));
  print('each car at a place of its own', await runQueries(apart), plain);
  await apart.close();
  return atDealerships;
}

function* carsApart(cars: number) {
  for (let n = 0; n < cars; n += 1) yield { ...benchCar(n), car_geocoord: benchPoint(n) };
}

async function runQueries(service: SearchService): Promise<Times> {
  const random = seededRandom(5);
  const times = new Times();
  const facets = [...valueFacets, ...rangeFacets].map((name) => ({ name }));
  for (let n = 0; n < QUERIES; n += 1) {
    const at = { latitude: 55 + random() * 13, longitude: 11 + random() * 12 };
    const near = {
      field: 'car_geocoord',
      at,
      within_km: n % 6 === 0 ? undefined : radiiKm[n % radiiKm.length],
    };
    const query = { near, facets, sort_name: 'distance', limit: 48 };
    const { ms } = await timed(() => service.index(INDEX).search(query));
    times.add(ms);
  }
  return times;
}

/** The plain way: the distance of every car, and the whole list sorted by it. */
async function haversineOfEveryCar(cars: number): Promise<Times> {
  const points = Array.from(eachCar(cars), ({ car_geocoord }) => parseCoordinates(car_geocoord));
  const times = new Times();
  for (let n = 0; n < 20; n += 1) {
    const at = { latitude: 55 + n / 2, longitude: 12 + n / 2 };
    const { ms } = await timed(async () =>
      points
        .map((point, slot) => ({ slot, km: point ? distanceKm(at, point) : 0 }))
        .sort((a, b) => a.km - b.km)
        .slice(0, 48),
    );
    times.add(ms);
  }
  return times;
}

function print(what: string, ours: Times, plain: Times): void {
  const [p50, p99] = [ours.percentile(50), ours.percentile(99)];
  const ratio = (plain.percentile(50) / p50).toFixed(0);
  console.log(
    `  by distance, ${what}: p50 ${inMs(p50)} ms, p99 ${inMs(p99)} ms with all facets; measuring and sorting every car alone takes ${ratio} times as long`,
  );
}
