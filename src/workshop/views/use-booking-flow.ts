import { useCallback, useMemo, useReducer } from 'react';
import { formatMessage } from '../../sites/format-message.ts';
import type { BookingFlowProps, BookingTextKey } from '../flow/booking-flow-props.ts';
import { bookingFlowReducer, emptyBooking } from '../flow/booking-flow-reducer.ts';
import type { BookingFlowAction, BookingFlowState } from '../flow/booking-flow-state.ts';

/** Looks the flow's texts up and fills in their values. */
export type BookingTexts = (key: BookingTextKey, values?: Record<string, string | number>) => string;

/** What every step is given. */
export type BookingFlow = {
  props: BookingFlowProps;
  state: BookingFlowState;
  dispatch: (action: BookingFlowAction) => void;
  texts: BookingTexts;
};

/** The state of the booking in the browser. */
export function useBookingFlow(props: BookingFlowProps): BookingFlow {
  const [state, dispatch] = useReducer(bookingFlowReducer, emptyBooking);
  const { texts: dictionary, language } = props;
  const texts = useCallback<BookingTexts>(
    (key, values = {}) => formatMessage(dictionary[key], values, language),
    [dictionary, language],
  );
  return useMemo(() => ({ props, state, dispatch, texts }), [props, state, texts]);
}
