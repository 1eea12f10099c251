import { useEffect, useState } from 'react';
import { reportClientError } from '../../../shared/platform/report-client-error.ts';
import { errorCode, fetchAddons, fetchServices } from '../flow/booking-api.ts';
import type { OfferingCategory } from '../offering.ts';
import type { BookingFlow } from './use-booking-flow.ts';

export type Offerings =
  | { status: 'loading' }
  | { status: 'loaded'; categories: readonly OfferingCategory[] }
  | { status: 'failed' };

const kinds = {
  services: { fetchOfferings: fetchServices, failure: 'BOOKING_SERVICES_FAILED' },
  addons: { fetchOfferings: fetchAddons, failure: 'BOOKING_ADDONS_FAILED' },
} as const;

/** A step that is opened again shows what it showed before, without waiting. */
const loaded = new Map<string, readonly OfferingCategory[]>();

/** What the workshops offer for the car at the place; a failure is logged (SB-52, SB-60). */
export function useOfferings({ state, props: { language } }: BookingFlow, kind: 'services' | 'addons') {
  const { car, latitude, longitude } = state;
  const registrationNumber = car?.registrationNumber;
  const key = `${kind} ${language} ${registrationNumber} ${latitude} ${longitude}`;
  const [result, setResult] = useState<Offerings & { key: string }>(() => initial(key));
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt fetches again
  useEffect(() => {
    if (
      registrationNumber === undefined ||
      latitude === undefined ||
      longitude === undefined ||
      loaded.has(key)
    )
      return;
    const abort = new AbortController();
    const { fetchOfferings, failure } = kinds[kind];
    fetchOfferings(registrationNumber, { latitude, longitude }, language, abort.signal)
      .then((categories) => {
        loaded.set(key, categories);
        setResult({ key, status: 'loaded', categories });
      })
      .catch((reason: unknown) => {
        if (abort.signal.aborted) return;
        reportClientError(failure, `${kind}-step`, errorCode(reason));
        setResult({ key, status: 'failed' });
      });
    return () => abort.abort();
  }, [kind, registrationNumber, latitude, longitude, language, key, attempt]);

  function retry() {
    setResult({ key, status: 'loading' });
    setAttempt((count) => count + 1);
  }

  const offerings: Offerings = result.key === key ? result : initial(key);
  return { offerings, retry };
}

function initial(key: string): Offerings & { key: string } {
  const categories = loaded.get(key);
  return categories ? { key, status: 'loaded', categories } : { key, status: 'loading' };
}
