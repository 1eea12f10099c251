/** What the sites' server says, whose API of the inventory has the address of the studio. */
export type Answer<Body> = { state: 'ok'; body: Body; etag: string | undefined } | Refusal;

export type Refusal =
  | { state: 'refused'; code: string; message: string; body: Readonly<Record<string, unknown>> }
  | { state: 'unreachable' };

export type Sending = { method?: 'GET' | 'POST' | 'PUT' | 'DELETE'; json?: unknown; headers?: HeadersInit };

export async function askInventory<Body>(
  path: string,
  { method = 'GET', json, headers }: Sending = {},
): Promise<Answer<Body>> {
  try {
    const response = await fetch(inventoryUrl(path), {
      method,
      credentials: 'same-origin',
      headers: { ...headers, ...(json !== undefined && { 'content-type': 'application/json' }) },
      ...(json !== undefined && { body: JSON.stringify(json) }),
    });
    return readAnswer(response.ok, await response.text(), response.headers.get('etag') ?? undefined);
  } catch {
    return { state: 'unreachable' };
  }
}

export function inventoryUrl(path: string): string {
  return `/api/inventory${path}`;
}

/** An answer in JSON, or none; what is no JSON did not come from the API. */
export function readAnswer<Body>(isOk: boolean, text: string, etag: string | undefined): Answer<Body> {
  const body = parse(text);
  if (isOk)
    return text !== '' && body === undefined
      ? { state: 'unreachable' }
      : { state: 'ok', body: body as Body, etag };
  const problem = (body ?? {}) as Readonly<Record<string, unknown>>;
  const { code, message } = problem;
  return typeof code === 'string'
    ? { state: 'refused', code, message: String(message ?? ''), body: problem }
    : { state: 'unreachable' };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
