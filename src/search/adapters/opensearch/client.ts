export type OpenSearchSettings = {
  readonly url: string;
  /** In front of every index name, so that installations can share a cluster. */
  readonly prefix?: string | undefined;
  readonly searchLimitMs?: number | undefined;
  readonly writeLimitMs?: number | undefined;
  readonly fetch?: typeof fetch | undefined;
};

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
export type Send = <T>(
  method: Method,
  path: string,
  body?: object | readonly object[],
  limitMs?: number,
) => Promise<T>;

/** Sends JSON and parses JSON; an array is sent as NDJSON. Throws on any status but 2xx, with the response text. */
export function openSearchClient(settings: OpenSearchSettings): Send {
  const { writeLimitMs = 30_000 } = settings;
  const send = settings.fetch ?? fetch;
  const base = new URL(settings.url);
  const headers: Record<string, string> = {};
  if (base.username) {
    // fetch refuses URLs with credentials.
    const pair = `${decodeURIComponent(base.username)}:${decodeURIComponent(base.password)}`;
    headers['Authorization'] = `Basic ${Buffer.from(pair).toString('base64')}`;
    base.username = '';
    base.password = '';
  }
  const root = base.href.replace(/\/$/, '');

  return async <T>(
    method: Method,
    path: string,
    body?: object | readonly object[],
    limitMs = writeLimitMs,
  ) => {
    const isLines = Array.isArray(body);
    const type = isLines ? 'application/x-ndjson' : 'application/json';
    const response = await send(`${root}/${path}`, {
      method,
      headers: body ? { ...headers, 'Content-Type': type } : headers,
      ...(body && {
        body: isLines ? body.map((line) => `${JSON.stringify(line)}\n`).join('') : JSON.stringify(body),
      }),
      signal: AbortSignal.timeout(limitMs),
    });
    const text = await response.text();
    if (response.ok) return JSON.parse(text) as T;
    throw new Error(
      `OpenSearch responded ${response.status} to ${method} /${path.split('?')[0]}: ${text.slice(0, 500)}`,
    );
  };
}
