import { type OpenApi, type Operation, ref, type Schema } from './open-api.ts';
import { json, problem, samples } from './parts.ts';

const elsewhere = problem('The site is not British.');
const noAnswer = problem('The finance provider does not answer.');
const tooMany = problem('Too many questions in a minute.');

const products: Operation = {
  operationId: 'financeProducts',
  tags: ['Finance'],
  summary: 'Ask what finance a car can be had with',
  description:
    'For British sites. The car is looked up by its id: where the body says something else, its price for example, the installation’s own record counts.',
  requestBody: { required: true, content: json('FinanceProductsBody') },
  responses: {
    200: { description: 'The products, with what each can be set to.', content: json('FinanceProducts') },
    400: problem('The body is not right.'),
    404: elsewhere,
    429: tooMany,
    502: noAnswer,
  },
  'x-codeSamples': samples('For a used car', [
    'curl http://solvik-uk.localhost:3000/api/codeweaver/default \\',
    '  -H "content-type: application/json" \\',
    "  -d '{",
    '    "Vehicle": { "Type": "Car", "Ids": { "CarId": "441010451" }, "Status": "PreOwned",',
    '                 "Price": 17495, "Mileage": 12400,',
    '                 "Registration": { "Country": "GB", "Dates": { "FirstRegistered": "2024-03-14" } } },',
    '    "Organisation": { "Identifier": "solvik-uk-demo" }',
    "  }'",
  ]),
};

const quotes: Operation = {
  operationId: 'financeQuotes',
  tags: ['Finance'],
  summary: 'Ask for a quote',
  description:
    'From a deposit to the monthly payment, or from a monthly payment to the deposit. Wishes outside a product’s range are moved to its edge, and Notifications say so. Quotes are kept for as long as they are valid.',
  requestBody: { required: true, content: json('FinanceQuotesBody') },
  responses: {
    200: {
      description: 'A quote for each product that was asked for, or why there is none.',
      content: json('FinanceQuotes'),
    },
    400: problem('The body is not right.'),
    404: elsewhere,
    429: tooMany,
    502: noAnswer,
  },
  'x-codeSamples': samples('What £3,000 down makes a month, over four years', [
    'curl http://solvik-uk.localhost:3000/api/codeweaver/cfd \\',
    '  -H "content-type: application/json" \\',
    '  -d \'{ "VehicleRequests": [{',
    '    "Id": "441010451",',
    '    "Parameters": { "Term": 48, "CashDeposit": 3000, "RegularPayment": 0, "AnnualMileage": 10000,',
    '                    "FinanceProductFamilyKeys": ["PCP"], "CalculationType": "toRegularPayment",',
    '                    "Organisation": { "Identifier": "solvik-uk-demo" } },',
    '    "Vehicle": { "Type": "Car", "Ids": { "CarId": "441010451" }, "Status": "PreOwned",',
    '                 "Price": 17495, "Mileage": 12400,',
    '                 "Registration": { "Country": "GB", "Dates": { "FirstRegistered": "2024-03-14" } } }',
    "  }] }'",
  ]),
};

const terms: Operation = {
  operationId: 'financeTerms',
  tags: ['Finance'],
  summary: 'Ask for the terms of a quote',
  description: 'As they were when the quote was made.',
  parameters: [
    {
      name: 'quoteRef',
      in: 'query',
      required: true,
      description: 'The QuoteReference of the quote.',
      schema: { type: 'string' },
    },
  ],
  responses: {
    200: { description: 'The terms.', content: json('FinanceTerms') },
    400: problem('This is no reference.'),
    404: problem('There is no such quote, it is no longer valid, or the site is not British.'),
    429: tooMany,
    502: noAnswer,
  },
  'x-codeSamples': samples('By its reference', [
    'curl "http://solvik-uk.localhost:3000/api/codeweaver/legal?quoteRef=$QUOTE_REFERENCE"',
  ]),
};

export const financePaths: OpenApi['paths'] = {
  '/api/codeweaver/default': { post: products },
  '/api/codeweaver/cfd': { post: quotes },
  '/api/codeweaver/legal': { get: terms },
};

const pounds: Schema = { type: 'number', minimum: 0, maximum: 1_000_000, description: 'Pounds.' };
const miles: Schema = { type: 'number', minimum: 0, maximum: 1_000_000, description: 'Miles.' };

const mayFail: Readonly<Record<string, Schema>> = {
  HasError: { type: 'boolean' },
  Error: {
    type: 'object',
    properties: { UserMessage: { type: 'string' } },
    description: 'When HasError: why there is no quote, for people.',
  },
};

export const financeSchemas: Readonly<Record<string, Schema>> = {
  FinanceProductsBody: {
    type: 'object',
    required: ['Vehicle', 'Organisation'],
    properties: { Vehicle: ref('FinanceVehicle'), Organisation: ref('FinanceOrganisation') },
  },
  FinanceVehicle: {
    type: 'object',
    required: ['Type', 'Ids', 'Status', 'Price', 'Mileage', 'Registration'],
    properties: {
      Type: { type: 'string', examples: ['Car'] },
      Ids: {
        type: 'object',
        required: ['CarId'],
        properties: { CarId: { type: 'string' }, Vin: { type: 'string' } },
        description: 'CarId is the car_id of the catalogue; the Vin may be left out.',
      },
      Status: { type: 'string', enum: ['PreOwned', 'New'] },
      Price: pounds,
      Mileage: miles,
      Registration: {
        type: 'object',
        required: ['Country', 'Dates'],
        properties: {
          Number: { type: 'string' },
          Country: { const: 'GB' },
          Dates: { type: 'object', properties: { FirstRegistered: { type: 'string' } } },
        },
        description: 'The plate, the country and the day of the first registration.',
        examples: [{ Number: 'SX23 VBS', Country: 'GB', Dates: { FirstRegistered: '2023-03-14' } }],
      },
    },
  },
  FinanceOrganisation: {
    type: 'object',
    required: ['Identifier'],
    properties: {
      Identifier: { type: 'string', description: 'Who sells, as the finance provider calls them.' },
    },
  },
  FinanceProducts: {
    type: 'object',
    properties: { Products: { type: 'array', items: ref('FinanceProduct') } },
  },
  FinanceProduct: {
    type: 'object',
    properties: {
      Name: { type: 'string' },
      FamilyKey: { type: 'string', description: 'PCP means that the annual mileage counts.' },
      Term: ref('FinanceSlider'),
      Deposit: ref('FinanceSlider'),
      Payment: ref('FinanceSlider'),
      AnnualMileage: ref('FinanceSlider'),
    },
  },
  FinanceSlider: {
    type: 'object',
    properties: {
      Label: { type: 'string' },
      Default: { type: 'number' },
      Values: { type: 'array', items: { type: 'number' }, description: 'Either these,' },
      Min: { type: 'number', description: 'or from here' },
      Max: { type: 'number', description: 'to here' },
      Step: { type: 'number', description: 'in such steps.' },
    },
  },
  FinanceQuotesBody: {
    type: 'object',
    required: ['VehicleRequests'],
    properties: {
      VehicleRequests: { type: 'array', items: ref('FinanceQuestion'), description: 'One to five.' },
    },
  },
  FinanceQuestion: {
    type: 'object',
    required: ['Id', 'Parameters', 'Vehicle'],
    properties: {
      Id: { type: 'string', description: 'Comes back with the answer.' },
      Parameters: ref('FinanceParameters'),
      Vehicle: ref('FinanceVehicle'),
    },
  },
  FinanceParameters: {
    type: 'object',
    required: [
      'Term',
      'CashDeposit',
      'RegularPayment',
      'FinanceProductFamilyKeys',
      'CalculationType',
      'Organisation',
    ],
    properties: {
      Term: { type: 'integer', minimum: 1, maximum: 120, description: 'Months.' },
      CashDeposit: pounds,
      RegularPayment: { ...pounds, description: 'Pounds a month.' },
      AnnualMileage: miles,
      FinanceProductFamilyKeys: { type: 'array', items: { type: 'string' }, examples: [['PCP', 'HP']] },
      CalculationType: {
        type: 'string',
        enum: ['toRegularPayment', 'toCashDeposit'],
        description: 'What is looked for: the monthly payment, or the deposit.',
      },
      Organisation: ref('FinanceOrganisation'),
    },
  },
  FinanceQuotes: {
    type: 'object',
    properties: { Vehicles: { type: 'array', items: ref('FinanceAnswer') } },
  },
  FinanceAnswer: {
    type: 'object',
    properties: {
      Id: { type: 'string' },
      ...mayFail,
      FinanceQuotations: { type: 'array', items: ref('FinanceQuotation') },
    },
  },
  FinanceQuotation: {
    type: 'object',
    properties: {
      FamilyKey: { type: 'string' },
      ...mayFail,
      Finance: { type: 'object', properties: { Quote: ref('FinanceQuote') }, description: 'Its Quote.' },
    },
  },
  FinanceQuote: {
    type: 'object',
    properties: {
      Term: { type: 'number', description: 'Months.' },
      TotalDeposit: pounds,
      TotalRegularPayment: { ...pounds, description: 'Pounds a month.' },
      AnnualMileage: miles,
      QuoteReference: { type: 'string', description: 'By which its terms can be asked for.' },
      QuoteActions: {
        type: 'object',
        properties: { Apply: { type: 'string' } },
        description: 'Apply: where the customer goes on.',
      },
      Notifications: {
        type: 'array',
        items: { type: 'object', properties: { Message: { type: 'string' } } },
        description: 'What the customer should know, such as a wish that was moved.',
      },
      Blocks: {
        type: 'array',
        items: ref('FinanceBlock'),
        description: 'The representative example, ready to be set.',
      },
    },
  },
  FinanceBlock: {
    type: 'object',
    properties: {
      Title: { type: 'string' },
      Details: {
        type: 'array',
        items: {
          type: 'object',
          properties: {
            Label: { type: 'string' },
            DisplayValue: { type: 'string' },
            Key: { type: 'string' },
          },
        },
        description: 'Label, DisplayValue and Key.',
      },
    },
  },
  FinanceTerms: { type: 'object', properties: { TermsAndConditions: { type: 'string' } } },
};
