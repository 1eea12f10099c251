import { type FormEvent, useId, useRef, useState } from 'react';
import { NumberPlate } from '../../../../shared/number-plates/views/number-plate.tsx';
import { Button } from '../../../../shared/ui/button.tsx';
import { MissingHint } from '../../../../shared/ui/missing-hint.tsx';
import { MAX_CODE_TRIES } from '../../access/code-rules.ts';
import { isCompleteCode, normalizeCode } from '../../flow/code-input.ts';
import { TyreHotelApiError } from '../../flow/tyre-hotel-api.ts';
import type { Stage } from '../../flow/tyre-hotel-state.ts';
import type { Validated } from '../../tyre-vehicle.ts';
import { useRequest } from '../use-request.ts';
import type { TyreHotelFlow } from '../use-tyre-hotel.ts';
import { CodeField } from './code-field.tsx';
import { CODE_WAIT_MS, CodeWait, useSecondsUntil } from './code-wait.tsx';
import { inOneLine } from './in-one-line.ts';
import { OtherPlate } from './other-plate.tsx';
import { useWebOtp } from './use-web-otp.ts';

type Props = { flow: TyreHotelFlow; stage: Extract<Stage, { step: 'validate' }> };

/** The code from the SMS (TH-19 to TH-24). */
export function ValidatePanel({ flow, stage }: Props) {
  const { texts, api, dispatch } = flow;
  const { customer, sent } = stage;
  const waitSeconds = useSecondsUntil(sent.sentAt + CODE_WAIT_MS);
  const triesLeft = Math.max(0, MAX_CODE_TRIES - sent.wrongTries);
  const [code, setCode] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const hintId = useId();
  const missing = missingForCode(code, triesLeft);
  const validate = useRequest<Validated>('tyre hotel validate');

  const verify = (entered: string) =>
    validate.send(
      () =>
        api.validate(sent.authorizationToken, entered).catch((reason: unknown) => {
          if (reason instanceof TyreHotelApiError && reason.status === 401)
            dispatch({ type: 'code refused' });
          throw reason;
        }),
      (validated) => dispatch({ type: 'validated', validated }),
    );
  useWebOtp((received) => {
    const entered = normalizeCode(received);
    setCode(entered);
    if (isCompleteCode(entered)) verify(entered);
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isCompleteCode(code)) verify(code);
  }

  const refusal = stage.isRefused ? texts('tyreRefused') : undefined;
  const error = validate.error && (validate.error.sentence || texts('tyreFailed'));
  return (
    <form
      ref={form}
      className="tyre-panel grid justify-items-start gap-5 [&>.button]:max-w-104 noscript:[&>.button]:hidden [&>.field]:w-full"
      onSubmit={submit}
      noValidate
    >
      <NumberPlate
        country={flow.props.country}
        registrationNumber={customer.regNo}
        label={texts('tyrePlate')}
      />
      <h2 data-step-heading tabIndex={-1}>
        {texts('tyreCodeHeading')}
      </h2>
      <p>{texts('tyreCodeText', { phone: inOneLine(customer.obfuscatedPhoneNumber) })}</p>
      <CodeField
        label={texts('tyreCode')}
        value={code}
        error={error ?? refusal}
        onChange={(typed) => {
          setCode(typed);
          validate.reset();
        }}
      />
      {sent.wrongTries > 0 && triesLeft > 0 && (
        <p role="status" className="text-size-small text-ink-muted">
          {texts('tyreTriesLeft', { count: triesLeft })}
        </p>
      )}
      <span role="status" className="sr-only">
        {validate.isBusy && texts('tyreVerifying')}
      </span>
      <Button
        type="submit"
        size="large"
        wide
        disabled={missing !== undefined}
        aria-describedby={missing && hintId}
        busy={validate.isBusy}
      >
        {texts('tyreVerify')}
      </Button>
      <MissingHint
        id={hintId}
        text={missing && texts(missing)}
        onGo={triesLeft > 0 ? () => form.current?.querySelector('input')?.focus() : undefined}
      />
      <div className="flex flex-wrap gap-x-6 gap-y-2">
        {waitSeconds === 0 && (
          <button type="button" className="text-link" onClick={() => dispatch({ type: 'new code wanted' })}>
            {texts('tyreNewCode')}
          </button>
        )}
        <CodeWait seconds={waitSeconds} texts={texts} />
        <OtherPlate flow={flow} />
      </div>
    </form>
  );
}

function missingForCode(code: string, triesLeft: number) {
  if (triesLeft === 0) return 'tyreNoTriesLeft';
  return isCompleteCode(code) ? undefined : 'tyreMissingCode';
}
