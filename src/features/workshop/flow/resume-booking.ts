import { emptyBooking } from './booking-flow-reducer.ts';
import type { BookingFlowState, BookingLocation } from './booking-flow-state.ts';

export type LoadedBooking = { state: BookingFlowState; startLocation: BookingLocation | undefined };

/**
 * The booking a visitor goes on with. Somebody who has just come from a dealer page sees step 1 with its place
 * (SB-14), also when an earlier booking of theirs was for another; a reload leaves them where they were.
 */
export function resumeBooking(
  stored: BookingFlowState | undefined,
  linked: BookingLocation | undefined,
  isNewVisit: boolean,
): LoadedBooking {
  if (!stored) return { state: emptyBooking, startLocation: linked };
  const isElsewhere =
    linked?.latitude !== stored.location?.latitude || linked?.longitude !== stored.location?.longitude;
  if (!linked || !isNewVisit || !isElsewhere || stored.bookingInfo.id !== undefined)
    return { state: stored, startLocation: stored.location ?? linked };
  return { state: { ...stored, displayState: 1 }, startLocation: linked };
}
