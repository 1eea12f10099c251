import { type Random, seededRandom } from '../cars/random.ts';
import { type ChargerRecord, chargerOption, everyDay } from './charger-record.ts';
import { ownStations } from './own-stations.ts';
import { norway } from './roads/norway.ts';
import type { Road, Stop } from './roads/road.ts';
import { sweden } from './roads/sweden.ts';
import { type StationLocation, stationLocations } from './station-locations.ts';

/** Partners whose posts take the same card. */
const operators = {
  SE: ['Nordstolpen', 'Kustel', 'Ladda Lugnt'],
  NO: ['Fjellstrøm', 'Nordstolpen', 'Elvegen'],
};

/**
 * The charging stations of the demo: Ström's own, then those of partners in the towns along the roads of Sweden and
 * Norway. The same on every call. Without a number each town has as many as its size suggests, 736 in all; with one
 * the towns get more until there are so many.
 */
export function createChargers(count?: number): ChargerRecord[] {
  const own = ownStations();
  const stops = [...sweden, ...norway].flatMap(roadStops);
  const partners: Station[] = [];
  const wanted = count === undefined ? Number.POSITIVE_INFINITY : count - own.length;
  for (let round = 0; partners.length < wanted; round += 1) {
    const due = count === undefined ? stops.filter(({ size }) => round < size) : stops;
    if (due.length === 0) break;
    partners.push(...due.map((stop) => createStation(stop, round)));
  }
  return [...own, ...partners]
    .slice(0, count)
    .map((station, at) => ({ ...station, website_sort_order: (at + 1) * 10 }));
}

type Station = Omit<ChargerRecord, 'website_sort_order'>;

type RoadStop = {
  road: Road;
  town: string;
  lat: number;
  lng: number;
  zip: string;
  size: number;
  bearing: number;
};

function roadStops(road: Road): RoadStop[] {
  return road.stops.map((stop, at) => {
    const [town, lat, lng, zip, size = 2] = stop;
    const before = road.stops[at - 1] ?? stop;
    const after = road.stops[at + 1] ?? stop;
    return { road, town, lat, lng, zip, size, bearing: bearingOf(before, after) };
  });
}

/** In radians from north: the direction of the road through the town. */
function bearingOf([, fromLat, fromLng]: Stop, [, toLat, toLng]: Stop): number {
  return Math.atan2((toLng - fromLng) * Math.cos(radians(fromLat)), toLat - fromLat);
}

function createStation(stop: RoadStop, round: number): Station {
  const { road, town, zip } = stop;
  const { country, name } = road;
  const locations = stationLocations[country];
  const location = locations[round % locations.length] as StationLocation;
  const random = seededRandom(`charger ${country} ${name} ${town} ${round}`);
  const place = location.place.replace('{road}', name);
  const again = Math.floor(round / locations.length);
  return {
    charger_id: `${country}-${name}-${slug(town)}-${round + 1}`.toLowerCase(),
    name: `${town}, ${place}${again > 0 ? ` ${again + 1}` : ''}`,
    address: `${random.pick(location.streets)} ${random.whole(1, 48)}`,
    zip: country === 'SE' ? `${zip.slice(0, -1)}${random.whole(0, 9)}` : zip,
    city: town,
    country,
    road: name,
    operator: random.pick(operators[country]),
    ...positionOf(stop, round, random),
    openingschedule: everyDay(location.hours ?? '0–24'),
    chargerOptions: random
      .pick(location.options)
      .map(([amount, kilowatts, connector], at) => chargerOption(at + 1, amount, kilowatts, connector)),
  };
}

const KM_PER_DEGREE = 111.2;

/** Along the road through the town, on alternate sides of it, a little further out each time. */
function positionOf({ lat, lng, bearing }: RoadStop, round: number, random: Random) {
  const along = (round % 2 === 0 ? 1 : -1) * (0.4 + 0.45 * round + random.between(0, 0.3));
  const across = random.between(-0.2, 0.2);
  const north = along * Math.cos(bearing) - across * Math.sin(bearing);
  const east = along * Math.sin(bearing) + across * Math.cos(bearing);
  return {
    lat: rounded(lat + north / KM_PER_DEGREE),
    lng: rounded(lng + east / (KM_PER_DEGREE * Math.cos(radians(lat)))),
  };
}

function rounded(degrees: number): number {
  return Math.round(degrees * 10_000) / 10_000;
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

function slug(town: string): string {
  const plain = town.replaceAll('ø', 'o').replaceAll('Ø', 'O').replaceAll('æ', 'ae');
  return plain.normalize('NFD').replace(/\p{M}/gu, '').replaceAll(' ', '-');
}
