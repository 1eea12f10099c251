import { z } from 'zod';
import { normalizeRegistrationNumber } from '../../../shared/number-plates/registration-number.ts';
import { idempotencyHeaders } from '../../booking/api/openapi-parts.ts';
import { bookingRequest } from '../booking-request.ts';

/** Longer than any plate. */
const ENOUGH_OF_A_PLATE = 20;

/** In any spelling; whether it is a plate is for the register to say (SB-26). */
export const registrationNumber = z
  .string()
  .transform((text) => normalizeRegistrationNumber(text).slice(0, ENOUGH_OF_A_PLATE))
  .meta({ description: 'In any spelling: spaces, dashes and case do not matter.', examples: ['ABC123'] });

export const departmentId = z.string().min(1).max(100);

const MAX_CODES = 50;
const code = z.string().trim().min(1).max(100);

export const serviceOfferings = z
  .string()
  .max(5000)
  .transform((text) => [...new Set(text.split(',').map((each) => each.trim()))])
  .pipe(z.array(code).min(1).max(MAX_CODES))
  .describe('Codes of offerings, separated by commas.');

/** As `z.coerce.number()` would read it, but nothing is not zero. */
export function degrees(limit: number) {
  return z
    .string()
    .regex(/^-?\d{1,3}(\.\d{1,20})?$/)
    .transform(Number)
    .pipe(z.number().min(-limit).max(limit));
}

export const language = z
  .string()
  .max(5)
  .optional()
  .describe('Of names and descriptions: one of the site’s languages; its first when left out.');

/** Nothing else in the calendar has such an id. */
const ownHoldId = z
  .string()
  .regex(/^[0-9a-f]{32}$/)
  .optional();

export const holdOfAsker = ownHoldId.describe('The hold of who asks: what it holds counts as free.');

export const bookHeaders = idempotencyHeaders(
  'One per attempt of a customer: sent again with the same body, it is the same booking; with another body it is refused as IdempotencyKeyReused. A hold may differ. Without it, the same body is the same booking.',
  'Keys of earlier attempts for the same car whose answer was lost, separated by commas. What one of them booked becomes this booking, with the same id.',
);

export const holdRequest = z
  .object({
    registrationNumber,
    departmentId,
    serviceOfferings: z.array(code).min(1).max(MAX_CODES),
    timeSlot: z
      .string()
      .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:00$/)
      .meta({ description: 'Local date and time without a zone.', examples: ['2026-11-18T07:30:00'] }),
    isFullDay: z.boolean(),
    holdId: ownHoldId.meta({
      description:
        'A random number of the client: 32 hexadecimal digits, lower case. Sent again, it takes over what it held before, so that a lost answer blocks nobody. Without it the server makes one.',
      examples: ['9f86d081884c7d659a2feaa0c55ad015'],
    }),
  })
  .meta({ id: 'HoldRequest' });

/** A booking in any spelling of the plate. Control characters would end up in mails and SMS; only messages have lines. */
export const bookBody = bookingRequest.refine(({ customer, freeText, serviceOfferingRequests }) => {
  const messages = [freeText, ...serviceOfferingRequests.map(({ userInput }) => userInput)];
  return !/\p{Cc}/u.test(Object.values(customer).join('')) && !/[^\P{Cc}\t\r\n]/u.test(messages.join(''));
});
