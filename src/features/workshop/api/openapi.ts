import { z } from 'zod';
import { apiOperation, failuresOf, json, jsonResponse } from '../../../shared/platform/api-operation.ts';
import { isDate } from '../../booking/calendar/local-date.ts';
import { departmentOrders } from '../department.ts';
import {
  bookBody,
  bookHeaders,
  degrees,
  departmentId,
  holdOfAsker,
  holdRequest,
  language,
  registrationNumber,
  serviceOfferings,
} from './request-schemas.ts';
import {
  bookResponse,
  brandResponse,
  departmentMessage,
  errorResponse,
  holdResponse,
  offeringsResponse,
  pricesResponse,
  timeSlotsResponse,
  vehicleResponse,
} from './response-schemas.ts';

const latitude = degrees(90);
const longitude = degrees(180);
const carPath = z.object({ registrationNumber });

const offeringsQuery = z.object({ lat: latitude, lng: longitude, language });

const site = 'solvik-se';
const car = { registrationNumber: 'ABC123' };
const inGothenburg = { lat: '57.71', lng: '11.97' };
const department = { departmentId: '4610-0310' };
const codes = { serviceOfferings: 'originalservice,bromsvatska' };

const failures = failuresOf(errorResponse, {
  400: 'A parameter or a field is missing or wrong: InvalidRequest, or InvalidReg.',
  404: 'VehicleNotFound, or DepartmentNotFound, also where the site has no workshops.',
  409: 'TimeslotNotAvailable, with the nearest free times; HoldExpired; CarAlreadyBooked: the car is in a workshop at that time; or PriceChanged, with the prices of now: it costs something else than shownPrice.',
  413: 'The body is larger than 32 kB.',
  415: 'The body is not sent as JSON.',
  422: 'BrandNotSupported with the make, OfferingNotAvailable, or IdempotencyKeyReused: the key was sent before with another body.',
  429: 'TooManyRequests in a minute.',
  503: 'ServerError: the workshop system does not respond; or Overloaded: try again after Retry-After.',
});

export const carOperation = apiOperation('Workshop', 'workshopCar', {
  summary: 'Look a car up by its plate',
  description: 'At most 120 requests a minute from one address. Plates are not logged.',
  path: carPath,
  responses: { 200: jsonResponse('The car.', vehicleResponse), ...failures(400, 404, 422, 429, 503) },
  examples: { 'A Volvo with a service agreement': { site, path: car } },
});

export const brandOperation = apiOperation('Workshop', 'workshopAuthorizedBrand', {
  summary: 'Ask whether a workshop is authorised for a make',
  description: 'By the makes of the site’s own workshop departments.',
  path: z.object({
    brand: z
      .string()
      .trim()
      .max(100)
      .meta({ description: 'A make, with hyphens for spaces.', examples: ['Land-Rover'] }),
  }),
  responses: { 200: jsonResponse('Whether there is one.', brandResponse), ...failures(400, 404, 429, 503) },
  examples: { 'Land Rover': { site, path: { brand: 'Land-Rover' } } },
});

export const servicesOperation = apiOperation('Workshop', 'workshopServices', {
  summary: 'List the services for a car',
  description: 'By category, with the median price of the workshops around the position.',
  path: carPath,
  query: offeringsQuery,
  responses: { 200: jsonResponse('The services.', offeringsResponse), ...failures(400, 404, 422, 429, 503) },
  examples: { 'For a Volvo in Göteborg': { site, path: car, query: inGothenburg } },
});

export const addonsOperation = apiOperation('Workshop', 'workshopAddons', {
  summary: 'List what can be added to a service',
  description: 'In the shape of the services.',
  path: carPath,
  query: offeringsQuery,
  responses: { 200: jsonResponse('The add-ons.', offeringsResponse), ...failures(400, 404, 422, 429, 503) },
  examples: { 'For a Volvo in Göteborg': { site, path: car, query: inGothenburg } },
});

export const pricesOperation = apiOperation('Workshop', 'workshopPrices', {
  summary: 'Ask for a department’s own prices',
  description: 'Offerings whose price is not known are left out.',
  path: z.object({
    registrationNumber,
    milage: z
      .string()
      .regex(/^\d{1,7}$/)
      .transform(Number)
      .pipe(z.number().max(1_000_000))
      .meta({
        description: 'In the unit of the country’s odometers, in Sweden mil; 1 when it is not known.',
        examples: ['8500'],
      }),
    departmentId,
  }),
  query: z.object({ serviceOfferings }),
  responses: {
    200: jsonResponse('A price for each code.', pricesResponse),
    ...failures(400, 404, 422, 429, 503),
  },
  examples: { 'Of a service': { site, path: { ...car, milage: '8500', ...department }, query: codes } },
});

export const timeSlotsOperation = apiOperation('Workshop', 'workshopTimeSlots', {
  address: '/api/mechmate/timeslots/from/{registrationNumber}/{departmentId}/{date}/',
  summary: 'List a department’s free times of seven days',
  description:
    'In the workshop’s local time. Times that have passed are left out. An empty list where the times cannot be found. The final slash may be left out.',
  path: z.object({
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
  }),
  query: z.object({ serviceOfferings }).extend({ holdId: holdOfAsker }),
  responses: { 200: jsonResponse('The days, or none.', timeSlotsResponse), ...failures(400, 404, 429) },
  examples: {
    'A week': { site, path: { ...car, ...department, date: `${exampleDay()}T00:00:00` }, query: codes },
  },
});

export const closestOperation = apiOperation('Workshop', 'workshopClosestAvailable', {
  summary: 'Follow the search for the nearest workshops with a free time',
  description:
    'An event stream. Each message is a department, sent as it is found, nearest first and five at most; or {"error": code}; or {"nosites": true}. The event `end` is the last one, and the server closes: close the EventSource then, or it opens another stream.',
  query: z.object({
    regNo: registrationNumber,
    serviceOfferings,
    latitude,
    longitude,
    cursor: z
      .string()
      .max(100)
      .optional()
      .describe('The last department that the client has; the next ones follow.'),
    sort: z
      .enum(departmentOrders)
      .default('nearest')
      .describe(
        'nearest, or firstTime: of all departments within 100 km the one that can begin first; of all, where there is none so near.',
      ),
    holdId: holdOfAsker,
  }),
  header: z.object({
    'last-event-id': z
      .string()
      .max(100)
      .optional()
      .describe('As cursor, and before it: where a browser goes on after a lost connection.'),
  }),
  responses: {
    200: {
      description: 'The departments.',
      content: { 'text/event-stream': z.union([departmentMessage, errorResponse]) },
    },
    ...failures(400, 404, 429),
  },
  examples: {
    'Around Göteborg': { site, query: { regNo: 'ABC123', ...codes, latitude: '57.71', longitude: '11.97' } },
  },
});

export const holdOperation = apiOperation('Workshop', 'workshopHold', {
  summary: 'Hold a time for ten minutes',
  description:
    'While a customer fills in the form. A hold becomes the booking that names it, and otherwise ends by itself. At most 60 a minute from one address, if the operator has set no other number.',
  body: json(holdRequest),
  responses: {
    200: jsonResponse('The hold.', holdResponse),
    ...failures(400, 404, 409, 413, 415, 422, 429, 503),
  },
  examples: {
    'A morning': {
      site,
      body: {
        ...car,
        ...department,
        serviceOfferings: codes.serviceOfferings.split(','),
        timeSlot: `${exampleDay()}T09:00:00`,
        isFullDay: false,
      },
    },
  },
});

export const releaseHoldOperation = apiOperation('Workshop', 'workshopReleaseHold', {
  summary: 'Let a held time go',
  description: 'Also where there is no such hold any more.',
  path: z.object({ holdId: z.string().regex(/^[\w-]{1,100}$/) }),
  responses: { 204: 'There is no such hold now.', ...failures(400, 404, 429, 503) },
  examples: { 'By its id': { site, path: { holdId: '7d0f6f4e-8f53-4b55-9d0b-0f3f6a3b7c11' } } },
});

export const bookOperation = apiOperation('Workshop', 'workshopBook', {
  summary: 'Book a time',
  description:
    'Takes the time if it is still free; two customers never get the same. The customer gets a mail and an SMS. At most 30 requests a minute from one address, if the operator has set no other number.',
  header: bookHeaders,
  query: z.object({
    language: z
      .string()
      .max(5)
      .optional()
      .describe('Of the customer’s messages: one of the site’s; its first when left out.'),
  }),
  body: json(bookBody),
  responses: {
    200: jsonResponse('The booking.', bookResponse),
    ...failures(400, 404, 409, 413, 415, 422, 429, 503),
  },
  examples: {
    'A service': {
      site,
      header: { 'idempotency-key': '3f8a2c1e-77b0-4d5e-9a51-0c9be0b1d2aa' },
      body: {
        customer: {
          firstName: 'Karin',
          lastName: 'Ek',
          phone: '+46 70 123 45 67',
          email: 'karin.ek@solvik.example',
        },
        freeText: '',
        ...department,
        timeSlot: `${exampleDay()}T09:00:00`,
        isFullDay: false,
        ...car,
        mileage: 8500,
        serviceOfferingRequests: codes.serviceOfferings
          .split(',')
          .map((kobraId) => ({ kobraId, unitsSelected: 1, userInput: '' })),
      },
    },
  },
});

/** A Tuesday in the second week from now: examples shall find a workshop open. */
function exampleDay(): string {
  const day = new Date();
  day.setUTCDate(day.getUTCDate() + 7 + ((9 - day.getUTCDay()) % 7));
  return day.toISOString().slice(0, 10);
}
