import * as MessageSquare from 'lucide-react/icons/message-square';
import { NumberPlate } from '../../../../shared/number-plates/views/number-plate.tsx';
import { Button } from '../../../../shared/ui/button.tsx';
import { FieldError } from '../../../../shared/ui/field.tsx';
import { IconShape } from '../../../../shared/ui/icon-shape.tsx';
import type { Stage } from '../../flow/tyre-hotel-state.ts';
import { useRequest } from '../use-request.ts';
import type { TyreHotelFlow } from '../use-tyre-hotel.ts';
import { CODE_WAIT_MS, CodeWait, useSecondsUntil } from './code-wait.tsx';
import { inOneLine } from './in-one-line.ts';
import { OtherPlate } from './other-plate.tsx';

type Props = { flow: TyreHotelFlow; stage: Extract<Stage, { step: 'login' }> };

/** Where the code goes, before it is sent (TH-16 to TH-18). A new code is asked for here as well (TH-25). */
export function CodeRequestPanel({ flow, stage }: Props) {
  const { customer, sent } = stage;
  const waitSeconds = useSecondsUntil(sent && sent.sentAt + CODE_WAIT_MS);
  const { props, texts, api, dispatch } = flow;
  const login = useRequest<string>('tyre hotel login');
  const sendCode = () =>
    login.send(
      () => api.login(customer.encryptedPhoneNumber),
      (authorizationToken) => dispatch({ type: 'code sent', authorizationToken, at: Date.now() }),
    );
  return (
    <div className="tyre-panel grid justify-items-start gap-5 [&>.button]:max-w-104 noscript:[&>.button]:hidden [&>.field]:w-full">
      <NumberPlate
        country={flow.props.country}
        registrationNumber={customer.regNo}
        label={texts('tyrePlate')}
      />
      <h2 data-step-heading tabIndex={-1}>
        {texts('tyreLoginHeading')}
      </h2>
      <p>{texts('tyreLoginText', { phone: inOneLine(customer.obfuscatedPhoneNumber) })}</p>
      <div role="alert" className="tyre-panel__error [.code-field>&]:mt-1.5">
        <FieldError error={login.error && (login.error.sentence || texts('tyreFailed'))} />
      </div>
      <span role="status" className="sr-only">
        {login.isBusy && texts('tyreSendingCode')}
      </span>
      <Button
        size="large"
        wide
        busy={login.isBusy}
        disabled={waitSeconds > 0}
        aria-describedby={waitSeconds > 0 ? 'tyre-code-wait' : undefined}
        icon={<IconShape of={MessageSquare} />}
        onClick={sendCode}
      >
        {texts('tyreSendCode')}
      </Button>
      <CodeWait seconds={waitSeconds} texts={texts} />
      <div className="flex flex-wrap gap-x-6 gap-y-2">
        {sent && (
          <button type="button" className="text-link" onClick={() => dispatch({ type: 'code at hand' })}>
            {texts('tyreHaveCode')}
          </button>
        )}
        <OtherPlate flow={flow} />
      </div>
      <p className="max-w-120 text-size-small text-ink-muted">{props.help.login}</p>
    </div>
  );
}
