import { type IncomingHttpHeaders, request } from 'node:http';
import { setTimeout } from 'node:timers/promises';

export type HttpResponse = { status: number; headers: IncomingHttpHeaders; text: string };

/** Asks for an address without a browser and follows nothing. Not every machine knows {site}.localhost, so the host is only said. */
export function sendRequest(
  address: string,
  method: 'GET' | 'HEAD' | 'POST' = 'GET',
  { headers = {}, json }: { headers?: Record<string, string>; json?: object } = {},
): Promise<HttpResponse> {
  const type = json && { 'content-type': 'application/json' };
  const { host, port, pathname, search } = new URL(address);
  return new Promise((resolve, reject) => {
    const asked = request(
      { host: '127.0.0.1', port, path: pathname + search, method, headers: { host, ...type, ...headers } },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            text: Buffer.concat(chunks).toString(),
          }),
        );
      },
    );
    asked.on('error', reject).end(json && JSON.stringify(json));
  });
}

/** Under load a server answers 503 and asks to come again in a few seconds, as browsers and search engines do. */
export async function getWhenReady(address: string): Promise<HttpResponse> {
  for (let tries = 0; tries < 20; tries += 1) {
    const answer = await sendRequest(address);
    if (answer.status !== 503) return answer;
    await setTimeout(1000);
  }
  return sendRequest(address);
}
