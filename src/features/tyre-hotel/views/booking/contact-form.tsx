import * as CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { pushEvent } from '../../../../shared/analytics/data-layer.ts';
import { inSentence } from '../../../../shared/sites/in-sentence.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import { IconShape } from '../../../../shared/ui/icon-shape.tsx';
import { MissingHint } from '../../../../shared/ui/missing-hint.tsx';
import { TextArea, TextField } from '../../../../shared/ui/text-field.tsx';
import { attemptLog, createIdempotencyKey } from '../../../booking/flow/idempotency-keys.ts';
import { bookingFormInteraction } from '../../flow/analytics.ts';
import {
  contactErrors,
  isReadyToBook,
  lacksTime,
  missingFields,
  normalizeMobile,
  toBookingRequest,
} from '../../flow/booking-request.ts';
import { TyreHotelApiError } from '../../flow/tyre-hotel-api.ts';
import type { TyreTextKey } from '../../flow/tyre-hotel-props.ts';
import type { Contact } from '../../flow/tyre-hotel-state.ts';
import type { TyreBookingConfirmation } from '../../tyre-booking.ts';
import { tyreBookingLengths } from '../../tyre-booking-lengths.ts';
import { useRequest } from '../use-request.ts';
import type { TyreHotelFlow } from '../use-tyre-hotel.ts';
import type { Loaded } from './use-loaded.ts';

type Props = {
  flow: TyreHotelFlow;
  erpId: string | undefined;
  times: Loaded<readonly string[]>;
};

/** Appears once a time is picked, or when the workshop sets the time itself (TH-46). */
export function ContactForm({ flow, erpId, times }: Props) {
  const { texts, state } = flow;
  const isWithoutTimes = times.state === 'ready' && times.value.length === 0;
  const isOpen = erpId !== undefined && (state.draft.time !== undefined || isWithoutTimes);
  return (
    <div className="tyre-contact">
      <h2 className="tyre-booking__title text-subtitle font-medium">{texts('tyreContactHeading')}</h2>
      {isOpen ? (
        <Fields flow={flow} erpId={erpId} hasTimes={!isWithoutTimes} />
      ) : (
        <p className="max-w-80 text-ink-muted">{texts('tyreTimeFirst')}</p>
      )}
    </div>
  );
}

const required = { required: true } as const;

function Fields({ flow, erpId, hasTimes }: { flow: TyreHotelFlow; erpId: string; hasTimes: boolean }) {
  const { texts, state, api, dispatch } = flow;
  const { draft } = state;
  const { contact } = draft;
  const [errors, setErrors] = useState<ReturnType<typeof contactErrors>>({});
  const booking = useRequest<TyreBookingConfirmation>('tyre hotel create');
  const form = useRef<HTMLFormElement>(null);
  const [attempts] = useState(() => attemptLog(createIdempotencyKey));
  const isStarted = useRef(false);
  const hintId = useId();
  const hint = missingText(flow, hasTimes);
  const [missing] = missingFields(draft).map((field) => fieldNames[field]);
  useEffect(() => {
    form.current?.scrollIntoView({ block: 'nearest' });
    pushEvent({ event: 'lead', step: 5 });
  }, []);

  const isExpired = booking.error?.status === 401;
  useEffect(() => {
    if (isExpired) dispatch({ type: 'session expired' });
  }, [isExpired, dispatch]);

  function change(changed: Partial<Contact>) {
    if (!isStarted.current) pushEvent(bookingFormInteraction('start'));
    isStarted.current = true;
    setErrors({});
    booking.reset();
    dispatch({ type: 'contact changed', contact: changed });
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const request = toBookingRequest(draft);
    if (!request || !isReadyToBook(draft, hasTimes)) return;
    const found = contactErrors(contact);
    setErrors(found);
    if (found.phoneMobile || found.email) {
      pushEvent(bookingFormInteraction('error'));
      form.current?.querySelector<HTMLElement>(`[name="${found.phoneMobile ? 'tel' : 'email'}"]`)?.focus();
      return;
    }
    pushEvent(bookingFormInteraction('submit'));
    const keys = attempts.send([erpId, request]);
    booking.send(
      () =>
        api.create(erpId, request, keys).catch((reason: unknown) => {
          if (isRefusal(reason)) attempts.refused(keys);
          throw reason;
        }),
      (confirmation) => dispatch({ type: 'booked', confirmation }),
    );
  }

  return (
    <form
      ref={form}
      className="tyre-contact__form grid scroll-mt-24 scroll-mb-8 gap-4 sm:max-[75rem]:grid-cols-2 [&_textarea]:min-h-18"
      noValidate
      onSubmit={submit}
    >
      <p className="text-size-micro text-ink-muted">{texts('tyreRequired')}</p>
      <TextField
        label={`${texts('tyreFirstName')} *`}
        name="given-name"
        autoComplete="given-name"
        maxLength={tyreBookingLengths.name}
        value={contact.firstName}
        onChange={({ currentTarget }) => change({ firstName: currentTarget.value })}
        {...required}
      />
      <TextField
        label={`${texts('tyreLastName')} *`}
        name="family-name"
        autoComplete="family-name"
        maxLength={tyreBookingLengths.name}
        value={contact.lastName}
        onChange={({ currentTarget }) => change({ lastName: currentTarget.value })}
        {...required}
      />
      <TextField
        label={`${texts('tyreMobile')} *`}
        name="tel"
        type="tel"
        autoComplete="tel"
        value={contact.phoneMobile}
        error={errors.phoneMobile && texts('tyreMobileWrong')}
        onChange={({ currentTarget }) => change({ phoneMobile: normalizeMobile(currentTarget.value) })}
        {...required}
      />
      <TextField
        label={`${texts('tyreEmail')} *`}
        name="email"
        type="email"
        autoComplete="email"
        maxLength={tyreBookingLengths.email}
        value={contact.email}
        error={errors.email && texts('tyreEmailWrong')}
        onChange={({ currentTarget }) => change({ email: currentTarget.value })}
        {...required}
      />
      <TextArea
        label={texts('tyreComment')}
        name="comment"
        rows={2}
        maxLength={tyreBookingLengths.comment}
        value={contact.freeText}
        onChange={({ currentTarget }) => change({ freeText: currentTarget.value })}
      />
      {booking.error && (
        <Refusal flow={flow} status={booking.error.status} sentence={booking.error.sentence} />
      )}
      <Button
        type="submit"
        size="large"
        wide
        disabled={hint !== undefined}
        aria-describedby={hint && hintId}
        busy={booking.isBusy}
      >
        {texts(submitText(booking))}
      </Button>
      <MissingHint
        id={hintId}
        text={hint}
        onGo={missing && (() => form.current?.querySelector<HTMLElement>(`[name="${missing}"]`)?.focus())}
      />
    </form>
  );
}

const fieldNames = {
  firstName: 'given-name',
  lastName: 'family-name',
  phoneMobile: 'tel',
  email: 'email',
} as const;

const labels = {
  firstName: 'tyreFirstName',
  lastName: 'tyreLastName',
  phoneMobile: 'tyreMobile',
  email: 'tyreEmail',
} as const;

/** What keeps the button disabled (TH-47). */
function missingText(
  { texts, state: { draft }, props }: TyreHotelFlow,
  hasTimes: boolean,
): string | undefined {
  if (lacksTime(draft, hasTimes)) return texts('tyreMissingTime');
  const fields = missingFields(draft).map((field) => inSentence(texts(labels[field]), props.language));
  if (fields.length === 0) return undefined;
  return texts('tyreMissingContact', { fields: new Intl.ListFormat(props.language).format(fields) });
}

/** After a cut connection nothing else says that it did not work (TH-52). */
function submitText({
  isBusy,
  error,
}: {
  isBusy: boolean;
  error: TyreHotelApiError | undefined;
}): TyreTextKey {
  if (isBusy) return 'tyreSubmitting';
  return error?.status === 0 ? 'tyreRetry' : 'tyreSubmit';
}

/** The server has said no; with any other failure nobody knows whether the time was booked. */
function isRefusal(reason: unknown): boolean {
  return reason instanceof TyreHotelApiError && reason.status >= 400 && reason.status < 500;
}

/** The server's sentence in red (TH-51). A cut connection only stops the waiting; it is in the log (TH-52). */
function Refusal({ flow, status, sentence }: { flow: TyreHotelFlow; status: number; sentence: string }) {
  if (status === 0) return null;
  return (
    <p role="alert" className="flex gap-2.5 rounded-xl bg-danger-tint px-4 py-3.5 font-medium text-danger">
      <IconShape of={CircleAlert} className="mt-0.5" />
      {sentence || flow.texts('tyreFailed')}
    </p>
  );
}
