import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** What a provider's server responds to a request; undefined is its 404. */
export type Recording = (url: URL, body: unknown) => unknown;
export type RecordedRequest = {
  method: string;
  url: URL;
  headers: IncomingMessage['headers'];
  body: unknown;
};

/** A server on this machine that responds as a provider's did. It can be made to fail in every way a server fails. */
export async function recordedServer(recording: Recording) {
  const requests: RecordedRequest[] = [];
  let failure: 'none' | 'hang' | 'hang in the body' | 'garbage' | 'another shape' | number = 'none';
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://recorded');
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const sent = Buffer.concat(chunks).toString();
    const body: unknown = sent ? JSON.parse(sent) : undefined;
    requests.push({ method: request.method ?? '', url, headers: request.headers, body });
    response.setHeader('content-type', 'application/json');
    if (failure === 'hang') return;
    if (failure === 'hang in the body') return void response.write('[');
    if (failure === 'garbage') return void response.end('<html>Bad gateway</html>');
    if (failure === 'another shape') return void response.end('{"features":[{"geometry":null}],"places":7}');
    if (typeof failure === 'number') return void response.writeHead(failure).end('{"error":"no"}');
    const result = recording(url, body);
    if (result === undefined) response.writeHead(404).end('{"error":"Unable to geocode"}');
    else response.end(JSON.stringify(result));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    failWith: (how: typeof failure) => {
      failure = how;
    },
  };
}
