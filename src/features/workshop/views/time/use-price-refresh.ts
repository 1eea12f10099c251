import { useEffect } from 'react';
import { mileageOf } from '../../flow/time/booking-payload.ts';
import { fetchPrices } from '../../flow/time/prices-request.ts';
import type { BookingFlow } from '../use-booking-flow.ts';

/** Asks for the picked workshop's own prices; without them the medians stay (SB-81, SB-82). */
export function usePriceRefresh({ state, dispatch }: BookingFlow): void {
  const { car, services, bookingInfo, displayState } = state;
  const registrationNumber = car?.registrationNumber;
  const departmentId = displayState === 4 ? bookingInfo.department?.departmentId : undefined;
  const codes = Object.keys(services).join(',');
  const mileage = mileageOf(state);
  useEffect(() => {
    if (!registrationNumber || !departmentId) return;
    const abort = new AbortController();
    const serviceOfferings = codes.split(',');
    void fetchPrices({ registrationNumber, departmentId, serviceOfferings }, mileage, abort.signal).then(
      (prices) => {
        if (prices && !abort.signal.aborted) dispatch({ type: 'prices refreshed', prices });
      },
    );
    return () => abort.abort();
  }, [registrationNumber, departmentId, codes, mileage, dispatch]);
}
