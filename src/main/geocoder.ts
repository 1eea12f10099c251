import { cachedGeocoder } from '../shared/maps/adapters/cached-geocoder.ts';
import { googleGeocoder } from '../shared/maps/adapters/google-geocoder.ts';
import { limitedGeocoder } from '../shared/maps/adapters/limited-geocoder.ts';
import { nominatimGeocoder } from '../shared/maps/adapters/nominatim-geocoder.ts';
import { photonGeocoder } from '../shared/maps/adapters/photon-geocoder.ts';
import type { Geocoder } from '../shared/maps/geocoder.ts';
import { systemClock } from '../shared/platform/clock.ts';
import type { Settings } from '../shared/platform/env.ts';

/** Who finds places: the server that an operator has named, with its results cached, or the embedded gazetteer. */
export async function openGeocoder(
  { geocoder }: Pick<Settings, 'geocoder'>,
  /** Of an extension. */
  given?: Geocoder | undefined,
): Promise<Geocoder> {
  const remote = given ?? openRemote(geocoder);
  if (remote) return cachedGeocoder(limitedGeocoder(remote, systemClock), systemClock);
  // Imported here, so that an installation with another geocoder does not hold the gazetteer in memory.
  const { embeddedGeocoder } = await import('../shared/maps/adapters/embedded-geocoder.ts');
  return embeddedGeocoder();
}

function openRemote({ kind, url = '', apiKey }: Settings['geocoder']): Geocoder | undefined {
  if (kind === 'nominatim') return nominatimGeocoder({ url, apiKey });
  if (kind === 'photon') return photonGeocoder({ url, apiKey });
  if (kind === 'google') return googleGeocoder({ url: url || undefined, apiKey: apiKey ?? '' });
  return undefined;
}
