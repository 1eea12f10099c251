import { z } from 'zod';
import { apiOperation, json, jsonLimits, jsonResponse } from '../../../shared/platform/api-operation.ts';
import { problemBody } from '../../../shared/platform/http-problem.ts';
import { badQueryBody, lenientSearchResponse } from '../../../shared/search/response-schema.ts';
import { catalogueQuery } from './catalogue-query.ts';

export const catalogueOperation = apiOperation('Search', 'searchCatalogue', {
  summary: 'Search a site’s cars',
  description:
    'What the pages themselves request. The host says which site, and the site which cars. Only fields that pages show are returned, at most 48 cars at once and 240 requests a minute from one address.',
  body: json(catalogueQuery),
  responses: {
    200: jsonResponse(
      'What was found. When the search fails the list is empty and error is true.',
      lenientSearchResponse,
    ),
    400: jsonResponse(
      "The query is not valid, or the site has no cars ('Unknown sitecoreSiteName').",
      z.union([badQueryBody, problemBody]),
    ),
    ...jsonLimits('256 kB'),
  },
  examples: {
    'How many of each fuel': { site: 'solvik-se', body: { limit: 0, facets: [{ name: 'car_fuel' }] } },
    'Cars of the week, as cards in English': {
      site: 'solvik-se',
      body: { shape: 'cards', language: 'en', filters: { caroftheweek: true } },
    },
  },
});
