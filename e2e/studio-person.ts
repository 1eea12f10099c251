import { password } from './studio-house.ts';

export const people = {
  administrator: 'admin@solvik.example',
  editor: 'redaktor@solvik.example',
  author: 'skribent@solvik.example',
  finnishEditor: 'toimittaja@carstore.example',
};

export type Answer = { status: number; body: Record<string, unknown> };

/** Somebody at the studio's own interface, with the cookie that their browser would have. */
export type Person = {
  cookie: string;
  ask: (path: string, method?: 'GET' | 'POST' | 'PATCH' | 'DELETE', json?: object) => Promise<Answer>;
  upload: (file: { name: string; type: string; bytes: Buffer<ArrayBuffer> }, json: object) => Promise<Answer>;
};

export const studioAddress = (path = ''): string =>
  `http://localhost:${process.env['FORECOURT_PORT']}/admin${path}`;

const known = new Map<string, Promise<Person>>();

/** Signs in once; the door lets nobody try a password too often. */
export function as(mail: string): Promise<Person> {
  const person =
    known.get(mail) ?? signIn(mail, password).then(({ body }) => personWith(String(body['token'])));
  known.set(mail, person);
  return person;
}

export function signIn(email: string, word: string): Promise<Answer> {
  return send('/api/users/login', { method: 'POST', json: { email, password: word } });
}

function personWith(token: string): Person {
  const cookie = `payload-token=${token}`;
  return {
    cookie: token,
    ask: (path, method = 'GET', json) => send(`/api${path}`, { method, cookie, json }),
    upload: ({ name, type, bytes }, json) => {
      const form = new FormData();
      form.set('file', new Blob([bytes], { type }), name);
      form.set('_payload', JSON.stringify(json));
      return send('/api/media', { method: 'POST', cookie, form });
    },
  };
}

type Sent = { method: string; cookie?: string; json?: object | undefined; form?: FormData };

async function send(path: string, { method, cookie, json, form }: Sent): Promise<Answer> {
  const response = await fetch(studioAddress(path), {
    method,
    redirect: 'manual',
    headers: { ...(cookie && { cookie }), ...(json && { 'content-type': 'application/json' }) },
    ...((json || form) && { body: form ?? JSON.stringify(json) }),
  });
  const text = await response.text();
  return { status: response.status, body: readable(text) };
}

function readable(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return { text };
  }
}
