import { Agent, type IncomingHttpHeaders, request } from 'node:http';

export type Sent = {
  port: number;
  /** Which site is asked, such as solvik-se.localhost. */
  host: string;
  path: string;
  method?: string;
  headers?: Readonly<Record<string, string>>;
  body?: string | Buffer | undefined;
  timeoutMs?: number;
};

export type Answer = { status: number; headers: IncomingHttpHeaders; text: string; ms: number };

const TIMEOUT_MS = 30_000;

/** No answer: the connection was cut or refused, or it took too long. */
export const NO_ANSWER = 0;

const agent = new Agent({ keepAlive: true, maxSockets: 200 });

/** Asks once. It never throws: a connection that was cut is an answer with the status `NO_ANSWER`. */
export function send({
  port,
  host,
  path,
  method = 'GET',
  headers,
  body,
  timeoutMs = TIMEOUT_MS,
}: Sent): Promise<Answer> {
  const began = performance.now();
  return new Promise((resolve) => {
    const failed = (text: string) =>
      resolve({ status: NO_ANSWER, headers: {}, text, ms: performance.now() - began });
    const outgoing = request(
      {
        ...{ host: '127.0.0.1', port, path, method },
        headers: { host: `${host}:${port}`, ...headers },
        // A request that changes something never goes out on a connection that may just be closing.
        agent: method === 'GET' ? agent : false,
        signal: AbortSignal.timeout(timeoutMs),
      },
      async (response) => {
        try {
          const chunks: Buffer[] = [];
          for await (const chunk of response) chunks.push(chunk as Buffer);
          const text = Buffer.concat(chunks).toString('utf8');
          const { statusCode: status = NO_ANSWER, headers: received } = response;
          resolve({ status, headers: received, text, ms: performance.now() - began });
        } catch (error) {
          failed(String(error));
        }
      },
    );
    outgoing.once('error', (error) => failed(error.message));
    outgoing.end(body);
  });
}

export function postJson(json: unknown, headers: Readonly<Record<string, string>> = {}) {
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(json),
  };
}
