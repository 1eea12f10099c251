import { z } from 'zod';

// For the server only: nothing that reaches the browser may import this file.
export const settingNumber = z.number().min(0).max(100_000_000);

export const chosenTerms = z
  .object({ months: settingNumber, cashAmount: settingNumber, residualPercent: settingNumber })
  .partial()
  .optional()
  .meta({ description: 'What the visitor set; without it, the lender’s defaults.' });
