import { z } from 'zod';
import { apiOperation, failuresOf, json, jsonResponse } from '../../../shared/platform/api-operation.ts';
import { idempotencyHeaders } from '../../booking/api/openapi-parts.ts';
import { CODE_DIGITS, CODE_MINUTES, MAX_CODE_TRIES } from '../access/code-rules.ts';
import { tyreBookingLengths } from '../tyre-booking-lengths.ts';
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

const site = 'solvik-se';
const exampleErpId = '4610-0310';
const exampleCode = '0'.repeat(CODE_DIGITS);

const failures = failuresOf(messageResponse, {
  400: 'A parameter or a field is missing or wrong.',
  401: 'There is no session, or it has ended.',
  403: 'The session is for another vehicle.',
  404: 'There is no such workshop, or the site has none.',
  413: 'The body is larger than 32 kB.',
  415: 'The body is not sent as JSON.',
  429: 'Too many requests. A wait grows with the number of attempts.',
  503: 'The tyre hotel does not respond, or is not set up.',
});

export const searchOperation = apiOperation('Tyre hotel', 'tyreHotelSearch', {
  summary: 'Find the agreement of a plate',
  description:
    'Limited per address with growing waits, so that plates cannot be tried one after the other. Plates are not logged.',
  query: z.object({ regNo: registrationNumber, language }),
  responses: {
    200: jsonResponse('Whom a code can be sent to, with the number masked.', customerResponse),
    ...failures(400, 429, 503),
    404: jsonResponse('The plate has no agreement.', messageResponse),
  },
  examples: { 'A car with winter tyres': { site, query: { regNo: 'DCK123' } } },
});

export const loginOperation = apiOperation('Tyre hotel', 'tyreHotelLogin', {
  summary: 'Send a one-time code by SMS',
  description: `${CODE_DIGITS} digits, valid for ${CODE_MINUTES} minutes and ${MAX_CODE_TRIES} attempts. 60 seconds between two codes of a plate, and 5 codes a day.`,
  query: z.object({
    encryptedPhoneNumber: z.string().min(1).max(2000).describe('From the search, within minutes.'),
    language,
  }),
  responses: {
    200: jsonResponse('What the code is validated with.', credentialsResponse),
    ...failures(400, 429, 503),
  },
  examples: { 'With the result of a search': { site, query: { encryptedPhoneNumber: 'v1.…' } } },
});

export const validateOperation = apiOperation('Tyre hotel', 'tyreHotelValidate', {
  summary: 'Sign in with the code',
  description:
    'Sets the cookie __Host-tyre-session: HttpOnly, Secure, SameSite=Strict. The session ends after 30 minutes without use, and after 8 hours.',
  query: z.object({
    authToken: z.string().min(1).max(200).describe('The authorizationToken of the login.'),
    otpToken: z
      .string()
      .regex(new RegExp(`^\\d{${CODE_DIGITS}}$`))
      .meta({ description: 'The digits of the SMS.', examples: [exampleCode] }),
    language,
  }),
  responses: {
    200: jsonResponse('The customer’s vehicles with their tyres.', validatedResponse),
    ...failures(400, 429, 503),
    401: jsonResponse('The code is wrong, used, or too old, or there were three attempts.', messageResponse),
  },
  examples: { 'With the code of the SMS': { site, query: { authToken: '…', otpToken: exampleCode } } },
});

export const logoutOperation = apiOperation('Tyre hotel', 'tyreHotelLogout', {
  summary: 'Sign out',
  description: 'Also where there is no session any more.',
  query: z.object({
    everywhere: z.literal('1').optional().describe('Present: every session of the same plate ends.'),
  }),
  responses: { 204: 'There is no session now.', ...failures(400, 429, 503) },
  examples: { Everywhere: { site, query: { everywhere: '1' } } },
});

export const workshopOperation = apiOperation('Tyre hotel', 'tyreHotelWorkshop', {
  summary: 'Find the workshop of a location',
  description: 'Where the wheels of a vehicle are changed.',
  query: z.object({
    locationName: z.string().trim().min(1).max(200).describe('Of the vehicle’s location.'),
    language,
  }),
  responses: { 200: jsonResponse('The workshop.', workshopResponse), ...failures(400, 401, 404, 429, 503) },
  examples: { 'By the name of its location': { site, query: { locationName: 'Solvik Trollhättan' } } },
});

export const upcomingOperation = apiOperation('Tyre hotel', 'tyreHotelUpcoming', {
  summary: 'List the wheel changes to come',
  description:
    'Of the vehicles that the customer is signed in for, with the address at which each is changed.',
  query: z.object({ language }),
  responses: { 200: jsonResponse('The bookings.', upcomingResponse), ...failures(400, 401, 429, 503) },
  examples: { 'Of the signed-in customer': { site } },
});

export const timeslotDaysOperation = apiOperation('Tyre hotel', 'tyreHotelTimeslotDays', {
  summary: 'List the days with a free time',
  description: 'Within the dates, from 3 days to 3 months ahead.',
  query: timeslotsQuery,
  body: json(
    z.object({ startDate: date, endDate: date, regNo: vehicle }).meta({ id: 'TimeslotDaysRequest' }),
  ),
  responses: {
    200: jsonResponse('The days.', timeslotDaysResponse),
    ...failures(400, 401, 404, 413, 415, 429, 503),
  },
  examples: {
    'Four weeks': {
      site,
      query: { workshopIdentifier: exampleErpId },
      body: { startDate: exampleDay(3), endDate: exampleDay(31), regNo: 'VOLVO' },
    },
  },
});

export const timeslotsOperation = apiOperation('Tyre hotel', 'tyreHotelTimeslots', {
  summary: 'List the free times of a day',
  description: 'In the workshop’s local time.',
  query: timeslotsQuery,
  body: json(z.object({ startDate: date, endDate: date, regNo: vehicle }).meta({ id: 'TimeslotsRequest' })),
  responses: {
    200: jsonResponse('The times, or none.', timeslotsResponse),
    ...failures(400, 401, 404, 413, 415, 429, 503),
  },
  examples: {
    'One day': {
      site,
      query: { workshopIdentifier: exampleErpId },
      body: { startDate: exampleDay(7), endDate: exampleDay(7), regNo: 'DCK123' },
    },
  },
});

export const createOperation = apiOperation('Tyre hotel', 'tyreHotelCreateBooking', {
  summary: 'Book a wheel change',
  description:
    'Takes the time if it is still free, in the calendar that workshop bookings use as well. The customer gets a mail and an SMS.',
  query: z.object({ departmentIdentifier: erpId, language }),
  header: idempotencyHeaders(
    'One per attempt of a customer: sent again, it is the same booking. Without it, the same body is the same booking.',
    'Keys of earlier attempts for the same car whose answer was lost, separated by commas. What one of them booked becomes this booking.',
  ),
  body: json(createBody),
  responses: {
    200: jsonResponse('The booking.', confirmationResponse),
    409: jsonResponse('Somebody else was faster, or the time is not offered.', messageResponse),
    ...failures(400, 401, 403, 404, 413, 415, 429, 503),
  },
  examples: {
    'A morning': {
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
  },
});

export const reviewOperation = apiOperation('Tyre hotel', 'tyreHotelAddReview', {
  summary: 'Rate the booking',
  description: 'Without a name: reviews belong to nobody. At most 10 a minute from one address.',
  body: json(
    z
      .object({
        rating: z.number().int().min(1).max(5),
        comment: z.string().max(tyreBookingLengths.comment).refine(isText).default(''),
        date: z.iso.datetime({ offset: true }).describe('When the customer wrote it.'),
      })
      .meta({ id: 'TyreReview' }),
  ),
  responses: { 204: 'It is stored.', ...failures(400, 404, 413, 415, 429, 503) },
  examples: { 'Five stars': { site, body: { rating: 5, comment: '', date: '2026-11-16T18:10:00.000Z' } } },
});

export const reminderOperation = apiOperation('Tyre hotel', 'tyreHotelSeasonReminder', {
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
    200: jsonResponse('When the first one is sent.', reminderResponse),
    ...failures(400, 401, 403, 413, 415, 429, 503),
  },
  examples: { 'After a booking': { site, body: { bookingConfirmationId: 'SB-7K3M9Q' } } },
});

function exampleDay(daysAhead: number): string {
  const day = new Date();
  day.setUTCDate(day.getUTCDate() + daysAhead);
  return day.toISOString().slice(0, 10);
}
