import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { Metrics } from './observation.ts';

/** `/metrics` on a port of its own, which only this machine reaches; so it needs no token. */
export async function openMetricsServer(
  { registry }: Pick<Metrics, 'registry'>,
  port: number,
): Promise<Server> {
  const server = createServer(async (request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    try {
      const text = await registry.metrics();
      response.writeHead(200, { 'content-type': registry.contentType }).end(text);
    } catch {
      response.writeHead(500).end();
    }
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  server.unref();
  return server;
}
