import { asRecord } from '../../../../shared/platform/unknown-record.ts';
import type { DaySlots } from '../../../booking/calendar/time-slot.ts';

export type SlotParams = {
  registrationNumber: string;
  departmentId: string;
  serviceOfferings: readonly string[];
};

/** What it holds counts as free: nobody stands in their own way. */
export type OwnHold = { holdId?: string | undefined };

const TIMEOUT_MS = 20_000;

/** With a trailing slash before the query, and the date at midnight (SB-73). */
export function timeSlotsUrl(
  { registrationNumber, departmentId, serviceOfferings, holdId }: SlotParams & OwnHold,
  date: string,
): string {
  const path = [registrationNumber, departmentId].map(encodeURIComponent).join('/');
  return `/api/mechmate/timeslots/from/${path}/${date}T00:00:00/?${codesQuery(serviceOfferings)}${holdId ? `&holdId=${holdId}` : ''}`;
}

export function codesQuery(serviceOfferings: readonly string[]): URLSearchParams {
  return new URLSearchParams({ serviceOfferings: serviceOfferings.join(',') });
}

/** The days of a week from a date on. Empty when they cannot be had (SB-73), so that nobody waits for ever. */
export async function fetchTimeSlots(
  params: SlotParams & OwnHold,
  date: string,
  signal: AbortSignal,
): Promise<readonly DaySlots[]> {
  try {
    const response = await fetch(timeSlotsUrl(params, date), {
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    const body: unknown = response.ok ? await response.json() : [];
    return Array.isArray(body) ? body.filter(isDaySlots) : [];
  } catch {
    return [];
  }
}

const clockTime = /^\d{2}:\d{2}$/;

function isDaySlots(value: unknown): value is DaySlots {
  const { date, availableSlots, allDaySlotAvailable } = asRecord(value);
  return (
    typeof date === 'string' &&
    Array.isArray(availableSlots) &&
    availableSlots.every((slot) => typeof slot === 'string' && clockTime.test(slot)) &&
    typeof allDaySlotAvailable === 'boolean'
  );
}
