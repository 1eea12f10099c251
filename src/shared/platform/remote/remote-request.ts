import type { z } from 'zod';
import { RemoteFailure } from './remote-failure.ts';

export type RemoteRequest = {
  path: string;
  method?: 'GET' | 'POST' | 'DELETE';
  headers?: Readonly<Record<string, string>>;
  body?: object;
  signal?: AbortSignal | undefined;
};

export type RemoteSettings = { url: string; apiKey: string };

/** Reads what a system says of a request that it did not fulfil. */
export type ToError = (response: Response) => Promise<Error>;

/** A successful response; everything else is thrown. */
export async function sendRequest(
  { url, apiKey }: RemoteSettings,
  { path, method = 'GET', headers = {}, body, signal }: RemoteRequest,
  toError: ToError,
): Promise<Response> {
  const response = await fetch(`${url.replace(/\/+$/, '')}/${path}`, {
    method,
    headers: {
      accept: 'application/json',
      'user-agent': 'Forecourt',
      ...(apiKey && { 'x-api-key': apiKey }),
      ...(body && { 'content-type': 'application/json' }),
      ...headers,
    },
    redirect: 'error',
    ...(signal && { signal }),
    ...(body && { body: JSON.stringify(body) }),
  });
  if (response.ok) return response;
  throw await toError(response);
}

/** The body, if it has the shape that the API describes. */
export async function parseBody<Of>(response: Response, schema: z.ZodType<Of>): Promise<Of> {
  const text = await response.text();
  return parseJson(text, schema);
}

export function parseJson<Of>(text: string, schema: z.ZodType<Of>): Of {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw new RemoteFailure('unreadable', { detail: 'no JSON' });
  }
  const checked = schema.safeParse(body);
  if (checked.success) return checked.data;
  throw new RemoteFailure('unreadable', { detail: checked.error.issues[0]?.path.join('.') ?? '' });
}
