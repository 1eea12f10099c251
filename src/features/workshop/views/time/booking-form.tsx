import * as ArrowRight from 'lucide-react/icons/arrow-right';
import * as CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import type { ReactNode } from 'react';
import type { FieldError } from '../../../../shared/platform/contact-rules.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import { IconShape } from '../../../../shared/ui/icon-shape.tsx';
import { TextField } from '../../../../shared/ui/text-field.tsx';
import { isHoursAway } from '../../../booking/flow/is-hours-away.ts';
import { bookingSum } from '../../flow/booking-sum.ts';
import { formatWorkshopPrice } from '../../flow/format-workshop-price.ts';
import { bookingErrorText } from '../../flow/time/booking-error-text.ts';
import type { BookingContact } from '../../flow/time/booking-payload.ts';
import { MAX_MESSAGE_LENGTH } from '../../message-length.ts';
import { serviceVisit } from '../../service-visit.ts';
import type { BookingFlow } from '../use-booking-flow.ts';
import type { BookingFormControl } from './use-booking-form.ts';

type Props = {
  flow: BookingFlow;
  form: BookingFormControl;
  /** That the time is taken, and other times. */
  notice: ReactNode;
};

/** Who brings the car (SB-83); errors stand under their fields (SB-84), a failed booking under the form (SB-89). */
export function BookingForm({ flow, form, notice }: Props) {
  const { texts } = flow;
  const { changeUntilHours } = serviceVisit;
  const { errors, entered } = form.fields;
  // What was entered before another time was chosen.
  const field = (name: keyof BookingContact) => ({ name, defaultValue: String(entered?.get(name) ?? '') });
  const { timeSlot = '' } = flow.state.bookingInfo;
  const isChangeable = isHoursAway(changeUntilHours, timeSlot, flow.props.timeZone, new Date());
  const newPrice = askedPrice(flow, form.state);
  const isSubmitting = form.state.state === 'submitting';
  const required = (key: Parameters<typeof texts>[0]) => `${texts(key)} *`;
  return (
    <form
      className="booking-form mt-6 grid grid-cols-1 gap-x-4 gap-y-5 sm:grid-cols-2"
      noValidate
      {...form.fields.form}
      onSubmit={form.onSubmit}
    >
      <div className="col-span-full">
        <h3>{texts('bookingContactHeading')}</h3>
        <p className="text-size-small text-ink-muted">{texts('bookingRequired')}</p>
      </div>
      <TextField
        label={required('bookingFirstName')}
        autoComplete="given-name"
        required
        error={errors.firstName && texts(nameText(errors.firstName, 'bookingFirstNameMissing'))}
        {...field('firstName')}
      />
      <TextField
        label={required('bookingLastName')}
        autoComplete="family-name"
        required
        error={errors.lastName && texts(nameText(errors.lastName, 'bookingLastNameMissing'))}
        {...field('lastName')}
      />
      <TextField
        label={required('bookingPhone')}
        type="tel"
        autoComplete="tel"
        required
        error={
          errors.phone && texts(errors.phone === 'missing' ? 'bookingPhoneMissing' : 'bookingPhoneWrong')
        }
        {...field('phone')}
      />
      <TextField
        label={required('bookingEmail')}
        type="email"
        autoComplete="email"
        required
        error={
          errors.email && texts(errors.email === 'missing' ? 'bookingEmailMissing' : 'bookingEmailWrong')
        }
        {...field('email')}
      />
      <TextField
        label={texts('bookingContactMessage')}
        className="booking-form__message col-span-full"
        maxLength={MAX_MESSAGE_LENGTH}
        unit={`${field('freeText').defaultValue.length}/${MAX_MESSAGE_LENGTH}`}
        {...field('freeText')}
      />
      {notice}
      {form.state.state === 'failed' && (
        <p role="alert" className="col-span-full flex gap-2.5 rounded-xl bg-danger-tint px-5 py-4">
          <IconShape of={CircleAlert} className="mt-0.5 text-danger" />
          {bookingErrorText(form.state, texts)}
        </p>
      )}
      {newPrice && (
        <p role="alert" className="col-span-full flex gap-2.5 rounded-xl bg-danger-tint px-5 py-4">
          <IconShape of={CircleAlert} className="mt-0.5 text-danger" />
          {texts('bookingNewPrice', newPrice)}
        </p>
      )}
      <div className="col-span-full grid gap-4 pt-3 sm:grid-cols-[1fr_auto] sm:items-center [&>p]:text-size-small [&>p]:text-ink-muted">
        <p>
          {texts(isChangeable ? 'bookingPayLater' : 'bookingPayLaterNoChange', { hours: changeUntilHours })}
        </p>
        <Button type="submit" busy={isSubmitting} iconAfter={<IconShape of={ArrowRight} />}>
          {isSubmitting
            ? texts('bookingSending')
            : newPrice
              ? texts('bookingSendAt', newPrice)
              : texts('bookingSend')}
        </Button>
      </div>
    </form>
  );
}

/** What the customer is asked to agree to; another workshop or service has another price, and nothing was asked. */
function askedPrice({ state, props }: BookingFlow, form: BookingFormControl['state']) {
  if (form.state !== 'price changed' || form.total !== bookingSum(state).total) return undefined;
  return {
    before: formatWorkshopPrice(form.before, props.country),
    price: formatWorkshopPrice(form.total, props.country),
  };
}

function nameText<Key extends string>(error: FieldError, missing: Key): Key | 'bookingTooLong' {
  return error === 'too long' ? 'bookingTooLong' : missing;
}
