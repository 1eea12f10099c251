import { z } from 'zod';
import { apiOperation, json, jsonResponse, tooManyRequests } from '../../../shared/platform/api-operation.ts';
import { hierarchicalFacet, histogramFacet } from '../../../shared/search/response-schema.ts';
import { kitListDeclaration } from '../list/kit-list.ts';
import { idsBody } from './ids-body.ts';

const texts = z.union([z.string(), z.array(z.string())]).optional();

const carQuery = {
  manufacturer: z
    .string()
    .optional()
    .meta({ examples: ['Volvo'] }),
  model: z.string().optional(),
  type_manf_year: z.string().optional(),
};

const kitCard = z
  .object({
    kitId: z.string(),
    slug: z.string(),
    kitCode: z.string().optional(),
    name: z.string(),
    description: z.string().optional(),
    retailPrice: z.number(),
    currency: z.string(),
    images: z.array(z.string()).describe('At least one: a kit without pictures has a drawing.'),
    parts: z.array(z.record(z.string(), z.unknown())),
    category: z.string(),
    picture: z.record(z.string(), z.unknown()).optional(),
  })
  .meta({ id: 'KitCard' });

const unavailable = 'The search does not answer.';

export const kitSearchOperation = apiOperation('Search', 'searchKits', {
  summary: 'Search the spare-part kits',
  description:
    'What the list of kits requests; the parameters are those of its address. Only active kits are found. A car narrows them to those whose type_ids name one of its vehicle types.',
  query: z.object({
    keyphrase: z.string().max(200).optional(),
    kitCategory: texts,
    kitSubCategory: texts.describe('With the category above: A>B.'),
    kitSubSubCategory: texts.describe('With the categories above: A>B>C.'),
    catalogueId: texts,
    retailPrice: texts.describe('Twice: from and to, in whole euros.'),
    ...carQuery,
    sortName: z.enum(kitListDeclaration.sortNames).optional(),
    limit: z.string().optional().describe('24 without it, 480 at most.'),
    offset: z.string().optional().describe('The index of the page × 24.'),
  }),
  responses: {
    200: jsonResponse(
      'A page of kits, how many there are, and how many of everything that can be chosen.',
      z.object({
        result: z.object({
          total: z.int(),
          facets: z.array(z.union([hierarchicalFacet, histogramFacet])),
          typeIds: z.array(z.string()).describe('The vehicle types of the chosen car.'),
        }),
        kits: z.array(kitCard),
      }),
    ),
    400: 'limit or offset is no number, or too large; or there is no site at the host.',
    429: tooManyRequests,
    503: unavailable,
  },
  examples: {
    'Brake kits for a Volvo, the cheapest first': {
      site: 'kits-fi',
      query: { keyphrase: 'jarrusetti', manufacturer: 'Volvo', sortName: 'retailPrice_asc' },
    },
  },
});

export const kitsByIdOperation = apiOperation('Search', 'findKits', {
  summary: 'Kits by their ids',
  description: 'In the order of the ids. Kits that are unknown or not active are missing.',
  body: json(idsBody),
  responses: {
    200: jsonResponse('The kits that are sold.', z.object({ content: z.array(kitCard) })),
    400: 'The body is no list of ids, or there is no site at the host.',
    429: tooManyRequests,
    503: unavailable,
  },
  examples: { 'Two kits': { site: 'kits-fi', body: { ids: ['70001', '70004'] } } },
});

export const carsOperation = apiOperation('Search', 'chooseKitCar', {
  summary: 'The cars that kits fit',
  description:
    'Without parameters manufacturers; of a manufacturer its models; of a model its types and years.',
  query: z.object(carQuery),
  responses: {
    200: jsonResponse(
      'What can be chosen next, with the number of vehicle types.',
      z.object({ choices: z.array(z.object({ text: z.string(), count: z.int() })) }),
    ),
    429: tooManyRequests,
    503: unavailable,
  },
  examples: { 'The models of Volvo': { site: 'kits-fi', query: { manufacturer: 'Volvo' } } },
});
