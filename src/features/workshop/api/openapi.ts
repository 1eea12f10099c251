import { z } from 'zod';
import { type ApiOperation, type ApiResponse, json } from '../../../shared/platform/api-operation.ts';
import { bookingRequest } from '../booking-request.ts';
import {
  bookHeaders,
  bookQuery,
  brandPath,
  carPath,
  closestHeaders,
  closestQuery,
  codesQuery,
  holdPath,
  holdRequest,
  offeringsQuery,
  pricesPath,
  timeSlotsPath,
  timeSlotsQuery,
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

const tag = 'Workshop';
const site = 'solvik-se';
const car = { registrationNumber: 'ABC123' };
const inGothenburg = { lat: '57.71', lng: '11.97' };
const department = { departmentId: '4610-0310' };
const codes = { serviceOfferings: 'originalservice,bromsvatska' };

const invalid = failure('A parameter or a field is missing or wrong: InvalidRequest, or InvalidReg.');
const notFound = failure('VehicleNotFound, or DepartmentNotFound, also where the site has no workshops.');
const unfit = failure(
  'BrandNotSupported with the make, OfferingNotAvailable, or IdempotencyKeyReused: the key was sent before with another body.',
);
const tooMany = failure('TooManyRequests in a minute.');
const failed = failure(
  'ServerError: the workshop system does not respond; or Overloaded: try again after Retry-After.',
);
const tooLarge = failure('The body is larger than 32 kB.');
const notJson = failure('The body is not sent as JSON.');
const taken = failure(
  'TimeslotNotAvailable, with the nearest free times; HoldExpired; CarAlreadyBooked: the car is in a workshop at that time; or PriceChanged, with the prices of now: it costs something else than shownPrice.',
);

export const carOperation: ApiOperation = {
  id: 'workshopCar',
  tag,
  summary: 'Look a car up by its plate',
  description: 'At most 120 requests a minute from one address. Plates are not logged.',
  parameters: { path: carPath },
  responses: {
    200: { description: 'The car.', content: json(vehicleResponse) },
    400: invalid,
    404: notFound,
    422: unfit,
    429: tooMany,
    503: failed,
  },
  examples: [{ title: 'A Volvo with a service agreement', site, path: car }],
};

export const brandOperation: ApiOperation = {
  id: 'workshopAuthorizedBrand',
  tag,
  summary: 'Ask whether a workshop is authorised for a make',
  description: 'By the makes of the site’s own workshop departments.',
  parameters: { path: brandPath },
  responses: {
    200: { description: 'Whether there is one.', content: json(brandResponse) },
    400: invalid,
    404: notFound,
    429: tooMany,
    503: failed,
  },
  examples: [{ title: 'Land Rover', site, path: { brand: 'Land-Rover' } }],
};

export const servicesOperation: ApiOperation = {
  id: 'workshopServices',
  tag,
  summary: 'List the services for a car',
  description: 'By category, with the median price of the workshops around the position.',
  parameters: { path: carPath, query: offeringsQuery },
  responses: offeringResponses('The services.'),
  examples: [{ title: 'For a Volvo in Göteborg', site, path: car, query: inGothenburg }],
};

export const addonsOperation: ApiOperation = {
  id: 'workshopAddons',
  tag,
  summary: 'List what can be added to a service',
  description: 'In the shape of the services.',
  parameters: { path: carPath, query: offeringsQuery },
  responses: offeringResponses('The add-ons.'),
  examples: [{ title: 'For a Volvo in Göteborg', site, path: car, query: inGothenburg }],
};

export const pricesOperation: ApiOperation = {
  id: 'workshopPrices',
  tag,
  summary: 'Ask for a department’s own prices',
  description: 'Offerings whose price is not known are left out.',
  parameters: { path: pricesPath, query: codesQuery },
  responses: {
    200: { description: 'A price for each code.', content: json(pricesResponse) },
    400: invalid,
    404: notFound,
    422: unfit,
    429: tooMany,
    503: failed,
  },
  examples: [{ title: 'Of a service', site, path: { ...car, milage: '8500', ...department }, query: codes }],
};

export const timeSlotsOperation: ApiOperation = {
  id: 'workshopTimeSlots',
  tag,
  path: '/api/mechmate/timeslots/from/{registrationNumber}/{departmentId}/{date}/',
  summary: 'List a department’s free times of seven days',
  description:
    'In the workshop’s local time. Times that have passed are left out. An empty list where the times cannot be found. The final slash may be left out.',
  parameters: { path: timeSlotsPath, query: timeSlotsQuery },
  responses: {
    200: { description: 'The days, or none.', content: json(timeSlotsResponse) },
    400: invalid,
    404: notFound,
    429: tooMany,
  },
  examples: [
    {
      title: 'A week',
      site,
      path: { ...car, ...department, date: `${exampleDay()}T00:00:00` },
      query: codes,
    },
  ],
};

export const closestOperation: ApiOperation = {
  id: 'workshopClosestAvailable',
  tag,
  summary: 'Follow the search for the nearest workshops with a free time',
  description:
    'An event stream. Each message is a department, sent as it is found, nearest first and five at most; or {"error": code}; or {"nosites": true}. The event `end` is the last one, and the server closes: close the EventSource then, or it opens another stream.',
  parameters: { query: closestQuery, header: closestHeaders },
  responses: {
    200: {
      description: 'The departments.',
      content: { 'text/event-stream': z.union([departmentMessage, errorResponse]) },
    },
    400: invalid,
    404: notFound,
    429: tooMany,
  },
  examples: [
    {
      title: 'Around Göteborg',
      site,
      query: { regNo: 'ABC123', ...codes, latitude: '57.71', longitude: '11.97' },
    },
  ],
};

export const holdOperation: ApiOperation = {
  id: 'workshopHold',
  tag,
  summary: 'Hold a time for ten minutes',
  description:
    'While a customer fills in the form. A hold becomes the booking that names it, and otherwise ends by itself. At most 60 a minute from one address, if the operator has set no other number.',
  body: json(holdRequest),
  responses: {
    200: { description: 'The hold.', content: json(holdResponse) },
    400: invalid,
    404: notFound,
    409: taken,
    413: tooLarge,
    415: notJson,
    422: unfit,
    429: tooMany,
    503: failed,
  },
  examples: [
    {
      title: 'A morning',
      site,
      body: {
        ...car,
        ...department,
        serviceOfferings: codes.serviceOfferings.split(','),
        timeSlot: `${exampleDay()}T09:00:00`,
        isFullDay: false,
      },
    },
  ],
};

export const releaseHoldOperation: ApiOperation = {
  id: 'workshopReleaseHold',
  tag,
  summary: 'Let a held time go',
  description: 'Also where there is no such hold any more.',
  parameters: { path: holdPath },
  responses: {
    204: { description: 'There is no such hold now.' },
    400: invalid,
    404: notFound,
    429: tooMany,
    503: failed,
  },
  examples: [{ title: 'By its id', site, path: { holdId: '7d0f6f4e-8f53-4b55-9d0b-0f3f6a3b7c11' } }],
};

export const bookOperation: ApiOperation = {
  id: 'workshopBook',
  tag,
  summary: 'Book a time',
  description:
    'Takes the time if it is still free; two customers never get the same. The customer gets a mail and an SMS. At most 30 requests a minute from one address, if the operator has set no other number.',
  parameters: { header: bookHeaders, query: bookQuery },
  body: json(bookingRequest),
  responses: {
    200: { description: 'The booking.', content: json(bookResponse) },
    400: invalid,
    404: notFound,
    409: taken,
    413: tooLarge,
    415: notJson,
    422: unfit,
    429: tooMany,
    503: failed,
  },
  examples: [
    {
      title: 'A service',
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
  ],
};

function failure(description: string): ApiResponse {
  return { description, content: json(errorResponse) };
}

function offeringResponses(description: string): ApiOperation['responses'] {
  return {
    200: { description, content: json(offeringsResponse) },
    400: invalid,
    404: notFound,
    422: unfit,
    429: tooMany,
    503: failed,
  };
}

/** A Tuesday in the second week from now: examples shall find a workshop open. */
function exampleDay(): string {
  const day = new Date();
  day.setUTCDate(day.getUTCDate() + 7 + ((9 - day.getUTCDay()) % 7));
  return day.toISOString().slice(0, 10);
}
