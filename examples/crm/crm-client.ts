import { TryAgainLater } from 'forecourt/extension';

export type CrmSettings = { url: string; clientId: string; clientSecret: string };
type Request = { method: string; body?: unknown; headers?: Record<string, string>; signal: AbortSignal };

/** How long before its end a token counts as expired: a request takes a while, and clocks differ. */
const TOKEN_MARGIN_MS = 30_000;
const SHORTEST_WAIT_S = 1;

/** One client for as long as the settings are the same: it has the token. */
export function crmClient(settings: CrmSettings): CrmClient {
  const known = clients.get(settings);
  if (known) return known;
  const client = createCrmClient(settings);
  clients.set(settings, client);
  return client;
}

type CrmClient = ReturnType<typeof createCrmClient>;
const clients = new WeakMap<CrmSettings, CrmClient>();

/** Calls the API with a token of its own, fetched once for all calls until it expires. */
export function createCrmClient(
  { url, clientId, clientSecret }: CrmSettings,
  now: () => Date = () => new Date(),
) {
  let token: { value: string; expiresAt: number } | undefined;

  async function currentToken(signal: AbortSignal): Promise<string> {
    if (token && token.expiresAt - TOKEN_MARGIN_MS > now().getTime()) return token.value;
    const response = await fetch(`${url}/oauth/token`, {
      method: 'POST',
      signal,
      body: new URLSearchParams({
        grant_type: 'client_credentials',
        client_id: clientId,
        client_secret: clientSecret,
      }),
    });
    await refuseFailure(response, 'no token', now());
    const { access_token: value, expires_in: seconds } = (await response.json()) as {
      access_token?: string;
      expires_in?: number;
    };
    if (!value) throw new Error('the CRM gave no token');
    token = { value, expiresAt: now().getTime() + (seconds ?? 60) * 1000 };
    return value;
  }

  async function send(path: string, { method, body, headers, signal }: Request): Promise<Response> {
    return fetch(`${url}${path}`, {
      method,
      signal,
      headers: {
        ...headers,
        authorization: `Bearer ${await currentToken(signal)}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  }

  return async function call<Answer>(path: string, request: Request): Promise<Answer> {
    let response = await send(path, request);
    // A token may be withdrawn before it expires; with a new one it is tried once.
    if (response.status === 401) {
      token = undefined;
      await response.body?.cancel();
      response = await send(path, request);
    }
    await refuseFailure(response, `${request.method} ${path.replace(/\?.*/, '')}`, now());
    return (await response.json()) as Answer;
  };
}

async function refuseFailure(response: Response, what: string, now: Date): Promise<void> {
  if (response.ok) return;
  await response.body?.cancel();
  const message = `the CRM answered ${response.status}: ${what}`;
  const after = response.headers.get('retry-after');
  if ([429, 503].includes(response.status) && after)
    throw new TryAgainLater(message, secondsUntil(after, now));
  throw new Error(message);
}

/** Retry-After is a number of seconds or a date. */
export function secondsUntil(after: string, now: Date): number {
  const seconds = /^\d+$/.test(after) ? Number(after) : (Date.parse(after) - now.getTime()) / 1000;
  return Number.isFinite(seconds) ? Math.max(SHORTEST_WAIT_S, Math.ceil(seconds)) : SHORTEST_WAIT_S;
}
