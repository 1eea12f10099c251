import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Asked = { method: string; path: string; headers: IncomingMessage['headers']; body: unknown };
type Answer = { status: number; headers?: Record<string, string>; body?: unknown };

/**
 * A CRM on this machine. `next` answers before it does: what a test pushes there is what the next request gets, so a CRM
 * behaves as badly as the test says. Tokens are counted: withdrawn ones get 401.
 */
export async function aCrm() {
  const asked: Asked[] = [];
  const next: (Answer | 'hang up')[] = [];
  const leads = new Map<string, unknown>();
  const contacts = new Map<string, string>();
  let tokens = 0;

  function answer({ path, headers, body }: Asked): Answer {
    if (path === '/oauth/token') {
      tokens += 1;
      return { status: 200, body: { access_token: `token-${tokens}`, expires_in: 3600 } };
    }
    if (headers.authorization !== `Bearer token-${tokens}`) return { status: 401 };
    if (path === '/contacts') {
      const { email } = body as { email: string };
      if (!contacts.has(email)) contacts.set(email, `contact-${contacts.size + 1}`);
      return { status: 200, body: { id: contacts.get(email) } };
    }
    if (path === '/leads') {
      const key = String(headers['idempotency-key']);
      if (!leads.has(key)) leads.set(key, body);
      return { status: 201, body: { id: key } };
    }
    return { status: 200, body: { average: 4.5, total: 2, reviews: [] } };
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString();
    const one: Asked = {
      method: request.method ?? '',
      path: (request.url ?? '').replace(/\?.*/, ''),
      headers: request.headers,
      body: request.headers['content-type']?.includes('json') ? JSON.parse(text) : text,
    };
    asked.push(one);
    const given = one.path === '/oauth/token' ? answer(one) : (next.shift() ?? answer(one));
    if (given === 'hang up') return void request.socket.destroy();
    response.writeHead(given.status, { 'content-type': 'application/json', ...given.headers });
    response.end(given.body === undefined ? '' : JSON.stringify(given.body));
  }

  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    next,
    leads,
    contacts,
    /** The token that was given out is no longer good. */
    withdrawToken: () => {
      tokens += 1;
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
