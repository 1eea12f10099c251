import { z } from 'zod';
import { type ApiOperation, json, problem, tooManyRequests } from '../../../shared/platform/api-operation.ts';
import { problemBody } from '../../../shared/platform/http-problem.ts';
import { badQueryBody } from '../../../shared/search/response-schema.ts';
import { suggestionsBody, suggestionsResponse } from './suggestions-body.ts';

export const suggestionsOperation: ApiOperation = {
  id: 'suggestCars',
  tag: 'Search',
  summary: 'What a phrase means',
  description:
    'Reads a phrase as filters in the language of the page, with the number of cars: make, model, fuel, body, place, price, year and so on. Words that are none of these are searched in names, then in equipment and descriptions. Where nothing would be left, the least certain word is let go of and named.',
  body: json(suggestionsBody),
  responses: {
    200: {
      description: 'The list, and others that the phrase may lead to.',
      content: json(suggestionsResponse),
    },
    400: {
      description: "The question is not valid, or the site has no cars ('Unknown sitecoreSiteName').",
      content: json(z.union([badQueryBody, problemBody])),
    },
    413: problem('The body is larger than 256 kB.'),
    415: problem('The body is not sent as JSON.'),
    429: tooManyRequests,
    503: problem('The search does not respond.'),
  },
  examples: [
    {
      title: 'Electric estates up to a price',
      site: 'solvik-se',
      body: { phrase: 'elbil kombi under 400000' },
    },
    {
      title: 'In the site’s second language',
      site: 'solvik-se',
      body: { phrase: 'petrol volvo', language: 'en' },
    },
  ],
};
