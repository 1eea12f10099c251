import { handleEndpoints, type Payload } from 'payload';

export type RestResponse = { status: number; body: Record<string, unknown> };
export type RestMethod = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** A client of the studio's REST API; without a token it is not signed in. */
export type RestClient = (
  path: string,
  method?: RestMethod,
  sent?: object | FormData,
) => Promise<RestResponse>;

/** Payload's own routes, with its own sign-in, without a server around them. */
export function restApi(payload: Payload) {
  const key = `rest-${Math.random()}`;
  // Payload looks its instance up here; otherwise it would open the database a second time and start its timers.
  const instances = (globalThis as unknown as { _payload: Map<string, object> })._payload;
  instances.set(key, { payload, initializedCrons: true, promise: null, reload: false, ws: null });

  const client =
    (token?: string): RestClient =>
    async (path, method = 'GET', sent) => {
      const isForm = sent instanceof FormData;
      const request = new Request(`http://localhost:3000/admin/api${path}`, {
        method,
        headers: {
          ...(token && { authorization: `JWT ${token}` }),
          ...(sent && !isForm && { 'content-type': 'application/json' }),
        },
        ...(sent && { body: isForm ? sent : JSON.stringify(sent) }),
      });
      const response = await handleEndpoints({
        config: payload.config,
        request,
        payloadInstanceCacheKey: key,
      });
      const text = await response.text();
      return { status: response.status, body: text.startsWith('{') ? JSON.parse(text) : { text } };
    };

  return {
    anonymous: client(),
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
