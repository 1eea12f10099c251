import { distanceKm } from '../../src/shared/platform/coordinates.ts';
import type { MergedCountry, MergedPlace, MergedPostcode } from './merge-places.ts';

const header = `# Places of SE, NO, FI, SK and GB, written by tools/build-gazetteer.ts. Data: GeoNames, CC BY 4.0, https://www.geonames.org
# C country
# R region, latitude, longitude, other names
# P place, latitude, longitude, population, number of its region, other names
# Z postcodes, town, number of its region, latitude, longitude; 221:00,01 is 22100 and 22101
`;

/** Postcodes of a town this close to each other are written in one line, at the first one's position. */
const SAME_POSITION_KM = 1;

/** As lines of a tab-separated file, best kept small and readable in a diff. */
export function toGazetteerFile(countries: readonly MergedCountry[]): string {
  return header + countries.map(toLines).join('');
}

function toLines({ country, regions, places, postcodes }: MergedCountry): string {
  const numbers = new Map(regions.map(({ name }, number) => [name, number]));
  const regionNumber = ({ region }: { region: string }) => String(numbers.get(region) ?? '');
  const rows = [
    ['C', country],
    ...regions.map(({ name, coordinates: { latitude, longitude }, alternates }) => [
      'R',
      ...[name, degrees(latitude), degrees(longitude), alternates.join('|')],
    ]),
    ...places
      .toSorted(byPopulation)
      .map((place) => [
        'P',
        ...[place.name, degrees(place.coordinates.latitude), degrees(place.coordinates.longitude)],
        ...[
          place.population ? String(place.population) : '',
          regionNumber(place),
          place.alternates.join('|'),
        ],
      ]),
    ...groupPostcodes(postcodes).map((group) => {
      const [{ town, coordinates }] = group;
      const codes = compactCodes(group.map(({ code }) => code));
      return [
        'Z',
        codes,
        town,
        regionNumber(group[0]),
        degrees(coordinates.latitude),
        degrees(coordinates.longitude),
      ];
    }),
  ];
  return rows.map((row) => `${row.join('\t').trimEnd()}\n`).join('');
}

function byPopulation(one: MergedPlace, other: MergedPlace): number {
  return other.population - one.population || (one.name < other.name ? -1 : 1);
}

type Group = [MergedPostcode, ...MergedPostcode[]];

function groupPostcodes(postcodes: readonly MergedPostcode[]): Group[] {
  const groups: Group[] = [];
  const sorted = postcodes.toSorted((one, other) => (one.code < other.code ? -1 : 1));
  for (const towns of Map.groupBy(sorted, ({ town, region }) => `${town}\t${region}`).values()) {
    const own: Group[] = [];
    for (const postcode of towns) {
      const same = own.find(
        ([first]) => distanceKm(first.coordinates, postcode.coordinates) < SAME_POSITION_KM,
      );
      if (same) same.push(postcode);
      else own.push([postcode]);
    }
    groups.push(...own);
  }
  return groups;
}

const TAIL = 2;

/** What begins alike is written once. */
function compactCodes(codes: readonly string[]): string {
  return [...Map.groupBy(codes, (code) => code.slice(0, -TAIL))]
    .map(([start, same]) => `${start}:${same.map((code) => code.slice(-TAIL)).join(',')}`)
    .join(';');
}

/** To about 100 m. */
function degrees(value: number): string {
  return String(Number(value.toFixed(3)));
}
