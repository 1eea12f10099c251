import { request } from 'node:http';

type SiteResponse = { status: number; body: string };

const TIMEOUT_MS = 5000;
/** For what the server has to render pages for. */
export const RENDERING_TIMEOUT_MS = 60_000;

/** Asks the sites' server on this machine. The host says which site; `fetch` would look its name up. */
export function fetchFromSite(
  host: string,
  port: number,
  path: string,
  sent?: object,
  timeout = TIMEOUT_MS,
): Promise<SiteResponse> {
  const body = sent && JSON.stringify(sent);
  return new Promise((resolve, reject) => {
    const asked = request(
      {
        host: '127.0.0.1',
        port,
        path,
        method: body ? 'POST' : 'GET',
        headers: { host, ...(body && { 'content-type': 'application/json' }) },
        timeout,
      },
      (response) => {
        let received = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => {
          received += chunk;
        });
        response.on('end', () => resolve({ status: response.statusCode ?? 0, body: received }));
      },
    );
    asked.on('timeout', () => asked.destroy(new Error('timeout')));
    asked.on('error', reject).end(body);
  });
}
