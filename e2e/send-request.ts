import { type IncomingHttpHeaders, request } from 'node:http';
import { setTimeout } from 'node:timers/promises';

export type HttpResponse = { status: number; headers: IncomingHttpHeaders; text: string };

/** Sends a request without a browser and follows no redirects. Not every machine resolves {site}.localhost, so it is only the Host header. */
export function sendRequest(
  address: string,
  method: 'GET' | 'HEAD' | 'POST' = 'GET',
  { headers = {}, json }: { headers?: Record<string, string>; json?: object } = {},
): Promise<HttpResponse> {
  const type = json && { 'content-type': 'application/json' };
  const { host, port, pathname, search } = new URL(address);
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        host: '127.0.0.1',
        port,
        path: pathname + search,
        method,
        headers: { host, ...type, ...headers },
        // A server may close a connection just when it is used again.
        agent: false,
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            text: Buffer.concat(chunks).toString(),
          }),
        );
      },
    );
    sent.on('error', reject).end(json && JSON.stringify(json));
  });
}

/** Under load a server responds with 503 and Retry-After, which browsers and search engines obey. */
export async function getWhenReady(address: string): Promise<HttpResponse> {
  for (let tries = 0; tries < 20; tries += 1) {
    const response = await sendRequest(address);
    if (response.status !== 503) return response;
    await setTimeout(1000);
  }
  return sendRequest(address);
}
