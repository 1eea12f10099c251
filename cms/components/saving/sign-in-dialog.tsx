'use client';

import { type FormEvent, useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { Problem } from '../form/problem.tsx';
import { ModalDialog } from './modal-dialog.tsx';
import { savingTexts } from './saving-texts.ts';

type SignInDialogProps = { api: string; email: string; onDone: (isSignedIn: boolean) => void };

/** Signs in again without leaving the form. Only the same person goes on: what is in the form is theirs. */
export function SignInDialog({ api, email, onDone }: SignInDialogProps) {
  const texts = useTexts(savingTexts);
  const [needsCode, setNeedsCode] = useState(false);
  const [problem, setProblem] = useState('');

  async function signIn(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const sent = Object.fromEntries(new FormData(event.currentTarget));
    const response = await fetch(`${api}/users/login`, {
      method: 'POST',
      credentials: 'include',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...sent, email }),
    });
    if (response.ok) return onDone(true);
    const { code, errors } = (await response.json().catch(() => ({}))) as Refusal;
    const isCodeNeeded = code?.startsWith('SECOND_FACTOR') ?? false;
    setNeedsCode(needsCode || isCodeNeeded);
    setProblem(isCodeNeeded && !needsCode ? texts.codeNeeded : (errors?.[0]?.message ?? texts.signInFailed));
  }

  return (
    <ModalDialog title={texts.signedOutTitle} help={texts.signedOutHelp} onCancel={() => onDone(false)}>
      <form className="saving-dialog__sign-in" onSubmit={signIn}>
        <label className="studio-field">
          <span>{texts.email}</span>
          <input type="email" value={email} readOnly autoComplete="username" />
        </label>
        <label className="studio-field">
          <span>{texts.password}</span>
          {/* biome-ignore lint/a11y/noAutofocus: the dialog asks for nothing else */}
          <input type="password" name="password" required autoFocus autoComplete="current-password" />
        </label>
        {needsCode && (
          <label className="studio-field">
            <span>{texts.code}</span>
            <input name="code" required inputMode="numeric" autoComplete="one-time-code" />
          </label>
        )}
        <Problem message={problem} />
        <div className="saving-dialog__actions">
          <button type="submit" className="studio-button">
            {texts.signIn}
          </button>
          <button type="button" onClick={() => onDone(false)}>
            {texts.later}
          </button>
        </div>
      </form>
    </ModalDialog>
  );
}

type Refusal = { code?: string; errors?: { message?: string }[] };
