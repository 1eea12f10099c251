import {
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  type CollectionBeforeValidateHook,
  type PayloadRequest,
  ValidationError,
} from 'payload';
import { systemClock } from '../../src/shared/platform/clock.ts';
import { relationId } from '../access/person.ts';
import type { AuditAction } from '../audit/audit-actions.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { type Account, findAccountById } from './account.ts';
import { errorMessagesFor } from './account-error-messages.ts';
import { beginAttempt } from './attempt-limits.ts';
import { currentSession, endSessions } from './end-sessions.ts';
import { passwordProblem } from './password-problem.ts';
import { removeSecondFactor } from './second-factor-store.ts';
import { verifyPassword } from './verify-password.ts';

const PASSWORD_CHANGED = 'passwordChanged';

type AccountData = Partial<Account> & { password?: string; currentPassword?: string };

/**
 * A new password must be hard to guess, and whoever changes their own password or mail address must know the
 * current password: a session left open is not enough to take an account over.
 */
export const checkPassword: CollectionBeforeValidateHook = async ({
  data: given,
  originalDoc,
  operation,
  req,
  context,
}) => {
  const data = (given ?? {}) as AccountData;
  const stored = originalDoc as Account | undefined;
  if (data.password && !context['seeding']) {
    const { email = stored?.email, name = stored?.name, password } = data;
    const problem = passwordProblem(password, { email, name });
    if (problem) throw fieldError(req, 'password', errorMessagesFor(req).password[problem]);
  }
  const isTakingOver = data.password || (data.email !== undefined && data.email !== stored?.email);
  if (operation === 'update' && stored && isTakingOver && isOwn(req, stored)) {
    if (!(await knowsPassword(req, stored, data.currentPassword ?? '')))
      throw fieldError(req, 'currentPassword', errorMessagesFor(req).currentPassword);
  }
  if (data.password) context[PASSWORD_CHANGED] = true;
  const { currentPassword: _, ...kept } = data;
  return kept;
};

export const recordAccountChange: CollectionAfterChangeHook = async ({
  doc,
  previousDoc,
  operation,
  req,
  context,
}) => {
  if (context['seeding']) return doc;
  const isPassword = context[PASSWORD_CHANGED] === true;
  delete context[PASSWORD_CHANGED];
  const about = { subject: 'users', document: doc.id, title: String(doc.name ?? doc.email) };
  if (operation === 'create') {
    await recordAudit(req, { ...about, action: 'account-created', detail: String(doc.role) });
    return doc;
  }
  const isRole = rightsOf(doc) !== rightsOf(previousDoc);
  const actions: AuditAction[] = [
    ...(isPassword ? (['password-changed'] as const) : []),
    ...(isRole ? (['role-changed'] as const) : []),
    ...(doc.email !== previousDoc.email || doc.name !== previousDoc.name
      ? (['account-changed'] as const)
      : []),
  ];
  for (const action of actions)
    await recordAudit(req, {
      ...about,
      action,
      ...(action === 'role-changed' && { detail: `${previousDoc.role} → ${doc.role}` }),
    });
  // What somebody was allowed to do when they signed in no longer holds.
  if (isRole || isPassword) await endSessions(req, doc.id, isOwn(req, doc) ? currentSession(req) : undefined);
  return doc;
};

export const recordAccountDelete: CollectionAfterDeleteHook = async ({ doc, req, id }) => {
  await removeSecondFactor(req.payload, id);
  await recordAudit(req, {
    action: 'account-deleted',
    // The account is no longer there to be pointed at.
    ...(isOwn(req, doc) && { account: { name: doc.name } }),
    subject: 'users',
    document: id,
    title: String(doc.name ?? doc.email),
  });
  return doc;
};

async function knowsPassword(
  req: PayloadRequest,
  { id, email }: Account,
  password: string,
): Promise<boolean> {
  const account = await findAccountById(req, id);
  const attempt = await beginAttempt(req.payload, { email, origin: { kind: 'session' }, now: systemClock() });
  const isPassword = await verifyPassword(password, account);
  if (attempt.lockedUntil || !isPassword) return false;
  await attempt.succeed();
  return true;
}

function isOwn({ user }: PayloadRequest, { id }: Pick<Account, 'id'>): boolean {
  return user?.collection === 'users' && String(user.id) === String(id);
}

function rightsOf({ role, sites }: { role?: unknown; sites?: unknown }): string {
  const ids = Array.isArray(sites) ? sites.map((site) => String(relationId(site))).toSorted() : [];
  return JSON.stringify([role, ids]);
}

function fieldError(req: PayloadRequest, path: string, message: string): ValidationError {
  return new ValidationError({ collection: 'users', errors: [{ path, message }], req }, req.t);
}
