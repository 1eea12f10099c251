import { z } from 'zod';
import type {
  CfdRequest,
  CfdResponse,
  DefaultRequest,
  DefaultResponse,
  LegalResponse,
} from './provider-api.ts';

// For the server only: nothing that reaches the browser may import this file.
const shortText = z.string().trim().min(1).max(100);
const pounds = z.number().min(0).max(1_000_000);
const miles = z.number().min(0).max(1_000_000);
const organisation = z.object({ Identifier: shortText });

const vehicle = z.object({
  Type: shortText,
  Ids: z.object({ CarId: shortText, Vin: shortText.optional() }),
  Status: z.enum(['PreOwned', 'New']),
  Price: pounds,
  Mileage: miles,
  Registration: z.object({
    Number: shortText.optional(),
    Country: z.literal('GB'),
    Dates: z.object({ FirstRegistered: z.iso.date().optional() }),
  }),
});

export const defaultRequest: z.ZodType<DefaultRequest> = z.object({
  Vehicle: vehicle,
  Organisation: organisation,
});

const MAX_VEHICLES = 5;
const MAX_FAMILIES = 5;

export const cfdRequest: z.ZodType<CfdRequest> = z.object({
  VehicleRequests: z
    .array(
      z.object({
        Id: shortText,
        Parameters: z.object({
          Term: z.int().min(1).max(120),
          CashDeposit: pounds,
          RegularPayment: pounds,
          AnnualMileage: miles.optional(),
          FinanceProductFamilyKeys: z
            .array(z.string().regex(/^[A-Za-z0-9_-]{1,20}$/))
            .min(1)
            .max(MAX_FAMILIES),
          CalculationType: z.enum(['toRegularPayment', 'toCashDeposit']),
          Organisation: organisation,
        }),
        Vehicle: vehicle,
      }),
    )
    .min(1)
    .max(MAX_VEHICLES),
});

export const quoteReference = z.string().regex(/^[A-Za-z0-9-]{4,64}$/);

const sliderOption = z.union([
  z.object({ Label: z.string(), Default: z.number(), Values: z.array(z.number()).min(1) }),
  z.object({
    Label: z.string(),
    Default: z.number(),
    Min: z.number(),
    Max: z.number(),
    Step: z.number().positive(),
  }),
]);

/** Responses of a remote provider; fields that the card does not show are dropped. */
export const defaultResponse: z.ZodType<DefaultResponse> = z.object({
  Products: z.array(
    z.object({
      Name: z.string(),
      FamilyKey: z.string(),
      Term: sliderOption,
      Deposit: sliderOption,
      Payment: sliderOption,
      AnnualMileage: sliderOption.optional(),
    }),
  ),
});

// Links are put on the page: only https URLs and paths of this site.
const webAddress = z.string().regex(/^(https:\/\/|\/(?!\/))/);

const quote = z.object({
  Term: z.number(),
  TotalDeposit: z.number(),
  TotalRegularPayment: z.number(),
  AnnualMileage: z.number().optional(),
  QuoteReference: quoteReference,
  QuoteActions: z.object({ Apply: webAddress.optional().catch(undefined) }).catch({}),
  Notifications: z.array(z.object({ Message: z.string() })).catch([]),
  Blocks: z
    .array(
      z.object({
        Title: z.string(),
        Details: z.array(z.object({ Label: z.string(), DisplayValue: z.string(), Key: z.string() })),
      }),
    )
    .catch([]),
});

const failure = { HasError: z.literal(true), Error: z.object({ UserMessage: z.string() }) };
const success = { HasError: z.literal(false) };

const quotation = z.union([
  z.object({ FamilyKey: z.string(), ...success, Finance: z.object({ Quote: quote }) }),
  z.object({ FamilyKey: z.string(), ...failure }),
]);

export const cfdResponse: z.ZodType<CfdResponse> = z.object({
  Vehicles: z.array(
    z.union([
      z.object({ Id: z.string(), ...success, FinanceQuotations: z.array(quotation) }),
      z.object({ Id: z.string(), ...failure, FinanceQuotations: z.array(quotation).catch([]) }),
    ]),
  ),
});

export const legalResponse: z.ZodType<LegalResponse> = z.object({ TermsAndConditions: z.string() });
