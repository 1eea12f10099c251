import fc from 'fast-check';
import type { SearchQuery, SearchRecord } from '../port.ts';
import { car, query } from './random-inventory.ts';

const decimals = (value: number) => Math.round(value * 10_000) / 10_000;
const between = (min: number, max: number) =>
  fc.double({ min, max, noNaN: true, noDefaultInfinity: true }).map(decimals);

const aroundGothenburg = fc.record({ latitude: between(57.2, 58.2), longitude: between(11.2, 13) });
const inTheNorth = fc.record({ latitude: between(55, 70), longitude: between(5, 31) });
const onEarth = fc.record({ latitude: between(-90, 90), longitude: between(-180, 180) });
const point = fc.oneof(aroundGothenburg, aroundGothenburg, inTheNorth, onEarth);

/** Up to 60 cars at a dozen places; some at none, some with coordinates that are none. */
export const inventoryOnEarth: fc.Arbitrary<SearchRecord[]> = fc
  .array(point, { minLength: 1, maxLength: 12 })
  .chain((points) => {
    const texts = points.map(({ latitude, longitude }) => `${latitude},${longitude}`);
    const anywhere = fc.constantFrom<string | undefined>(...texts, ...texts, undefined, 'Göteborg', '57,181');
    const withPoint = fc.tuple(car, anywhere).map(([each, car_geocoord]) => ({ ...each, car_geocoord }));
    return fc.array(withPoint, { maxLength: 60 });
  })
  .map((cars: SearchRecord[]) => [...new Map(cars.map((each) => [each['car_id'], each])).values()]);

const withinKm = fc.oneof(
  fc.constantFrom(undefined, 10, 25, 50, 100, 200),
  fc.double({ min: 0.1, max: 500, noNaN: true }),
  fc.double({ min: 500, max: 20_000, noNaN: true }),
);

export const nearQuery: fc.Arbitrary<SearchQuery> = fc
  .tuple(query, point, withinKm, fc.boolean())
  .map(([rest, at, within_km, isByDistance]) => ({
    ...rest,
    near: { field: 'car_geocoord', at, within_km },
    sort_name: isByDistance ? 'distance' : rest.sort_name,
  }));
