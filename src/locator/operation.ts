import { z } from 'zod';
import { type ApiOperation, json, problem, tooManyRequests } from '../platform/api-operation.ts';
import { locationSources } from './load-locations.ts';
import { locationFields, optionFields } from './location-rows.ts';

export const locationsQuery = z
  .object({
    source: z.enum(locationSources).meta({ description: 'The site’s dealerships or its charging stations.' }),
  })
  .meta({ id: 'LocationsQuery' });

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
  z.array(optionRow),
]);

export const locationsResponse = z
  .object({
    fields: z.array(z.enum(locationFields)).length(locationFields.length),
    optionFields: z.array(z.enum(optionFields)).length(optionFields.length),
    rows: z.array(row),
  })
  .meta({ id: 'LocationTable' });

export const locationsOperation: ApiOperation = {
  id: 'listLocations',
  tag: 'Maps',
  summary: 'All locations of a site',
  description:
    'What the locator’s map and list show. The host says which site. A table: the names of the fields once, then a row for each location with both coordinates, of charging stations only those whose every option has a number and a power. An empty text stands for what a location has not.',
  parameters: { query: locationsQuery },
  responses: {
    200: { description: 'The locations, in the order of the list.', content: json(locationsResponse) },
    400: problem('The source is missing or unknown, or no site has this host.'),
    429: tooManyRequests,
    503: problem('The locations cannot be read just now.'),
  },
  examples: [
    { title: 'Charging stations', site: 'charging', query: { source: 'chargers' } },
    { title: 'Dealerships', site: 'solvik-se', query: { source: 'dealerships' } },
  ],
};
