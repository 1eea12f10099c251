import type { GazetteerEntry } from '../gazetteer-entry.ts';

export function anEntry(differences: Partial<GazetteerEntry>): GazetteerEntry {
  return {
    kind: 'town',
    country: 'GB',
    name: 'Town',
    region: 'Devon',
    population: 0,
    coordinates: { latitude: 50.7, longitude: -3.5 },
    ...differences,
  };
}
