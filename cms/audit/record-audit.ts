import type { Payload, PayloadRequest } from 'payload';
import { relationId } from '../access/person.ts';
import type { AuditAction } from './audit-actions.ts';
import { AUDIT_LOG } from './audit-log.ts';
import { networkOf } from './network-of.ts';

export type AuditEntry = {
  action: AuditAction;
  /** Whose account it is about or who did it; without one, whoever sent the request. */
  account?: unknown;
  site?: unknown;
  subject?: string;
  document?: number | string;
  title?: string | undefined;
  detail?: string | undefined;
};

type Account = { id?: unknown; name?: unknown; email?: unknown };

/** Adds a row to the audit log, within the transaction of the request if it has one. */
export async function recordAudit(req: PayloadRequest, entry: AuditEntry): Promise<void> {
  const account = (entry.account ?? req.user) as Account | null | undefined;
  await write(req.payload, req, {
    ...entry,
    // Of an account that is gone only the name is known.
    account: account?.id,
    person: text(account?.name) ?? text(account?.email),
    site: relationId(entry.site),
    document: entry.document === undefined ? undefined : String(entry.document),
    address: networkOf(req.headers?.get('x-forwarded-for') ?? undefined),
  });
}

/** Payload's hooks and access rules are for people; the log is written beside them. */
async function write(payload: Payload, req: PayloadRequest, row: Record<string, unknown>): Promise<void> {
  const now = new Date().toISOString();
  await payload.db.create({
    collection: AUDIT_LOG,
    data: { ...row, createdAt: now, updatedAt: now },
    req,
    returning: false,
  });
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value ? value : undefined;
}
