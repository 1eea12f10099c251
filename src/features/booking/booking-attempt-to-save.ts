import type { BookingToSave, Claim } from './booking-store.ts';
import type { WorkshopDepartment, WorkshopSite } from './find-departments.ts';

/** An attempt to book: where, when and under which keys. */
export type AttemptToSave = Pick<
  BookingToSave,
  'id' | 'idempotencyKey' | 'attemptFingerprint' | 'replaces' | 'manageTokenHash'
> & {
  site: WorkshopSite;
  department: WorkshopDepartment;
  claim: Claim;
  now: Date;
};

/** What every kind of booking stores of its attempt. */
export function attemptToSave({ site, department, now, ...keys }: AttemptToSave) {
  const { siteId, siteName, address, phone, email, latitude, longitude } = department;
  return {
    ...keys,
    site: site.name,
    language: site.language,
    workshop: { siteId, siteName, address, phone, email, latitude, longitude, timeZone: site.timeZone },
    createdAt: now.toISOString(),
    changedAt: now.toISOString(),
  };
}
