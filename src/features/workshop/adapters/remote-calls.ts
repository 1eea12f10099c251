import type { Clock } from '../../../shared/platform/clock.ts';
import {
  createRemoteCalls,
  isRemoteFailure,
  type RemoteCall,
} from '../../../shared/platform/remote/remote-calls.ts';
import { WorkshopError } from '../../booking/workshop-error.ts';

/** Calls of a remote workshop system, which throw nothing but a `WorkshopError`. */
export function createWorkshopCalls(clock: Clock) {
  const call = createRemoteCalls(clock, (error) => error instanceof WorkshopError);
  return <Result>(of: RemoteCall<Result>): Promise<Result> => call(of).catch(throwServerError);
}

/** What a caller cannot do anything about is a ServerError; its cause is for the log. */
export function throwServerError(error: unknown): never {
  if (!isRemoteFailure(error)) throw error;
  const failure = new WorkshopError('ServerError');
  failure.cause = error;
  throw failure;
}
