import { password } from './studio-servers.ts';

export const people = {
  administrator: 'admin@solvik.example',
  editor: 'redaktor@solvik.example',
  author: 'skribent@solvik.example',
  finnishEditor: 'toimittaja@carstore.example',
  privacy: 'integritet@solvik.example',
};

export type StudioResponse = { status: number; body: Record<string, unknown> };

/** A client of the studio's REST API, with the cookie of a signed-in browser. */
export type StudioClient = {
  cookie: string;
  request: (
    path: string,
    method?: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    json?: object,
  ) => Promise<StudioResponse>;
  upload: (
    file: { name: string; type: string; bytes: Buffer<ArrayBuffer> },
    json: object,
  ) => Promise<StudioResponse>;
};

export const studioAddress = (path = ''): string =>
  `http://localhost:${process.env['FORECOURT_PORT']}/admin${path}`;

const known = new Map<string, Promise<StudioClient>>();

/** Signs in once per account, because sign-ins are rate-limited. */
export function signedInAs(mail: string): Promise<StudioClient> {
  const person =
    known.get(mail) ?? signIn(mail, password).then(({ body }) => createClient(String(body['token'])));
  known.set(mail, person);
  return person;
}

export function signIn(email: string, word: string): Promise<StudioResponse> {
  return send('/api/users/login', { method: 'POST', json: { email, password: word } });
}

function createClient(token: string): StudioClient {
  const cookie = `payload-token=${token}`;
  return {
    cookie: token,
    request: (path, method = 'GET', json) => send(`/api${path}`, { method, cookie, json }),
    upload: ({ name, type, bytes }, json) => {
      const form = new FormData();
      form.set('file', new Blob([bytes], { type }), name);
      form.set('_payload', JSON.stringify(json));
      return send('/api/media', { method: 'POST', cookie, form });
    },
  };
}

type Sent = { method: string; cookie?: string; json?: object | undefined; form?: FormData };

async function send(path: string, { method, cookie, json, form }: Sent): Promise<StudioResponse> {
  const response = await fetch(studioAddress(path), {
    method,
    redirect: 'manual',
    headers: { ...(cookie && { cookie }), ...(json && { 'content-type': 'application/json' }) },
    ...((json || form) && { body: form ?? JSON.stringify(json) }),
  });
  const text = await response.text();
  return { status: response.status, body: parseJson(text) };
}

function parseJson(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return { text };
  }
}
