import { z } from 'zod';
import {
  emailError,
  type FieldError,
  nameError,
  phoneError,
  plainPhone,
} from '../../shared/platform/contact-rules.ts';
import type { DeepReadonly } from '../../shared/platform/deep-readonly.ts';
import type { bookResponse } from './api/response-schemas.ts';
import { MAX_MESSAGE_LENGTH } from './message-length.ts';

const refused = (rule: (value: string) => FieldError | undefined) => (value: string) =>
  rule(value) === undefined;

const localDateTime = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:00$/);

/** What `POST /api/mechmate/book` takes (SB-86). */
export const bookingRequest = z.object({
  customer: z.object({
    firstName: z.string().trim().max(100).refine(refused(nameError)),
    lastName: z.string().trim().max(100).refine(refused(nameError)),
    phone: z.string().max(40).overwrite(plainPhone).refine(refused(phoneError)),
    email: z.string().trim().max(254).refine(refused(emailError)),
  }),
  freeText: z.string().max(MAX_MESSAGE_LENGTH).default(''),
  departmentId: z.string().min(1).max(100),
  timeSlot: localDateTime.meta({
    description: 'Local date and time without a zone.',
    examples: ['2026-11-18T07:30:00'],
  }),
  isFullDay: z.boolean(),
  /** As the customer wrote it; whether it is a plate is for the register to say (SB-26). */
  registrationNumber: z
    .string()
    .trim()
    .min(1)
    .max(20)
    .meta({
      description:
        'In any spelling; mails and lists show it as it is written here where the country’s spelling cannot be told without.',
      examples: ['ABC123'],
    }),
  mileage: z
    .number()
    .int()
    .min(0)
    .max(1_000_000)
    .meta({ description: 'In the unit of the country’s odometers, in Sweden mil; 1 when it is not known.' }),
  serviceOfferingRequests: z
    .array(
      z.object({
        kobraId: z.string().min(1).max(100).meta({ description: 'The code of an offering.' }),
        unitsSelected: z.number().int().min(1).max(99).default(1),
        userInput: z.string().max(MAX_MESSAGE_LENGTH).default(''),
      }),
    )
    .min(1)
    .max(50),
  shownPrice: z.number().min(0).max(10_000_000).optional().meta({
    description:
      'The sum that the customer was shown, in kronor, of all prices that are known. Where it is another one by now, nothing is booked: PriceChanged. Left out, the booking is made at the prices of now.',
  }),
  holdId: z
    .string()
    .max(100)
    .optional()
    .meta({ description: 'The hold on this time, where one was taken. It becomes the booking.' }),
});

export type BookingRequest = z.output<typeof bookingRequest>;

/** The response; the plate and the products are read for logging. */
export type BookingReceipt = DeepReadonly<z.output<typeof bookResponse>>;
