import { z } from 'zod';
import { carBodies } from '../car-bodies.ts';

export const messageResponse = z
  .object({ message: z.string().describe('For the visitor, in the language of the site.') })
  .meta({ id: 'TyreHotelMessage' });

export const customerResponse = z
  .object({
    /** Opaque, bound to the plate, valid for some minutes. */
    encryptedPhoneNumber: z.string().describe('For the login; says nothing to anybody else.'),
    obfuscatedPhoneNumber: z.string().meta({ examples: ['07•• ••• •67'] }),
    regNo: z.string(),
  })
  .meta({ id: 'TyreHotelCustomer' });

export const credentialsResponse = z.object({ authorizationToken: z.string() });

const wheel = z.object({
  name: z.string(),
  rimDiameter: z.number(),
  sectionWidth: z.number(),
  threadPattern: z.string(),
  threadDepth: z.number().describe('Millimetres.'),
  aspectRatio: z.number(),
  /** TH-28 */
  threadStatusId: z.number().describe('1: the tyre has to be replaced.'),
  threadStatusMessage: z.string(),
});

const vehicle = z
  .object({
    regNo: z.string(),
    name: z.string(),
    packageLevel: z.string(),
    brandCode: z.string(),
    brand: z.string(),
    model: z.string(),
    productId: z.string(),
    location: z.object({ locationName: z.string(), phone: z.string(), email: z.string() }),
    tires: z.array(
      z.object({
        /** VF, HF, VB, HB: left and right, front and rear, as Swedish workshops write it. */
        equipmentPosition: z.string(),
        wheel,
      }),
    ),
    wheelChangePrice: z
      .number()
      .optional()
      .describe(
        'What the agreement charges for a wheel change, in the currency of the site, VAT included; 0: it is included. Left out where it is not known.',
      ),
    buildYear: z.number().int().optional(),
    // A remote system may know other bodies than the pictures of the site.
    body: z.enum(carBodies).optional().catch(undefined),
  })
  .meta({ id: 'TyreVehicle' });

export const validatedResponse = z.object({
  status: z.number().describe('0: signed in.'),
  vehicles: z.array(vehicle).describe('The one that was asked for first.'),
});

export const workshopResponse = z
  .object({ erpId: z.string(), locationName: z.string(), departmentName: z.string() })
  .meta({ id: 'TyreWorkshop' });

export const timeslotDaysResponse = z.object({
  availableDates: z.array(z.object({ date: z.string().meta({ examples: ['2026-11-19'] }) })),
});

export const timeslotsResponse = z.object({
  availableTimeSlotDates: z
    .array(z.object({ startTime: z.array(z.string()).meta({ examples: [['2026-11-19T08:00:00']] }) }))
    .describe('Empty where the workshop sets the time itself.'),
});

export const confirmationResponse = z
  .object({
    bookingConfirmationId: z.string().meta({ examples: ['SB-7K3M9Q'] }),
    customerBase: z.object({
      firstName: z.string(),
      lastName: z.string(),
      email: z.string(),
      phoneMobile: z.string(),
    }),
    services: z.array(z.object({ name: z.string() })),
    /** Local date and time without a zone. */
    appointmentTime: z.string().meta({ examples: ['2026-11-19T08:00:00'] }),
    isFullDay: z.boolean().describe('The workshop gets back to the customer with the time.'),
    workshop: z.object({
      name: z.string(),
      address: z.string(),
      email: z.string(),
      phoneNumber: z.string(),
    }),
    freeText: z.string(),
    /** Undefined from remote systems that do not say. */
    regNo: z.string().optional(),
    price: z
      .number()
      .optional()
      .describe('Of the wheel change, VAT included; 0: included. Left out where it is not known.'),
    manageUrl: z
      .string()
      .optional()
      .describe('The path at which the customer changes and cancels the booking.'),
  })
  .meta({ id: 'TyreBookingConfirmation' });

const upcoming = confirmationResponse
  .pick({
    ...{ bookingConfirmationId: true, appointmentTime: true, isFullDay: true },
    ...{ workshop: true, regNo: true, manageUrl: true },
  })
  .meta({ id: 'UpcomingWheelChange' });

export const upcomingResponse = z.object({
  bookings: z
    .array(upcoming)
    .describe('Wheel changes of the vehicles of the session that are still to come, the next first.'),
});

export const reminderResponse = z.object({
  dueDate: z.string().meta({ description: 'When the first mail is sent.', examples: ['2027-03-15'] }),
});
