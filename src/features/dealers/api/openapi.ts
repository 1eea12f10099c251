import { z } from 'zod';
import { apiOperation, jsonResponse, tooManyRequests } from '../../../shared/platform/api-operation.ts';
import { dealerFilterKeys } from '../list/dealer-list-url.ts';

const values = z.union([z.string().max(200), z.array(z.string().max(200)).max(100)]);

const filters = Object.fromEntries(
  dealerFilterKeys.map((key) => [
    key,
    values.optional().describe('May stand several times: any of the values.'),
  ]),
);

export const dealersQuery = z.object({
  ...filters,
  keyphrase: z.string().max(200).optional().describe('Words of the name, the address or a make.'),
  page: z.coerce.number().int().min(1).max(20).optional().describe('Pages of 48. 1 is the first.'),
  near: z
    .string()
    .max(50)
    .optional()
    .meta({
      description: 'A place as latitude,longitude: the nearest come first.',
      examples: ['57.71,11.97'],
    }),
  language: z.string().max(5).optional().describe('One of the site’s; its first when left out.'),
});

const card = z
  .object({
    id: z.string(),
    href: z.string(),
    name: z.string(),
    street: z.string(),
    town: z.string(),
    phone: z.string().optional(),
    picture: z
      .looseObject({ id: z.string(), alt: z.string() })
      .optional()
      .describe('From the library of the installation.'),
    imageUrl: z.string().optional().describe('As the feed gave it.'),
    opening: z.object({ isOpen: z.boolean(), text: z.string() }).optional(),
    coordinates: z.object({ latitude: z.number(), longitude: z.number() }).optional(),
  })
  .meta({ id: 'DealershipCard' });

export const dealersResponse = z.object({
  cards: z.array(card),
  total: z.number().describe('How many there are on all pages.'),
  facets: z.array(z.unknown()).describe('As in a search: what can be chosen, and how many have it.'),
});

export const dealersOperation = apiOperation('Search', 'findDealerships', {
  summary: 'Find a site’s dealerships',
  description:
    'What the list of dealerships itself requests. The host says which site. Cards say whether a dealership is open now, in its own time zone. At most 240 requests a minute from one address.',
  query: dealersQuery,
  responses: {
    200: jsonResponse('A page of cards.', dealersResponse),
    400: 'The query is not valid, or the site has no dealerships.',
    429: tooManyRequests,
    503: 'The search does not respond.',
  },
  examples: {
    'Who mends cars near Göteborg': {
      site: 'solvik-se',
      query: { 'site_departments.service_name': 'Service och verkstad', near: '57.71,11.97' },
    },
  },
});
