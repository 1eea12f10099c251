import type { Clock } from '../clock.ts';

export class CircuitOpen extends Error {
  constructor() {
    super('the system failed several times in a row and is left alone for a moment');
    this.name = 'CircuitOpen';
  }
}

export interface CircuitBreaker {
  /** Rejects with `CircuitOpen` at once while the circuit is open. */
  run<Result>(act: () => Promise<Result>): Promise<Result>;
}

export const circuitLimits = { failures: 5, openMs: 10_000 };

/**
 * Spares a system that is down, and visitors the waiting for it: after several failures in a row calls are refused for
 * a while, then a single one tries whether the system is back. `isFailure` says which errors are the
 * system's own; others, such as a caller that gave up, say nothing about it.
 */
export function createCircuitBreaker(
  clock: Clock,
  isFailure: (error: unknown) => boolean,
  { failures, openMs } = circuitLimits,
): CircuitBreaker {
  let failed = 0;
  let openUntil = 0;
  let isTrying = false;
  return {
    async run(act) {
      const isOpen = failed >= failures;
      if (isOpen && (isTrying || clock().getTime() < openUntil)) throw new CircuitOpen();
      isTrying = isOpen;
      try {
        const result = await act();
        failed = 0;
        return result;
      } catch (error) {
        if (isFailure(error)) {
          failed += 1;
          openUntil = clock().getTime() + openMs;
        }
        throw error;
      } finally {
        if (isOpen) isTrying = false;
      }
    },
  };
}
