import { z } from 'zod';
import { type ApiOperation, type ApiResponse, json } from '../../../shared/platform/api-operation.ts';
import { failuresOf, idempotencyHeaders } from '../../booking/api/openapi-parts.ts';
import { tyreBookingLengths } from '../tyre-booking.ts';
import { createBody, date, erpId, isText, language, registrationNumber, vehicle } from './request-schemas.ts';
import {
  confirmationResponse,
  credentialsResponse,
  customerResponse,
  messageResponse,
  reminderResponse,
  timeslotDaysResponse,
  timeslotsResponse,
  upcomingResponse,
  validatedResponse,
  workshopResponse,
} from './response-schemas.ts';

const timeslotsQuery = z.object({ workshopIdentifier: erpId, language });

const tag = 'Tyre hotel';
const site = 'solvik-se';
const exampleErpId = '4610-0310';

const failures = failuresOf({
  400: failure('A parameter or a field is missing or wrong.'),
  401: failure('There is no session, or it has ended.'),
  403: failure('The session is for another vehicle.'),
  404: failure('There is no such workshop, or the site has none.'),
  413: failure('The body is larger than 32 kB.'),
  415: failure('The body is not sent as JSON.'),
  429: failure('Too many requests. A wait grows with the number of attempts.'),
  503: failure('The tyre hotel does not respond, or is not set up.'),
});

export const searchOperation = {
  id: 'tyreHotelSearch',
  tag,
  summary: 'Find the agreement of a plate',
  description:
    'Limited per address with growing waits, so that plates cannot be tried one after the other. Plates are not logged.',
  parameters: { query: z.object({ regNo: registrationNumber, language }) },
  responses: {
    200: {
      description: 'Whom a code can be sent to, with the number masked.',
      content: json(customerResponse),
    },
    ...failures(400, 429, 503),
    404: failure('The plate has no agreement.'),
  },
  examples: [{ title: 'A car with winter tyres', site, query: { regNo: 'DCK123' } }],
} satisfies ApiOperation;

export const loginOperation = {
  id: 'tyreHotelLogin',
  tag,
  summary: 'Send a one-time code by SMS',
  description:
    'Four digits, valid for 5 minutes and 3 attempts. 60 seconds between two codes of a plate, and 5 codes a day.',
  parameters: {
    query: z.object({
      encryptedPhoneNumber: z
        .string()
        .min(1)
        .max(2000)
        .meta({ description: 'From the search, within minutes.' }),
      language,
    }),
  },
  responses: {
    200: { description: 'What the code is validated with.', content: json(credentialsResponse) },
    ...failures(400, 429, 503),
  },
  examples: [{ title: 'With the result of a search', site, query: { encryptedPhoneNumber: 'v1.…' } }],
} satisfies ApiOperation;

export const validateOperation = {
  id: 'tyreHotelValidate',
  tag,
  summary: 'Sign in with the code',
  description:
    'Sets the cookie __Host-tyre-session: HttpOnly, Secure, SameSite=Strict. The session ends after 30 minutes without use, and after 8 hours.',
  parameters: {
    query: z.object({
      authToken: z.string().min(1).max(200).meta({ description: 'The authorizationToken of the login.' }),
      otpToken: z
        .string()
        .regex(/^\d{4}$/)
        .meta({ description: 'The four digits of the SMS.', examples: ['0000'] }),
      language,
    }),
  },
  responses: {
    200: { description: 'The customer’s vehicles with their tyres.', content: json(validatedResponse) },
    ...failures(400, 429, 503),
    401: failure('The code is wrong, used, or too old, or there were three attempts.'),
  },
  examples: [{ title: 'With the code of the SMS', site, query: { authToken: '…', otpToken: '0000' } }],
} satisfies ApiOperation;

export const logoutOperation = {
  id: 'tyreHotelLogout',
  tag,
  summary: 'Sign out',
  description: 'Also where there is no session any more.',
  parameters: {
    query: z.object({
      everywhere: z
        .literal('1')
        .optional()
        .meta({ description: 'Present: every session of the same plate ends.' }),
    }),
  },
  responses: { 204: { description: 'There is no session now.' }, ...failures(400, 429, 503) },
  examples: [{ title: 'Everywhere', site, query: { everywhere: '1' } }],
} satisfies ApiOperation;

export const workshopOperation = {
  id: 'tyreHotelWorkshop',
  tag,
  summary: 'Find the workshop of a location',
  description: 'Where the wheels of a vehicle are changed.',
  parameters: {
    query: z.object({
      locationName: z.string().trim().min(1).max(200).meta({ description: 'Of the vehicle’s location.' }),
      language,
    }),
  },
  responses: {
    200: { description: 'The workshop.', content: json(workshopResponse) },
    ...failures(400, 401, 404, 429, 503),
  },
  examples: [{ title: 'By the name of its location', site, query: { locationName: 'Solvik Trollhättan' } }],
} satisfies ApiOperation;

export const upcomingOperation = {
  id: 'tyreHotelUpcoming',
  tag,
  summary: 'List the wheel changes to come',
  description:
    'Of the vehicles that the customer is signed in for, with the address at which each is changed.',
  parameters: { query: z.object({ language }) },
  responses: {
    200: { description: 'The bookings.', content: json(upcomingResponse) },
    ...failures(400, 401, 429, 503),
  },
  examples: [{ title: 'Of the signed-in customer', site }],
} satisfies ApiOperation;

export const timeslotDaysOperation = {
  id: 'tyreHotelTimeslotDays',
  tag,
  summary: 'List the days with a free time',
  description: 'Within the dates, from 3 days to 3 months ahead.',
  parameters: { query: timeslotsQuery },
  body: json(
    z.object({ startDate: date, endDate: date, regNo: vehicle }).meta({ id: 'TimeslotDaysRequest' }),
  ),
  responses: {
    200: { description: 'The days.', content: json(timeslotDaysResponse) },
    ...failures(400, 401, 404, 413, 415, 429, 503),
  },
  examples: [
    {
      title: 'Four weeks',
      site,
      query: { workshopIdentifier: exampleErpId },
      body: { startDate: exampleDay(3), endDate: exampleDay(31), regNo: 'VOLVO' },
    },
  ],
} satisfies ApiOperation;

export const timeslotsOperation = {
  id: 'tyreHotelTimeslots',
  tag,
  summary: 'List the free times of a day',
  description: 'In the workshop’s local time.',
  parameters: { query: timeslotsQuery },
  body: json(z.object({ startDate: date, endDate: date, regNo: vehicle }).meta({ id: 'TimeslotsRequest' })),
  responses: {
    200: { description: 'The times, or none.', content: json(timeslotsResponse) },
    ...failures(400, 401, 404, 413, 415, 429, 503),
  },
  examples: [
    {
      title: 'One day',
      site,
      query: { workshopIdentifier: exampleErpId },
      body: { startDate: exampleDay(7), endDate: exampleDay(7), regNo: 'DCK123' },
    },
  ],
} satisfies ApiOperation;

export const createOperation = {
  id: 'tyreHotelCreateBooking',
  tag,
  summary: 'Book a wheel change',
  description:
    'Takes the time if it is still free, in the calendar that workshop bookings use as well. The customer gets a mail and an SMS.',
  parameters: {
    query: z.object({ departmentIdentifier: erpId, language }),
    header: idempotencyHeaders(
      'One per attempt of a customer: sent again, it is the same booking. Without it, the same body is the same booking.',
      'Keys of earlier attempts for the same car whose answer was lost, separated by commas. What one of them booked becomes this booking.',
    ),
  },
  body: json(createBody),
  responses: {
    200: { description: 'The booking.', content: json(confirmationResponse) },
    409: failure('Somebody else was faster, or the time is not offered.'),
    ...failures(400, 401, 403, 404, 413, 415, 429, 503),
  },
  examples: [
    {
      title: 'A morning',
      site,
      query: { departmentIdentifier: exampleErpId },
      header: { 'idempotency-key': '3f8a2c1e-77b0-4d5e-9a51-0c9be0b1d2aa' },
      body: {
        bookingDate: `${exampleDay(7)}T09:00:00.00`,
        bookingStart: `${exampleDay(7)}T09:00:00.00`,
        regNo: 'DCK123',
        freeText: '',
        customer: {
          firstName: 'Karin',
          lastName: 'Ek',
          email: 'karin.ek@solvik.example',
          phoneMobile: '+46701234567',
        },
      },
    },
  ],
} satisfies ApiOperation;

export const reviewOperation = {
  id: 'tyreHotelAddReview',
  tag,
  summary: 'Rate the booking',
  description: 'Without a name: reviews belong to nobody. At most 10 a minute from one address.',
  body: json(
    z
      .object({
        rating: z.number().int().min(1).max(5),
        comment: z.string().max(tyreBookingLengths.comment).refine(isText).default(''),
        date: z.iso.datetime({ offset: true }).meta({ description: 'When the customer wrote it.' }),
      })
      .meta({ id: 'TyreReview' }),
  ),
  responses: { 204: { description: 'It is stored.' }, ...failures(400, 404, 413, 415, 429, 503) },
  examples: [
    { title: 'Five stars', site, body: { rating: 5, comment: '', date: '2026-11-16T18:10:00.000Z' } },
  ],
} satisfies ApiOperation;

export const reminderOperation = {
  id: 'tyreHotelSeasonReminder',
  tag,
  summary: 'Ask for a mail when the season turns',
  description:
    'To the mail address of a booking of the signed-in customer, on 15 March and 1 October, until the customer follows the link in it to leave.',
  body: json(
    z
      .object({
        bookingConfirmationId: z
          .string()
          .regex(/^[A-Za-z0-9-]{1,50}$/)
          .meta({ examples: ['SB-7K3M9Q'] }),
      })
      .meta({ id: 'SeasonReminderRequest' }),
  ),
  responses: {
    200: { description: 'When the first one is sent.', content: json(reminderResponse) },
    ...failures(400, 401, 403, 413, 415, 429, 503),
  },
  examples: [{ title: 'After a booking', site, body: { bookingConfirmationId: 'SB-7K3M9Q' } }],
} satisfies ApiOperation;

function failure(description: string): ApiResponse {
  return { description, content: json(messageResponse) };
}

function exampleDay(daysAhead: number): string {
  const day = new Date();
  day.setUTCDate(day.getUTCDate() + daysAhead);
  return day.toISOString().slice(0, 10);
}
