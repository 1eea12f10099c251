import { type Endpoint, forgotPasswordOperation, type PayloadRequest, resetPasswordOperation } from 'payload';
import { generatePayloadCookie } from 'payload/shared';
import { systemClock } from '../../src/shared/platform/clock.ts';
import { administrators } from '../access/role-access.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { type Account, findAccount, findAccountById } from './account.ts';
import { errorMessagesFor } from './account-error-messages.ts';
import { forgetAttempts } from './attempt-limits.ts';
import { endSessions } from './end-sessions.ts';
import { knownDeviceCookie } from './known-device.ts';
import { passwordProblem } from './password-problem.ts';
import { noStore, refusal, requestTexts } from './request-data.ts';
import { SETTING_PASSWORD } from './session-hooks.ts';
import { type SignInRules, signIn } from './sign-in.ts';
import { accountTexts } from './texts.ts';

/** In place of Payload's own endpoints, which tell known accounts from unknown ones and know no second factor. */
export function signInEndpoints(rules: SignInRules): Endpoint[] {
  return [
    { path: '/login', method: 'post', handler: (req) => handleLogin(req, rules) },
    { path: '/forgot-password', method: 'post', handler: handleForgotPassword },
    { path: '/reset-password', method: 'post', handler: handleResetPassword },
    { path: '/unlock', method: 'post', handler: handleUnlock },
    { path: '/first-register', method: 'post', handler: handleFirstRegister },
  ];
}

async function handleLogin(req: PayloadRequest, rules: SignInRules): Promise<Response> {
  const credentials = await requestTexts(req, 'email', 'password', 'code');
  const texts = errorMessagesFor(req);
  const now = systemClock();
  const result = await signIn(req, credentials, rules, now);
  switch (result.state) {
    case 'refused':
      return refusal(401, 'SIGN_IN_REFUSED', texts.refused);
    case 'locked':
      return refusal(401, 'ACCOUNT_LOCKED', texts.lockedUntil(formatTime(req, result.until)));
    case 'code needed':
      return refusal(401, 'SECOND_FACTOR_NEEDED', texts.codeNeeded);
    case 'code wrong':
      return refusal(401, 'SECOND_FACTOR_WRONG', texts.codeWrong);
    case 'setup needed':
      return refusal(403, 'SECOND_FACTOR_SETUP', texts.setupNeeded, { enrolment: result.enrolment });
    case 'signed in': {
      const { login, recoveryCodes } = result;
      const message = req.t('authentication:passed');
      const headers = new Headers({ ...noStore, 'set-cookie': sessionCookie(req, login.token) });
      // Read again, because signing in may have hashed the password anew.
      const account = await findAccountById(req, login.user?.id);
      if (account) headers.append('set-cookie', knownDeviceCookie(req, account, now));
      return Response.json({ message, ...login, ...(recoveryCodes && { recoveryCodes }) }, { headers });
    }
  }
}

function formatTime({ i18n }: PayloadRequest, date: Date): string {
  return new Intl.DateTimeFormat(i18n.language, { hour: '2-digit', minute: '2-digit', hour12: false }).format(
    date,
  );
}

function sessionCookie({ payload }: PayloadRequest, token: string | undefined): string {
  const auth = payload.collections['users']?.config.auth;
  const { cookiePrefix } = payload.config;
  const cookie = generatePayloadCookie({
    collectionAuthConfig: auth as never,
    cookiePrefix,
    token: token ?? '',
  });
  return String(cookie);
}

/** The answer does not wait for the mail: only a known account gets one, and sending takes its time. */
async function handleForgotPassword(req: PayloadRequest): Promise<Response> {
  const { email } = await requestTexts(req, 'email');
  if (email) setImmediate(() => void sendResetMail(req, email));
  return Response.json({ message: accountTexts(req).resetSent }, { headers: noStore });
}

async function sendResetMail(req: PayloadRequest, email: string): Promise<void> {
  try {
    const collection = req.payload.collections['users'] as never;
    const token = await forgotPasswordOperation({ collection, data: { email } as never, req });
    if (token)
      await recordAudit(req, { action: 'password-reset-requested', account: await findAccount(req, email) });
  } catch (error) {
    req.payload.logger.error({ code: 'STUDIO_MAIL_NOT_SENT', err: error }, 'a mail was not sent');
  }
}

/** Sets the password and opens no session: whoever reads the mail may still not have the second factor. */
async function handleResetPassword(req: PayloadRequest): Promise<Response> {
  const { token, password } = await requestTexts(req, 'token', 'password');
  const texts = errorMessagesFor(req);
  const account = await findByResetToken(req, token);
  if (!account) return refusal(403, 'RESET_LINK_EXPIRED', texts.resetExpired);
  const problem = passwordProblem(password, account);
  if (problem) return refusedPassword(texts.password[problem]);
  req.context[SETTING_PASSWORD] = true;
  const collection = req.payload.collections['users'] as never;
  await resetPasswordOperation({ collection, data: { token, password }, req });
  await endSessions(req, account.id);
  await forgetAttempts(req.payload, account.email);
  await recordAudit(req, { action: 'password-reset', account });
  const renewed = await findAccountById(req, account.id);
  // Whoever reads the mails of the account may sign in with the new password, however many strangers try.
  const cookie = renewed && knownDeviceCookie(req, renewed, systemClock());
  const headers = { ...noStore, ...(cookie && { 'set-cookie': cookie }) };
  return Response.json({ message: accountTexts(req).resetDone }, { headers });
}

async function findByResetToken({ payload }: PayloadRequest, token: string): Promise<Account | undefined> {
  if (!token) return undefined;
  const where = {
    and: [
      { resetPasswordToken: { equals: token } },
      { resetPasswordExpiration: { greater_than: systemClock().toISOString() } },
    ],
  };
  return (await payload.db.findOne<Account>({ collection: 'users', where })) ?? undefined;
}

function refusedPassword(message: string): Response {
  const data = { errors: [{ path: 'password', message }] };
  return refusal(400, 'PASSWORD_REFUSED', message, { errors: [{ name: 'ValidationError', message, data }] });
}

async function handleUnlock(req: PayloadRequest): Promise<Response> {
  if (!(await administrators({ req } as never)))
    return refusal(403, 'FORBIDDEN', req.t('error:notAllowedToPerformAction'));
  const { email } = await requestTexts(req, 'email');
  await forgetAttempts(req.payload, email);
  return Response.json({ message: req.t('general:success') }, { headers: noStore });
}

/** Whoever came first would own the sites. */
async function handleFirstRegister(req: PayloadRequest): Promise<Response> {
  return refusal(403, 'ON_THE_MACHINE_ONLY', errorMessagesFor(req).onTheMachine);
}
