import { useCallback, useEffect, useLayoutEffect, useMemo, useReducer } from 'react';
import { pushEvent } from '../../../shared/analytics/data-layer.ts';
import { formatMessage } from '../../../shared/sites/format-message.ts';
import type { BookingFlowProps, BookingTextKey } from '../flow/booking-flow-props.ts';
import { bookingFlowReducer, emptyBooking } from '../flow/booking-flow-reducer.ts';
import type { BookingFlowAction, BookingFlowState } from '../flow/booking-flow-state.ts';
import { bookingStepEvent } from '../flow/booking-step-event.ts';
import { readBooking, writeBooking } from '../flow/booking-storage.ts';
import { type LoadedBooking, resumeBooking } from '../flow/resume-booking.ts';
import { stepOf, useStepHistory } from './use-step-history.ts';

/** Looks the flow's texts up and fills in their values. */
export type BookingTexts = (key: BookingTextKey, values?: Record<string, string | number>) => string;

/** What every step is given. */
export type BookingFlow = {
  props: BookingFlowProps;
  state: BookingFlowState;
  dispatch: (action: BookingFlowAction) => void;
  texts: BookingTexts;
  /** Whether the stored booking has been read, which the server cannot. */
  isLoaded: boolean;
  /** The place that step 1 begins with, before one is chosen there. */
  startLocation?: BookingFlowProps['startLocation'];
};

type Action = BookingFlowAction | { type: 'loaded'; booking: LoadedBooking };
type Loading = LoadedBooking & { isLoaded: boolean };

/**
 * The state of the booking in the browser. Stored in the tab, so that a reload goes on where it was (SB-07). Sends
 * the event of every step that is shown, the contact form included (ANA-09).
 */
export function useBookingFlow(props: BookingFlowProps): BookingFlow {
  const { texts: dictionary, language } = props;
  const [{ state, startLocation, isLoaded }, dispatch] = useReducer(reduce, {
    state: emptyBooking,
    startLocation: props.startLocation,
    isLoaded: false,
  });

  // Before the browser paints what was just hydrated: the server knows no stored booking.
  useLayoutEffect(() => {
    const booking = resumeBooking(readBooking(), props.startLocation, stepOf(history.state) === undefined);
    dispatch({ type: 'loaded', booking });
  }, [props.startLocation]);

  useEffect(() => {
    if (isLoaded) writeBooking(state);
  }, [isLoaded, state]);

  useStepHistory(isLoaded, state.displayState, (step) => dispatch({ type: 'step shown', step }));

  const isContact = state.displayState === 4 && state.bookingInfo.timeSlot !== undefined;
  useEffect(() => {
    if (isLoaded) pushEvent(bookingStepEvent(state.displayState, isContact));
  }, [isLoaded, state.displayState, isContact]);

  const texts = useCallback<BookingTexts>(
    (key, values = {}) => formatMessage(dictionary[key], values, language),
    [dictionary, language],
  );
  return useMemo(
    () => ({ props, state, dispatch, texts, isLoaded, startLocation }),
    [props, state, texts, isLoaded, startLocation],
  );
}

function reduce(loading: Loading, action: Action): Loading {
  if (action.type === 'loaded') return { ...action.booking, isLoaded: true };
  const state = bookingFlowReducer(loading.state, action);
  // Opened again, step 1 shows the place that was chosen there.
  const startLocation = action.type === 'car entered' ? action.location : loading.startLocation;
  return { ...loading, state, startLocation };
}
