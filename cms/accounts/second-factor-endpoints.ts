import type { Endpoint, PayloadHandler, PayloadRequest } from 'payload';
import { systemClock } from '../../src/shared/platform/clock.ts';
import { toPerson } from '../access/person.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { StudioSettings } from '../settings.ts';
import { type Account, findAccountById } from './account.ts';
import { errorMessagesFor } from './account-error-messages.ts';
import { beginAttempt } from './attempt-limits.ts';
import { currentSession, endSessions, signedInAccount } from './end-sessions.ts';
import { noStore, refusal, requestTexts } from './request-data.ts';
import {
  acceptCode,
  confirmSecondFactor,
  countRecoveryCodes,
  findSecondFactor,
  removeSecondFactor,
  startSecondFactor,
} from './second-factor-store.ts';
import { describeEnrolment } from './totp.ts';
import { verifyPassword } from './verify-password.ts';

type Rules = Pick<StudioSettings, 'secondFactorRoles'>;
type OwnHandler = (req: PayloadRequest, account: Account, rules: Rules) => Promise<Response>;

/** What people do with their own second factor and sessions, and administrators with those of others. */
export function secondFactorEndpoints(rules: Rules): Endpoint[] {
  const own =
    (handler: OwnHandler): PayloadHandler =>
    async (req) => {
      const account = await signedInAccount(req);
      return account ? handler(req, account, rules) : refuseAccess(req);
    };
  return [
    { path: '/second-factor', method: 'get', handler: own(handleStatus) },
    { path: '/second-factor/start', method: 'post', handler: own(handleStart) },
    { path: '/second-factor/confirm', method: 'post', handler: own(handleConfirm) },
    { path: '/second-factor/recovery-codes', method: 'post', handler: own(handleRecoveryCodes) },
    { path: '/second-factor/disable', method: 'post', handler: own(handleDisable) },
    { path: '/end-other-sessions', method: 'post', handler: own(handleEndOtherSessions) },
    { path: '/:id/second-factor/reset', method: 'post', handler: handleReset },
  ];
}

const handleStatus: OwnHandler = async ({ payload }, account, rules) => {
  const factor = await findSecondFactor(payload, account.id);
  return respond({
    enabled: factor?.isConfirmed ?? false,
    required: isRequired(account, rules),
    recoveryCodesLeft: factor?.isConfirmed ? await countRecoveryCodes(payload, account.id, factor) : 0,
    sessions: account.sessions?.length ?? 0,
  });
};

const handleStart: OwnHandler = async (req, account) => {
  const refused = await refuseWithoutPassword(req, account);
  if (refused) return refused;
  const factor = await startSecondFactor(req.payload, account.id);
  if (factor.isConfirmed) return refusal(409, 'SECOND_FACTOR_THERE', errorMessagesFor(req).secondFactorThere);
  return respond({ enrolment: describeEnrolment(factor.secret, account.email) });
};

const handleConfirm: OwnHandler = async (req, account) => {
  const { payload } = req;
  const texts = errorMessagesFor(req);
  const { code } = await requestTexts(req, 'code');
  const factor = await findSecondFactor(payload, account.id);
  if (!factor) return refusal(409, 'SECOND_FACTOR_MISSING', texts.secondFactorMissing);
  if (factor.isConfirmed) return refusal(409, 'SECOND_FACTOR_THERE', texts.secondFactorThere);
  const now = systemClock();
  const attempt = await beginAttempt(payload, { email: account.email, origin: { kind: 'session' }, now });
  if (attempt.lockedUntil || !(await acceptCode(payload, account.id, factor, code, now)))
    return refusal(400, 'SECOND_FACTOR_WRONG', texts.codeWrong);
  await attempt.succeed();
  const recoveryCodes = await confirmSecondFactor(payload, account.id, factor, now);
  await endSessions(req, account.id, currentSession(req));
  await recordAudit(req, { action: 'second-factor-enabled' });
  return respond({ recoveryCodes });
};

const handleRecoveryCodes: OwnHandler = async (req, account) => {
  const refused = await refuseWithoutPassword(req, account);
  if (refused) return refused;
  const factor = await findSecondFactor(req.payload, account.id);
  if (!factor?.isConfirmed)
    return refusal(409, 'SECOND_FACTOR_MISSING', errorMessagesFor(req).secondFactorMissing);
  const recoveryCodes = await confirmSecondFactor(req.payload, account.id, factor, systemClock());
  await recordAudit(req, { action: 'recovery-codes-renewed' });
  return respond({ recoveryCodes });
};

const handleDisable: OwnHandler = async (req, account, rules) => {
  if (isRequired(account, rules))
    return refusal(403, 'SECOND_FACTOR_REQUIRED', errorMessagesFor(req).secondFactorRequired);
  const refused = await refuseWithoutPassword(req, account);
  if (refused) return refused;
  await removeSecondFactor(req.payload, account.id);
  await recordAudit(req, { action: 'second-factor-disabled' });
  return respond({ enabled: false });
};

const handleEndOtherSessions: OwnHandler = async (req, account) => {
  const ended = await endSessions(req, account.id, currentSession(req));
  await recordAudit(req, { action: 'sessions-ended', detail: String(ended) });
  return respond({ ended });
};

/** Somebody has lost telephone and recovery codes: an administrator lets them in with the password alone. */
async function handleReset(req: PayloadRequest): Promise<Response> {
  const id: unknown = req.routeParams?.['id'];
  if (toPerson(req.user)?.role !== 'administrator' || String(req.user?.id) === String(id))
    return refuseAccess(req);
  const account = await findAccountById(req, id);
  if (!account) return refusal(404, 'NOT_FOUND', req.t('error:notFound'));
  await removeSecondFactor(req.payload, account.id);
  await endSessions(req, account.id);
  await recordAudit(req, {
    action: 'second-factor-reset',
    subject: 'users',
    document: account.id,
    title: account.name ?? account.email,
  });
  return respond({ enabled: false });
}

/** A session that was left open is not enough to change how an account is guarded. */
async function refuseWithoutPassword(req: PayloadRequest, account: Account): Promise<Response | undefined> {
  const { password } = await requestTexts(req, 'password');
  const attempt = await beginAttempt(req.payload, {
    email: account.email,
    origin: { kind: 'session' },
    now: systemClock(),
  });
  const isPassword = await verifyPassword(password, account);
  if (attempt.lockedUntil || !isPassword)
    return refusal(403, 'PASSWORD_WRONG', errorMessagesFor(req).currentPassword);
  await attempt.succeed();
  return undefined;
}

function isRequired({ role }: Account, { secondFactorRoles }: Rules): boolean {
  return role !== undefined && secondFactorRoles.includes(role);
}

function refuseAccess(req: PayloadRequest): Response {
  return refusal(req.user ? 403 : 401, 'FORBIDDEN', req.t('error:notAllowedToPerformAction'));
}

function respond(body: object): Response {
  return Response.json(body, { headers: noStore });
}
