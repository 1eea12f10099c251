import { retryDelayMs } from '../../../shared/messaging/retry-policy.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** A server may be deploying; a photo may be named before it is uploaded. */
const ATTEMPTS_UNTIL_GONE = 3;
const RETRY = { firstDelayMs: 2 * MINUTE_MS, maxDelayMs: DAY_MS };
const HOST_RETRY = { firstDelayMs: 30_000, maxDelayMs: HOUR_MS };
const MAX_RETRY_AFTER_MS = 6 * HOUR_MS;
const REFRESH_MS = 7 * DAY_MS;

/** After so many requests in a row without an answer a host rests. */
export const SILENT_UNTIL_REST = 3;

/** When a photo is asked about after it was fetched; scattered, so that not all of a feed come at once. */
export function nextRefresh(now: Date, random: number): Date {
  return after(now, REFRESH_MS * (0.8 + 0.4 * random));
}

/** When it is tried again after this failure, and whether it counts as gone. */
export function nextAttempt(
  { attempts, isMissing }: { attempts: number; isMissing: boolean },
  now: Date,
  random: number,
): { next: Date; isGone: boolean } {
  const failures = attempts + 1;
  const isGone = isMissing && failures >= ATTEMPTS_UNTIL_GONE;
  const next = isGone ? nextRefresh(now, random) : after(now, delayMs(failures, RETRY, random));
  return { next, isGone };
}

/** Until when a host is left alone: as long as it says itself, or longer with every failure. */
export function restUntil(
  { failures, retryAfter }: { failures: number; retryAfter?: string | undefined },
  now: Date,
  random: number,
): Date {
  const stated = retryAfterMs(retryAfter, now);
  if (stated !== undefined) return after(now, Math.min(Math.max(stated, 1000), MAX_RETRY_AFTER_MS));
  return after(now, delayMs(failures, HOST_RETRY, random));
}

/** Seconds, or a date. */
function retryAfterMs(value: string | undefined, now: Date): number | undefined {
  if (value === undefined) return undefined;
  const ms = /^\d+$/.test(value.trim()) ? Number(value) * 1000 : Date.parse(value) - now.getTime();
  return Number.isFinite(ms) ? ms : undefined;
}

function delayMs(failures: number, policy: typeof RETRY, random: number): number {
  return retryDelayMs(failures, { ...policy, maxAttempts: 0, timeoutMs: 0 }, random);
}

function after(now: Date, ms: number): Date {
  return new Date(now.getTime() + Math.round(ms));
}
