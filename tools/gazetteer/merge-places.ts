import { fold } from '../../src/shared/maps/fold.ts';
import { type Coordinates, distanceKm } from '../../src/shared/platform/coordinates.ts';
import { countyNames, regions as knownRegions } from './regions.ts';
import type { PostalRow, Town } from './sources.ts';

export type MergedRegion = { name: string; alternates: readonly string[]; coordinates: Coordinates };
export type MergedPlace = {
  name: string;
  alternates: string[];
  population: number;
  coordinates: Coordinates;
  region: string;
};
export type MergedPostcode = { code: string; town: string; coordinates: Coordinates; region: string };
export type MergedCountry = {
  country: string;
  regions: readonly MergedRegion[];
  places: readonly MergedPlace[];
  postcodes: readonly MergedPostcode[];
};

/** Names within this distance are those of one place. */
const SAME_PLACE_KM = 15;
/** The postal data puts some codes of a city far away; the city's own position is then the better one. */
const MISPLACED_KM = 50;
const CITY_POPULATION = 20_000;
/** Where places have two names, the post uses that of the majority: 'Hyvinkää', not 'Hyvinge'. */
const LOCAL_POST_NAMES: ReadonlySet<string> = new Set(['FI', 'NO']);

/** One list of places from all sources: the larger towns first, then the villages that only the postal data knows. */
export function mergePlaces(
  country: string,
  towns: readonly Town[],
  rows: readonly PostalRow[],
): MergedCountry {
  const postal = rows
    .filter((row) => row.country === country && isInEurope(row.coordinates) && !isPostEntry(row.name))
    .map((row) => ({ ...row, name: townName(row.name), region: regionOf(country, row) }));
  const located = postal.filter(({ region }) => region !== '');
  const regionNear = (at: Coordinates) => nearest(located, at)?.region ?? '';
  const places = createPlaceList(regionNear);
  const own = towns.filter((town) => town.country === country && isInEurope(town.coordinates));
  for (const town of own.toSorted((one, other) => other.population - one.population))
    places.add(country === 'GB' ? town.name.replace(/^Saint /, 'St ') : town.name, town.coordinates, town);
  const cities = new Map(
    own.filter(({ population }) => population >= CITY_POPULATION).map((town) => [fold(town.name), town]),
  );
  const corrected = postal.map((row) => {
    const city = cities.get(fold(row.name));
    const isMisplaced = city && distanceKm(city.coordinates, row.coordinates) > MISPLACED_KM;
    return isMisplaced
      ? { ...row, coordinates: city.coordinates, region: regionNear(city.coordinates) }
      : row;
  });
  for (const row of corrected) places.add(row.name, row.coordinates, undefined, row.region);
  if (LOCAL_POST_NAMES.has(country)) preferPostNames(places.all(), corrected);
  return {
    country,
    places: places.all(),
    postcodes: mergePostcodes(corrected, places.all()),
    regions: mergeRegions(country, places.all()),
  };
}

function createPlaceList(regionNear: (at: Coordinates) => string) {
  const all: MergedPlace[] = [];
  /** By every name: 'Gothenburg' of one source is 'Göteborg' of the other. */
  const byName = new Map<string, MergedPlace[]>();
  return {
    all: () => all,
    add(name: string, coordinates: Coordinates, town?: Town, region?: string) {
      const key = fold(name);
      const isKnown = byName
        .get(key)
        ?.some((place) => distanceKm(place.coordinates, coordinates) < SAME_PLACE_KM);
      if (!key || isKnown) return;
      const place = {
        name,
        alternates: latinSpellings(name, town?.alternates ?? []),
        population: town?.population ?? 0,
        coordinates,
        region: region || regionNear(coordinates),
      };
      all.push(place);
      for (const each of new Set([name, ...place.alternates].map(fold)))
        byName.set(each, [...(byName.get(each) ?? []), place]);
    },
  };
}

/** Other spellings in Latin letters. Codes of airports and transcriptions, which are written small, are left out. */
function latinSpellings(name: string, alternates: readonly string[]): string[] {
  const spellings = new Map<string, string>();
  for (const alternate of alternates) {
    const isName =
      /^\p{Lu}[\p{Script=Latin}\p{M} .'’-]{2,}$/u.test(alternate) && !/^([A-Z]{3,4}$|Nk)/.test(alternate);
    const key = fold(alternate);
    if (isName && key !== fold(name) && !spellings.has(key)) spellings.set(key, alternate);
  }
  return [...spellings.values()];
}

function preferPostNames(places: readonly MergedPlace[], rows: readonly PostalRow[]): void {
  const byName = Map.groupBy(rows, ({ name }) => fold(name));
  const postName = ({ coordinates }: MergedPlace, name: string) =>
    byName.get(fold(name))?.find((row) => distanceKm(row.coordinates, coordinates) < SAME_PLACE_KM)?.name;
  for (const place of places) {
    if (postName(place, place.name)) continue;
    const local = place.alternates.map((alternate) => postName(place, alternate)).find(Boolean);
    if (!local) continue;
    const others = place.alternates.filter((alternate) => fold(alternate) !== fold(local));
    place.alternates = [place.name, ...others];
    place.name = local;
  }
}

/** Bases and dependencies overseas carry the country's code, too. */
function isInEurope({ latitude, longitude }: Coordinates): boolean {
  return latitude > 47 && longitude > -15 && longitude < 33;
}

/** 'Banská Bystrica 1' is a post office of Banská Bystrica. */
function townName(name: string): string {
  return name
    .replace(/\s+\d+$/, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** 'Newcastle upon Tyne (PO Boxes)' is an entry of the post, not a place. */
function isPostEntry(name: string): boolean {
  return name.includes('(');
}

function regionOf(country: string, { regionCode, county }: PostalRow): string {
  if (country === 'GB') return countyNames[county] ?? county;
  return knownRegions[country]?.find(([code]) => code === regionCode)?.[1] ?? '';
}

/** Each code once: the mean of what it serves, named by the largest of it. */
function mergePostcodes(
  rows: readonly (PostalRow & { region: string })[],
  places: readonly MergedPlace[],
): MergedPostcode[] {
  const populations = new Map(
    places
      .toSorted((one, other) => one.population - other.population)
      .map(({ name, population }) => [name, population]),
  );
  const byCode = Map.groupBy(rows, ({ code }) => code.replace(/\s/g, ''));
  return [...byCode].map(([code, served]) => {
    const sizeOf = ({ name }: PostalRow) => populations.get(name) ?? 0;
    const [main] = served.toSorted((one, other) => sizeOf(other) - sizeOf(one));
    return {
      code,
      town: main?.name ?? '',
      region: main?.region ?? '',
      coordinates: meanOf(served.map(({ coordinates }) => coordinates)),
    };
  });
}

/** A region lies where its people live. */
function mergeRegions(country: string, places: readonly MergedPlace[]): MergedRegion[] {
  return [...Map.groupBy(places, ({ region }) => region)]
    .filter(([name]) => name !== '')
    .map(([name, inside]) => ({
      name,
      alternates: knownRegions[country]?.find((region) => region[1] === name)?.slice(2) ?? [],
      coordinates: meanOf(inside.map(({ coordinates }) => coordinates)),
    }));
}

function meanOf(points: readonly Coordinates[]): Coordinates {
  const sum = (part: keyof Coordinates) => points.reduce((total, point) => total + point[part], 0);
  return { latitude: sum('latitude') / points.length, longitude: sum('longitude') / points.length };
}

function nearest<T extends { coordinates: Coordinates }>(all: readonly T[], at: Coordinates): T | undefined {
  let best: T | undefined;
  let least = Number.POSITIVE_INFINITY;
  const shrink = Math.cos((at.latitude * Math.PI) / 180);
  for (const each of all) {
    const x = (each.coordinates.longitude - at.longitude) * shrink;
    const y = each.coordinates.latitude - at.latitude;
    const squared = x * x + y * y;
    if (squared < least) [best, least] = [each, squared];
  }
  return best;
}
