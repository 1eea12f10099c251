import { z } from 'zod';
import { isDate } from '../../booking/calendar/local-date.ts';
import { bookingRequest } from '../booking-request.ts';
import { departmentOrders } from '../department.ts';

/** Longer than any plate. */
const ENOUGH_OF_A_PLATE = 20;

/** In any spelling; whether it is a plate is for the register to say (SB-26). */
export const registrationNumber = z
  .string()
  .transform((text) => text.replace(/[\s-]/g, '').toLocaleUpperCase('sv').slice(0, ENOUGH_OF_A_PLATE))
  .meta({ description: 'In any spelling: spaces, dashes and case do not matter.', examples: ['ABC123'] });

const departmentId = z.string().min(1).max(100);

const MAX_CODES = 50;
const code = z.string().trim().min(1).max(100);

const serviceOfferings = z
  .string()
  .max(5000)
  .transform((text) => [...new Set(text.split(',').map((each) => each.trim()))])
  .pipe(z.array(code).min(1).max(MAX_CODES))
  .meta({ description: 'Codes of offerings, separated by commas.' });

/** As `z.coerce.number()` would read it, but nothing is not zero. */
function degrees(limit: number) {
  return z
    .string()
    .regex(/^-?\d{1,3}(\.\d{1,20})?$/)
    .transform(Number)
    .pipe(z.number().min(-limit).max(limit));
}

const latitude = degrees(90);
const longitude = degrees(180);

export const carPath = z.object({ registrationNumber });

export const brandPath = z.object({
  brand: z
    .string()
    .trim()
    .max(100)
    .meta({ description: 'A make, with hyphens for spaces.', examples: ['Land-Rover'] }),
});

const language = z
  .string()
  .max(5)
  .optional()
  .meta({ description: 'Of names and descriptions: one of the site’s languages; its first when left out.' });

export const offeringsQuery = z.object({ lat: latitude, lng: longitude, language });

export const pricesPath = z.object({
  registrationNumber,
  milage: z
    .string()
    .regex(/^\d{1,7}$/)
    .transform(Number)
    .pipe(z.number().max(1_000_000))
    .meta({ description: 'In mil; 1 when it is not known.', examples: ['8500'] }),
  departmentId,
});

export const codesQuery = z.object({ serviceOfferings });

/** Nothing else in the calendar has such an id. */
const ownHoldId = z
  .string()
  .regex(/^[0-9a-f]{32}$/)
  .optional();

const holdOfAsker = ownHoldId.meta({
  description: 'The hold of who asks: what it holds counts as free.',
});

export const timeSlotsQuery = codesQuery.extend({ holdId: holdOfAsker });

export const timeSlotsPath = z.object({
  registrationNumber,
  departmentId,
  date: z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}(T00:00(:00(\.0{1,3})?)?Z?)?$/)
    .transform((text) => text.slice(0, 10))
    .refine(isDate)
    .meta({
      description: 'The first of seven days, at midnight, local.',
      examples: ['2026-11-18T00:00:00'],
    }),
});

export const closestQuery = z.object({
  regNo: registrationNumber,
  serviceOfferings,
  latitude,
  longitude,
  cursor: z
    .string()
    .max(100)
    .optional()
    .meta({ description: 'The last department that the client has; the next ones follow.' }),
  sort: z.enum(departmentOrders).default('nearest').meta({
    description:
      'nearest, or firstTime: of all departments within 100 km the one that can begin first; of all, where there is none so near.',
  }),
  holdId: holdOfAsker,
});

export const closestHeaders = z.object({
  'last-event-id': z
    .string()
    .max(100)
    .optional()
    .meta({ description: 'As cursor, and before it: where a browser goes on after a lost connection.' }),
});

const MAX_REPLACED = 5;

export const bookHeaders = z.object({
  'idempotency-key': z
    .string()
    .regex(/^[A-Za-z0-9_-]{8,100}$/)
    .optional()
    .meta({
      description:
        'One per attempt of a customer: sent again with the same body, it is the same booking; with another body it is refused as IdempotencyKeyReused. A hold may differ. Without it, the same body is the same booking.',
      examples: ['3f8a2c1e-77b0-4d5e-9a51-0c9be0b1d2aa'],
    }),
  'replaces-attempt': z
    .string()
    .regex(/^[A-Za-z0-9_-]{8,100}(,[A-Za-z0-9_-]{8,100})*$/)
    .transform((text) => text.split(',').slice(-MAX_REPLACED))
    .optional()
    .meta({
      description:
        'Keys of earlier attempts for the same car whose answer was lost, separated by commas. What one of them booked becomes this booking, with the same id.',
    }),
});

export const bookQuery = z.object({
  language: z
    .string()
    .max(5)
    .optional()
    .meta({ description: 'Of the customer’s messages: one of the site’s; its first when left out.' }),
});

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
export const bookBody = bookingRequest
  .extend({ registrationNumber })
  .refine(({ customer, freeText, serviceOfferingRequests }) => {
    const messages = [freeText, ...serviceOfferingRequests.map(({ userInput }) => userInput)];
    return !/\p{Cc}/u.test(Object.values(customer).join('')) && !/[^\P{Cc}\t\r\n]/u.test(messages.join(''));
  });

export const holdPath = z.object({ holdId: z.string().regex(/^[\w-]{1,100}$/) });
