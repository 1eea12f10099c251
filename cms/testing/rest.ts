import { handleEndpoints, type Payload } from 'payload';
import { refuseCrossSite } from '../accounts/refuse-cross-site.ts';

export type RestResponse = { status: number; body: Record<string, unknown>; headers: Headers };
export type RestMethod = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** A client of the studio's REST API; without a token it is not signed in. */
export type RestClient = (
  path: string,
  method?: RestMethod,
  sent?: object | FormData,
  headers?: Record<string, string>,
) => Promise<RestResponse>;

/** Payload's own routes, with its own sign-in, without a server around them. */
export function restApi(payload: Payload) {
  const key = `rest-${Math.random()}`;
  // Payload looks its instance up here; otherwise it would open the database a second time and start its timers.
  const instances = (globalThis as unknown as { _payload: Map<string, object> })._payload;
  instances.set(key, { payload, initializedCrons: true, promise: null, reload: false, ws: null });

  const handle = refuseCrossSite((request) =>
    handleEndpoints({ config: payload.config, request, payloadInstanceCacheKey: key }),
  );
  const client =
    (token?: string): RestClient =>
    async (path, method = 'GET', sent, headers = {}) => {
      // Encoded beforehand: a form that is read to its limit only would go on being written.
      const form = sent instanceof FormData ? new Response(sent) : undefined;
      const body = form ? await form.arrayBuffer() : sent && JSON.stringify(sent);
      const type = form ? form.headers.get('content-type') : sent && 'application/json';
      const request = new Request(`http://localhost:3000/admin/api${path}`, {
        method,
        headers: {
          ...headers,
          ...(token && { authorization: `JWT ${token}` }),
          ...(type && { 'content-type': type }),
          ...headers,
        },
        ...(body !== undefined && { body }),
      });
      const response = await handle(request);
      const text = await response.text();
      const answer = text.startsWith('{') ? JSON.parse(text) : { text };
      return { status: response.status, body: answer, headers: response.headers };
    };

  return {
    anonymous: client(),
    withToken: client,
    async signIn(email: unknown, password: string): Promise<RestClient> {
      const { body } = await client()('/users/login', 'POST', { email, password });
      return client(String(body['token']));
    },
  };
}

/** A file and its fields, as the studio's forms send them. */
export function uploadForm(fields: object, name: string, bytes: Buffer, type = 'image/png'): FormData {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(bytes)], { type }), name);
  form.set('_payload', JSON.stringify(fields));
  return form;
}

/** A client whose changes of a document are based on its newest revision, as those of somebody who has just opened it. */
export function basedOnNewest(client: RestClient): RestClient {
  return async (path, method = 'GET', sent, headers = {}) => {
    const [route = '', query = ''] = path.split('?');
    if (method !== 'PATCH') return client(path, method, sent, headers);
    const isOne = /\/\d+$/.test(route);
    const { body } = await client(
      isOne ? `${route}?depth=0&draft=true` : `${route}?${query}&depth=0&draft=true`,
    );
    const found = isOne ? body : (body['docs'] as Record<string, unknown>[] | undefined)?.[0];
    return client(path, method, sent, { ...headers, 'if-match': `"${found?.['edition'] ?? 0}"` });
  };
}
