import { z } from 'zod';
import { type ApiOperation, json, problem, tooManyRequests } from '../../../shared/platform/api-operation.ts';
import { problemBody } from '../../../shared/platform/http-problem.ts';
import { badQueryBody, lenientSearchResponse } from '../../../shared/search/response-schema.ts';
import { catalogueQuery } from './catalogue-query.ts';

export const catalogueOperation: ApiOperation = {
  id: 'searchCatalogue',
  tag: 'Search',
  summary: 'Search a site’s cars',
  description:
    'What the pages themselves request. The host says which site, and the site which cars. Only fields that pages show are returned, at most 48 cars at once and 240 requests a minute from one address.',
  body: json(catalogueQuery),
  responses: {
    200: {
      description: 'What was found. When the search fails the list is empty and error is true.',
      content: json(lenientSearchResponse),
    },
    400: {
      description: "The query is not valid, or the site has no cars ('Unknown sitecoreSiteName').",
      content: json(z.union([badQueryBody, problemBody])),
    },
    413: problem('The body is larger than 256 kB.'),
    415: problem('The body is not sent as JSON.'),
    429: tooManyRequests,
  },
  examples: [
    {
      title: 'How many of each fuel',
      site: 'solvik-se',
      body: { limit: 0, facets: [{ name: 'car_fuel' }] },
    },
    {
      title: 'Cars of the week, as cards in English',
      site: 'solvik-se',
      body: { shape: 'cards', language: 'en', filters: { caroftheweek: true } },
    },
  ],
};
