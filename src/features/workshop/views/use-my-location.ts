import { useState } from 'react';
import { fetchReverse } from '../../../shared/maps/fetch-places.ts';
import { currentPosition } from '../../../shared/maps/views/use-near-me.ts';
import { reportClientError } from '../../../shared/platform/report-client-error.ts';
import type { BookingLocation } from '../flow/booking-flow-state.ts';
import type { BookingTexts } from './use-booking-flow.ts';

const REVERSE_TIMEOUT_MS = 4000;

/** The visitor's position with the name of the place they are at (SB-22), or a text when they do not allow it (SB-23). */
export function useMyLocation(texts: BookingTexts, onLocation: (location: BookingLocation) => void) {
  const [isLocating, setIsLocating] = useState(false);
  const [error, setError] = useState<string>();

  async function locate() {
    if (isLocating) return;
    setIsLocating(true);
    setError(undefined);
    try {
      const position = await currentPosition();
      const place = await fetchReverse(position, AbortSignal.timeout(REVERSE_TIMEOUT_MS));
      onLocation({
        ...position,
        name: place?.name ?? texts('placeYourPosition'),
        placeId: place?.id ?? 'position',
        region: place?.region ?? place?.context ?? '',
      });
    } catch (reason) {
      reportClientError('POSITION_UNKNOWN', 'car-step', reason);
      setError(texts('bookingLocationDenied'));
    } finally {
      setIsLocating(false);
    }
  }

  return { isLocating, error, locate, clearError: () => setError(undefined) };
}
