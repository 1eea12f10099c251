import { z } from 'zod';
import { apiOperation, json, jsonLimits, jsonResponse } from '../../../shared/platform/api-operation.ts';
import { problemBody } from '../../../shared/platform/http-problem.ts';
import { badQueryBody } from '../../../shared/search/response-schema.ts';
import { suggestionsBody, suggestionsResponse } from './suggestions-body.ts';

export const suggestionsOperation = apiOperation('Search', 'suggestCars', {
  summary: 'What a phrase means',
  description:
    'Reads a phrase as filters in the language of the page, with the number of cars: make, model, fuel, body, place, price, year and so on. Words that are none of these are searched in names, then in equipment and descriptions. Where nothing would be left, the least certain word is let go of and named.',
  body: json(suggestionsBody),
  responses: {
    200: jsonResponse('The list, and others that the phrase may lead to.', suggestionsResponse),
    400: jsonResponse(
      "The question is not valid, or the site has no cars ('Unknown sitecoreSiteName').",
      z.union([badQueryBody, problemBody]),
    ),
    503: 'The search does not respond.',
    ...jsonLimits('256 kB'),
  },
  examples: {
    'Electric estates up to a price': { site: 'solvik-se', body: { phrase: 'elbil kombi under 400000' } },
    'In the site’s second language': { site: 'solvik-se', body: { phrase: 'petrol volvo', language: 'en' } },
  },
});
