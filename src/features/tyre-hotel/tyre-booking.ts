import type { z } from 'zod';
import type { DeepReadonly } from '../../shared/platform/deep-readonly.ts';
import type { createBody } from './api/request-schemas.ts';
import type { confirmationResponse, upcomingResponse } from './api/response-schemas.ts';

/** The body of POST booking/create (TH-50). */
export type TyreBookingRequest = z.output<typeof createBody>;

/** The answer of POST booking/create (TH-56). */
export type TyreBookingConfirmation = DeepReadonly<z.output<typeof confirmationResponse>>;

/** A wheel change to come, without who booked it: whoever is signed in may be another person of the household. */
export type UpcomingWheelChange = z.output<typeof upcomingResponse>['bookings'][number];

/** Bookable from so many days ahead until so many months ahead (TH-36). */
export const FIRST_DAY_AHEAD = 3;
export const LAST_MONTH_AHEAD = 3;
