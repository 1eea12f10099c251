import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { OperatorError } from '../../src/shared/platform/operator-error.ts';

/** About as many people as a postcode has; the file of postcodes says nothing of the size of a town. */
const PEOPLE_A_POSTCODE = 10_000;

const header = `# Places, written by \`npm run languages -- places\`. Data: GeoNames, CC BY 4.0, https://www.geonames.org
# C country
# R region, latitude, longitude
# P place, latitude, longitude, population, number of its region
# Z postcodes, town, number of its region, latitude, longitude
`;

type Row = { code: string; town: string; region: string; latitude: number; longitude: number };

/**
 * Makes the places of a country from GeoNames' file of its postcodes (download.geonames.org/export/zip), so that visitors find
 * their town and postcode without another geocoder. Returns how many it wrote.
 */
export function writePlaces(
  country: string,
  folder: string,
  source: string,
): { towns: number; postcodes: number } {
  const rows = readRows(country, source);
  const regions = [...Map.groupBy(rows, ({ region }) => region)].filter(([name]) => name !== '');
  const numbers = new Map(regions.map(([name], number) => [name, String(number)]));
  const towns = [...Map.groupBy(rows, ({ town, region }) => `${town}\t${region}`).values()].toSorted(
    (one, other) => other.length - one.length,
  );
  const lines = [
    ['C', country],
    ...regions.map(([name, own]) => ['R', name, ...middle(own)]),
    ...towns.map((own) => [
      'P',
      own[0]?.town ?? '',
      ...middle(own),
      String(own.length * PEOPLE_A_POSTCODE),
      numbers.get(own[0]?.region ?? '') ?? '',
    ]),
    ...rows.map((row) => ['Z', row.code, row.town, numbers.get(row.region) ?? '', ...middle([row])]),
  ];
  writeFileSync(
    join(folder, 'places.tsv'),
    header + lines.map((line) => `${line.join('\t').trimEnd()}\n`).join(''),
  );
  return { towns: towns.length, postcodes: rows.length };
}

/** country, postcode, place, then three pairs of a region's name and code, latitude, longitude, accuracy. */
function readRows(country: string, source: string): readonly Row[] {
  const hint =
    'Take the file of the country from https://download.geonames.org/export/zip/ and unpack it, such as DE.txt.';
  if (!existsSync(source)) throw new OperatorError(`${source} is not there.`, hint);
  const rows = readFileSync(source, 'utf8')
    .split('\n')
    .map((line) => line.split('\t'))
    .filter(([own]) => own === country)
    .map(([, code = '', town = '', region = '', , , , , , latitude = '', longitude = '']) => ({
      code: code.replaceAll(' ', ''),
      town,
      region,
      latitude: Number(latitude),
      longitude: Number(longitude),
    }))
    .filter(({ latitude, longitude }) => Number.isFinite(latitude) && Number.isFinite(longitude));
  if (rows.length === 0) throw new OperatorError(`${source} has no postcodes of ${country}.`, hint);
  return rows;
}

function middle(rows: readonly Row[]): [latitude: string, longitude: string] {
  const mean = (of: (row: Row) => number) =>
    (rows.reduce((sum, row) => sum + of(row), 0) / rows.length).toFixed(3);
  return [mean(({ latitude }) => latitude), mean(({ longitude }) => longitude)];
}
