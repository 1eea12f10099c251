import { z } from 'zod';

// For the server only: what reaches the browser imports the types of provider-api.ts.
const shortText = z.string().trim().min(1).max(100);
const pounds = z.number().min(0).max(1_000_000).describe('Pounds.');
const poundsAMonth = pounds.describe('Pounds a month.');
const miles = z.number().min(0).max(1_000_000).describe('Miles.');
const organisation = z
  .object({ Identifier: shortText.describe('The seller’s id at the finance provider.') })
  .meta({ id: 'FinanceOrganisation' });

const vehicle = z
  .object({
    Type: shortText.meta({ examples: ['Car'] }),
    Ids: z
      .object({ CarId: shortText, Vin: shortText.optional() })
      .describe('CarId is the car_id of the catalogue; the Vin may be left out.'),
    Status: z.enum(['PreOwned', 'New']),
    Price: pounds,
    Mileage: miles,
    Registration: z
      .object({
        Number: shortText.optional(),
        Country: z.literal('GB'),
        Dates: z.object({ FirstRegistered: z.iso.date().optional() }),
      })
      .meta({
        description: 'The plate, the country and the day of the first registration.',
        examples: [{ Number: 'SX23 VBS', Country: 'GB', Dates: { FirstRegistered: '2023-03-14' } }],
      }),
  })
  .meta({ id: 'FinanceVehicle' });

export const defaultRequest = z
  .object({ Vehicle: vehicle, Organisation: organisation })
  .meta({ id: 'FinanceProductsBody' });

const MAX_VEHICLES = 5;
const MAX_FAMILIES = 5;

const quoteParameters = z
  .object({
    Term: z.int().min(1).max(120).describe('Months.'),
    CashDeposit: pounds,
    RegularPayment: poundsAMonth,
    AnnualMileage: miles.optional(),
    FinanceProductFamilyKeys: z
      .array(z.string().regex(/^[A-Za-z0-9_-]{1,20}$/))
      .min(1)
      .max(MAX_FAMILIES)
      .meta({ examples: [['PCP', 'HP']] }),
    CalculationType: z
      .enum(['toRegularPayment', 'toCashDeposit'])
      .describe('What is calculated: the monthly payment, or the deposit.'),
    Organisation: organisation,
  })
  .meta({ id: 'FinanceParameters' });

const vehicleRequest = z
  .object({
    Id: shortText.describe('Returned with the quote.'),
    Parameters: quoteParameters,
    Vehicle: vehicle,
  })
  .meta({ id: 'FinanceVehicleRequest' });

export const cfdRequest = z
  .object({ VehicleRequests: z.array(vehicleRequest).min(1).max(MAX_VEHICLES) })
  .meta({ id: 'FinanceQuotesBody' });

export const quoteReference = z.string().regex(/^[A-Za-z0-9-]{4,64}$/);

export const legalQuery = z.object({
  quoteRef: quoteReference.describe('The QuoteReference of the quote.'),
});

const sliderOption = z
  .union([
    z.object({ Label: z.string(), Default: z.number(), Values: z.array(z.number()).min(1) }),
    z.object({
      Label: z.string(),
      Default: z.number(),
      Min: z.number(),
      Max: z.number(),
      Step: z.number().positive(),
    }),
  ])
  .meta({ id: 'FinanceSlider', description: 'Either a list of values, or from Min to Max in Steps.' });

const product = z
  .object({
    Name: z.string(),
    FamilyKey: z.string().describe('PCP means that the annual mileage counts.'),
    Term: sliderOption,
    Deposit: sliderOption,
    Payment: sliderOption,
    AnnualMileage: sliderOption.optional(),
  })
  .meta({ id: 'FinanceProduct' });

/** Responses of a remote provider; fields that the card does not show are dropped. */
export const defaultResponse = z.object({ Products: z.array(product) }).meta({ id: 'FinanceProducts' });

// Links are put on the page: only https URLs and paths of this site.
const webAddress = z.string().regex(/^(https:\/\/|\/(?!\/))/);

const block = z
  .object({
    Title: z.string(),
    Details: z.array(z.object({ Label: z.string(), DisplayValue: z.string(), Key: z.string() })),
  })
  .meta({ id: 'FinanceBlock' });

const quote = z
  .object({
    Term: z.number().positive().describe('Months.'),
    TotalDeposit: z.number().min(0).describe('Pounds.'),
    TotalRegularPayment: z.number().positive().describe('Pounds a month.'),
    AnnualMileage: z.number().optional().describe('Miles.'),
    QuoteReference: quoteReference.describe('Its terms are requested with it.'),
    QuoteActions: z
      .object({ Apply: webAddress.optional().catch(undefined) })
      .catch({})
      .describe('Apply: where the customer goes on.'),
    Notifications: z
      .array(z.object({ Message: z.string() }))
      .catch([])
      .describe('What the customer should know, such as a value that was moved into the range.'),
    Blocks: z.array(block).catch([]).describe('The representative example, ready to be shown.'),
  })
  .meta({ id: 'FinanceQuote' });

const failure = {
  HasError: z.literal(true),
  Error: z.object({ UserMessage: z.string() }).describe('Why there is no quote, for people.'),
};
const success = { HasError: z.literal(false) };

const quotation = z
  .union([
    z.object({ FamilyKey: z.string(), ...success, Finance: z.object({ Quote: quote }) }),
    z.object({ FamilyKey: z.string(), ...failure }),
  ])
  .meta({ id: 'FinanceQuotation' });

const quotedVehicle = z
  .union([
    z.object({ Id: z.string(), ...success, FinanceQuotations: z.array(quotation) }),
    z.object({ Id: z.string(), ...failure, FinanceQuotations: z.array(quotation).catch([]) }),
  ])
  .meta({ id: 'FinanceQuotedVehicle' });

export const cfdResponse = z.object({ Vehicles: z.array(quotedVehicle) }).meta({ id: 'FinanceQuotes' });

export const legalResponse = z.object({ TermsAndConditions: z.string() }).meta({ id: 'FinanceTerms' });
