import { type SyntheticEvent, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { reportClientError } from '../../../platform/report-client-error.ts';
import { useSingleSubmit } from '../../../ui/use-single-submit.ts';
import { sendBooking } from '../../flow/time/book-request.ts';
import { type BookingContact, buildBookingRequest } from '../../flow/time/booking-payload.ts';
import type { TakenSlot } from '../../flow/time/slot-choice.ts';
import type { BookingFlow } from '../use-booking-flow.ts';

export type BookingFormState =
  | { state: 'idle' | 'submitting' }
  | { state: 'failed'; code: string; detail: string };

export type BookingFormControl = {
  state: BookingFormState;
  fields: UseFormReturn<BookingContact>;
  onSubmit: (event: SyntheticEvent) => void;
};

const emptyContact: BookingContact = { firstName: '', lastName: '', phone: '', email: '', freeText: '' };

/**
 * The contact form. What was entered stays while another time is chosen and when the booking fails (SB-89); it is
 * never stored.
 */
export function useBookingForm(
  { state: flowState, dispatch }: BookingFlow,
  onTaken: (taken: TakenSlot | undefined) => void,
): BookingFormControl {
  const [state, setState] = useState<BookingFormState>({ state: 'idle' });
  const fields = useForm<BookingContact>({ defaultValues: emptyContact });

  const book = async (contact: BookingContact) => {
    const request = buildBookingRequest(flowState, contact);
    const { attemptKey, department } = flowState.bookingInfo;
    if (!request || !attemptKey || !department) return;
    setState({ state: 'submitting' });
    onTaken(undefined);
    const result = await sendBooking(request, attemptKey);
    if (result.state === 'failed') {
      const { code, detail } = result;
      reportClientError('BOOKING_FAILED', 'booking', code, { level: 'error' });
      return setState({ state: 'failed', code, detail });
    }
    setState({ state: 'idle' });
    if (result.state === 'booked') return dispatch({ type: 'booked', id: result.id });
    onTaken({ department, alternatives: result.alternatives });
  };
  // A double click is one booking (SB-87).
  const onSubmit = useSingleSubmit(fields.handleSubmit(book));

  return {
    state,
    fields,
    onSubmit,
  };
}
