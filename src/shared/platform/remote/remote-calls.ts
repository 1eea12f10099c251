import type { Clock } from '../clock.ts';
import { CircuitOpen, createCircuitBreaker } from './circuit-breaker.ts';
import { RemoteFailure, unreachable } from './remote-failure.ts';

export type RemoteCall<Result> = {
  /** Gets a signal that is aborted by the caller's own, or when the time is over. */
  send: (signal: AbortSignal) => Promise<Result>;
  timeoutMs: number;
  canRetry: (failure: RemoteFailure) => boolean;
  signal?: AbortSignal | undefined;
};

/**
 * Calls of a remote system: in time, tried again once where that is safe, and not at all while it is down. What the
 * system refuses is a response like any other, because the system works; `isRefusal` tells those errors. Otherwise
 * `RemoteFailure` or `CircuitOpen` is thrown.
 */
export function createRemoteCalls(clock: Clock, isRefusal: (error: unknown) => boolean) {
  const breaker = createCircuitBreaker(clock, (error) => error instanceof RemoteFailure);
  return async <Result>(call: RemoteCall<Result>): Promise<Result> => {
    const outcome = await breaker.run(() =>
      withOneRetry(call, isRefusal).then(
        (result) => ({ result }),
        (error: unknown) => {
          if (isRefusal(error)) return { refusal: error };
          throw error;
        },
      ),
    );
    if ('refusal' in outcome) throw outcome.refusal;
    return outcome.result;
  };
}

/** The system is at fault, and a caller can do nothing about it. */
export function isRemoteFailure(error: unknown): boolean {
  return error instanceof RemoteFailure || error instanceof CircuitOpen;
}

type IsRefusal = (error: unknown) => boolean;

async function withOneRetry<Result>(call: RemoteCall<Result>, isRefusal: IsRefusal): Promise<Result> {
  try {
    return await inTime(call, isRefusal);
  } catch (error) {
    if (error instanceof RemoteFailure && call.canRetry(error)) return inTime(call, isRefusal);
    throw error;
  }
}

async function inTime<Result>(
  { send, timeoutMs, signal }: RemoteCall<Result>,
  isRefusal: IsRefusal,
): Promise<Result> {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), timeoutMs);
  try {
    return await send(signal ? AbortSignal.any([signal, timeout.signal]) : timeout.signal);
  } catch (error) {
    signal?.throwIfAborted();
    if (error instanceof RemoteFailure || isRefusal(error)) throw error;
    // The text of other errors may hold the address, and with it the plate.
    throw timeout.signal.aborted ? new RemoteFailure('timeout') : unreachable(error);
  } finally {
    clearTimeout(timer);
  }
}
