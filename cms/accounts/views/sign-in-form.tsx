'use client';

import { Button, Link, useAuth, useTranslation } from '@payloadcms/ui';
import { type FormEvent, useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import type { Enrolment } from '../totp.ts';
import { EnrolmentSteps } from './enrolment-steps.tsx';
import { postAccount } from './post-account.ts';
import { RecoveryCodeList } from './recovery-code-list.tsx';
import { SecretInput } from './secret-input.tsx';
import { securityTexts } from './texts.ts';

type Step =
  | { name: 'password' }
  | { name: 'code' }
  | { name: 'setup'; enrolment: Enrolment }
  | { name: 'recovery codes'; codes: readonly string[] };

/** Mail address and password first; the code is asked for only where it is needed. */
export function SignInForm({ redirectTo }: { redirectTo: string }) {
  const { t } = useTranslation();
  const { setUser } = useAuth();
  const texts = useTexts(securityTexts);
  const [step, setStep] = useState<Step>({ name: 'password' });
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState('');
  const [wasRefused, setRefused] = useState(false);
  const [isBusy, setBusy] = useState(false);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setBusy(true);
    setProblem('');
    const answer = await postAccount('login', { email, password, code });
    setBusy(false);
    if (answer?.ok) {
      setUser(answer as never);
      if (answer.recoveryCodes) setStep({ name: 'recovery codes', codes: answer.recoveryCodes });
      else window.location.assign(redirectTo);
    } else if (answer?.code === 'SECOND_FACTOR_NEEDED') setStep({ name: 'code' });
    else if (answer?.enrolment) setStep({ name: 'setup', enrolment: answer.enrolment });
    else {
      setProblem(answer?.message ?? texts.failed);
      setRefused(answer?.code === 'SIGN_IN_REFUSED');
    }
  }

  if (step.name === 'recovery codes')
    return <RecoveryCodeList codes={step.codes} onSaved={() => window.location.assign(redirectTo)} />;
  return (
    <form className="login__form account-security" onSubmit={submit}>
      {step.name === 'password' ? (
        <>
          <SecretInput kind="email" label={t('general:email')} value={email} onChange={setEmail} />
          <SecretInput
            kind="password"
            label={t('general:password')}
            value={password}
            onChange={setPassword}
          />
          {wasRefused && (
            <SecretInput
              kind="code"
              label={texts.code}
              help={texts.codeOptional}
              value={code}
              onChange={setCode}
              isOptional
            />
          )}
        </>
      ) : (
        <>
          {step.name === 'setup' && <EnrolmentSteps enrolment={step.enrolment} />}
          <SecretInput kind="code" label={texts.code} help={texts.codeHelp} value={code} onChange={setCode} />
        </>
      )}
      <p role="alert" className="account-security__problem">
        {problem}
      </p>
      <Link href="/admin/forgot" prefetch={false}>
        {t('authentication:forgotPasswordQuestion')}
      </Link>
      <Button type="submit" size="large" disabled={isBusy}>
        {t('authentication:login')}
      </Button>
    </form>
  );
}
