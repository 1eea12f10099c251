import { type SyntheticEvent, useState } from 'react';
import {
  emailError,
  type FieldError,
  nameError,
  phoneError,
} from '../../../../shared/platform/contact-rules.ts';
import { reportClientError } from '../../../../shared/platform/report-client-error.ts';
import { type FormFields, useFormFields } from '../../../../shared/ui/use-form-fields.ts';
import { useSingleSubmit } from '../../../../shared/ui/use-single-submit.ts';
import { attemptLog, createIdempotencyKey } from '../../../booking/flow/idempotency-keys.ts';
import { bookingSum } from '../../flow/booking-sum.ts';
import { type BookResult, sendBooking } from '../../flow/time/book-request.ts';
import { type BookingContact, buildBookingRequest } from '../../flow/time/booking-payload.ts';
import type { TakenSlot } from '../../flow/time/slot-choice.ts';
import type { BookingFlow } from '../use-booking-flow.ts';

export type BookingFormState =
  | { state: 'idle' | 'submitting' }
  | { state: 'failed'; code: string; detail: string }
  /** Nothing is booked before the customer has agreed to what it costs now. */
  | { state: 'price changed'; before: number; total: number };

export type BookingFormControl = {
  state: BookingFormState;
  fields: FormFields<keyof BookingContact, FieldError>;
  onSubmit: (event: SyntheticEvent) => void;
};

/** The server has said no; with any other failure nobody knows whether the time was booked. */
function isRefusal(result: BookResult): boolean {
  return result.state === 'failed' ? result.isRefused : result.state !== 'booked';
}

const rules = { firstName: nameError, lastName: nameError, phone: phoneError, email: emailError };

/**
 * The contact form. What was entered stays while another time is chosen and when the booking fails (SB-89); it is
 * never stored.
 */
export function useBookingForm(
  { state: flowState, dispatch, props: { language } }: BookingFlow,
  onTaken: (taken: TakenSlot | undefined) => void,
): BookingFormControl {
  const [state, setState] = useState<BookingFormState>({ state: 'idle' });
  const [attempts] = useState(() => attemptLog(createIdempotencyKey, flowState.bookingInfo.lostAttempts));
  const fields = useFormFields<keyof BookingContact, FieldError>(rules);

  const book = async (contact: BookingContact) => {
    const request = buildBookingRequest(flowState, contact);
    const { department } = flowState.bookingInfo;
    if (!request || !department) return;
    setState({ state: 'submitting' });
    onTaken(undefined);
    // A hold may run out and be taken again between two attempts of the same content.
    const keys = attempts.send({ ...request, holdId: undefined });
    dispatch({ type: 'attempts lost', keys: attempts.open() });
    const result = await sendBooking(request, keys, language);
    if (isRefusal(result)) {
      attempts.refused(keys);
      dispatch({ type: 'attempts lost', keys: attempts.open() });
    }
    if (result.state === 'failed') {
      const { code, detail } = result;
      reportClientError('BOOKING_FAILED', 'booking', code, { level: 'error' });
      return setState({ state: 'failed', code, detail });
    }
    if (result.state === 'price changed') {
      dispatch({ type: 'prices refreshed', prices: result.prices });
      const bookingInfo = { ...flowState.bookingInfo, prices: result.prices };
      const { total } = bookingSum({ ...flowState, bookingInfo });
      return setState({ state: 'price changed', before: request.shownPrice ?? 0, total });
    }
    setState({ state: 'idle' });
    const { email } = request.customer;
    if (result.state === 'booked')
      return dispatch({ type: 'booked', id: result.id, email, managePath: result.managePath });
    onTaken({ department, alternatives: result.alternatives });
  };
  // A double click is one booking (SB-87).
  const onSubmit = useSingleSubmit(async () => {
    const entered = fields.check();
    if (entered) await book(toContact(entered));
  });

  return {
    state,
    fields,
    onSubmit,
  };
}

function toContact(entered: FormData): BookingContact {
  const text = (name: keyof BookingContact) => String(entered.get(name) ?? '');
  return {
    firstName: text('firstName'),
    lastName: text('lastName'),
    phone: text('phone'),
    email: text('email'),
    freeText: text('freeText'),
  };
}
