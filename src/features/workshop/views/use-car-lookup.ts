import { useRef, useState } from 'react';
import { pushEvent } from '../../../shared/analytics/data-layer.ts';
import { reportClientError } from '../../../shared/platform/report-client-error.ts';
import { BookingApiError, errorCode, fetchVehicle } from '../flow/booking-api.ts';
import type { BookingLocation } from '../flow/booking-flow-state.ts';
import type { BookingFlow, BookingTexts } from './use-booking-flow.ts';

/** Looks the car up and goes on with it, or says why not (SB-26 to SB-32). */
export function useCarLookup({ dispatch, texts }: BookingFlow) {
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const latest = useRef(0);

  async function lookUp(registrationNumber: string, location: BookingLocation) {
    latest.current += 1;
    const lookup = latest.current;
    setError(undefined);
    setIsBusy(true);
    try {
      const car = await fetchVehicle(registrationNumber);
      if (lookup !== latest.current) return;
      if (car.isSupported === false) setError(texts('bookingBrandElsewhere', { brand: car.brand }));
      else dispatch({ type: 'car entered', car, location });
    } catch (reason) {
      if (lookup !== latest.current) return;
      const code = errorCode(reason);
      pushEvent({ event: 'booking_lookup_error', error_code: code });
      reportClientError('BOOKING_LOOKUP_FAILED', 'car-step', code);
      setError(lookupErrorText(reason, texts));
    } finally {
      if (lookup === latest.current) setIsBusy(false);
    }
  }

  /** What was typed has changed: a result for what stood there before is of no use. */
  function reset() {
    latest.current += 1;
    setError(undefined);
    setIsBusy(false);
  }

  return { error, isBusy, lookUp, reset };
}

export function lookupErrorText(reason: unknown, texts: BookingTexts): string {
  const { code, detail: brand } =
    reason instanceof BookingApiError ? reason : new BookingApiError('ServerError');
  if (code === 'InvalidReg') return texts('bookingInvalidReg');
  if (code === 'VehicleNotFound' || code === 'Fordon hittades inte') return texts('bookingVehicleNotFound');
  if (code === 'BrandNotSupported') return texts('bookingBrandNotSupported', { brand });
  if (code === 'TooManyRequests' || code === 'Overloaded') return texts('bookingTooBusy');
  return texts('bookingServerError');
}
