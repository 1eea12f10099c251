import { z } from 'zod';

/** As many as are looked at. */
const MAX_REPLACED = 5;

/** Of a call that books: the texts say what the same key means in each API. */
export function idempotencyHeaders(key: string, replaces: string) {
  return z.object({
    'idempotency-key': z
      .string()
      .regex(/^[A-Za-z0-9_-]{8,100}$/)
      .optional()
      .meta({ description: key, examples: ['3f8a2c1e-77b0-4d5e-9a51-0c9be0b1d2aa'] }),
    'replaces-attempt': z
      .string()
      .regex(/^[A-Za-z0-9_-]{8,100}(,[A-Za-z0-9_-]{8,100})*$/)
      .transform((text) => text.split(',').slice(-MAX_REPLACED))
      .optional()
      .describe(replaces),
  });
}
