import { useEffect, useState } from 'react';
import { reportClientError } from '../../../shared/platform/report-client-error.ts';
import type { Location } from '../location.ts';
import { fromLocationTable, type LocationTable } from '../location-rows.ts';

const FETCH_TIMEOUT_MS = 20_000;
/** Before anything is said: most failures are over by then. */
const RETRY_AFTER_MS = [400, 1600];

export type LoadedLocations =
  | { state: 'all'; all: readonly Location[] }
  | { state: 'loading' }
  | { state: 'failed' };

const loading: LoadedLocations = { state: 'loading' };

/** The locations at an address, fetched once it is known; retried by itself, when the network is back, and at a press. */
export function useLocations(url: string | undefined): { loading: LoadedLocations; retry: () => void } {
  const [loaded, setLoaded] = useState<{ url: string | undefined; result: LoadedLocations }>();
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt fetches anew
  useEffect(() => {
    if (!url) return;
    const abort = new AbortController();
    const settle = (result: LoadedLocations) => {
      if (!abort.signal.aborted) setLoaded({ url, result });
    };
    settle(loading);
    fetchWithRetries(url, abort.signal)
      .then((all) => settle({ state: 'all', all }))
      .catch((error: unknown) => {
        if (abort.signal.aborted) return;
        reportClientError('LOCATIONS_UNAVAILABLE', 'locator', error);
        settle({ state: 'failed' });
      });
    return () => abort.abort();
  }, [url, attempt]);
  const result = loaded && loaded.url === url ? loaded.result : loading;
  const retry = () => setAttempt((count) => count + 1);
  const hasFailed = result.state === 'failed';
  useEffect(() => {
    if (!hasFailed) return;
    const onOnline = () => setAttempt((count) => count + 1);
    addEventListener('online', onOnline);
    return () => removeEventListener('online', onOnline);
  }, [hasFailed]);
  return { loading: result, retry };
}

async function fetchWithRetries(url: string, signal: AbortSignal): Promise<readonly Location[]> {
  for (const pause of RETRY_AFTER_MS)
    try {
      return await fetchLocations(url, signal);
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause));
      signal.throwIfAborted();
    }
  return fetchLocations(url, signal);
}

async function fetchLocations(url: string, signal: AbortSignal): Promise<readonly Location[]> {
  const limited = AbortSignal.any([signal, AbortSignal.timeout(FETCH_TIMEOUT_MS)]);
  const response = await fetch(url, { signal: limited });
  if (!response.ok) throw new Error(`the locations were answered with ${response.status}`);
  return fromLocationTable((await response.json()) as LocationTable);
}
