import { useRef, useState } from 'react';
import { reportClientError } from '../../../shared/platform/report-client-error.ts';
import { TyreHotelApiError } from '../flow/tyre-hotel-api.ts';

export type RequestState<Result> = {
  isBusy: boolean;
  error: TyreHotelApiError | undefined;
  /** A second call while the first is under way does nothing. */
  send: (request: () => Promise<Result>, onResult: (result: Result) => void) => void;
  reset: () => void;
};

/** One request at a time, for what a button does. Failures go to the server's log without anything about the visitor. */
export function useRequest<Result>(place: string): RequestState<Result> {
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<TyreHotelApiError>();
  const isRunning = useRef(false);
  const send: RequestState<Result>['send'] = (request, onResult) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setIsBusy(true);
    setError(undefined);
    request()
      .then(onResult)
      .catch((reason: unknown) => {
        const failure = reason instanceof TyreHotelApiError ? reason : new TyreHotelApiError(0);
        reportClientError('TYRE_HOTEL_REQUEST_FAILED', place, failure.message);
        setError(failure);
      })
      .finally(() => {
        isRunning.current = false;
        setIsBusy(false);
      });
  };
  return { isBusy, error, send, reset: () => setError(undefined) };
}
