import type { LocationCandidate } from '../keep-locations.ts';
import type { ChargerOption, Location } from '../location.ts';

/** A charging station; a test shows only what matters to it. */
export function aLocation(more: Partial<Location> = {}): Location {
  return {
    id: 'uppsala-bolanderna',
    name: 'Uppsala Boländerna',
    lat: 59.8437,
    lng: 17.6712,
    city: 'Uppsala',
    address: 'Rapsgatan 25',
    zip: '754 50',
    chargerOptions: [anOption()],
    ...more,
  };
}

export function anOption(more: Partial<ChargerOption> = {}): ChargerOption {
  return { id: '1', amount: 6, icon: 'CCS2', watts: 150_000, ...more };
}

export function aCandidate(more: Partial<LocationCandidate> = {}): LocationCandidate {
  return { ...aLocation({ chargerOptions: [] }), ...more };
}
