import { useEffect, useRef } from 'react';
import type { Step } from '../flow/booking-flow-state.ts';

/** Every step that is shown gets an entry in the history, so that back and forward move between steps. */
export function useStepHistory(isLoaded: boolean, step: Step, onReturn: (step: Step) => void): void {
  const isFirst = useRef(true);
  useEffect(() => {
    if (!isLoaded) return;
    // Entries that back and forward lead to already name their step.
    if (stepOf(history.state) !== step) {
      const entry = { ...history.state, bookingStep: step };
      if (isFirst.current) history.replaceState(entry, '');
      else history.pushState(entry, '');
    }
    isFirst.current = false;
  }, [isLoaded, step]);

  const returned = useRef(onReturn);
  returned.current = onReturn;
  useEffect(() => {
    const onPop = ({ state }: PopStateEvent) => {
      const shown = stepOf(state);
      if (shown !== undefined) returned.current(shown);
    };
    addEventListener('popstate', onPop);
    return () => removeEventListener('popstate', onPop);
  }, []);
}

/** The next step takes this entry's place: back must not lead to a step that skips itself (SB-60). */
export function replaceHistoryStep(step: Step): void {
  history.replaceState({ ...history.state, bookingStep: step }, '');
}

/** Undefined on an entry that the flow has not seen: the visitor has just come. */
export function stepOf(entry: unknown): Step | undefined {
  return (entry as { bookingStep?: Step } | null)?.bookingStep;
}
