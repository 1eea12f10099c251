'use client';

import { Button } from '@payloadcms/ui';
import { useCallback, useEffect, useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { EnrolmentSteps } from './enrolment-steps.tsx';
import { type AccountAnswer, getAccount, postAccount } from './post-account.ts';
import { RecoveryCodeList } from './recovery-code-list.tsx';
import { SecretInput } from './secret-input.tsx';
import { securityTexts } from './texts.ts';

/** Turning the second factor on and off, and ending one's other sessions. */
export function OwnSecurity() {
  const texts = useTexts(securityTexts);
  const [status, setStatus] = useState<AccountAnswer>();
  const [shown, setShown] = useState<AccountAnswer>();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [message, setMessage] = useState('');

  const load = useCallback(async () => setStatus(await getAccount('second-factor')), []);
  useEffect(() => void load(), [load]);

  async function send(path: string, body: object, done = ''): Promise<void> {
    const answer = await postAccount(path, body);
    setMessage(answer?.ok ? done : (answer?.message ?? texts.failed));
    if (!answer?.ok) return;
    setShown(answer);
    setPassword('');
    setCode('');
    await load();
  }

  if (!status) return null;
  const confirm = () => void send('second-factor/confirm', { code });
  const start = () => void send('second-factor/start', { password });
  return (
    <>
      {shown?.recoveryCodes ? (
        <RecoveryCodeList codes={shown.recoveryCodes} onSaved={() => setShown(undefined)} />
      ) : shown?.enrolment ? (
        <>
          <EnrolmentSteps enrolment={shown.enrolment} />
          <SecretInput kind="code" label={texts.code} value={code} onChange={setCode} onEnter={confirm} />
          <Button type="button" onClick={confirm}>
            {texts.confirm}
          </Button>
        </>
      ) : (
        <>
          <p>
            {status.enabled ? texts.on(status.recoveryCodesLeft ?? 0) : texts.off}
            {status.required && ` ${texts.required}`}
          </p>
          <SecretInput
            kind="password"
            label={texts.password}
            value={password}
            onChange={setPassword}
            onEnter={status.enabled ? () => {} : start}
          />
          {status.enabled ? (
            <div className="account-security__actions">
              <Button
                type="button"
                buttonStyle="secondary"
                onClick={() => void send('second-factor/recovery-codes', { password })}
              >
                {texts.newCodes}
              </Button>
              {!status.required && (
                <Button
                  type="button"
                  buttonStyle="secondary"
                  onClick={() => void send('second-factor/disable', { password })}
                >
                  {texts.turnOff}
                </Button>
              )}
            </div>
          ) : (
            <Button type="button" onClick={start}>
              {texts.turnOn}
            </Button>
          )}
        </>
      )}
      <p role="status">{message}</p>
      <p>{texts.otherSessions(Math.max(0, (status.sessions ?? 1) - 1))}</p>
      <Button
        type="button"
        buttonStyle="secondary"
        onClick={() => void send('end-other-sessions', {}, texts.ended)}
      >
        {texts.endOthers}
      </Button>
    </>
  );
}
