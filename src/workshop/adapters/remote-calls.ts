import type { Clock } from '../../platform/clock.ts';
import { WorkshopError } from '../workshop-error.ts';
import { CircuitOpen, createCircuitBreaker } from './circuit-breaker.ts';
import { RemoteFailure } from './remote-request.ts';

type Call<Result> = {
  /** Gets a signal that is aborted by the caller's own, or when the time is over. */
  send: (signal: AbortSignal) => Promise<Result>;
  timeoutMs: number;
  canRetry: (failure: RemoteFailure) => boolean;
  signal?: AbortSignal | undefined;
};

/** Calls of a remote system: in time, tried again once where that is safe, and not at all while it is down. */
export function createRemoteCalls(clock: Clock) {
  const breaker = createCircuitBreaker(clock, (error) => error instanceof RemoteFailure);
  return async <Result>(call: Call<Result>): Promise<Result> => {
    // An error of the workshop is a response like any other: the system works.
    const outcome = await breaker
      .run(() =>
        withOneRetry(call).then(
          (result) => ({ result }),
          (error: unknown) => {
            if (error instanceof WorkshopError) return { refusal: error };
            throw error;
          },
        ),
      )
      .catch(throwServerError);
    if ('refusal' in outcome) throw outcome.refusal;
    return outcome.result;
  };
}

async function withOneRetry<Result>(call: Call<Result>): Promise<Result> {
  try {
    return await inTime(call);
  } catch (error) {
    if (error instanceof RemoteFailure && call.canRetry(error)) return inTime(call);
    throw error;
  }
}

async function inTime<Result>({ send, timeoutMs, signal }: Call<Result>): Promise<Result> {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), timeoutMs);
  try {
    return await send(signal ? AbortSignal.any([signal, timeout.signal]) : timeout.signal);
  } catch (error) {
    signal?.throwIfAborted();
    if (error instanceof RemoteFailure || error instanceof WorkshopError) throw error;
    // The text of other errors may hold the address, and with it the plate.
    throw timeout.signal.aborted ? new RemoteFailure('timeout') : unreachable(error);
  } finally {
    clearTimeout(timer);
  }
}

/** With the system's own code, such as ECONNREFUSED, which tells an operator where to look. */
export function unreachable(error: unknown): RemoteFailure {
  const { code } = (error instanceof Error ? (error.cause ?? {}) : {}) as { code?: unknown };
  return new RemoteFailure('unreachable', { detail: typeof code === 'string' ? code : '' });
}

/** What a caller cannot do anything about is a ServerError; its cause is for the log. */
export function throwServerError(error: unknown): never {
  if (!(error instanceof RemoteFailure || error instanceof CircuitOpen)) throw error;
  const failure = new WorkshopError('ServerError');
  failure.cause = error;
  throw failure;
}
