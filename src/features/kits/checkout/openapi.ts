import { z } from 'zod';
import {
  apiOperation,
  json,
  jsonLimits,
  jsonResponse,
  tooManyRequests,
} from '../../../shared/platform/api-operation.ts';
import { problemBody } from '../../../shared/platform/http-problem.ts';
import {
  acceptedCheckout,
  checkoutBody,
  checkoutPath,
  checkoutStatus,
  refusedCart,
  unknownKits,
} from './api-schemas.ts';

export const checkoutOperation = apiOperation('Kits', 'checkoutKits', {
  summary: 'Hand a cart of kits over to the calling system',
  description:
    'Names and prices are read from the index, not from the request. Stored before the response, then posted to the receiver with the headers of Standard Webhooks. The same transaction with the same cart again is the same checkout.',
  body: json(checkoutBody),
  responses: {
    202: jsonResponse('Stored; delivery follows.', acceptedCheckout),
    400: jsonResponse('The body is not valid.', z.union([refusedCart, problemBody])),
    403: 'The request comes from another site.',
    404: 'No site answers here.',
    409: 'The transaction was handed over before, with another cart.',
    422: jsonResponse('Some kits are not sold; `kitIds` names them.', unknownKits),
    503: 'The kits cannot be read right now, or no receiver is configured.',
    ...jsonLimits('32 kB'),
  },
  examples: {
    'Two kits': {
      site: 'kits-fi',
      body: { transactionId: 'T-20260001', user: 'Maija', dealer: 'Autotalo', kitIds: ['70001', '70004'] },
    },
  },
});

export const checkoutStatusOperation = apiOperation('Kits', 'kitHandOver', {
  summary: 'Get what has become of a handed-over cart',
  description:
    'For whoever handed it over: with the token of the response, as `authorization: Bearer {token}`.',
  path: checkoutPath,
  header: z.object({ authorization: z.string().meta({ examples: ['Bearer dG9rZW4'] }) }),
  responses: {
    200: jsonResponse('The cart and how far it has come.', checkoutStatus),
    404: 'There is no such checkout, or the token is not its own.',
    429: tooManyRequests,
  },
  examples: {
    'With the token of the checkout': {
      site: 'kits-fi',
      path: { transactionId: 'T-20260001' },
      header: { authorization: 'Bearer dG9rZW4' },
    },
  },
});
