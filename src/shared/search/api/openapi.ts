import { z } from 'zod';
import { apiOperation, json, jsonResponse, tooManyWrongKeys } from '../../platform/api-operation.ts';
import { querySchema } from '../query-schema.ts';
import { badQueryBody, searchResponse } from '../response-schema.ts';

const MAX_LIMIT = 1000;

export const searchBody = querySchema({ maxLimit: MAX_LIMIT })
  .extend({
    index: z
      .string()
      .min(1)
      .max(100)
      .meta({ description: 'The index to search.', examples: ['cars-solvik-se'] }),
  })
  .meta({ id: 'SearchBody' });

export const searchOperation = apiOperation('Search', 'search', {
  summary: 'Search an index',
  description:
    'Cars, dealerships, kits: every index of the installation. Values within a facet mean any of them, facets among each other mean all of them, and a facet counts as if its own filter were off. The same query gets the same response for 60 seconds.',
  key: 'searchKey',
  body: json(searchBody),
  responses: {
    200: jsonResponse('What was found.', searchResponse),
    400: jsonResponse('The query is not valid; every mistake is named.', badQueryBody),
    401: 'The key is missing or wrong.',
    429: tooManyWrongKeys,
    404: 'There is no such index; the message lists those there are.',
    413: 'The body is larger than 256 kB.',
    415: 'The body is not sent as JSON.',
    503: 'The search does not respond, or no key is configured.',
  },
  examples: {
    'Volvos by model, cheapest first': {
      body: {
        index: 'cars-solvik-se',
        fields: ['car_id', 'slug', 'car_price'],
        facets: [{ name: 'car_brand>car_model', filters: ['Volvo'] }, { name: 'car_price' }],
        sort_name: 'car_price_asc',
        limit: 3,
      },
    },
    'Within 50 km of Gothenburg, nearest first': {
      body: {
        index: 'cars-solvik-se',
        fields: ['car_id', 'car_site_city'],
        near: { field: 'car_geocoord', at: { latitude: 57.71, longitude: 11.97 }, within_km: 50 },
        sort_name: 'distance',
        limit: 3,
      },
    },
  },
});
