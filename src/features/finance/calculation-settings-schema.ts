import { z } from 'zod';
import type { CalculationSettings } from './calculation-settings.ts';
import { quoteReference } from './uk/provider-api-schemas.ts';

// For the server only: nothing that reaches the browser may import this file.
const number = z.number().min(0).max(100_000_000);
const choice = z
  .object({ months: number, cashAmount: number, residualPercent: number })
  .partial()
  .optional()
  .meta({ description: 'What the visitor set; without it, the lender’s defaults.' });

/** The settings of a calculation, from which the server calculates its figures again. */
export const calculationSettings: z.ZodType<CalculationSettings> = z.discriminatedUnion('product', [
  z.object({ product: z.literal('loan'), choice }),
  z.object({
    product: z.literal('company leasing'),
    mileage: number.meta({ description: 'Mil a year.' }),
    choice,
  }),
  z.object({
    product: z.literal('private leasing'),
    offer: z.int().min(0).max(100).meta({ description: 'Which of the car’s offers, from 0.' }),
  }),
  z.object({ product: z.literal('uk finance'), reference: quoteReference }),
]);
