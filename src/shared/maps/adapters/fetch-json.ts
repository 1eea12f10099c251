import type { ZodType } from 'zod';
import { GeocoderUnavailable } from '../geocoder-unavailable.ts';

export const GEOCODER_TIMEOUT_MS = 3000;

type Options = {
  timeoutMs: number;
  signal?: AbortSignal | undefined;
  headers?: Readonly<Record<string, string>>;
  /** Sent as JSON by POST. */
  body?: object;
};

/** What a geocoder responds, checked; undefined for 404. Everything else that goes wrong is one kind of error. */
export async function fetchJson<T>(url: URL, schema: ZodType<T>, options: Options): Promise<T | undefined> {
  const response = await send(url, options);
  if (response.status === 404) return undefined;
  if (!response.ok) throw new GeocoderUnavailable('refused', String(response.status));
  const body = await response.json().catch((error: unknown) => {
    throw new GeocoderUnavailable(isAbort(error) ? 'timeout' : 'unreadable');
  });
  const checked = schema.safeParse(body);
  if (!checked.success) throw new GeocoderUnavailable('unreadable', checked.error.issues[0]?.path.join('.'));
  return checked.data;
}

async function send(url: URL, { timeoutMs, signal, headers, body }: Options): Promise<Response> {
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    return await fetch(url, {
      headers: {
        accept: 'application/json',
        'user-agent': 'Forecourt',
        ...(body && { 'content-type': 'application/json' }),
        ...headers,
      },
      redirect: 'error',
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
  } catch (error) {
    // The error's own text may hold the address, and with it the key and what the visitor typed.
    throw new GeocoderUnavailable(isAbort(error) ? 'timeout' : 'unreachable');
  }
}

function isAbort(error: unknown): boolean {
  return error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError');
}

/** `{base}/{path}?{query}`, without the parameters that are undefined. */
export function withQuery(
  base: string,
  path: string,
  query: Readonly<Record<string, string | number | undefined>>,
): URL {
  const url = new URL(`${base.replace(/\/+$/, '')}/${path}`);
  for (const [name, value] of Object.entries(query))
    if (value !== undefined) url.searchParams.set(name, String(value));
  return url;
}
