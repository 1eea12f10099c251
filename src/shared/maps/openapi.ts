import { z } from 'zod';
import { apiOperation, failuresOf, jsonResponse, tooManyRequests } from '../platform/api-operation.ts';
import { problemBody } from '../platform/http-problem.ts';
import { allLanguages } from '../sites/languages.ts';

const MAX_TEXT_LENGTH = 200;
const MAX_SUGGESTIONS = 10;
const DEFAULT_SUGGESTIONS = 5;

const language = z
  .enum(allLanguages)
  .optional()
  .meta({
    description: 'Of the names of countries. Without it, the site’s first language.',
    examples: ['sv'],
  });

const placeText = z.string().trim().min(1).max(MAX_TEXT_LENGTH);
const latitude = z.coerce.number().min(-90).max(90);
const longitude = z.coerce.number().min(-180).max(180);

export const placesQuery = z
  .object({
    q: placeText.meta({ description: 'The beginning of a name or a postcode.', examples: ['göt'] }),
    limit: z.coerce.number().int().min(1).max(MAX_SUGGESTIONS).default(DEFAULT_SUGGESTIONS),
    lat: latitude.optional().describe('Of places of the same name the nearer ones come first.'),
    lng: longitude.optional(),
    language,
  })
  .refine(({ lat, lng }) => (lat === undefined) === (lng === undefined));

export const geocodeQuery = z.object({
  q: placeText.meta({ description: 'A name, a postcode or both.', examples: ['Lund, Sverige'] }),
  language,
});

export const directionsQuery = z.object({
  to: placeText.meta({
    description: 'Name and address.',
    examples: ['Solvik Uppsala, Rapsgatan 25, 754 50 Uppsala'],
  }),
  language,
});

export const reverseQuery = z.object({ lat: latitude, lng: longitude, language });

const place = z
  .object({
    id: z.string(),
    name: z.string().meta({ examples: ['Göteborg'] }),
    context: z.string().meta({
      description: 'What distinguishes it from others of the name.',
      examples: ['Västra Götaland'],
    }),
    region: z
      .string()
      .optional()
      .meta({ description: 'Where it is known.', examples: ['Uppsala'] }),
    kind: z.enum(['address', 'town', 'postcode', 'region']),
    country: z.string().meta({ examples: ['SE'] }),
    coordinates: z.object({ latitude: z.number(), longitude: z.number() }),
    guessed: z
      .literal(true)
      .optional()
      .describe('No place is called what was typed; this is the nearest name.'),
  })
  .meta({ id: 'Place' });

export const placesResponse = z.object({ places: z.array(place) });
export const placeResponse = z.object({ place });

const failures = failuresOf(problemBody, {
  400: 'A parameter is missing or out of range.',
  404: 'No site answers at this host.',
  429: tooManyRequests,
  503: 'The geocoder does not respond.',
});

export const placesOperation = apiOperation('Maps', 'places', {
  summary: 'Suggest places while somebody types',
  description:
    'Towns, villages, postcodes and regions whose name begins with the text, in local, English or unaccented spelling. Of the site’s country, or of others where it has none, the larger and nearer ones first. Where no name begins so, those that differ by a typing error or two, marked as guessed. The host says which site.',
  query: placesQuery,
  responses: {
    200: jsonResponse('The places, best first.', placesResponse),
    ...failures(400, 404, 429, 503),
  },
  examples: { 'Göteborg, half typed': { site: 'solvik-se', query: { q: 'göt', limit: '3' } } },
});

export const geocodeOperation = apiOperation('Maps', 'geocode', {
  summary: 'Find the place that a text means',
  description:
    'In the site’s country, or of exactly this name in another. Of an address the town or postcode behind the street. A name with a typing error or two finds the likeliest place, marked as guessed.',
  query: geocodeQuery,
  responses: {
    200: jsonResponse('The place.', placeResponse),
    404: 'There is no such place, or no site answers at this host.',
    ...failures(400, 429, 503),
  },
  examples: { 'By name': { site: 'solvik-se', query: { q: 'Lund' } } },
});

export const reverseOperation = apiOperation('Maps', 'reverseGeocode', {
  summary: 'Name the place at a position',
  description: 'The nearest town or village, with other geocoders also an address.',
  query: reverseQuery,
  responses: {
    200: jsonResponse('The place.', placeResponse),
    404: 'Nothing is near, or no site answers at this host.',
    ...failures(400, 429, 503),
  },
  examples: { 'In Lund': { site: 'solvik-se', query: { lat: '55.7', lng: '13.19' } } },
});

export const directionsOperation = apiOperation('Maps', 'directions', {
  summary: 'Lead to a destination on the device’s own map',
  description:
    'For links in mails, where no script runs. Apple’s devices are led to Apple Maps, all others to Google Maps, which opens in its app where there is one. Nothing is stored.',
  query: directionsQuery,
  responses: { 302: 'To the map, by its `Location` header.', ...failures(400, 404, 429) },
  examples: { 'To a workshop': { site: 'solvik-se', query: { to: 'Solvik Uppsala, Rapsgatan 25' } } },
});
