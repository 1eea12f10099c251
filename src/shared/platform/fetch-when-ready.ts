const MAX_RETRIES = 3;
const FIRST_WAIT_MS = 400;
const MAX_WAIT_MS = 5_000;

type Deps = { fetch?: typeof fetch; sleep?: (ms: number, signal: AbortSignal) => Promise<void> };

/**
 * A request that may be repeated. A busy server responds 503 and says when to come back; then nobody needs to hear of
 * it before the last try.
 */
export async function fetchWhenReady(
  address: string,
  init: RequestInit & { signal: AbortSignal },
  { fetch: send = fetch, sleep = wait }: Deps = {},
): Promise<Response> {
  for (let tries = 0; ; tries += 1) {
    const response = await send(address, init);
    if (response.status !== 503 || tries === MAX_RETRIES) return response;
    await sleep(waitMs(response.headers.get('retry-after'), tries), init.signal);
  }
}

/** What the server asks for, or twice as long each time. */
export function waitMs(retryAfter: string | null, tries: number): number {
  const asked = retryAfter !== null && /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1000 : undefined;
  return Math.min(asked ?? FIRST_WAIT_MS * 2 ** tries, MAX_WAIT_MS);
}

function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
