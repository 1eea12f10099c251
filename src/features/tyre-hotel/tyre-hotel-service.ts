import type { z } from 'zod';
import type { WorkshopSite } from '../booking/find-departments.ts';
import type { credentialsResponse, customerResponse, workshopResponse } from './api/response-schemas.ts';
import type { TyreBookingConfirmation, TyreBookingRequest, UpcomingWheelChange } from './tyre-booking.ts';
import type { Validated } from './tyre-vehicle.ts';

/** Who has an agreement, as far as a visitor may know before the code (TH-13). */
export type TyreHotelCustomer = z.output<typeof customerResponse>;

export type Credentials = z.output<typeof credentialsResponse>;

export type Review = {
  rating: number;
  comment: string;
  /** ISO timestamp of the visitor's clock. */
  date: string;
};

/** Where wheels are changed (TH-34). */
export type TyreWorkshop = z.output<typeof workshopResponse>;

/** Who asks: limits are per address of the network. */
export type Client = { address: string };

/** Proving who one is: agreements, one-time codes. Throws `TyreHotelError`. */
export interface TyreHotelSignIn {
  search(regNo: string, client: Client): Promise<TyreHotelCustomer>;
  login(encryptedPhoneNumber: string, client: Client): Promise<Credentials>;
  /** The vehicle that was asked for is the first. */
  validate(authToken: string, otpToken: string, client: Client): Promise<Validated>;
}

/** Times for a wheel change, in the calendar that workshop bookings use as well. Throws `TyreHotelError`. */
export interface TyreHotelBooking {
  /** The workshop of the location that a vehicle names. */
  workshopOf(locationName: string): Promise<TyreWorkshop | undefined>;
  /**
   * YYYY-MM-DD, both included; only days with a free time. `regNo` is what a remote system is told of the vehicle: its
   * brandCode here, its plate in `times` (TH-38).
   */
  days(erpId: string, from: string, to: string, regNo?: string): Promise<readonly string[]>;
  /** Local times of a day, YYYY-MM-DDTHH:mm:ss; none where the workshop sets the time itself. */
  times(erpId: string, date: string, regNo?: string): Promise<readonly string[]>;
  /** `replaces`: see `BookingToSave`. */
  create(
    erpId: string,
    request: TyreBookingRequest,
    idempotencyKey: string,
    replaces?: readonly string[],
  ): Promise<TyreBookingConfirmation>;
  /** Bookings of these plates that are still to come. Undefined where a remote system cannot tell. */
  upcoming?(plates: readonly string[]): Promise<readonly UpcomingWheelChange[]>;
  addReview(review: Review): Promise<void>;
}

/**
 * The tyre hotel behind /api/tirehotel: embedded, or a remote system of the same shapes. Every adapter passes
 * tyre-hotel-service.contract.ts.
 */
export type TyreHotelService = TyreHotelSignIn & TyreHotelBooking;

/** The service as one site offers it. */
export type OpenTyreHotel = (site: WorkshopSite) => TyreHotelService;
