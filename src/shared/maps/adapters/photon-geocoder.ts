import { z } from 'zod';
import type { Language } from '../../sites/languages.ts';
import type { Geocoder, Place } from '../geocoder.ts';
import { fetchJson, GEOCODER_TIMEOUT_MS, withQuery } from './fetch-json.ts';

const feature = z.object({
  geometry: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
  properties: z.object({
    osm_type: z.string().default(''),
    osm_id: z.union([z.number(), z.string()]),
    type: z.string().optional(),
    osm_value: z.string().optional(),
    name: z.string().optional(),
    street: z.string().optional(),
    housenumber: z.string().optional(),
    postcode: z.string().optional(),
    city: z.string().optional(),
    county: z.string().optional(),
    state: z.string().optional(),
    country: z.string().optional(),
    countrycode: z.string().optional(),
  }),
});
const response = z.object({ features: z.array(feature) });

type Feature = z.output<typeof feature>;

// Photon searches the whole world; the other countries' results are dropped here.
const OVERFETCH = 4;

/** A server with Photon's API, such as one's own beside a Nominatim. */
export function photonGeocoder(
  { url, apiKey }: { url: string; apiKey?: string | undefined },
  timeoutMs = GEOCODER_TIMEOUT_MS,
): Geocoder {
  return {
    async suggest({ text, country, language, limit, near, signal }) {
      const address = withQuery(url, 'api', {
        q: text,
        limit: limit * OVERFETCH,
        lang: languageParameter(language),
        lat: near?.latitude,
        lon: near?.longitude,
        key: apiKey,
      });
      const found = await fetchJson(address, response, { timeoutMs, signal });
      return (found?.features ?? []).filter(isIn(country)).slice(0, limit).map(toPlace);
    },
    async geocode({ text, country, language, signal }) {
      const query = { q: text, limit: OVERFETCH, lang: languageParameter(language), key: apiKey };
      const found = await fetchJson(withQuery(url, 'api', query), response, { timeoutMs, signal });
      const first = found?.features.find(isIn(country));
      return first && toPlace(first);
    },
    async reverse({ latitude, longitude }, language, signal) {
      const lang = languageParameter(language);
      const query = { lat: latitude, lon: longitude, limit: 1, lang, key: apiKey };
      const found = await fetchJson(withQuery(url, 'reverse', query), response, { timeoutMs, signal });
      const first = found?.features[0];
      return first && toPlace(first);
    },
  };
}

/** Photon refuses languages it was not built with; `default` is the local spelling. */
function languageParameter(language: Language): string {
  return language === 'en' ? 'en' : 'default';
}

function isIn(country: string) {
  return ({ properties }: Feature) => properties.countrycode?.toUpperCase() === country;
}

function toPlace({ properties, geometry }: Feature): Place {
  const { osm_type, osm_id, street, housenumber, city, county, state, country, countrycode } = properties;
  const [longitude, latitude] = geometry.coordinates;
  const streetAddress = [street, housenumber].filter(Boolean).join(' ');
  const name = properties.name || streetAddress || properties.postcode || city || '';
  const around = [city, county, state, country].filter(
    (part, at, all) => part && part !== name && all.indexOf(part) === at,
  );
  return {
    id: `photon-${osm_type}${osm_id}`,
    name,
    context: around.join(', '),
    kind: kindOf(properties.type ?? properties.osm_value ?? ''),
    country: countrycode?.toUpperCase() ?? '',
    coordinates: { latitude, longitude },
  };
}

const towns = new Set(['city', 'town', 'village', 'hamlet', 'district', 'locality', 'suburb']);

function kindOf(type: string): Place['kind'] {
  if (towns.has(type)) return 'town';
  if (type === 'county' || type === 'state') return 'region';
  return type === 'postcode' ? 'postcode' : 'address';
}
