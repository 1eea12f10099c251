import type { CollectionSlug, Payload, PayloadRequest, Where } from 'payload';
import { AUDIT_LOG } from '../audit/audit-log.ts';
import type { StudioSettings } from '../settings.ts';
import { deleteOldAttempts } from './attempt-limits.ts';
import { USED_CODES } from './used-codes.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

type Retention = Pick<StudioSettings, 'auditDays'>;

/** Deletes what is stored for a time only: the audit log, refused sign-ins, and codes of an app, which expire by themselves. */
export async function deleteOldRows(
  payload: Payload,
  { auditDays }: Retention,
  now: Date,
): Promise<{ auditEntries: number }> {
  const before = (ms: number): Where => ({
    createdAt: { less_than: new Date(now.getTime() - ms).toISOString() },
  });
  const oldEntries = before(auditDays * DAY_MS);
  const { totalDocs } = await payload.db.count({ collection: AUDIT_LOG, where: oldEntries });
  await remove(payload, AUDIT_LOG, oldEntries);
  await remove(payload, USED_CODES, { and: [before(DAY_MS), { code: { like: ' step ' } }] });
  await deleteOldAttempts(payload, now);
  return { auditEntries: totalDocs };
}

export function startDeletingOldRows(
  payload: Payload,
  retention: Retention,
  clock: () => Date,
  cleaned: (auditEntries: number, at: Date) => Promise<void>,
): void {
  const clean = async () => {
    const now = clock();
    const { auditEntries } = await deleteOldRows(payload, retention, now);
    await cleaned(auditEntries, now);
  };
  const run = () =>
    clean().catch((error: unknown) =>
      payload.logger.warn({ code: 'STUDIO_CLEANUP_FAILED', err: error }, 'old rows were not deleted'),
    );
  void run();
  setInterval(run, HOUR_MS).unref();
}

async function remove(payload: Payload, collection: CollectionSlug, where: Where): Promise<void> {
  await payload.db.deleteMany({ collection, where, req: {} as PayloadRequest });
}
