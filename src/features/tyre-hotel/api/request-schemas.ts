import { z } from 'zod';
import { emailError, nameError, phoneError } from '../../../shared/platform/contact-rules.ts';
import { isDate } from '../../booking/calendar/local-date.ts';
import { MIN_REGISTRATION_NUMBER_LENGTH, parseRegistrationNumber } from '../registration-number.ts';
import { tyreBookingLengths } from '../tyre-booking-lengths.ts';

export const registrationNumber = z
  .string()
  .max(100)
  .transform((text) => parseRegistrationNumber(text) ?? '')
  .pipe(z.string().min(MIN_REGISTRATION_NUMBER_LENGTH))
  .meta({ description: 'In any spelling: spaces, dashes and case do not matter.', examples: ['DCK123'] });

export const language = z
  .string()
  .max(5)
  .optional()
  .describe('Of messages: one of the site’s languages; its first when left out.');

/** A local date, alone or with a time, which is not read. */
export const date = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?Z?)?$/)
  .transform((text) => text.slice(0, 10))
  .refine(isDate)
  .meta({ description: 'A local date; a time after it is not read.', examples: ['2026-11-18'] });

const localDateTime = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:00(\.0{1,3})?$/)
  .refine((text) => isDate(text.slice(0, 10)))
  .meta({ description: 'Local date and time without a zone.', examples: ['2026-11-18T07:30:00.00'] });

export const erpId = z.string().min(1).max(100).describe('The erpId of the workshop.');

/** Either of the two is sent (TH-38); the calendar of a workshop is the same for all cars. */
export const vehicle = z
  .string()
  .max(100)
  .optional()
  .meta({ description: 'The brandCode of the vehicle, or its plate.', examples: ['VOLVO'] });

const accepted = (rule: (value: string) => unknown) => (value: string) => rule(value) === undefined;
// Control characters would end up in mails and SMS; only the comment has lines.
const isOneLine = (value: string) => !/\p{Cc}/u.test(value);
export const isText = (value: string) => !/[^\P{Cc}\t\r\n]/u.test(value);

const name = z.string().trim().max(tyreBookingLengths.name).refine(accepted(nameError)).refine(isOneLine);

export const createBody = z
  .object({
    bookingDate: localDateTime,
    bookingStart: localDateTime
      .nullable()
      .describe('The same as bookingDate; null where the workshop sets the time itself.'),
    regNo: registrationNumber,
    freeText: z.string().max(tyreBookingLengths.comment).refine(isText).default(''),
    customer: z.object({
      firstName: name,
      lastName: name,
      email: z.string().trim().max(tyreBookingLengths.email).refine(accepted(emailError)),
      phoneMobile: z.string().trim().max(40).refine(accepted(phoneError)),
    }),
  })
  .meta({ id: 'TyreBookingRequest' });
