import * as ArrowRight from 'lucide-react/icons/arrow-right';
import * as Info from 'lucide-react/icons/info';
import { type FormEvent, useEffect, useId, useRef } from 'react';
import { NumberPlateField } from '../../../../shared/number-plates/views/number-plate-field.tsx';
import { countries } from '../../../../shared/sites/countries.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import { FieldError } from '../../../../shared/ui/field.tsx';
import { IconShape } from '../../../../shared/ui/icon-shape.tsx';
import { MissingHint } from '../../../../shared/ui/missing-hint.tsx';
import { Notice } from '../../../../shared/ui/notice.tsx';
import { TextLink } from '../../../../shared/ui/text-link.tsx';
import { MIN_REGISTRATION_NUMBER_LENGTH } from '../../registration-number.ts';
import type { TyreHotelCustomer } from '../../tyre-hotel-service.ts';
import type { Disclaimer } from '../use-disclaimer.ts';
import { useRequest } from '../use-request.ts';
import type { TyreHotelFlow } from '../use-tyre-hotel.ts';

const NO_AGREEMENT = 404;

/** Which car the wheels belong to (TH-11 to TH-15). */
export function SearchPanel({ flow, disclaimer }: { flow: TyreHotelFlow; disclaimer: Disclaimer }) {
  const { state, props, texts, api, dispatch } = flow;
  const { registrationNumber } = state;
  const search = useRequest<TyreHotelCustomer>('tyre hotel search');
  const errorId = useId();
  const hintId = useId();
  const form = useRef<HTMLFormElement>(null);
  // Once the terms are closed, the plate is what comes next; the browser would give the focus back to the page.
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !disclaimer.isOpen) toField(form.current);
    wasOpen.current = disclaimer.isOpen;
  }, [disclaimer.isOpen]);
  const isSearchable = registrationNumber.length >= MIN_REGISTRATION_NUMBER_LENGTH;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isSearchable) return;
    if (!disclaimer.isApproved) return disclaimer.open(send);
    send();
  }

  function send() {
    search.send(
      () => api.search(registrationNumber),
      (customer) => dispatch({ type: 'customer found', customer }),
    );
  }

  return (
    <form
      ref={form}
      className="tyre-panel grid justify-items-start gap-5 [&>.button]:max-w-104 noscript:[&>.button]:hidden [&>.field]:w-full"
      onSubmit={submit}
      noValidate
    >
      {state.isSessionExpired && (
        <div role="alert">
          <Notice tone="warning" icon={<IconShape of={Info} />}>
            {texts('tyreSessionExpired')}
          </Notice>
        </div>
      )}
      <h2 data-step-heading tabIndex={-1}>
        {texts('tyrePlateHeading')}
      </h2>
      <NumberPlateField
        country={props.country}
        label={texts('tyrePlate')}
        value={registrationNumber}
        maxLength={countries[props.country].plates.longest.any}
        isInvalid={search.error !== undefined}
        describedBy={search.error && errorId}
        onChange={(typed) => {
          dispatch({ type: 'registration number typed', registrationNumber: typed });
          search.reset();
        }}
      />
      <div role="alert" className="tyre-panel__error [.code-field>&]:mt-1.5">
        <FieldError
          id={errorId}
          error={
            search.error && texts(search.error.status === NO_AGREEMENT ? 'tyreNoAgreement' : 'tyreFailed')
          }
        />
      </div>
      {search.error?.status === NO_AGREEMENT && props.serviceLink && (
        <TextLink href={props.serviceLink.href} iconAfter={<IconShape of={ArrowRight} size="small" />}>
          {props.serviceLink.text}
        </TextLink>
      )}
      <span role="status" className="sr-only">
        {search.isBusy && texts('tyreSearching')}
      </span>
      <Button
        type="submit"
        size="large"
        wide
        disabled={!isSearchable}
        aria-describedby={isSearchable ? undefined : hintId}
        busy={search.isBusy}
        iconAfter={<IconShape of={ArrowRight} />}
      >
        {texts('tyreContinue')}
      </Button>
      <MissingHint
        id={hintId}
        text={isSearchable ? undefined : texts('tyreMissingPlate')}
        onGo={() => toField(form.current)}
      />
      <p className="max-w-120 text-size-small text-ink-muted">{texts('tyrePlateHelp')}</p>
      <p className="scripted:hidden">
        {texts('tyreNoScript')}{' '}
        <a className="underline underline-offset-4" href={`mailto:${props.contactEmail}`}>
          {props.contactEmail}
        </a>
      </p>
    </form>
  );
}

function toField(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('input')?.focus({ preventScroll: true });
}
