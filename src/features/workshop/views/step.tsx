import * as Check from 'lucide-react/icons/check';
import { type ReactNode, useEffect, useRef } from 'react';
import { cx } from '../../../shared/ui/class-names.ts';
import { IconShape } from '../../../shared/ui/icon-shape.tsx';
import { canShow } from '../flow/booking-flow-reducer.ts';
import type { BookingFlow } from './use-booking-flow.ts';

/** The steps that are counted; the confirmation after them is not (SB-04). */
const COUNTED_STEPS = 4;

type Props = {
  flow: BookingFlow;
  step: 1 | 2 | 3 | 4;
  title: string;
  /** What was chosen, in the header line of a passed step. */
  answer?: ReactNode;
  /** Rendered only while the step is the displayed one. */
  children: ReactNode;
};

/**
 * One step of the flow (SB-01, SB-02): the displayed one is open, those that were reached are a header line that
 * reopens them, the others only say what is still to come.
 */
export function Step({ flow, step, title, answer, children }: Props) {
  const { state, dispatch, texts } = flow;
  const isNow = state.displayState === step;
  const heading = useFocusOnOpen(isNow, flow.isLoaded);
  const count = (
    <span className="ml-auto text-size-small whitespace-nowrap text-ink-muted max-sm:in-[.booking-step--now]:-order-1 max-sm:in-[.booking-step--now]:m-0 max-sm:in-[.booking-step--now]:w-full">
      {texts('bookingStepCount', { step, max: COUNTED_STEPS })}
    </span>
  );
  if (isNow)
    return (
      <li
        className="booking-step min-w-0 scroll-mt-4 rounded-card booking-step--now bg-surface max-sm:mx-[calc(0.75rem-var(--gutter))]"
        aria-current="step"
        data-step={step}
      >
        <div className="booking-step__head">
          <Mark>{step}</Mark>
          <h2 ref={heading} tabIndex={-1} className="booking-step__title">
            {title}
          </h2>
          {count}
        </div>
        <div className="px-(--booking-pad) pb-(--booking-pad)">{children}</div>
      </li>
    );
  if (!canShow(state, step))
    return (
      <li
        className="booking-step min-w-0 scroll-mt-4 rounded-card booking-step--next border-dashed text-ink-faint"
        data-step={step}
      >
        <div className="booking-step__head">
          <Mark>{step}</Mark>
          <span className="booking-step__title">{title}</span>
          {count}
        </div>
      </li>
    );
  const isPassed = step < state.bookingState;
  return (
    <li
      className={cx(
        'booking-step min-w-0 scroll-mt-4 rounded-card',
        isPassed ? 'booking-step--done' : 'booking-step--reached',
      )}
      data-step={step}
    >
      <button
        type="button"
        className="booking-step__head"
        onClick={() => dispatch({ type: 'step shown', step })}
      >
        <Mark>{isPassed ? <IconShape of={Check} /> : step}</Mark>
        <span className="booking-step__title">
          {title}
          {isPassed && <span className="sr-only">, {texts('bookingStepDone')}</span>}
        </span>
        {isPassed ? (
          <>
            <span className="flex min-w-0 items-center gap-3 text-ink-muted max-sm:order-1 max-sm:w-full max-sm:pl-13 sm:in-[.booking-step--done]:flex-[1_1_0] sm:in-[.booking-step--done]:justify-end">
              {answer}
            </span>
            <span className="ml-auto font-medium underline decoration-1 underline-offset-5 sm:in-[.booking-step--done]:ml-0 sm:in-[.booking-step--done]:min-w-14 sm:in-[.booking-step--done]:text-right">
              {texts('bookingChange')}
            </span>
          </>
        ) : (
          count
        )}
      </button>
    </li>
  );
}

function Mark({ children }: { children: ReactNode }) {
  return (
    <span className="booking-step__mark" aria-hidden="true">
      {children}
    </span>
  );
}

/**
 * Moves the focus to the heading of a step that opens, and the step to the top of the screen: passed steps would take up
 * half of a phone's. Not for the one that is open when the page is loaded or that the stored booking goes on with.
 */
function useFocusOnOpen(isOpen: boolean, isLoaded: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef({ isOpen, isLoaded });
  useEffect(() => {
    if (isOpen && !before.current.isOpen && before.current.isLoaded) {
      heading.current?.focus({ preventScroll: true });
      heading.current?.closest('.booking-step')?.scrollIntoView({ block: 'start' });
    }
    before.current = { isOpen, isLoaded };
  }, [isOpen, isLoaded]);
  return heading;
}
