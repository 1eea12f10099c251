import type { AcceptedCheckout, CheckoutStatus } from './api-schemas.ts';
import type { CheckoutParams } from './checkout.ts';

export type SendResult =
  | { state: 'accepted'; checkout: AcceptedCheckout }
  | { state: 'unknownKits'; kitIds: readonly string[] }
  | { state: 'different' | 'refused' | 'tooMany' | 'unavailable' };

const ADDRESS = '/api/kits/hand-over';
const ATTEMPTS = 3;
const PAUSE_MS = 1000;
const TIMEOUT_MS = 10_000;

/** Tried again where it may help: the same transaction is one checkout, however often it is sent. */
export async function sendCart(
  params: CheckoutParams,
  kitIds: readonly string[],
  pause: (ms: number) => Promise<void> = wait,
): Promise<SendResult> {
  for (let attempt = 1; ; attempt += 1) {
    const result = await sendOnce({ ...params, kitIds });
    if (result.state !== 'unavailable' || attempt === ATTEMPTS) return result;
    await pause(PAUSE_MS);
  }
}

async function sendOnce(body: CheckoutParams & { kitIds: readonly string[] }): Promise<SendResult> {
  try {
    const response = await fetch(ADDRESS, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.status === 202) return { state: 'accepted', checkout: await response.json() };
    if (response.status === 422)
      return { state: 'unknownKits', kitIds: (await response.json()).kitIds ?? [] };
    if (response.status === 409) return { state: 'different' };
    if (response.status === 429) return { state: 'tooMany' };
    return { state: response.status < 500 ? 'refused' : 'unavailable' };
  } catch {
    // The line was cut, or the response is not ours.
    return { state: 'unavailable' };
  }
}

/** Undefined where the server does not respond: the next poll may. */
export async function fetchCheckoutStatus(
  transactionId: string,
  token: string,
): Promise<CheckoutStatus | undefined> {
  try {
    const response = await fetch(`${ADDRESS}/${encodeURIComponent(transactionId)}`, {
      headers: { authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return response.ok ? ((await response.json()) as CheckoutStatus) : undefined;
  } catch {
    return undefined;
  }
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
