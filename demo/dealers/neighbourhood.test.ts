import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { parseGazetteer } from '../../src/shared/maps/gazetteer/parse-gazetteer.ts';
import { embeddedMapProvider } from '../../src/shared/maps/map-provider.ts';
import { type Coordinates, distanceKm, parseCoordinates } from '../../src/shared/platform/coordinates.ts';
import { stocks } from '../cars/stocks.ts';
import { createDealerships } from './dealerships.ts';

const sites = stocks.map(({ site }) => site);
const VIEW_PX = 640;
const TILE_PX = 512;
const EQUATOR_KM = 40_075;

/** From the middle of a view to its edge. */
function reachKm({ latitude }: Coordinates, zoom: number): number {
  const kmPerPx = (EQUATOR_KM * Math.cos((latitude * Math.PI) / 180)) / (TILE_PX * 2 ** zoom);
  return (VIEW_PX / 2) * kmPerPx;
}

test('CONST-03 the embedded map goes no closer to a dealership by itself than there are names around it', async () => {
  const file = await readFile(
    new URL('../../src/shared/maps/gazetteer/gazetteer.tsv', import.meta.url),
    'utf8',
  );
  const towns = parseGazetteer(file).flatMap(({ entry }) =>
    entry.kind === 'town' ? [entry.coordinates] : [],
  );
  const places = sites
    .flatMap((site) => createDealerships(`sites-${site}`))
    .flatMap(({ site_geocoord }) => parseCoordinates(site_geocoord) ?? []);
  const namesAround = (zoom: number) =>
    places
      .map((at) => towns.filter((town) => distanceKm(at, town) < reachKm(at, zoom)).length)
      .toSorted((a, b) => a - b);
  const tenthOf = (counts: readonly number[]) => counts[Math.floor(counts.length / 10)];
  expect(tenthOf(namesAround(embeddedMapProvider.closestView))).toBeGreaterThanOrEqual(4);
  expect(tenthOf(namesAround(embeddedMapProvider.maxZoom))).toBeLessThan(4);
});
