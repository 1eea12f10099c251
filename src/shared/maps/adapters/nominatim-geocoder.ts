import { z } from 'zod';
import type { Coordinates } from '../../platform/coordinates.ts';
import type { Geocoder, Place } from '../geocoder.ts';
import { fetchJson, GEOCODER_TIMEOUT_MS, withQuery } from './fetch-json.ts';

const address = z.looseObject({ country_code: z.string().optional(), country: z.string().optional() });
const result = z.object({
  place_id: z.union([z.number(), z.string()]),
  lat: z.coerce.number(),
  lon: z.coerce.number(),
  name: z.string().optional(),
  display_name: z.string(),
  addresstype: z.string().optional(),
  type: z.string().optional(),
  address: address.default({}),
});
const searchResponse = z.array(result);
const reverseResponse = z.union([result, z.object({ error: z.unknown() })]);

type Result = z.output<typeof result>;

// As far as a town, not down to the house.
const REVERSE_ZOOM = 13;
const BIAS_DEGREES = 1;

/** A server with Nominatim's API: one's own, or a provider's with a key, such as LocationIQ. */
export function nominatimGeocoder(
  { url, apiKey }: { url: string; apiKey?: string | undefined },
  timeoutMs = GEOCODER_TIMEOUT_MS,
): Geocoder {
  const common = { format: 'jsonv2', addressdetails: 1, key: apiKey };

  return {
    async suggest({ text, country, language, limit, near, signal }) {
      const address = withQuery(url, 'search', {
        ...common,
        q: text,
        countrycodes: country.toLowerCase(),
        'accept-language': language,
        limit,
        viewbox: near && viewbox(near),
      });
      const found = (await fetchJson(address, searchResponse, { timeoutMs, signal })) ?? [];
      return found.map(toPlace).slice(0, limit);
    },
    async geocode({ text, country, language, signal }) {
      const countrycodes = country.toLowerCase();
      const query = { ...common, q: text, countrycodes, 'accept-language': language, limit: 1 };
      const [found] =
        (await fetchJson(withQuery(url, 'search', query), searchResponse, { timeoutMs, signal })) ?? [];
      return found && toPlace(found);
    },
    async reverse({ latitude, longitude }, language, signal) {
      const query = {
        ...common,
        lat: latitude,
        lon: longitude,
        zoom: REVERSE_ZOOM,
        'accept-language': language,
      };
      const found = await fetchJson(withQuery(url, 'reverse', query), reverseResponse, { timeoutMs, signal });
      return found && 'place_id' in found ? toPlace(found) : undefined;
    },
  };
}

function toPlace({ place_id, lat, lon, name, display_name, address, ...rest }: Result): Place {
  const [first = '', ...others] = display_name.split(', ');
  return {
    id: `nominatim-${place_id}`,
    name: name || first,
    context: others.join(', '),
    kind: kindOf(rest.addresstype ?? rest.type ?? ''),
    country: (address.country_code ?? '').toUpperCase(),
    coordinates: { latitude: lat, longitude: lon },
  };
}

const towns = new Set(['city', 'town', 'village', 'hamlet', 'suburb', 'municipality', 'quarter', 'locality']);
const regions = new Set(['state', 'county', 'region', 'province', 'state_district']);

function kindOf(type: string): Place['kind'] {
  if (towns.has(type)) return 'town';
  if (regions.has(type)) return 'region';
  return type === 'postcode' ? 'postcode' : 'address';
}

/** West, north, east, south: preferred, not required. */
function viewbox({ latitude, longitude }: Coordinates): string {
  return [
    longitude - BIAS_DEGREES,
    latitude + BIAS_DEGREES,
    longitude + BIAS_DEGREES,
    latitude - BIAS_DEGREES,
  ].join(',');
}
