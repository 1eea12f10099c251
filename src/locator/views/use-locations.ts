import { useEffect, useState } from 'react';
import { reportClientError } from '../../platform/report-client-error.ts';
import type { Location } from '../location.ts';
import { fromLocationTable, type LocationTable } from '../location-rows.ts';
import type { InitialLocations } from '../locator-props.ts';

const FETCH_TIMEOUT_MS = 20_000;

export type LoadedLocations =
  | { state: 'all'; all: readonly Location[] }
  | { state: 'loading' }
  | { state: 'failed' };

/** All locations: those of the page, or fetched once it is hydrated. */
export function useLocations(initial: InitialLocations): { loading: LoadedLocations; retry: () => void } {
  const [loading, setLoading] = useState<LoadedLocations>(
    initial.state === 'all' ? initial : { state: 'loading' },
  );
  const url = initial.state === 'first' ? initial.url : undefined;
  const isLoading = loading.state === 'loading';
  useEffect(() => {
    if (!url || !isLoading) return;
    const abort = new AbortController();
    fetchLocations(url, AbortSignal.any([abort.signal, AbortSignal.timeout(FETCH_TIMEOUT_MS)]))
      .then((all) => setLoading({ state: 'all', all }))
      .catch((error: unknown) => {
        if (abort.signal.aborted) return;
        reportClientError('LOCATIONS_UNAVAILABLE', 'locator', error);
        setLoading({ state: 'failed' });
      });
    return () => abort.abort();
  }, [url, isLoading]);
  return { loading, retry: () => setLoading({ state: 'loading' }) };
}

async function fetchLocations(url: string, signal: AbortSignal): Promise<readonly Location[]> {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`the locations were answered with ${response.status}`);
  return fromLocationTable((await response.json()) as LocationTable);
}
