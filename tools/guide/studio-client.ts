/** A person of the demo who is signed in to the studio, for requests and for the browser. */
export type StudioClient = {
  token: string;
  request: (path: string, method?: string, body?: object) => Promise<Record<string, unknown>>;
};

/** The studio refuses what a run before has done already. */
export class StudioRefusal extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

export async function signIn(origin: string, email: string, password: string): Promise<StudioClient> {
  const { token } = await send(`${origin}/admin/api/users/login`, 'POST', { email, password });
  if (typeof token !== 'string')
    throw new Error(`${email} cannot sign in. Is STUDIO_DEMO_PASSWORD the right one?`);
  return {
    token,
    request: (path, method = 'GET', body) => send(`${origin}/admin/api${path}`, method, body, token),
  };
}

async function send(address: string, method: string, body?: object, token?: string) {
  const response = await fetch(address, {
    method,
    headers: {
      ...(token && { authorization: `JWT ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const answer = (await response.json().catch(() => ({}))) as Record<string, unknown>;
  if (!response.ok)
    throw new StudioRefusal(
      response.status,
      `${method} ${address}: ${response.status} ${JSON.stringify(answer)}`,
    );
  return answer;
}
