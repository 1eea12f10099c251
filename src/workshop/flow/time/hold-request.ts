import type { TimeSlotChoice } from '../../workshop-error.ts';
import type { Hold } from '../../workshop-service.ts';
import { asRecord, readWorkshopError } from './read-workshop-error.ts';
import type { SlotParams } from './time-slots-request.ts';

export type HoldResult =
  | { state: 'held'; hold: Hold }
  /** Somebody else was faster. */
  | { state: 'taken'; alternatives: readonly TimeSlotChoice[] }
  /** The time can be booked without a hold as well, so nothing is said. */
  | { state: 'failed' };

const PATH = '/api/mechmate/hold';
const TIMEOUT_MS = 15_000;

export type HoldParams = SlotParams & Pick<TimeSlotChoice, 'timeSlot' | 'isFullDay'>;

export async function requestHold(params: HoldParams): Promise<HoldResult> {
  try {
    const response = await fetch(PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(params),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const body: unknown = await response.json();
    return response.ok ? readHold(body) : readRefusal(body);
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

function readHold(body: unknown): HoldResult {
  const { holdId, expiresAt } = asRecord(body);
  const isHold =
    typeof holdId === 'string' && typeof expiresAt === 'string' && !Number.isNaN(Date.parse(expiresAt));
  return isHold ? { state: 'held', hold: { holdId, expiresAt } } : { state: 'failed' };
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
