import { z } from 'zod';
import type { Geocoder, Place } from '../geocoder.ts';
import { GeocoderUnavailable } from '../geocoder-unavailable.ts';
import { fetchJson, GEOCODER_TIMEOUT_MS, withQuery } from './fetch-json.ts';

const types = z.array(z.string()).default([]);
const location = z.object({ lat: z.number(), lng: z.number() });
const geocodeResult = z.object({
  place_id: z.string(),
  formatted_address: z.string(),
  types,
  geometry: z.object({ location }),
  address_components: z.array(z.object({ long_name: z.string(), short_name: z.string(), types })),
});
const geocodeResponse = z.object({ status: z.string(), results: z.array(geocodeResult).default([]) });
const searchedPlace = z.object({
  id: z.string(),
  types,
  formattedAddress: z.string().default(''),
  displayName: z.object({ text: z.string() }),
  location: z.object({ latitude: z.number(), longitude: z.number() }),
  addressComponents: z.array(z.object({ longText: z.string(), shortText: z.string(), types })).default([]),
});
// Nothing found is an empty object.
const searchResponse = z.object({ places: z.array(searchedPlace).default([]) });

const searchedFields = ['id', 'types', 'formattedAddress', 'displayName', 'location', 'addressComponents'];
const BIAS_RADIUS_M = 50_000;

type GoogleSettings = {
  apiKey: string;
  /** Instead of Google's own hosts, such as a proxy in front of both services. */
  url?: string | undefined;
};

/** Google's Geocoding API, and for suggestions the text search of its Places API, which has coordinates at once. */
export function googleGeocoder({ apiKey, url }: GoogleSettings, timeoutMs = GEOCODER_TIMEOUT_MS): Geocoder {
  const mapsUrl = url ?? 'https://maps.googleapis.com';
  const placesUrl = url ?? 'https://places.googleapis.com';

  async function geocode(query: Record<string, string>, signal: AbortSignal | undefined) {
    const address = withQuery(mapsUrl, 'maps/api/geocode/json', { ...query, key: apiKey });
    const found = await fetchJson(address, geocodeResponse, { timeoutMs, signal });
    // Google says 200 also to a wrong key.
    if (!found || !['OK', 'ZERO_RESULTS'].includes(found.status))
      throw new GeocoderUnavailable('refused', found?.status);
    // A text that means nothing gets the country itself.
    return found.results.filter((result) => !isCountry(result)).map(fromGeocode);
  }

  return {
    async suggest({ text, country, language, limit, near, signal }) {
      const found = await fetchJson(withQuery(placesUrl, 'v1/places:searchText', {}), searchResponse, {
        timeoutMs,
        signal,
        headers: {
          'x-goog-api-key': apiKey,
          'x-goog-fieldmask': searchedFields.map((field) => `places.${field}`).join(','),
        },
        body: {
          textQuery: text,
          languageCode: language,
          regionCode: country,
          ...(near && { locationBias: { circle: { center: near, radius: BIAS_RADIUS_M } } }),
        },
      });
      if (!found) throw new GeocoderUnavailable('refused', '404');
      const places = found.places.filter(isNamedPlace).map(fromSearch);
      return places.filter((place) => place.country === country).slice(0, limit);
    },
    async geocode({ text, country, language, signal }) {
      const places = await geocode({ address: text, components: `country:${country}`, language }, signal);
      return places.find((place) => place.country === country);
    },
    async reverse({ latitude, longitude }, language, signal) {
      const latlng = `${latitude},${longitude}`;
      const result_type = 'locality|postal_town|sublocality|administrative_area_level_3';
      const [place] = await geocode({ latlng, result_type, language }, signal);
      return place;
    },
  };
}

function fromGeocode(result: z.output<typeof geocodeResult>): Place {
  const { lat, lng } = result.geometry.location;
  const [name = ''] = result.address_components.map(({ long_name }) => long_name);
  return {
    id: `google-${result.place_id}`,
    ...nameAndContext(name, result.formatted_address),
    kind: kindOf(result.types),
    country: result.address_components.find(isCountry)?.short_name ?? '',
    coordinates: { latitude: lat, longitude: lng },
  };
}

function fromSearch(place: z.output<typeof searchedPlace>): Place {
  return {
    id: `google-${place.id}`,
    ...nameAndContext(place.displayName.text, place.formattedAddress),
    kind: kindOf(place.types),
    country: place.addressComponents.find(isCountry)?.shortText ?? '',
    coordinates: place.location,
  };
}

function nameAndContext(name: string, formatted: string): Pick<Place, 'name' | 'context'> {
  const context = formatted.split(', ').filter((part) => part !== name);
  return { name, context: context.join(', ') };
}

function isCountry({ types: kinds }: { types: readonly string[] }): boolean {
  return kinds.includes('country');
}

const towns = ['locality', 'postal_town', 'sublocality', 'neighborhood', 'administrative_area_level_3'];
const regions = ['administrative_area_level_1', 'administrative_area_level_2'];
const addresses = ['street_address', 'route', 'premise', 'subpremise', 'intersection'];

function kindOf(kinds: readonly string[]): Place['kind'] {
  if (kinds.some((kind) => towns.includes(kind))) return 'town';
  if (kinds.some((kind) => regions.includes(kind))) return 'region';
  return kinds.includes('postal_code') ? 'postcode' : 'address';
}

/** The text search finds shops and sights, too. */
function isNamedPlace({ types: kinds }: { types: readonly string[] }): boolean {
  return kinds.some((kind) => [...towns, ...regions, ...addresses, 'postal_code'].includes(kind));
}
