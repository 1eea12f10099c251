import type { Place } from '../geocoder.ts';

export function aPlace(differences: Partial<Place> = {}): Place {
  return {
    id: 'se-town-lund',
    name: 'Lund',
    context: 'Skåne',
    kind: 'town',
    country: 'SE',
    coordinates: { latitude: 55.706, longitude: 13.187 },
    ...differences,
  };
}
