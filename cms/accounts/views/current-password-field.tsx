'use client';

import { useAuth, useDocumentInfo, useField } from '@payloadcms/ui';
import { useTexts } from '../../i18n/use-texts.ts';
import { securityTexts } from './texts.ts';

/** Asked of those who change their own account. */
export function CurrentPasswordField() {
  const { user } = useAuth();
  const { id } = useDocumentInfo();
  const { value, setValue, errorMessage, showError } = useField<string>({ path: 'currentPassword' });
  const texts = useTexts(securityTexts);
  if (id === undefined || id !== user?.id) return null;
  return (
    <div className="studio-field account-security">
      <label htmlFor="current-password">{texts.currentPassword}</label>
      <input
        id="current-password"
        type="password"
        autoComplete="current-password"
        aria-describedby="current-password-help"
        aria-invalid={showError}
        value={value ?? ''}
        onChange={({ target }) => setValue(target.value)}
      />
      <small id="current-password-help">{showError ? errorMessage : texts.currentPasswordHelp}</small>
    </div>
  );
}
