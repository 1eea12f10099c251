import { z } from 'zod';
import {
  isIssuedIn,
  normalizeRegistrationNumber,
} from '../../../shared/number-plates/registration-number.ts';
import type { Country } from '../../../shared/sites/countries.ts';
import { type ParseResult, toProblems } from '../../booking/parse-result.ts';
import type { Vehicle } from '../vehicle.ts';

const countryNames = new Intl.DisplayNames('en', { type: 'region' });

// Cells of a table are texts; JSON has numbers and booleans.
const yes = /^(true|yes|ja|1)$/i;
const flag = (whenMissing: boolean) =>
  z
    .union([z.boolean(), z.string()])
    .optional()
    .transform((value) =>
      value === undefined ? whenMissing : typeof value === 'string' ? yes.test(value.trim()) : value,
    );

const rowOf = (country: Country) =>
  z.object({
    registrationNumber: z
      .string()
      .refine((text) => isIssuedIn(country, normalizeRegistrationNumber(text)), {
        error: ({ input }) => `'${String(input)}' is no number plate of ${countryNames.of(country)}.`,
      })
      .transform(normalizeRegistrationNumber),
    brand: z.string().trim().min(1, 'The make is missing.'),
    model: z.string().trim().default(''),
    buildYear: z.coerce.number('The year is not a number.').int().min(1900).max(2100),
    hasServiceAgreement: flag(false),
    isSupported: flag(true),
    fuel: z.string().trim().optional(),
  });

/** A row of the register as an operator's table or JSON file has it. */
export function parseVehicle(record: unknown, country: Country = 'SE'): ParseResult<Vehicle> {
  const { data, error } = rowOf(country).safeParse(record);
  return error ? { ok: false, problems: toProblems(error) } : { ok: true, value: data };
}
