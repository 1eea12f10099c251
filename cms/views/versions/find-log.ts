import type { PayloadRequest } from 'payload';
import type { AuditAction } from '../../audit/audit-actions.ts';
import { AUDIT_LOG } from '../../audit/audit-log.ts';

export type LoggedAction = { id: number | string; at: string; person: string; action: AuditAction };

const MAX_SHOWN = 20;

/**
 * What the audit log has of one document. Only administrators read the log itself; who may open the document may know
 * who published it, without the address that it was done from.
 */
export async function findLog(
  collection: string,
  id: number | string,
  req: PayloadRequest,
): Promise<readonly LoggedAction[]> {
  const { docs } = await req.payload.find({
    collection: AUDIT_LOG,
    ...{ depth: 0, limit: MAX_SHOWN, pagination: false, overrideAccess: true, sort: '-createdAt' },
    select: { action: true, person: true, createdAt: true },
    where: { and: [{ subject: { equals: collection } }, { document: { equals: String(id) } }] },
    req,
  });
  return (docs as unknown as LogRow[]).map((row) => ({
    id: row.id,
    at: row.createdAt,
    person: row.person ?? '',
    action: row.action,
  }));
}

type LogRow = { id: number | string; createdAt: string; person?: string | null; action: AuditAction };
