import { z } from 'zod';
import { emailError, nameError, phoneError } from '../../../shared/platform/contact-rules.ts';
import { isDate } from '../../booking/calendar/local-date.ts';
import { MIN_REGISTRATION_NUMBER_LENGTH, parseRegistrationNumber } from '../registration-number.ts';
import { tyreBookingLengths } from '../tyre-booking.ts';

const registrationNumber = z
  .string()
  .max(100)
  .transform((text) => parseRegistrationNumber(text) ?? '')
  .pipe(z.string().min(MIN_REGISTRATION_NUMBER_LENGTH))
  .meta({ description: 'In any spelling: spaces, dashes and case do not matter.', examples: ['DCK123'] });

const language = z
  .string()
  .max(5)
  .optional()
  .meta({ description: 'Of messages: one of the site’s languages; its first when left out.' });

/** A local date, alone or with a time, which is not read. */
const date = z
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

const erpId = z.string().min(1).max(100).meta({ description: 'The erpId of the workshop.' });

export const searchQuery = z.object({ regNo: registrationNumber, language });

export const loginQuery = z.object({
  encryptedPhoneNumber: z.string().min(1).max(2000).meta({ description: 'From the search, within minutes.' }),
  language,
});

export const validateQuery = z.object({
  authToken: z.string().min(1).max(200).meta({ description: 'The authorizationToken of the login.' }),
  otpToken: z
    .string()
    .regex(/^\d{4}$/)
    .meta({ description: 'The four digits of the SMS.', examples: ['0000'] }),
  language,
});

export const logoutQuery = z.object({
  everywhere: z
    .literal('1')
    .optional()
    .meta({ description: 'Present: every session of the same plate ends.' }),
});

export const workshopQuery = z.object({
  locationName: z.string().trim().min(1).max(200).meta({ description: 'Of the vehicle’s location.' }),
  language,
});

export const upcomingQuery = z.object({ language });

export const timeslotsQuery = z.object({ workshopIdentifier: erpId, language });

/** Either of the two is sent (TH-38); the calendar of a workshop is the same for all cars. */
const vehicle = z
  .string()
  .max(100)
  .optional()
  .meta({ description: 'The brandCode of the vehicle, or its plate.', examples: ['VOLVO'] });

export const timeslotDaysBody = z
  .object({ startDate: date, endDate: date, regNo: vehicle })
  .meta({ id: 'TimeslotDaysRequest' });

export const timeslotsBody = z
  .object({ startDate: date, endDate: date, regNo: vehicle })
  .meta({ id: 'TimeslotsRequest' });

export const createQuery = z.object({ departmentIdentifier: erpId, language });

const MAX_REPLACED = 5;

export const createHeaders = z.object({
  'idempotency-key': z
    .string()
    .regex(/^[A-Za-z0-9_-]{8,100}$/)
    .optional()
    .meta({
      description:
        'One per attempt of a customer: sent again, it is the same booking. Without it, the same body is the same booking.',
      examples: ['3f8a2c1e-77b0-4d5e-9a51-0c9be0b1d2aa'],
    }),
  'replaces-attempt': z
    .string()
    .regex(/^[A-Za-z0-9_-]{8,100}(,[A-Za-z0-9_-]{8,100})*$/)
    .transform((text) => text.split(',').slice(-MAX_REPLACED))
    .optional()
    .meta({
      description:
        'Keys of earlier attempts for the same car whose answer was lost, separated by commas. What one of them booked becomes this booking.',
    }),
});

const accepted = (rule: (value: string) => unknown) => (value: string) => rule(value) === undefined;
// Control characters would end up in mails and SMS; only the comment has lines.
const isOneLine = (value: string) => !/\p{Cc}/u.test(value);
const isText = (value: string) => !/[^\P{Cc}\t\r\n]/u.test(value);

const name = z.string().trim().max(tyreBookingLengths.name).refine(accepted(nameError)).refine(isOneLine);

export const createBody = z
  .object({
    bookingDate: localDateTime,
    bookingStart: localDateTime
      .nullable()
      .meta({ description: 'The same as bookingDate; null where the workshop sets the time itself.' }),
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

export const reviewBody = z
  .object({
    rating: z.number().int().min(1).max(5),
    comment: z.string().max(tyreBookingLengths.comment).refine(isText).default(''),
    date: z.iso.datetime({ offset: true }).meta({ description: 'When the customer wrote it.' }),
  })
  .meta({ id: 'TyreReview' });

export const reminderBody = z
  .object({
    bookingConfirmationId: z
      .string()
      .regex(/^[A-Za-z0-9-]{1,50}$/)
      .meta({ examples: ['SB-7K3M9Q'] }),
  })
  .meta({ id: 'SeasonReminderRequest' });
