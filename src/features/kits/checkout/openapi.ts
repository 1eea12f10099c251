import { z } from 'zod';
import { type ApiOperation, json, problem, tooManyRequests } from '../../../shared/platform/api-operation.ts';
import { problemBody } from '../../../shared/platform/http-problem.ts';
import {
  acceptedCheckout,
  checkoutBody,
  checkoutPath,
  checkoutStatus,
  refusedCart,
  unknownKits,
} from './api-schemas.ts';

export const checkoutOperation: ApiOperation = {
  id: 'checkoutKits',
  tag: 'Kits',
  summary: 'Hand a cart of kits over to the calling system',
  description:
    'Names and prices are read from the index, not from the request. Stored before the response, then posted to the receiver with the headers of Standard Webhooks. The same transaction with the same cart again is the same checkout.',
  body: json(checkoutBody),
  responses: {
    202: { description: 'Stored; delivery follows.', content: json(acceptedCheckout) },
    400: { description: 'The body is not valid.', content: json(z.union([refusedCart, problemBody])) },
    403: problem('The request comes from another site.'),
    404: problem('No site answers here.'),
    409: problem('The transaction was handed over before, with another cart.'),
    413: problem('The body is larger than 32 kB.'),
    415: problem('The body is not sent as JSON.'),
    422: {
      description: 'Some kits are not sold; `kitIds` names them.',
      content: json(unknownKits),
    },
    429: tooManyRequests,
    503: problem('The kits cannot be read right now, or no receiver is configured.'),
  },
  examples: [
    {
      title: 'Two kits',
      site: 'kits-fi',
      body: { transactionId: 'T-20260001', user: 'Maija', dealer: 'Autotalo', kitIds: ['70001', '70004'] },
    },
  ],
};

export const checkoutStatusOperation: ApiOperation = {
  id: 'kitHandOver',
  tag: 'Kits',
  summary: 'Get what has become of a handed-over cart',
  description:
    'For whoever handed it over: with the token of the response, as `authorization: Bearer {token}`.',
  parameters: {
    path: checkoutPath,
    header: z.object({ authorization: z.string().meta({ examples: ['Bearer dG9rZW4'] }) }),
  },
  responses: {
    200: { description: 'The cart and how far it has come.', content: json(checkoutStatus) },
    404: problem('There is no such checkout, or the token is not its own.'),
    429: tooManyRequests,
  },
  examples: [
    {
      title: 'With the token of the checkout',
      site: 'kits-fi',
      path: { transactionId: 'T-20260001' },
      header: { authorization: 'Bearer dG9rZW4' },
    },
  ],
};
