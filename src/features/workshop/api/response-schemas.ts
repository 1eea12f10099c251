import { z } from 'zod';
import { offeringIcons } from '../offering-icons.ts';

// The shapes of 002 §7: described in the API documentation, and what the adapter of a remote system accepts.

export const vehicleResponse = z
  .object({
    registrationNumber: z.string(),
    brand: z.string(),
    model: z.string(),
    buildYear: z.number(),
    hasServiceAgreement: z.boolean(),
    /** SB-30, SB-31 */
    isSupported: z
      .boolean()
      .describe('False: this make is booked elsewhere, see the head of the booking page.'),
    /** Such as Diesel or El; decides which offerings fit. */
    fuel: z.string().optional(),
  })
  .meta({ id: 'Vehicle' });

const offering = z
  .object({
    code: z.string(),
    name: z.string(),
    description: z.string(),
    /** The median of the workshops. */
    price: z.number().describe('Kronor, VAT included; for one unit where there is a unit price.'),
    priceKnown: z.boolean(),
    /** Instead of a price that is not known. */
    notKnownPriceText: z.string().optional(),
    /** What the price was lowered by: the earlier price is price + priceDiscount (SB-51). */
    priceDiscount: z.number(),
    unitPrice: z
      .object({
        /** Such as hjul. */
        unit: z.string(),
        minimum: z.number(),
        maximum: z.number(),
        /** Such as st. */
        unitAbbreviation: z.string(),
        /** Such as per hjul. */
        postfix: z.string(),
      })
      .optional(),
    /** SB-46 */
    isAvailable: z.boolean().describe('False: not for this model.'),
    category: z.string(),
    /** The customer must say something, such as what they have noticed (SB-47). */
    allowUserInput: z.boolean(),
  })
  .meta({ id: 'ServiceOffering' });

export const offeringsResponse = z
  .object({
    serviceOfferingCategories: z.array(
      z.object({
        name: z.string(),
        icon: z.enum(offeringIcons),
        /** SB-54, SB-58 */
        selectionType: z.literal('single').optional().describe('Present: one of the offerings at most.'),
        offerings: z.array(offering),
      }),
    ),
  })
  .meta({ id: 'ServiceOfferings' });

const offers = z.array(z.object({ code: z.string(), price: z.number() }));

export const pricesResponse = z.object({ offers });

export const timeSlotsResponse = z.array(
  z
    .object({
      date: z.string().meta({ examples: ['2026-11-18'] }),
      availableSlots: z.array(z.string()).meta({ examples: [['07:30', '08:30']] }),
      allDaySlotAvailable: z.boolean().describe('The car can be left before 08:00 for the whole day.'),
    })
    .meta({ id: 'DaySlots' }),
);

export const departmentMessage = z
  .object({
    departmentId: z.string(),
    siteId: z.string(),
    siteName: z.string(),
    address: z.string(),
    latitude: z.number(),
    longitude: z.number(),
    /** Names of the makes it is authorised for. */
    brands: z.array(z.string()),
    /** Local date and time without a zone, such as 2026-11-18T07:30:00. */
    firstTimeSlot: z.string(),
    firstTimeSlotIsFullDay: z.boolean(),
    /** From the place of the query, straight through the air. */
    distanceKm: z.number(),
    offers: offers
      .optional()
      .describe('What the chosen offerings cost there, each for one unit; those not known are left out.'),
  })
  .meta({ id: 'AvailableDepartment' });

export const brandResponse = z.object({ hasBrand: z.boolean() });

export const holdResponse = z.object({
  holdId: z.string(),
  expiresAt: z.string().meta({ description: 'UTC.', examples: ['2026-11-16T18:10:00.000Z'] }),
  /** A visitor's own clock may be wrong. Left out by systems that do not say. */
  expiresInSeconds: z
    .number()
    .min(0)
    .optional()
    .meta({ description: 'From now, by the server’s clock.', examples: [600] }),
});

export const bookResponse = z.object({
  id: z.string().meta({ examples: ['SB-7K3M9Q'] }),
  registrationNumber: z.string(),
  kobraProductIds: z.array(z.string()),
  /** Its address is the key. */
  managePath: z
    .string()
    .optional()
    .describe(
      'The page where the customer changes the booking; with /calendar.ics behind it, the calendar file. Only for a client that sent an Idempotency-Key.',
    ),
});

const timeSlotChoice = z.object({ departmentId: z.string(), timeSlot: z.string(), isFullDay: z.boolean() });

export const errorResponse = z
  .object({
    errors: z.object({
      'Error Result': z.array(z.string()).meta({
        description:
          'A code for programs, with the make after a comma for BrandNotSupported; then the fields that are wrong.',
        examples: [['BrandNotSupported,Lada'], ['InvalidRequest', 'customer.email']],
      }),
    }),
    alternatives: z
      .array(timeSlotChoice)
      .optional()
      .describe('The nearest free times, where the requested one is taken.'),
    offers: offers
      .optional()
      .describe('Of PriceChanged: what each offering costs now, for one unit; those not known are left out.'),
  })
  .meta({ id: 'WorkshopErrors' });
