import { type FormEvent, useId, useRef, useState } from 'react';
import { NumberPlate } from '../../../shared/number-plates/views/number-plate.tsx';
import { NumberPlateField } from '../../../shared/number-plates/views/number-plate-field.tsx';
import { telephoneLink } from '../../../shared/platform/telephone-link.ts';
import { countries } from '../../../shared/sites/countries.ts';
import { FieldError } from '../../../shared/ui/field.tsx';
import { MissingHint } from '../../../shared/ui/missing-hint.tsx';
import type { BookingLocation } from '../flow/booking-flow-state.ts';
import { ContinueButton } from './continue-button.tsx';
import { LocationField } from './location-field.tsx';
import { Step } from './step.tsx';
import type { BookingFlow } from './use-booking-flow.ts';
import { useCarLookup } from './use-car-lookup.ts';

type Props = { flow: BookingFlow };

/** Step 1: which car, and where (SB-17). */
export function CarStep({ flow }: Props) {
  const { car, location } = flow.state;
  const { texts } = flow;
  return (
    <Step
      flow={flow}
      step={1}
      title={texts('bookingCarHeading')}
      answer={
        car && (
          <>
            <NumberPlate
              country={flow.props.country}
              registrationNumber={car.registrationNumber}
              label={texts('bookingPlate')}
              look="small"
            />
            <span>{[`${car.brand} ${car.model}`, location?.name].filter(Boolean).join(', ')}</span>
          </>
        )
      }
    >
      <CarForm key={car?.registrationNumber} flow={flow} />
      <WithoutScript flow={flow} />
    </Step>
  );
}

function CarForm({ flow }: Props) {
  const { state, texts, startLocation } = flow;
  const [registrationNumber, setRegistrationNumber] = useState(state.car?.registrationNumber ?? '');
  const [location, setLocation] = useState(startLocation);
  const [typed, setTyped] = useState('');
  const lookup = useCarLookup(flow);
  const hintId = useId();
  const form = useRef<HTMLFormElement>(null);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (registrationNumber && location && !lookup.isBusy) void lookup.lookUp(registrationNumber, location);
  }

  function change(next: BookingLocation | undefined, text: string) {
    setLocation(next);
    setTyped(text);
    lookup.reset();
  }

  const missing = missingInStep1(registrationNumber, location, typed);
  const toMissing = () => {
    const field = registrationNumber ? '[role="combobox"]' : '[name="registrationNumber"]';
    form.current?.querySelector<HTMLElement>(field)?.focus();
  };
  return (
    <form
      ref={form}
      className="booking-car grid gap-6 sm:grid-cols-[minmax(0,19rem)_minmax(0,1fr)]"
      onSubmit={submit}
      noValidate
    >
      <NumberPlateField
        country={flow.props.country}
        label={texts('bookingPlate')}
        value={registrationNumber}
        maxLength={countries[flow.props.country].plates.longest.ordinary}
        isInvalid={lookup.error !== undefined}
        onChange={(next) => {
          setRegistrationNumber(next);
          lookup.reset();
        }}
      />
      <LocationField flow={flow} start={startLocation} onChange={change} />
      <div className="booking-car__error empty:hidden" role="alert">
        <FieldError error={lookup.error} />
      </div>
      <span role="status" className="sr-only">
        {lookup.isBusy && texts('bookingLookingUp')}
      </span>
      <div className="booking-step__actions">
        <MissingHint id={hintId} text={missing && texts(missing)} onGo={toMissing} />
        <ContinueButton flow={flow} isMissing={missing !== undefined} hintId={hintId} busy={lookup.isBusy} />
      </div>
    </form>
  );
}

/** A place that is typed and not chosen is none (SB-20). */
function missingInStep1(registrationNumber: string, location: BookingLocation | undefined, typed: string) {
  if (registrationNumber && location) return undefined;
  if (location) return 'bookingMissingPlate';
  if (!registrationNumber) return 'bookingMissingPlateAndPlace';
  return typed ? 'bookingMissingPick' : 'bookingMissingPlace';
}

/** The flow is a conversation with the workshops' calendars; without script there is the telephone. */
function WithoutScript({ flow: { props, texts } }: Props) {
  const { contactEmail, contactPhone } = props;
  return (
    <div className="mt-6 rounded-[var(--booking-row)] bg-accent-tint px-5 py-4 without-script">
      <p>{texts('bookingNoScript')}</p>
      <p>
        {contactPhone && (
          <a className="mr-6 underline underline-offset-4" href={telephoneLink(contactPhone)}>
            {contactPhone}
          </a>
        )}
        {contactEmail && (
          <a className="mr-6 underline underline-offset-4" href={`mailto:${contactEmail}`}>
            {contactEmail}
          </a>
        )}
      </p>
    </div>
  );
}
