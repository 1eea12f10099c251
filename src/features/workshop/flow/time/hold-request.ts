import { asRecord } from '../../../../shared/platform/unknown-record.ts';
import type { TimeSlotChoice } from '../../../booking/calendar/time-slot.ts';
import type { Hold } from '../../workshop-service.ts';
import { readWorkshopError } from './read-workshop-error.ts';
import type { SlotParams } from './time-slots-request.ts';

/** `expiresAt` of a hold is by the visitor's own clock, counted from what the server says is left. */
export type HoldResult =
  | { state: 'held'; hold: Hold }
  /** Somebody else was faster. */
  | { state: 'taken'; alternatives: readonly TimeSlotChoice[] }
  /** The time can be booked without a hold as well, so nothing is said. */
  | { state: 'failed' };

const PATH = '/api/mechmate/hold';
const TIMEOUT_MS = 15_000;

export type HoldParams = SlotParams & Pick<TimeSlotChoice, 'timeSlot' | 'isFullDay'> & { holdId: string };

export async function requestHold(params: HoldParams): Promise<HoldResult> {
  try {
    const response = await fetch(PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(params),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const body: unknown = await response.json();
    return response.ok ? readHold(body, response.headers.get('date')) : readRefusal(body);
  } catch {
    return { state: 'failed' };
  }
}

/** The time is free for others at once, also when the page is left. */
export async function releaseHold(holdId: string): Promise<void> {
  try {
    await fetch(`${PATH}/${encodeURIComponent(holdId)}`, { method: 'DELETE', keepalive: true });
  } catch {
    // It runs out by itself.
  }
}

function readHold(body: unknown, serverDate: string | null): HoldResult {
  const { holdId, expiresAt, expiresInSeconds } = asRecord(body);
  if (typeof holdId !== 'string' || typeof expiresAt !== 'string') return { state: 'failed' };
  const leftMs =
    typeof expiresInSeconds === 'number'
      ? expiresInSeconds * 1000
      : Date.parse(expiresAt) - Date.parse(serverDate ?? new Date().toUTCString());
  if (Number.isNaN(leftMs)) return { state: 'failed' };
  return { state: 'held', hold: { holdId, expiresAt: new Date(Date.now() + leftMs).toISOString() } };
}

function readRefusal(body: unknown): HoldResult {
  const { code, alternatives } = readWorkshopError(body);
  return code === 'TimeslotNotAvailable' ? { state: 'taken', alternatives } : { state: 'failed' };
}

const MINUTE_MS = 60_000;

/** Minutes that a hold is still good for, rounded up; 0 when it has run out. */
export function holdMinutesLeft(expiresAt: string, now: Date): number {
  return Math.max(0, Math.ceil((Date.parse(expiresAt) - now.getTime()) / MINUTE_MS));
}
