import { loginOperation, type PayloadRequest } from 'payload';
import { recordAudit } from '../audit/record-audit.ts';
import type { StudioSettings } from '../settings.ts';
import { type Account, findAccount } from './account.ts';
import { type Attempt, type AttemptOrigin, beginAttempt } from './attempt-limits.ts';
import { findKnownDevice } from './known-device.ts';
import {
  acceptCode,
  confirmSecondFactor,
  findSecondFactor,
  type SecondFactor,
  startSecondFactor,
} from './second-factor-store.ts';
import { describeEnrolment, type Enrolment } from './totp.ts';
import { verifyPassword } from './verify-password.ts';

export type Credentials = { email: string; password: string; code: string };

type LoginResult = Awaited<ReturnType<typeof loginOperation>>;

export type SignInResult =
  | { state: 'signed in'; login: LoginResult; recoveryCodes?: readonly string[] | undefined }
  /** Wrong, unknown or locked: nobody is told which. */
  | { state: 'refused' }
  /** In the demo, whose password is printed, and only with the right one. */
  | { state: 'locked'; until: Date }
  | { state: 'code needed' }
  | { state: 'code wrong' }
  /** The role needs a second factor, and there is none yet. */
  | { state: 'setup needed'; enrolment: Enrolment };

export type SignInRules = Pick<StudioSettings, 'secondFactorRoles' | 'demo'>;

/** The account whose password and second factor were right in this request; the hook before a session looks for it. */
export const VERIFIED_ACCOUNT = 'verifiedAccount';

/** Known and unknown accounts take the same way up to the answer: the same queries, the same hash, the same rows. */
export async function signIn(
  req: PayloadRequest,
  { email, password, code }: Credentials,
  { secondFactorRoles, demo }: SignInRules,
  now: Date,
): Promise<SignInResult> {
  const { payload } = req;
  const account = await findAccount(req, email);
  const attempt = await beginAttempt(payload, { email, origin: originOf(req, account, now), now });
  const isPassword = await verifyPassword(password, account);
  const factor = await findSecondFactor(payload, account?.id ?? 'unknown');
  // What strangers have tried does not keep out whoever has the second factor.
  const isOpen = !attempt.lockedUntil || (factor?.isConfirmed && code.trim() !== '');
  if (!isOpen || !account || !isPassword) {
    await recordAudit(req, { action: 'sign-in-failed', account });
    return demo && isPassword && attempt.lockedUntil
      ? { state: 'locked', until: attempt.lockedUntil }
      : { state: 'refused' };
  }
  if (factor?.isConfirmed) return withCode(req, account, factor, { attempt, email, password, code, now });
  if (account.role && secondFactorRoles.includes(account.role))
    return withNewFactor(req, account, { attempt, email, password, code, now });
  await attempt.succeed();
  return { state: 'signed in', login: await openSession(req, account, { email, password }) };
}

function originOf(req: PayloadRequest, account: Account | undefined, now: Date): AttemptOrigin {
  const device = findKnownDevice(req, account, now);
  if (device) return { kind: 'device', id: device };
  return { kind: 'address', address: req.headers.get('x-forwarded-for') ?? undefined };
}

type Step = Credentials & { attempt: Attempt; now: Date };

async function withCode(
  req: PayloadRequest,
  account: Account,
  factor: SecondFactor,
  { attempt, email, password, code, now }: Step,
): Promise<SignInResult> {
  await attempt.withdraw();
  if (!code.trim()) return { state: 'code needed' };
  const codeAttempt = await beginAttempt(req.payload, { email, origin: { kind: 'code' }, now });
  const accepted = !codeAttempt.lockedUntil && (await acceptCode(req.payload, account.id, factor, code, now));
  if (!accepted) {
    await recordAudit(req, { action: 'sign-in-failed', account, detail: 'second factor' });
    return codeAttempt.lockedUntil ? { state: 'refused' } : { state: 'code wrong' };
  }
  await attempt.succeed();
  await codeAttempt.succeed();
  if (accepted === 'recovery code') await recordAudit(req, { action: 'recovery-code-used', account });
  return { state: 'signed in', login: await openSession(req, account, { email, password }) };
}

/** Whoever must have a second factor sets it up while signing in: the first right code turns it on. */
async function withNewFactor(
  req: PayloadRequest,
  account: Account,
  { attempt, email, password, code, now }: Step,
): Promise<SignInResult> {
  const { payload } = req;
  const factor = await startSecondFactor(payload, account.id);
  if (!code.trim()) {
    await attempt.withdraw();
    return { state: 'setup needed', enrolment: describeEnrolment(factor.secret, account.email) };
  }
  if ((await acceptCode(payload, account.id, factor, code, now)) !== 'app') return { state: 'code wrong' };
  await attempt.succeed();
  const recoveryCodes = await confirmSecondFactor(payload, account.id, factor, now);
  await recordAudit(req, { action: 'second-factor-enabled', account });
  return { state: 'signed in', login: await openSession(req, account, { email, password }), recoveryCodes };
}

async function openSession(
  req: PayloadRequest,
  account: Account,
  data: { email: string; password: string },
): Promise<LoginResult> {
  req.context[VERIFIED_ACCOUNT] = account.id;
  const collection = req.payload.collections['users'];
  return loginOperation({ collection: collection as never, data: data as never, req });
}
