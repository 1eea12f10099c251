import { countries } from '../../sites/countries.ts';
import type { Country } from '../geocoder.ts';
import type { NamedEntry } from './gazetteer-entry.ts';

/** Between small towns and cities: 'Uppsala' is the city before it is the region. */
const REGION_RANK_POPULATION = 20_000;

/** Reads gazetteer.tsv, whose first lines describe its columns. */
export function parseGazetteer(file: string): NamedEntry[] {
  let section = startSection('SE');
  return file.split('\n').flatMap((line) => {
    const [type, name = '', ...columns] = line.split('\t');
    if (type === 'C') section = startSection(name as Country);
    if (type === 'R') return parseRegion(section, name, columns);
    if (type === 'P') return parsePlace(section, name, columns);
    if (type === 'Z') return parsePostcodes(section, name, columns);
    return [];
  });
}

/** What the lines of one country refer to. */
type Section = { country: Country; regions: string[] };

function startSection(country: Country): Section {
  return { country, regions: [] };
}

function parseRegion({ country, regions }: Section, name: string, columns: readonly string[]): NamedEntry {
  const [latitude, longitude, alternates] = columns;
  regions.push(name);
  const coordinates = toPoint(latitude, longitude);
  return {
    entry: { kind: 'region', country, name, region: name, population: REGION_RANK_POPULATION, coordinates },
    alternates: toList(alternates),
  };
}

function parsePlace(section: Section, name: string, columns: readonly string[]): NamedEntry {
  const { country } = section;
  const [latitude, longitude, inhabitants, number, alternates] = columns;
  const population = Number(inhabitants ?? 0);
  const coordinates = toPoint(latitude, longitude);
  return {
    entry: { kind: 'town', country, name, region: regionNumbered(section, number), population, coordinates },
    alternates: toList(alternates),
  };
}

function parsePostcodes(section: Section, codes: string, columns: readonly string[]): NamedEntry[] {
  const { country } = section;
  const [town = '', number, latitude, longitude] = columns;
  const coordinates = toPoint(latitude, longitude);
  const region = regionNumbered(section, number);
  return expandCodes(codes).map((code) => ({
    entry: {
      kind: 'postcode',
      name: formatPostcode(code, country),
      ...{ country, town, region, population: 0, coordinates },
    },
    alternates: [],
  }));
}

function regionNumbered({ regions }: Section, number = ''): string {
  return number === '' ? '' : (regions[Number(number)] ?? '');
}

/** '221:00,01;222:00' */
function expandCodes(compact: string): string[] {
  return compact.split(';').flatMap((group) => {
    const [start = '', tails = ''] = group.split(':');
    return tails.split(',').map((tail) => start + tail);
  });
}

function formatPostcode(code: string, country: Country): string {
  const { groups } = countries[country].postcode;
  return groups > 0 ? `${code.slice(0, groups)} ${code.slice(groups)}` : code;
}

function toPoint(latitude: string | undefined, longitude: string | undefined) {
  return { latitude: Number(latitude), longitude: Number(longitude) };
}

function toList(names: string | undefined): readonly string[] {
  return names ? names.split('|') : [];
}
