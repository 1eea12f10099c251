import type { CheckoutStatus } from './api-schemas.ts';

/** Often at first, because the receiver usually has the cart within a second. */
const WAITS_MS = [1000, 1000, 2000, 3000, 5000, 5000, 10_000] as const;
/** About four minutes; a receiver that is down for longer is not waited for on the page. */
const MAX_POLLS = 30;

type PollDeps = {
  fetchStatus: () => Promise<CheckoutStatus | undefined>;
  onStatus: (status: CheckoutStatus) => void;
  pause: (ms: number) => Promise<void>;
  signal: AbortSignal;
};

/** Reads the status until the cart has arrived or was given up. */
export async function pollStatus({ fetchStatus, onStatus, pause, signal }: PollDeps): Promise<void> {
  for (let poll = 0; poll < MAX_POLLS && !signal.aborted; poll += 1) {
    await pause(WAITS_MS[Math.min(poll, WAITS_MS.length - 1)] ?? 0);
    if (signal.aborted) return;
    const status = await fetchStatus();
    if (status && !signal.aborted) onStatus(status);
    if (status && isFinal(status)) return;
  }
}

export function isFinal({ state }: Pick<CheckoutStatus, 'state'>): boolean {
  return state === 'delivered' || state === 'failed';
}
