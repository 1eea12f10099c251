import { redirect } from 'next/navigation.js';
import type { AdminViewServerProps } from 'payload';
import { getSafeRedirect } from 'payload/shared';
import { LoginHint } from '../../components/brand/login-hint.tsx';
import { Logo } from '../../components/brand/logo.tsx';
import { SignInForm } from './sign-in-form.tsx';

/** In place of Payload's sign-in page, which cannot ask for a code. */
export function SignInView({ initPageResult, searchParams }: AdminViewServerProps) {
  const asked = searchParams?.['redirect'];
  const redirectTo = getSafeRedirect({
    fallbackTo: '/admin',
    redirectTo: Array.isArray(asked) ? (asked[0] ?? '') : (asked ?? ''),
  });
  if (initPageResult.req.user) redirect(redirectTo);
  return (
    <main>
      <div className="login__brand">
        <Logo i18n={initPageResult.req.i18n} />
      </div>
      <SignInForm redirectTo={redirectTo} />
      <LoginHint i18n={initPageResult.req.i18n} />
    </main>
  );
}
