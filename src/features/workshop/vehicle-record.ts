import { z } from 'zod';
import { text } from '../../shared/platform/lenient.ts';
import type { Vehicle } from './vehicle.ts';

/** A car as registers and operators' files give it; what is left out has a sensible value. */
export const vehicleRecord = z.object({
  registrationNumber: z.string(),
  brand: z.string().min(1),
  model: z.string().catch(''),
  buildYear: z.number().int().min(1900).max(2100),
  hasServiceAgreement: z.boolean().catch(false),
  isSupported: z.boolean().catch(true),
  fuel: text,
}) satisfies z.ZodType<Vehicle>;
