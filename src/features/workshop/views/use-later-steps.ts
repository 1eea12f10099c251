import { useEffect, useState } from 'react';
import { reportClientError } from '../../../shared/platform/report-client-error.ts';

type LaterSteps = typeof import('./later-steps.tsx');

/** 'failed' where the script of these steps could not be fetched. */
export type LaterStepsState = LaterSteps | 'loading' | 'failed';

/** The steps from the workshop on, fetched once the car is known: most visitors' first page does not need them. */
export function useLaterSteps(isNeeded: boolean): LaterStepsState {
  const [steps, setSteps] = useState<LaterStepsState>('loading');
  useEffect(() => {
    if (!isNeeded) return;
    import('./later-steps.tsx').then(setSteps, (reason: unknown) => {
      reportClientError('ISLAND_NOT_LOADED', 'booking', reason);
      setSteps('failed');
    });
  }, [isNeeded]);
  return steps;
}
