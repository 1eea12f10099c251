'use client';

import { useAuth, useDocumentInfo } from '@payloadcms/ui';
import { useTexts } from '../../i18n/use-texts.ts';
import { OthersSecurity } from './others-security.tsx';
import { OwnSecurity } from './own-security.tsx';
import { securityTexts } from './texts.ts';

/** Second factor and sessions, on the page of an account: one's own, or another's for administrators. */
export function AccountSecurity() {
  const { user } = useAuth();
  const { id } = useDocumentInfo();
  const texts = useTexts(securityTexts);
  if (id === undefined || !user) return null;
  const isOwn = id === user.id;
  if (!isOwn && user['role'] !== 'administrator') return null;
  return (
    <section className="account-security" aria-labelledby="account-security-title">
      <h2 id="account-security-title">{texts.title}</h2>
      {isOwn ? <OwnSecurity /> : <OthersSecurity id={id} />}
    </section>
  );
}
