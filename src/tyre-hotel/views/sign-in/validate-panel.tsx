import { type FormEvent, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { NumberPlate } from '../../../workshop/views/number-plate.tsx';
import { isCompleteCode, normalizeCode } from '../../flow/code-input.ts';
import type { Stage } from '../../flow/tyre-hotel-state.ts';
import type { Validated } from '../../tyre-vehicle.ts';
import { useRequest } from '../use-request.ts';
import type { TyreHotelFlow } from '../use-tyre-hotel.ts';
import { CodeField } from './code-field.tsx';
import { useWebOtp } from './use-web-otp.ts';

type Props = { flow: TyreHotelFlow; stage: Extract<Stage, { step: 'validate' }> };

/** The code from the SMS (TH-19 to TH-24). */
export function ValidatePanel({ flow, stage }: Props) {
  const { texts, api, dispatch } = flow;
  const { customer, authorizationToken } = stage;
  const [code, setCode] = useState('');
  const validate = useRequest<Validated>('tyre hotel validate');

  const verify = (entered: string) =>
    validate.send(
      () => api.validate(authorizationToken, entered),
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
    <form className="tyre-panel" onSubmit={submit} noValidate>
      <NumberPlate registrationNumber={customer.regNo} label={texts('tyrePlate')} />
      <h2 data-step-heading tabIndex={-1}>
        {texts('tyreCodeHeading')}
      </h2>
      <p>{texts('tyreCodeText', { phone: customer.obfuscatedPhoneNumber })}</p>
      <CodeField
        label={texts('tyreCode')}
        value={code}
        error={error ?? refusal}
        onChange={(typed) => {
          setCode(typed);
          validate.reset();
        }}
      />
      <span role="status" className="sr-only">
        {validate.isBusy && texts('tyreVerifying')}
      </span>
      <Button type="submit" size="large" wide disabled={!isCompleteCode(code)} busy={validate.isBusy}>
        {texts('tyreVerify')}
      </Button>
      <div className="tyre-panel__links">
        <button type="button" className="text-link" onClick={() => dispatch({ type: 'new code wanted' })}>
          {texts('tyreNewCode')}
        </button>
        <button type="button" className="text-link" onClick={() => dispatch({ type: 'plate changed' })}>
          {texts('tyreOtherPlate')}
        </button>
      </div>
    </form>
  );
}
