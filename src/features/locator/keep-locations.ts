import { toCoordinates } from '../../shared/platform/coordinates.ts';
import { parsePowerWatts } from './charging-power.ts';
import type { ChargerOption, ConnectorIcon, Location, LocatorPageType } from './location.ts';

/** A location as a feed brings it: nothing in it is certain. */
export type LocationCandidate = Omit<Location, 'lat' | 'lng' | 'chargerOptions' | 'distance'> & {
  lat: unknown;
  lng: unknown;
  chargerOptions: readonly ChargerOptionCandidate[];
};

export type ChargerOptionCandidate = {
  id?: unknown;
  amount?: unknown;
  icon?: unknown;
  watts?: unknown;
  connector?: unknown;
};

export type KeptLocations = { pageType: LocatorPageType; locations: readonly Location[] };

/**
 * Drops locations without coordinates (LOC-13, LOC-14). Among charging stations it also drops those with an option
 * that lacks its number or its power, and those without any option: there is nothing to charge with (LOC-15, LOC-16).
 */
export function keepLocations(candidates: readonly LocationCandidate[]): KeptLocations {
  const located = candidates.flatMap(withCoordinates);
  if (!located.some(({ chargerOptions }) => chargerOptions.length > 0))
    return { pageType: 'Location', locations: located.map((each) => ({ ...each, chargerOptions: [] })) };
  return { pageType: 'ChargingPoint', locations: located.flatMap(withCompleteOptions) };
}

type Located = Omit<LocationCandidate, 'lat' | 'lng'> & Pick<Location, 'lat' | 'lng'>;

function withCoordinates(candidate: LocationCandidate): Located[] {
  const coordinates = toCoordinates(candidate.lat, candidate.lng);
  return coordinates ? [{ ...candidate, lat: coordinates.latitude, lng: coordinates.longitude }] : [];
}

function withCompleteOptions(located: Located): Location[] {
  const options = located.chargerOptions.flatMap(parseOption);
  const isComplete = options.length > 0 && options.length === located.chargerOptions.length;
  return isComplete ? [{ ...located, chargerOptions: options }] : [];
}

function parseOption(
  { id, amount, icon, watts, connector }: ChargerOptionCandidate,
  at: number,
): ChargerOption[] {
  const [count, power] = [parseAmount(amount), parsePowerWatts(watts)];
  if (count === undefined || power === undefined) return [];
  const name = typeof connector === 'string' && connector.trim();
  return [
    {
      id: typeof id === 'string' || typeof id === 'number' ? String(id) : String(at + 1),
      amount: count,
      icon: toIcon(icon),
      watts: power,
      ...(name && { connector: name }),
    },
  ];
}

function parseAmount(value: unknown): number | undefined {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && /^\s*\d+\s*$/.test(text) ? Number(text) : undefined;
}

function toIcon(value: unknown): ConnectorIcon {
  return value === 'CCS1' || value === 'CCS2' ? value : '';
}
