import { z } from 'zod';
import { apiOperation, jsonResponse, tooManyRequests } from '../../shared/platform/api-operation.ts';
import { toCoordinates } from '../../shared/platform/coordinates.ts';
import { locationSources } from './load-locations.ts';
import { powerSteps } from './location-filters.ts';
import { locationFields, optionFields } from './location-rows.ts';
import { MAX_TERM_LENGTH, parseArea } from './locator-query.ts';
import { DEFAULT_THRESHOLD } from './locator-settings.ts';

export const locationsQuery = z
  .object({
    source: z.enum(locationSources).describe('The site’s dealerships or its charging stations.'),
    lat: coordinate(90).describe(
      'With `lng`: only those near it, the nearest first; fewer than three within reach, and it is the nearest three.',
    ),
    lng: coordinate(180),
    within: z.coerce
      .number()
      .min(0)
      .max(10_000)
      .default(DEFAULT_THRESHOLD)
      .describe('How far a search reaches, in `unit`.'),
    unit: z.enum(['km', 'mi']).default('km'),
    area: z
      .string()
      .refine((text) => parseArea(text) !== undefined)
      .optional()
      .meta({
        description: 'A part of the map instead: west, south, east, north in degrees.',
        examples: ['11.8,57.6,12.1,57.8'],
      }),
    open: z.literal('1').optional().describe('Only those that are open now.'),
    power: z
      .enum(powerSteps.map(String))
      .optional()
      .describe('Charging stations with a socket of at least so many kilowatts.'),
    connector: z
      .union([z.string(), z.array(z.string())])
      .optional()
      .meta({
        description: 'With such a connector, in small letters and without spaces; several mean any of them.',
        examples: ['ccs2'],
      }),
    q: z.string().max(MAX_TERM_LENGTH).optional().describe('The name of the place, not used.'),
  })
  .refine(({ lat, lng }) => (lat === undefined) === (lng === undefined))
  .meta({ id: 'LocationsQuery' });

function coordinate(most: number) {
  return z
    .string()
    .refine((text) => toCoordinates(text, 0) !== undefined || toCoordinates(0, text) !== undefined)
    .refine((text) => Math.abs(Number(text)) <= most)
    .optional();
}

const optionRow = z.tuple([z.string(), z.number(), z.enum(['CCS1', 'CCS2', '']), z.number(), z.string()]);
const row = z.tuple([
  z.string(),
  z.string(),
  z.number(),
  z.number(),
  z.string(),
  z.string(),
  z.string(),
  z.string(),
  z.string(),
  z.string(),
  z.array(z.tuple([z.number(), z.number()])).nullable(),
  z.array(optionRow),
]);

export const locationsResponse = z
  .object({
    fields: z.array(z.enum(locationFields)).length(locationFields.length),
    optionFields: z.array(z.enum(optionFields)).length(optionFields.length),
    rows: z.array(row),
  })
  .meta({ id: 'LocationTable' });

export const locationsOperation = apiOperation('Maps', 'listLocations', {
  summary: 'All locations of a site',
  description:
    'What the locator’s map and list show. The host says which site. A table: the names of the fields once, then a row for each location with both coordinates, of charging stations only those whose every option has a number and a power. An empty text stands for what a location has not; `open` has the periods of the next days in minutes since 1970, or null where nobody knows them. With a place, an area or filters only what they leave.',
  query: locationsQuery,
  responses: {
    200: jsonResponse('The locations, in the order of the list.', locationsResponse),
    400: 'The source is missing or unknown, or no site has this host.',
    429: tooManyRequests,
    503: 'The locations cannot be read just now.',
  },
  examples: {
    'Charging stations': { site: 'charging', query: { source: 'chargers' } },
    'Near Lund, 150 kW and more': {
      site: 'charging',
      query: { source: 'chargers', lat: '55.7', lng: '13.19', power: '150' },
    },
    Dealerships: { site: 'solvik-se', query: { source: 'dealerships' } },
  },
});
