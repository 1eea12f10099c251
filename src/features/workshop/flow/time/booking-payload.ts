import { FULL_DAY_TIME } from '../../../booking/calendar/time-slot.ts';
import type { BookingRequest } from '../../booking-request.ts';
import type { BookingFlowState } from '../booking-flow-state.ts';
import { bookingSum } from '../booking-sum.ts';

export type BookingContact = BookingRequest['customer'] & { freeText: string };

/** Sent when the customer has not entered a mileage (SB-39). */
const DEFAULT_MILEAGE = 1;

/** The mileage in mil, as prices are asked for and bookings are sent (SB-39). */
export function mileageOf({ milage }: Pick<BookingFlowState, 'milage'>): number {
  return milage ?? DEFAULT_MILEAGE;
}

/** What `POST /api/mechmate/book` takes (SB-86). Undefined while car or time are not chosen. */
export function buildBookingRequest(
  state: BookingFlowState,
  { freeText, ...customer }: BookingContact,
): BookingRequest | undefined {
  const { car, services, bookingInfo } = state;
  const { department, timeSlot, isFullDay = false, hold } = bookingInfo;
  if (!car || !department || !timeSlot) return undefined;
  const holdId = hold?.holdId ?? state.holdKey;
  return {
    customer: {
      firstName: customer.firstName.trim(),
      lastName: customer.lastName.trim(),
      phone: customer.phone.trim(),
      email: customer.email.trim(),
    },
    freeText: freeText.trim(),
    departmentId: department.departmentId,
    timeSlot,
    isFullDay,
    registrationNumber: car.registrationNumber,
    mileage: mileageOf(state),
    serviceOfferingRequests: Object.entries(services).map(([kobraId, { unit, userInput }]) => ({
      kobraId,
      unitsSelected: Math.max(1, unit),
      userInput,
    })),
    shownPrice: bookingSum(state).total,
    // A hold whose answer never came is this visitor's, too.
    ...(holdId && { holdId }),
  };
}

/** Local date and time without a zone; a full day is sent as 08:00 (SB-77). */
export function toTimeSlot(date: string, time: string | 'full day'): string {
  return `${date}T${time === 'full day' ? FULL_DAY_TIME : time}:00`;
}
