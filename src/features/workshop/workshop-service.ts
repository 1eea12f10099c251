import type { z } from 'zod';
import type { Coordinates } from '../../shared/platform/coordinates.ts';
import type { DaySlots, TimeSlotChoice } from '../booking/calendar/time-slot.ts';
import type { WorkshopSite } from '../booking/find-departments.ts';
import type { Offer } from '../booking/workshop-error.ts';
import type { holdResponse } from './api/response-schemas.ts';
import type { BookingReceipt, BookingRequest } from './booking-request.ts';
import type { AvailableDepartment, DepartmentOrder } from './department.ts';
import type { OfferingCategory } from './offering.ts';
import type { Vehicle } from './vehicle.ts';

export type ClosestQuery = {
  registrationNumber: string;
  serviceOfferings: readonly string[];
  at: Coordinates;
  /** The last department that the caller has; the next ones follow. */
  cursor?: string | undefined;
  /** Nearest first if left out. */
  sort?: DepartmentOrder | undefined;
  /** Of who asks; what it holds counts as free. */
  holdId?: string | undefined;
  signal?: AbortSignal | undefined;
};

export type TimeSlotQuery = {
  registrationNumber: string;
  departmentId: string;
  serviceOfferings: readonly string[];
};

export type HoldRequest = TimeSlotQuery &
  Pick<TimeSlotChoice, 'timeSlot' | 'isFullDay'> & {
    /** Chosen by the visitor's page. What it held before is let go of, also when the answer to that never came. */
    holdId?: string | undefined;
  };

/** A time that is kept free for one visitor while they fill in the form. */
export type Hold = z.output<typeof holdResponse>;

/**
 * The workshop system behind /api/mechmate. Every method throws a `WorkshopError` for what it cannot fulfil; every
 * adapter passes workshop-service.contract.ts.
 */
export interface WorkshopService {
  findVehicle(registrationNumber: string, signal?: AbortSignal): Promise<Vehicle>;
  hasBrand(brand: string, signal?: AbortSignal): Promise<boolean>;
  services(
    registrationNumber: string,
    at: Coordinates,
    signal?: AbortSignal,
  ): Promise<readonly OfferingCategory[]>;
  addons(
    registrationNumber: string,
    at: Coordinates,
    signal?: AbortSignal,
  ): Promise<readonly OfferingCategory[]>;
  prices(query: TimeSlotQuery & { mileage: number }, signal?: AbortSignal): Promise<readonly Offer[]>;
  /** Seven days from the date; past times are left out. */
  timeSlots(
    query: TimeSlotQuery & Pick<HoldRequest, 'holdId'> & { from: string },
    signal?: AbortSignal,
  ): Promise<readonly DaySlots[]>;
  /** Departments with a free time, in the order of the query, at most `DEPARTMENTS_PER_BATCH`. */
  closestAvailable(query: ClosestQuery): AsyncIterable<AvailableDepartment>;
  hold(request: HoldRequest, signal?: AbortSignal): Promise<Hold>;
  releaseHold(holdId: string): Promise<void>;
  /**
   * The same attempt key again is the same booking, however often it is sent; with another request it is refused.
   * `replaces`: see `BookingToSave`.
   */
  book(
    request: BookingRequest,
    idempotencyKey: string,
    replaces?: readonly string[],
  ): Promise<BookingReceipt>;
}

/** The service as one site offers it. */
export type OpenWorkshop = (site: WorkshopSite) => WorkshopService;
