import type { Delivery } from '../../shared/messaging/outbox.ts';
import type { Appointment, Booking, BookingState } from './booking.ts';
import type { Occupancy } from './calendar/bay.ts';

/** A time to take: the bays are tried in this order. */
export type Claim = Omit<Appointment, 'bayId'> & { bayIds: readonly string[] };

export type BookingToSave = Omit<Booking, 'appointment' | 'state' | 'sequence'> & {
  claim: Claim;
  /** One per attempt of a customer: the same key again is the same booking. */
  idempotencyKey: string;
  /** Of what was sent with the key; the key with another one is refused. */
  attemptFingerprint?: string | undefined;
  /**
   * Keys of earlier attempts for the same car whose answer the customer never got. A booking that one of them made
   * becomes this one, with the same number.
   */
  replaces?: readonly string[] | undefined;
  /** SHA-256 of the secret in the manage link. */
  manageTokenHash: string;
  /** The hold that becomes this booking. An expired one is no hindrance as long as a bay is free. */
  holdId?: string | undefined;
};

export type SaveResult =
  | { state: 'booked'; booking: Booking; isNew: boolean }
  /** Somebody else was faster; the constraint of the database decided. */
  | { state: 'taken' }
  /** The car is in a workshop at that time; the constraint of the database decided. */
  | { state: 'car booked' };

/** A key belongs to what was sent with it. */
export type SaveAttempt = SaveResult | { state: 'key reused' };

/** What is sent about a booking. `amended`: an attempt was repeated with other details, at the same time. */
export type ToDeliveries = (booking: Booking, change?: 'amended') => readonly Delivery[];

/**
 * Bookings and the calendar of the bays. Capacity is taken by a unique index over bay and quarter of an hour, in the
 * transaction that stores what takes it and enqueues its deliveries. Passes booking-store.contract.ts on every database.
 */
export interface BookingStore {
  save(booking: BookingToSave, deliveries: ToDeliveries, now: Date): Promise<SaveAttempt>;
  find(id: string): Promise<Booking | undefined>;
  /** What an earlier copy of the same attempt booked. */
  findByAttempt(
    idempotencyKey: string,
  ): Promise<{ booking: Booking; fingerprint: string | null } | undefined>;
  findByManageToken(tokenHash: string): Promise<Booking | undefined>;
  /** Frees the old time and takes the new one, both or neither. */
  move(
    id: string,
    claim: Claim,
    deliveries: ToDeliveries,
    now: Date,
  ): Promise<SaveResult | { state: 'not found' }>;
  /** Frees the time. Undefined when there is no such booking in the state `booked`. */
  end(
    id: string,
    state: Exclude<BookingState, 'booked'>,
    deliveries: ToDeliveries,
    now: Date,
  ): Promise<Booking | undefined>;
  /** A note of the staff, instead of an earlier one. False when there is no such booking, or it was made anonymous. */
  saveNote(id: string, note: string): Promise<boolean>;
  /** Booked for these plates on a site, from a local date on, the next first. */
  upcomingOf(site: string, plates: readonly string[], from: string): Promise<readonly Booking[]>;
  /** Bookings of a department on a day, by bay and time, cancelled ones left out. */
  ofDay(departmentId: string, date: string): Promise<readonly Booking[]>;
  /** Booked for this local date, due for a reminder, and not reminded yet; enqueues the deliveries once. */
  remind(
    date: string,
    isDue: (booking: Booking) => boolean,
    deliveries: ToDeliveries,
    now: Date,
  ): Promise<number>;
  /** Removes names, contacts, plates and free texts of bookings before this local date. */
  anonymiseBefore(date: string): Promise<number>;
}

/**
 * Takes over bookings that were made elsewhere, all or none. Nothing is sent about them, neither now nor as a reminder,
 * and they have no manage link: their customers were told by whoever made them.
 */
export type ImportBookings = (bookings: readonly Booking[]) => Promise<void>;

/** The calendar itself, shared by everything that needs a bay. */
export interface BayCalendar {
  /** What stands in the calendar of departments from one date to another, both included; expired holds left out. */
  occupied(
    departmentIds: readonly string[],
    from: string,
    to: string,
    now: Date,
  ): Promise<readonly Occupancy[]>;
  /** A hold on one of the bays, instead of what the same id held before; undefined when none is free. */
  hold(holdId: string, claim: Claim, expiresAt: Date, now: Date): Promise<Occupancy | undefined>;
  releaseHold(holdId: string): Promise<void>;
  /** Staff take a bay out of use; false when something stands there. */
  block(blockId: string, appointment: Appointment, now: Date): Promise<boolean>;
  unblock(blockId: string): Promise<void>;
}
