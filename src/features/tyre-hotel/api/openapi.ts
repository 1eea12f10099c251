import { type ApiOperation, type ApiResponse, json } from '../../../shared/platform/api-operation.ts';
import {
  createBody,
  createHeaders,
  createQuery,
  loginQuery,
  logoutQuery,
  reminderBody,
  reviewBody,
  searchQuery,
  timeslotDaysBody,
  timeslotsBody,
  timeslotsQuery,
  upcomingQuery,
  validateQuery,
  workshopQuery,
} from './request-schemas.ts';
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

const tag = 'Tyre hotel';
const site = 'solvik-se';
const erpId = '4610-0310';

const invalid = failure('A parameter or a field is missing or wrong.');
const notSignedIn = failure('There is no session, or it has ended.');
const otherPlate = failure('The session is for another vehicle.');
const notFound = failure('There is no such workshop, or the site has none.');
const tooMany = failure('Too many requests. A wait grows with the number of attempts.');
const failed = failure('The tyre hotel does not respond, or is not set up.');
const tooLarge = failure('The body is larger than 32 kB.');
const notJson = failure('The body is not sent as JSON.');
const bodyFailures = { 400: invalid, 413: tooLarge, 415: notJson, 429: tooMany, 503: failed };

export const searchOperation: ApiOperation = {
  id: 'tyreHotelSearch',
  tag,
  summary: 'Find the agreement of a plate',
  description:
    'Limited per address with growing waits, so that plates cannot be tried one after the other. Plates are not logged.',
  parameters: { query: searchQuery },
  responses: {
    200: {
      description: 'Whom a code can be sent to, with the number masked.',
      content: json(customerResponse),
    },
    400: invalid,
    404: failure('The plate has no agreement.'),
    429: tooMany,
    503: failed,
  },
  examples: [{ title: 'A car with winter tyres', site, query: { regNo: 'DCK123' } }],
};

export const loginOperation: ApiOperation = {
  id: 'tyreHotelLogin',
  tag,
  summary: 'Send a one-time code by SMS',
  description:
    'Four digits, valid for 5 minutes and 3 attempts. 60 seconds between two codes of a plate, and 5 codes a day.',
  parameters: { query: loginQuery },
  responses: {
    200: { description: 'What the code is validated with.', content: json(credentialsResponse) },
    400: invalid,
    429: tooMany,
    503: failed,
  },
  examples: [{ title: 'With the result of a search', site, query: { encryptedPhoneNumber: 'v1.…' } }],
};

export const validateOperation: ApiOperation = {
  id: 'tyreHotelValidate',
  tag,
  summary: 'Sign in with the code',
  description:
    'Sets the cookie __Host-tyre-session: HttpOnly, Secure, SameSite=Strict. The session ends after 30 minutes without use, and after 8 hours.',
  parameters: { query: validateQuery },
  responses: {
    200: { description: 'The customer’s vehicles with their tyres.', content: json(validatedResponse) },
    400: invalid,
    401: failure('The code is wrong, used, or too old, or there were three attempts.'),
    429: tooMany,
    503: failed,
  },
  examples: [{ title: 'With the code of the SMS', site, query: { authToken: '…', otpToken: '0000' } }],
};

export const logoutOperation: ApiOperation = {
  id: 'tyreHotelLogout',
  tag,
  summary: 'Sign out',
  description: 'Also where there is no session any more.',
  parameters: { query: logoutQuery },
  responses: { 204: { description: 'There is no session now.' }, 400: invalid, 429: tooMany, 503: failed },
  examples: [{ title: 'Everywhere', site, query: { everywhere: '1' } }],
};

export const workshopOperation: ApiOperation = {
  id: 'tyreHotelWorkshop',
  tag,
  summary: 'Find the workshop of a location',
  description: 'Where the wheels of a vehicle are changed.',
  parameters: { query: workshopQuery },
  responses: {
    200: { description: 'The workshop.', content: json(workshopResponse) },
    400: invalid,
    401: notSignedIn,
    404: notFound,
    429: tooMany,
    503: failed,
  },
  examples: [{ title: 'By the name of its location', site, query: { locationName: 'Solvik Trollhättan' } }],
};

export const upcomingOperation: ApiOperation = {
  id: 'tyreHotelUpcoming',
  tag,
  summary: 'List the wheel changes to come',
  description:
    'Of the vehicles that the customer is signed in for, with the address at which each is changed.',
  parameters: { query: upcomingQuery },
  responses: {
    200: { description: 'The bookings.', content: json(upcomingResponse) },
    400: invalid,
    401: notSignedIn,
    429: tooMany,
    503: failed,
  },
  examples: [{ title: 'Of the signed-in customer', site }],
};

export const timeslotDaysOperation: ApiOperation = {
  id: 'tyreHotelTimeslotDays',
  tag,
  summary: 'List the days with a free time',
  description: 'Within the dates, from 3 days to 3 months ahead.',
  parameters: { query: timeslotsQuery },
  body: json(timeslotDaysBody),
  responses: {
    200: { description: 'The days.', content: json(timeslotDaysResponse) },
    401: notSignedIn,
    404: notFound,
    ...bodyFailures,
  },
  examples: [
    {
      title: 'Four weeks',
      site,
      query: { workshopIdentifier: erpId },
      body: { startDate: exampleDay(3), endDate: exampleDay(31), regNo: 'VOLVO' },
    },
  ],
};

export const timeslotsOperation: ApiOperation = {
  id: 'tyreHotelTimeslots',
  tag,
  summary: 'List the free times of a day',
  description: 'In the workshop’s local time.',
  parameters: { query: timeslotsQuery },
  body: json(timeslotsBody),
  responses: {
    200: { description: 'The times, or none.', content: json(timeslotsResponse) },
    401: notSignedIn,
    404: notFound,
    ...bodyFailures,
  },
  examples: [
    {
      title: 'One day',
      site,
      query: { workshopIdentifier: erpId },
      body: { startDate: exampleDay(7), endDate: exampleDay(7), regNo: 'DCK123' },
    },
  ],
};

export const createOperation: ApiOperation = {
  id: 'tyreHotelCreateBooking',
  tag,
  summary: 'Book a wheel change',
  description:
    'Takes the time if it is still free, in the calendar that workshop bookings use as well. The customer gets a mail and an SMS.',
  parameters: { query: createQuery, header: createHeaders },
  body: json(createBody),
  responses: {
    200: { description: 'The booking.', content: json(confirmationResponse) },
    401: notSignedIn,
    403: otherPlate,
    404: notFound,
    409: failure('Somebody else was faster, or the time is not offered.'),
    ...bodyFailures,
  },
  examples: [
    {
      title: 'A morning',
      site,
      query: { departmentIdentifier: erpId },
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
};

export const reviewOperation: ApiOperation = {
  id: 'tyreHotelAddReview',
  tag,
  summary: 'Rate the booking',
  description: 'Without a name: reviews belong to nobody. At most 10 a minute from one address.',
  body: json(reviewBody),
  responses: { 204: { description: 'It is stored.' }, 404: notFound, ...bodyFailures },
  examples: [
    { title: 'Five stars', site, body: { rating: 5, comment: '', date: '2026-11-16T18:10:00.000Z' } },
  ],
};

export const reminderOperation: ApiOperation = {
  id: 'tyreHotelSeasonReminder',
  tag,
  summary: 'Ask for a mail when the season turns',
  description:
    'To the mail address of a booking of the signed-in customer, on 15 March and 1 October, until the customer follows the link in it to leave.',
  body: json(reminderBody),
  responses: {
    200: { description: 'When the first one is sent.', content: json(reminderResponse) },
    401: notSignedIn,
    403: otherPlate,
    ...bodyFailures,
  },
  examples: [{ title: 'After a booking', site, body: { bookingConfirmationId: 'SB-7K3M9Q' } }],
};

function failure(description: string): ApiResponse {
  return { description, content: json(messageResponse) };
}

function exampleDay(daysAhead: number): string {
  const day = new Date();
  day.setUTCDate(day.getUTCDate() + daysAhead);
  return day.toISOString().slice(0, 10);
}
