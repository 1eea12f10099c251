import type { Geocoder } from '../maps/geocoder.ts';

/** Who finds places. */
export async function openGeocoder(): Promise<Geocoder> {
  // Apart, so that an installation with a geocoder of its own does not hold the gazetteer in memory.
  const { embeddedGeocoder } = await import('../maps/adapters/embedded-geocoder.ts');
  return embeddedGeocoder();
}
