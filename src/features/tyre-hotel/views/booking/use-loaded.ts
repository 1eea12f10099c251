import { useCallback, useEffect, useRef, useState } from 'react';
import { reportClientError } from '../../../../shared/platform/report-client-error.ts';
import { TyreHotelApiError } from '../../flow/tyre-hotel-api.ts';
import type { TyreHotelFlow } from '../use-tyre-hotel.ts';

export type Loaded<Value> = { state: 'idle' | 'loading' | 'failed' } | { state: 'ready'; value: Value };

/**
 * What the server has for a key; without a key nothing is asked for. A session that has run out leads back to Search
 * and keeps what was entered.
 */
export function useLoaded<Value>(
  { dispatch }: TyreHotelFlow,
  key: string | undefined,
  load: () => Promise<Value>,
): { loaded: Loaded<Value>; reload: () => void } {
  const [result, setResult] = useState<{ key: string; loaded: Loaded<Value> }>();
  const [attempt, setAttempt] = useState(0);
  const latest = useRef(load);
  latest.current = load;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    if (key === undefined) return undefined;
    let isCurrent = true;
    setResult({ key, loaded: { state: 'loading' } });
    latest.current().then(
      (value) => isCurrent && setResult({ key, loaded: { state: 'ready', value } }),
      (reason: unknown) => {
        if (!isCurrent) return;
        if (reason instanceof TyreHotelApiError && reason.status === 401)
          return dispatch({ type: 'session expired' });
        reportClientError('TYRE_HOTEL_REQUEST_FAILED', 'tyre hotel booking', reason);
        setResult({ key, loaded: { state: 'failed' } });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [key, attempt, dispatch]);

  const reload = useCallback(() => setAttempt((count) => count + 1), []);
  if (key === undefined) return { loaded: { state: 'idle' }, reload };
  // Before the effect has run the result is still that of the previous key.
  return { loaded: result?.key === key ? result.loaded : { state: 'loading' }, reload };
}
