import {
  apiOperation,
  json,
  jsonLimits,
  jsonResponse,
  tooManyRequests,
} from '../../shared/platform/api-operation.ts';
import {
  cfdRequest,
  cfdResponse,
  defaultRequest,
  defaultResponse,
  legalQuery,
  legalResponse,
} from './plans/uk/provider-api-schemas.ts';

const providerFailed = 'The finance provider does not respond.';
const failures = {
  400: 'The body is not valid.',
  404: 'The site is not British.',
  ...jsonLimits('32 kB'),
  502: providerFailed,
};

const car = {
  Type: 'Car',
  Ids: { CarId: '441010451' },
  Status: 'PreOwned',
  Price: 17_495,
  Mileage: 12_400,
  Registration: { Country: 'GB', Dates: { FirstRegistered: '2024-03-14' } },
};
const organisation = { Identifier: 'solvik-uk-demo' };

export const productsOperation = apiOperation('Finance', 'financeProducts', {
  summary: 'Ask what finance a car can be had with',
  description:
    'For British sites. The car is looked up by its id: where the body says something else, its price for example, the installation’s own record counts.',
  body: json(defaultRequest),
  responses: {
    200: jsonResponse('The products, with what each can be set to.', defaultResponse),
    ...failures,
  },
  examples: { 'For a used car': { site: 'solvik-uk', body: { Vehicle: car, Organisation: organisation } } },
});

export const quotesOperation = apiOperation('Finance', 'financeQuotes', {
  summary: 'Ask for a quote',
  description:
    'From a deposit to the monthly payment, or from a monthly payment to the deposit. Values outside a product’s range are moved to its edge, and Notifications say so. Quotes are stored for as long as they are valid.',
  body: json(cfdRequest),
  responses: {
    200: jsonResponse('A quote for each requested product, or why there is none.', cfdResponse),
    ...failures,
  },
  examples: {
    'What £3,000 down makes a month, over four years': {
      site: 'solvik-uk',
      body: {
        VehicleRequests: [
          {
            Id: '441010451',
            Parameters: {
              Term: 48,
              CashDeposit: 3000,
              RegularPayment: 0,
              AnnualMileage: 10_000,
              FinanceProductFamilyKeys: ['PCP'],
              CalculationType: 'toRegularPayment',
              Organisation: organisation,
            },
            Vehicle: car,
          },
        ],
      },
    },
  },
});

export const legalOperation = apiOperation('Finance', 'financeTerms', {
  summary: 'Ask for the terms of a quote',
  description: 'As they were when the quote was made.',
  query: legalQuery,
  responses: {
    200: jsonResponse('The terms.', legalResponse),
    400: 'This is not a reference.',
    404: 'There is no such quote, it is no longer valid, or the site is not British.',
    429: tooManyRequests,
    502: providerFailed,
  },
  examples: { 'By its reference': { site: 'solvik-uk', query: { quoteRef: 'Q-7F3K-22' } } },
});
